import { type CollectionEntry, getCollection } from 'astro:content';
import { siteDocuments } from '#queries/documents';
import { agency, fileOf } from '#queries/entries';
import { oncePerBuild } from '#queries/once-per-build';
import { brokenReferences, type Reference } from '#queries/references';
import type { CallToAction } from '#domain/content/call-to-action';

/**
 * Checks that entries refer to entries that exist: a solution's provider, an industry, a document, a claim. Throws one
 * error that lists every reference which leads nowhere.
 */
export const checkContent = oncePerBuild(async (): Promise<void> => {
  const broken = brokenReferences(await references());
  if (broken.length > 0) throw new Error(`The content does not fit together.\n${broken.join('\n')}`);
});

async function references(): Promise<Reference[]> {
  const [providers, industries, solutions, sections] = await Promise.all([
    getCollection('providers'),
    getCollection('industries'),
    getCollection('solutions'),
    getCollection('sections'),
  ]);
  const claims = { where: 'the claims of src/content/site.yaml', known: Object.keys((await agency()).claims) };
  const documents = { where: 'src/content/documents', known: [...(await siteDocuments()).keys()] };
  return [
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

function ids(entries: CollectionEntry<'providers' | 'industries'>[]): string[] {
  return entries.map(({ id }) => id);
}
