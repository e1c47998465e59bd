import { getCollection } from 'astro:content';
import { contentTexts } from '#queries/content-texts';
import { documentIds } from '#queries/documents';
import { agency, fileOf, requiredEntry } from '#queries/entries';
import { insightReferences } from '#queries/insight-references';
import { menuReferences } from '#queries/menu-references';
import { oncePerBuild } from '#queries/once-per-build';
import { ruleReferences } from '#queries/rule-references';
import { brokenReferences, type Reference } from '#queries/references';
import { catalogueMistakes, type WrittenCatalogue } from '#domain/content/catalogue-mistakes';
import { insightMistakes } from '#domain/content/insight-mistakes';
import { type ContentMistake, mistakeInWords } from '#domain/content/mistake';
import { pageMistakes } from '#domain/content/page-mistakes';
import type { CallToAction } from '#domain/content/call-to-action';
import type { WizardDefinition } from '#domain/content/wizard';

/**
 * Checks that entries refer to entries that exist (a solution's provider, an industry, a document, a claim), and that the
 * catalogue fits together. Throws one error that lists every mistake.
 */
export const checkContent = oncePerBuild(async (): Promise<void> => {
  const mistakes = [
    ...brokenReferences(await references()),
    ...catalogueMistakes(await writtenCatalogue()),
    ...(await textMistakes()).map(mistakeInWords),
  ];
  if (mistakes.length > 0) throw new Error(`The content does not fit together.\n${mistakes.join('\n')}`);
});

/** Returns the mistakes in pages and articles. */
async function textMistakes(): Promise<ContentMistake[]> {
  const texts = new Map(contentTexts().map((text) => [text.file, text]));
  const [pages, industries, insights] = await Promise.all([
    getCollection('pages'),
    getCollection('industries'),
    getCollection('insights'),
  ]);
  return [
    ...pageMistakes(
      pages.map(({ id, body = '', filePath }) => ({ id, body, file: filePath ?? fileOf('pages', id) })),
      ids(industries),
    ),
    ...insights.flatMap(({ data, filePath = '' }) => {
      const text = texts.get(filePath);
      return text ? insightMistakes(text, data) : [];
    }),
  ];
}

async function writtenCatalogue(): Promise<WrittenCatalogue> {
  const [solutions, facts, needs] = await Promise.all([
    getCollection('solutions'),
    getCollection('facts'),
    getCollection('needs'),
  ]);
  return { solutions: dataById(solutions), facts: dataById(facts), needs: ids(needs) };
}

function dataById<T>(entries: readonly { id: string; data: T }[]): Map<string, T> {
  return new Map(entries.map(({ id, data }) => [id, data]));
}

async function references(): Promise<Reference[]> {
  const [providers, industries, solutions, sections, criteria, facts, needs, navigator] = await Promise.all([
    getCollection('providers'),
    getCollection('industries'),
    getCollection('solutions'),
    getCollection('sections'),
    getCollection('criteria'),
    getCollection('facts'),
    getCollection('needs'),
    requiredEntry('wizards', 'navigator'),
  ]);
  const claims = { where: 'the claims of src/content/site.yaml', known: Object.keys((await agency()).claims) };
  const documents = { where: 'src/content/documents', known: await documentIds() };
  return [
    ...(await menuReferences()),
    ...(await insightReferences()),
    ...solutions.map(({ id, data }) => ({
      file: fileOf('solutions', id),
      field: 'provider',
      name: data.provider,
      where: 'src/content/providers',
      known: ids(providers),
    })),
    ...[...solutions, ...providers].flatMap(({ collection, id, data }) =>
      (data.industries ?? []).map((name) => ({
        file: fileOf(collection, id),
        field: 'industries',
        name,
        where: 'src/content/industries',
        known: ids(industries),
      })),
    ),
    ...facts.map(({ id }) => ({
      file: fileOf('facts', id),
      field: 'the name of the file',
      name: id,
      where: 'src/content/solutions',
      known: ids(solutions),
    })),
    ...facts.flatMap(({ id, data }) =>
      Object.keys(data).map((name) => ({
        file: fileOf('facts', id),
        field: name,
        name,
        where: 'src/content/criteria',
        known: ids(criteria),
      })),
    ),
    ...criteria.flatMap(({ id, data }) =>
      raisingAnswers(navigator.data, data.raisedBy).map((reference) => ({
        file: fileOf('criteria', id),
        ...reference,
      })),
    ),
    ...needs.flatMap(({ id, data: { question, is, criterion } }) => [
      ...raisingAnswers(navigator.data, [{ question, is }]).map((reference) => ({
        file: fileOf('needs', id),
        ...reference,
      })),
      ...(criterion === undefined
        ? []
        : [
            {
              file: fileOf('needs', id),
              field: 'criterion',
              name: criterion,
              where: 'src/content/criteria',
              known: ids(criteria),
            },
          ]),
    ]),
    ...(await ruleReferences()),
    ...sections.flatMap(({ id, data }) => {
      const file = fileOf('sections', id);
      return [
        ...data.items.flatMap(({ claim }, index) =>
          claim === undefined ? [] : [{ file, field: `items, entry ${index + 1}, claim`, name: claim, ...claims }],
        ),
        ...documentsOf(data.actions).map((name) => ({ file, field: 'actions, document', name, ...documents })),
      ];
    }),
  ];
}

function documentsOf(actions: CallToAction[]): string[] {
  return actions.flatMap((action) => (action.kind === 'download' ? [action.document] : []));
}

/** Returns the questions and answers that raise a criterion or state a need, as references to the Navigator's. */
function raisingAnswers(
  navigator: WizardDefinition,
  raisedBy: readonly { question: string; is: readonly string[] }[],
): Omit<Reference, 'file'>[] {
  return raisedBy.flatMap(({ question: id, is }, index) => {
    const field = `raisedBy, entry ${index + 1}`;
    const questions = navigator.questions.map((question) => question.id);
    const offered = navigator.questions.find((question) => question.id === id)?.options.map(({ value }) => value);
    return [
      { field: `${field}, question`, name: id, where: 'the questions of the Navigator', known: questions },
      ...is.flatMap((name) =>
        offered ? [{ field: `${field}, is`, name, where: `the answers to ${id}`, known: offered }] : [],
      ),
    ];
  });
}

function ids(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
