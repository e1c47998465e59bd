import { type CallToAction, documentOf } from '#domain/content/call-to-action';
import { type Content, ids } from '#domain/content/checks/content';
import type { ContentError } from '#domain/content/error';
import { nearestName } from '#domain/content/nearest';
import type { WizardDefinition } from '#domain/content/wizard';
import { datedRules, dateForms } from '#domain/obligations/dates-in-text';
import { areasOf } from '#domain/sentence/areas';
import { sentenceData, sentencePlaces } from '#domain/sentence/parameters';

/** A reference in an entry: its file and field, the name it gives, and where that name must exist. */
export type Reference = {
  file: string;
  field?: readonly PropertyKey[];
  line?: number;
  name: string;
  where: string;
  known: readonly string[];
};

/** Returns the references to missing entries, as errors. */
export function brokenReferences(references: readonly Reference[]): ContentError[] {
  return references
    .filter(({ name, known }) => !known.includes(name))
    .map(({ name, where, known, ...place }) => ({
      ...place,
      what: `there is no '${name}' in ${where}`,
      fix: oneOf(name, known),
    }));
}

/** The most names that a message lists; the rest are given as a number. */
const mostNames = 12;

/** Returns how to fix an unknown name. */
export function oneOf(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near) return `Did you mean '${near}'?`;
  if (known.length === 0) return 'There are none yet: take it out.';
  const more = known.length - mostNames;
  return `Use one of: ${known.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/**
 * Returns errors for references to missing entries: a solution's provider, an industry, a document, a claim, a rule.
 */
export function referenceErrors(content: Content): ContentError[] {
  return [
    ...brokenReferences([
      ...namedEntries(content),
      ...factReferences(content),
      ...answerReferences(content),
      ...ruleReferences(content),
      ...sectionReferences(content),
    ]),
    ...dateErrors(content),
  ];
}

/** Returns the names of all documents: those with a file, and those that industries' buttons download. */
export function documentNames({ documents, industries }: Content): string[] {
  const downloads = industries.flatMap(({ data: { callToAction } }) => downloaded([callToAction]));
  return [...new Set([...ids(documents), ...downloads])];
}

/** Returns the documents that buttons download. */
export function downloaded(actions: readonly CallToAction[]): string[] {
  return actions.flatMap((action) => documentOf(action) ?? []);
}

function namedEntries({ providers, industries, solutions, documents }: Content): Reference[] {
  return [
    ...solutions.map(({ file, data: { provider } }) => ({
      file,
      field: ['provider'],
      name: provider,
      where: 'src/content/providers',
      known: ids(providers),
    })),
    ...[...solutions, ...providers].flatMap(({ file, data }) =>
      (data.industries ?? []).map((name, index) => ({
        file,
        field: ['industries', index],
        name,
        where: 'src/content/industries',
        known: ids(industries),
      })),
    ),
    ...documents.flatMap(({ file, data: { about } }) =>
      about.kind === 'industry'
        ? [
            {
              file,
              field: ['about', 'industry'],
              name: about.industry,
              where: 'src/content/industries',
              known: ids(industries),
            },
          ]
        : [],
    ),
  ];
}

function factReferences({ facts, solutions, criteria }: Content): Reference[] {
  return facts.flatMap(({ id, file, data }) => [
    {
      file,
      name: id,
      where: 'src/content/solutions, and a file of facts is named like its solution',
      known: ids(solutions),
    },
    ...Object.keys(data).map((name) => ({
      file,
      field: [name],
      name,
      where: 'src/content/criteria',
      known: ids(criteria),
    })),
  ]);
}

/**
 * Returns the references to questions and answers of the wizards: from criteria, needs and the requirements document.
 */
function answerReferences({
  wizards,
  criteria,
  needs,
  requirements,
  requirementAreas,
  industries,
}: Content): Reference[] {
  const navigator = wizards.filter(({ id }) => id === 'navigator');
  const both = wizards.map(({ data }) => data);
  return [
    ...criteria.flatMap(({ file, data }) =>
      data.raisedBy.flatMap((raised, index) =>
        toAnswers(
          file,
          ['raisedBy', index],
          raised,
          navigator.map(({ data }) => data),
          'the Navigator',
        ),
      ),
    ),
    ...needs.flatMap(({ file, data }) => [
      ...toAnswers(
        file,
        [],
        data,
        navigator.map(({ data }) => data),
        'the Navigator',
      ),
      ...(data.criterion === undefined
        ? []
        : [{ file, field: ['criterion'], name: data.criterion, where: 'src/content/criteria', known: ids(criteria) }]),
    ]),
    ...requirements.flatMap(({ file, data }) => [
      ...data.answers.flatMap(({ question, reads }, index) => [
        ...toAnswers(file, ['answers', index], { question, is: [] }, both, 'either wizard'),
        ...reads.flatMap(({ is }, position) =>
          toAnswers(file, ['answers', index, 'reads', position], { question, is }, both, 'either wizard').slice(1),
        ),
      ]),
      ...data.needs.flatMap((need, index) => toAnswers(file, ['needs', index], need, both, 'either wizard')),
    ]),
    ...wizards.flatMap(({ file, data }) =>
      data.questions.flatMap(({ options }, question) =>
        options.flatMap(({ industry }, option) =>
          industry === undefined
            ? []
            : [
                {
                  file,
                  field: ['questions', question, 'options', option, 'industry'],
                  name: industry,
                  where: 'src/content/industries',
                  known: ids(industries),
                },
              ],
        ),
      ),
    ),
    ...wizards.flatMap(({ file, data }) =>
      optionsOf([data], 'challengeArea').map((name) => ({
        file,
        field: ['questions', data.questions.findIndex(({ id }) => id === 'challengeArea')],
        name,
        where: "src/content/requirement-areas, which has a file for each answer to 'challengeArea'",
        known: ids(requirementAreas),
      })),
    ),
  ];
}

function toAnswers(
  file: string,
  field: readonly PropertyKey[],
  { question, is }: { question: string; is: readonly string[] },
  wizards: readonly WizardDefinition[],
  where: string,
): Reference[] {
  const questions = wizards.flatMap((wizard) => wizard.questions.map(({ id }) => id));
  return [
    { file, field: [...field, 'question'], name: question, where: `the questions of ${where}`, known: questions },
    ...(questions.includes(question)
      ? is.map((name, index) => ({
          file,
          field: [...field, 'is', index],
          name,
          where: `the answers to ${question}`,
          known: optionsOf(wizards, question),
        }))
      : []),
  ];
}

function optionsOf(wizards: readonly WizardDefinition[], question: string): string[] {
  return wizards.flatMap(({ questions }) =>
    questions.filter(({ id }) => id === question).flatMap(({ options }) => options.map(({ value }) => value)),
  );
}

/**
 * Returns the references from rules (to industries, their kinds, criteria) and to rules (from compliance lists, dates).
 */
function ruleReferences({ rules, industries, criteria, documents }: Content): Reference[] {
  const known = { where: 'src/content/rules', known: ids(rules) };
  return [
    ...rules.flatMap(({ file, data: { binds, raises } }) => [
      ...binds.flatMap(({ industry: name, kinds = [] }, index) => {
        const industry = industries.find(({ id }) => id === name);
        return [
          {
            file,
            field: ['binds', index, 'industry'],
            name,
            where: 'src/content/industries',
            known: ids(industries),
          },
          ...(industry
            ? kinds.map((kind, position) => ({
                file,
                field: ['binds', index, 'kinds', position],
                name: kind,
                where: `the kinds of ${industry.file}`,
                known: ids(industry.data.kinds),
              }))
            : []),
        ];
      }),
      ...raises.map(({ criterion }, index) => ({
        file,
        field: ['raises', index, 'criterion'],
        name: criterion,
        where: 'src/content/criteria',
        known: ids(criteria),
      })),
    ]),
    ...industries.flatMap(({ file, data: { compliance } }) =>
      compliance.flatMap((item, index) => [
        ...item.rules.map((name, position) => ({
          file,
          field: ['compliance', index, 'rules', position],
          name,
          ...known,
        })),
        ...datedRules(item.text).map((name) => ({ file, field: ['compliance', index, 'text'], name, ...known })),
      ]),
    ),
    ...documents.flatMap(({ file, text }) => datedRules(text).map((name) => ({ file, name, ...known }))),
  ];
}

/** What the sentence may offer; its organizations are those of the industries. */
const offered = { industry: [], place: sentencePlaces, data: sentenceData } as const;

function sectionReferences(content: Content): Reference[] {
  const claims = content.site.flatMap(({ data }) => Object.keys(data.claims));
  const navigator = content.wizards.filter(({ id }) => id === 'navigator').map(({ data }) => data);
  return content.sections.flatMap(({ file, data: { items, actions, sample, sentence } }) => [
    ...(sample
      ? [
          {
            file,
            field: ['sample', 'industry'],
            name: sample.industry,
            where: 'src/content/industries',
            known: ids(content.industries),
          },
          ...sample.answers.flatMap((answer, index) =>
            toAnswers(file, ['sample', 'answers', index], answer, navigator, 'the Navigator'),
          ),
        ]
      : []),
    ...(sentence?.words ?? []).flatMap(({ parameter, options }, index) =>
      Object.keys(options).map((name) => ({
        file,
        field: ['sentence', 'words', index, 'options', name],
        name,
        where: `the values of ${parameter}`,
        known: parameter === 'area' ? navigator.flatMap(areasOf).map(({ value }) => value) : offered[parameter],
      })),
    ),
    ...items.flatMap(({ claim }, index) =>
      claim === undefined
        ? []
        : [
            {
              file,
              field: ['items', index, 'claim'],
              name: claim,
              where: 'the claims of src/content/site.yaml',
              known: claims,
            },
          ],
    ),
    ...actions.flatMap((action, index) => {
      const name = documentOf(action);
      if (name === null) return [];
      const field = ['actions', index, 'document'];
      return [{ file, field, name, where: 'src/content/documents', known: documentNames(content) }];
    }),
  ]);
}

/** Returns errors for dates in texts: an unknown form, or a rule that has no date. */
function dateErrors({ rules, industries, documents }: Content): ContentError[] {
  const dates = new Map(rules.map(({ id, file, data }) => [id, { file, date: data.date }]));
  const texts = [
    ...industries.flatMap(({ file, data }) =>
      data.compliance.map(({ text }, index) => ({ file, field: ['compliance', index, 'text'], text })),
    ),
    ...documents.map(({ file, text }) => ({ file, text })),
  ];
  return texts.flatMap(({ text, ...place }) =>
    dateForms(text).flatMap(({ asked, form, id }) => {
      if (form !== 'month' && form !== 'day')
        return [{ ...place, what: `asks for '${asked}'`, fix: `Write {month of ${id}} or {day of ${id}}.` }];
      const rule = dates.get(id);
      return rule && rule.date === null
        ? [
            {
              ...place,
              what: `asks for '${asked}', and ${rule.file} gives no date`,
              fix: 'Add the date there, or write the sentence without it.',
            },
          ]
        : [];
    }),
  );
}
