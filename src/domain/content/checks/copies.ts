import type { Content, Entry } from '#domain/content/checks/content';
import { downloaded } from '#domain/content/checks/references';
import { repeats } from '#domain/content/checks/repeats';
import type { ContentKind } from '#domain/content/kinds';
import type { ContentError } from '#domain/content/error';

/**
 * Returns errors for fields left over from the file that an entry was copied from: its place, its name, its document.
 */
export function copyErrors(content: Content): ContentError[] {
  return [...sharedPlaces(content), ...sharedNames(content), ...foreignDocuments(content)];
}

function sharedPlaces(content: Content): ContentError[] {
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
    what: `both this and ${first} have the same ${field.join()}`,
    fix: 'Give each its own: the number is its place in the list.',
  }));
}

function sharedNames(content: Content): ContentError[] {
  const { advisors, caseStudies, criteria, documents, faqs, industries, pages, phases } = content;
  const { providers, rules, services, solutions } = content;
  const named = [
    ...repeatedField(industries, ['name'], ({ name }) => name.toLowerCase()),
    ...repeatedField(industries, ['title'], ({ title }) => title.toLowerCase()),
    ...repeatedField(providers, ['name'], ({ name }) => name.toLowerCase()),
    ...repeatedField(providers, ['url'], ({ url }) => new URL(url).hostname),
    ...repeatedField(solutions, ['name'], ({ name }) => name.toLowerCase()),
    ...repeatedField(rules, ['title'], ({ title }) => title.toLowerCase()),
    ...repeatedField(advisors, ['name'], ({ name }) => name.toLowerCase()),
    ...repeatedField(caseStudies, ['title'], ({ title }) => title.toLowerCase()),
    ...repeatedField(criteria, ['label'], ({ label }) => label.toLowerCase()),
    ...repeatedField(documents, ['title'], ({ title }) => title.toLowerCase()),
    ...repeatedField(faqs, ['question'], ({ question }) => question.toLowerCase()),
    ...repeatedField(pages, ['title'], ({ title }) => title.toLowerCase()),
    ...repeatedField(phases, ['title'], ({ title }) => title.toLowerCase()),
    ...repeatedField(services, ['title'], ({ title }) => title.toLowerCase()),
  ];
  return named.map(({ file, field, first }) => ({
    file,
    field,
    what: `is the same as in ${first}`,
    fix: 'Change it here, or delete the file that was copied.',
  }));
}

/** Returns the entries that repeat a field of an earlier one. */
function repeatedField<K extends ContentKind>(
  entries: readonly Entry<K>[],
  field: readonly string[],
  keyOf: (data: Entry<K>['data']) => unknown,
): { file: string; field: readonly string[]; first: string }[] {
  return repeats(entries, ({ data }) => keyOf(data)).map(({ entry, first }) => ({
    file: entry.file,
    field,
    first: first.file,
  }));
}

/** Returns errors for industries whose button downloads another industry's document. */
function foreignDocuments({ industries, documents }: Content): ContentError[] {
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
  const shared = repeats(unwritten, ({ document }) => document).map(({ entry, first }) => ({
    file: entry.file,
    field,
    what: `'${entry.document}' is made from ${first.file}`,
    fix: 'Name a document of its own: one is made from this page.',
  }));
  return [...owned, ...shared];
}
