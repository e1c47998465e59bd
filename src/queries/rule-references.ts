import { type CollectionEntry, getCollection } from 'astro:content';
import { fileOf } from '#queries/entries';
import type { Reference } from '#queries/references';
import { datedRules } from '#domain/obligations/dates-in-text';

/**
 * Returns what rules refer to (industries, kinds of them, criteria), and what refers to rules: compliance lists, and texts
 * that ask for a rule's date.
 */
export async function ruleReferences(): Promise<Reference[]> {
  const [rules, industries, criteria, documents] = await Promise.all([
    getCollection('rules'),
    getCollection('industries'),
    getCollection('criteria'),
    getCollection('documents'),
  ]);
  const known = { where: 'src/content/rules', known: ids(rules) };
  const texts = [
    ...industries.map(({ id, data }) => ({
      file: fileOf('industries', id),
      text: data.compliance.map(({ text }) => text).join(),
    })),
    ...documents.map(({ id, body = '' }) => ({ file: fileOf('documents', id), text: body })),
  ];
  return [
    ...rules.flatMap((rule) => boundBy(rule, industries)),
    ...rules.flatMap(({ id, data: { raises } }) =>
      raises.map(({ criterion }, index) => ({
        file: fileOf('rules', id),
        field: `raises, entry ${index + 1}, criterion`,
        name: criterion,
        where: 'src/content/criteria',
        known: ids(criteria),
      })),
    ),
    ...industries.flatMap(({ id, data: { compliance } }) =>
      compliance.flatMap((item, index) =>
        item.rules.map((name) => ({
          file: fileOf('industries', id),
          field: `compliance, entry ${index + 1}, rules`,
          name,
          ...known,
        })),
      ),
    ),
    ...texts.flatMap(({ file, text }) =>
      datedRules(text).map((name) => ({ file, field: 'the date of a rule', name, ...known })),
    ),
  ];
}

function boundBy({ id, data }: CollectionEntry<'rules'>, industries: CollectionEntry<'industries'>[]): Reference[] {
  const file = fileOf('rules', id);
  return data.binds.flatMap(({ industry: name, kinds = [] }, index) => {
    const field = `binds, entry ${index + 1}`;
    const industry = industries.find((each) => each.id === name);
    const listed = industry && {
      where: `the kinds of ${fileOf('industries', name)}`,
      known: ids(industry.data.kinds),
    };
    return [
      { file, field: `${field}, industry`, name, where: 'src/content/industries', known: ids(industries) },
      ...(listed ? kinds.map((kind) => ({ file, field: `${field}, kinds`, name: kind, ...listed })) : []),
    ];
  });
}

function ids(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
