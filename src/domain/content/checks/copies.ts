import type { Content, Entry } from '#domain/content/checks/content';
import { downloaded } from '#domain/content/checks/references';
import { type Changed, repeats } from '#domain/content/checks/repeats';
import type { ContentKind } from '#domain/content/kinds';
import type { ContentError } from '#domain/content/error';
import { comparedName } from '#domain/text/same-name';

/**
 * Returns errors for fields left over from the file that an entry was copied from: its place, its name, what describes it, its
 * document.
 * Of two that collide, the file changed last is named.
 */
export function copyErrors(content: Content, changed: Changed): ContentError[] {
  return [
    ...sharedPlaces(content, changed),
    ...sharedNames(content, changed),
    ...sharedTexts(content, changed),
    ...foreignDocuments(content, changed),
  ];
}

function sharedPlaces(content: Content, changed: Changed): ContentError[] {
  const repeatedField = repeatedFieldBy(changed);
  const { advisors, caseStudies, criteria, faqs, needs, phases, services } = content;
  return [
    ...repeatedField(advisors, ['order'], ({ order }) => order),
    ...repeatedField(caseStudies, ['order'], ({ order }) => order),
    ...repeatedField(criteria, ['order'], ({ order }) => order),
    ...repeatedField(faqs, ['order'], ({ page, order }) => `${page} ${order}`),
    ...repeatedField(needs, ['order'], ({ order }) => order),
    ...repeatedField(services, ['order'], ({ order }) => order),
    ...repeatedField(phases, ['number'], ({ number }) => number),
  ].map(({ file, field, first }) => ({
    file,
    field,
    what: `both this and ${first} have the same ${field.map(String).join()}`,
    fix: 'Give each its own: the number is its place in the list.',
  }));
}

function sharedNames(content: Content, changed: Changed): ContentError[] {
  const repeatedField = repeatedFieldBy(changed);
  const { advisors, caseStudies, criteria, documents, faqs, industries, insights, needs } = content;
  const { pages, phases, providers, rules, services, solutions } = content;
  const named = [
    ...repeatedField(industries, ['name'], ({ name }) => comparedName(name)),
    ...repeatedField(industries, ['inSentence'], ({ inSentence }) => comparedName(inSentence)),
    ...repeatedField(industries, ['title'], ({ title }) => comparedName(title)),
    ...repeatedField(industries, ['summary'], ({ summary }) => comparedName(summary)),
    ...repeatedField(insights, ['title'], ({ title }) => comparedName(title)),
    ...repeatedField(insights, ['summary'], ({ summary }) => comparedName(summary)),
    ...repeatedField(providers, ['name'], ({ name }) => comparedName(name)),
    ...repeatedField(providers, ['url'], ({ url }) => new URL(url).hostname),
    ...repeatedField(providers, ['description'], ({ description }) => comparedName(description)),
    ...repeatedField(solutions, ['name'], ({ name }) => comparedName(name)),
    ...repeatedField(solutions, ['description'], ({ description }) => comparedName(description)),
    ...repeatedField(needs, ['label'], ({ label }) => comparedName(label)),
    ...repeatedField(rules, ['name'], ({ name }) => comparedName(name)),
    ...repeatedField(rules, ['title'], ({ title }) => comparedName(title)),
    ...repeatedField(rules, ['asks'], ({ asks }) => asks && JSON.stringify(asks)),
    ...repeatedField(rules, ['note'], ({ note }) => note && comparedName(note)),
    ...repeatedField(industries, ['closing', 'text'], ({ closing }) => comparedName(closing.text)),
    ...[0, 1, 2].flatMap((index) =>
      repeatedField(industries, ['useCases', index, 'text'], ({ useCases }) =>
        comparedName(useCases[index]?.text ?? ''),
      ),
    ),
    ...repeatedField(advisors, ['advice'], ({ advice }) => comparedName(advice)),
    ...repeatedField(advisors, ['name'], ({ name }) => comparedName(name)),
    ...repeatedField(caseStudies, ['title'], ({ title }) => comparedName(title)),
    ...repeatedField(criteria, ['label'], ({ label }) => comparedName(label)),
    ...repeatedField(documents, ['title'], ({ title }) => comparedName(title)),
    ...repeatedField(documents, ['summary'], ({ summary }) => comparedName(summary)),
    ...repeatedField(faqs, ['question'], ({ question }) => comparedName(question)),
    ...repeatedField(pages, ['title'], ({ title }) => comparedName(title)),
    ...repeatedField(pages, ['description'], ({ description }) => comparedName(description)),
    ...repeatedField(phases, ['title'], ({ title }) => comparedName(title)),
    ...repeatedField(services, ['title'], ({ title }) => comparedName(title)),
    ...repeatedField(services, ['summary'], ({ summary }) => comparedName(summary)),
  ];
  return named.map(({ file, field, first }) => ({
    file,
    field,
    what: `is the same as in ${first}`,
    fix: 'Change it here, or delete the file that was copied.',
  }));
}

/** Returns errors for texts below the fields that another entry of the kind has as well. */
function sharedTexts(content: Content, changed: Changed): ContentError[] {
  return Object.values(content).flatMap((entries: readonly Entry<ContentKind>[]) =>
    repeats(entries, changed, ({ text }) => text || undefined).map(({ entry, first }) => ({
      file: entry.file,
      what: `the text below its fields is the same as in ${first.file}`,
      fix: 'Write its own, or delete the file that was copied.',
    })),
  );
}

/** Returns a function that finds the entries that repeat a field of an older one. */
function repeatedFieldBy(changed: Changed) {
  return <K extends ContentKind>(
    entries: readonly Entry<K>[],
    field: readonly PropertyKey[],
    keyOf: (data: Entry<K>['data']) => unknown,
  ): { file: string; field: readonly PropertyKey[]; first: string }[] =>
    repeats(entries, changed, ({ data }) => keyOf(data)).map(({ entry, first }) => ({
      file: entry.file,
      field,
      first: first.file,
    }));
}

/** Returns errors for industries whose button downloads another industry's document. */
function foreignDocuments({ industries, documents }: Content, changed: Changed): ContentError[] {
  const buttons = industries.flatMap(({ id, file, data: { callToAction } }) =>
    downloaded([callToAction]).map((document) => ({ id, file, document })),
  );
  const field = ['callToAction', 'document'];
  const owned = buttons.flatMap(({ id, file, document }): ContentError[] => {
    const about = documents.find((entry) => entry.id === document)?.data.about;
    return about?.kind === 'industry' && about.industry !== id
      ? [
          {
            file,
            field,
            what: `'${document}' is the document of ${about.industry}`,
            fix: `Name a document of its own: where nobody has written it, one is made from this page.`,
          },
        ]
      : [];
  });
  const unwritten = buttons.filter(({ document }) => !documents.some(({ id }) => id === document));
  const shared = repeats(unwritten, changed, ({ document }) => document).map(({ entry, first }) => ({
    file: entry.file,
    field,
    what: `'${entry.document}' is made from ${first.file}`,
    fix: 'Name a document of its own: one is made from this page.',
  }));
  return [...owned, ...shared];
}
