import { type CollectionEntry, getCollection } from 'astro:content';
import { siteDocuments } from '#queries/documents';
import { agency, fileOf } from '#queries/entries';
import type { CallToAction } from '#domain/content/call-to-action';
import { brokenReferences, type Reference } from '#queries/references';

let checked: Promise<void> | undefined;

/**
 * Stops the build when an entry refers to one that does not exist: a solution's provider, an industry, a document, a
 * claim. Once a build; in development at each page, because the content changes under it.
 */
export function checkContent(): Promise<void> {
  if (import.meta.env.DEV) return check();
  return (checked ??= check());
}

async function check(): Promise<void> {
  const broken = brokenReferences(await references());
  if (broken.length > 0) throw new Error(`The content does not fit together.\n${broken.join('\n')}`);
}

async function references(): Promise<Reference[]> {
  const [providers, industries, solutions, sections] = await Promise.all([
    getCollection('providers'),
    getCollection('industries'),
    getCollection('solutions'),
    getCollection('sections'),
  ]);
  const claims = Object.keys((await agency()).claims);
  const documents = [...(await siteDocuments()).keys()];
  const toIndustries = (entry: CollectionEntry<'providers' | 'solutions'>): Reference[] =>
    (entry.data.industries ?? []).map((name) => ({
      file: fileOf(entry.collection, entry.id),
      field: 'industries',
      name,
      where: 'src/content/industries',
      known: ids(industries),
    }));
  return [
    ...solutions.map(({ id, data }) => ({
      file: fileOf('solutions', id),
      field: 'provider',
      name: data.provider,
      where: 'src/content/providers',
      known: ids(providers),
    })),
    ...[...solutions, ...providers].flatMap(toIndustries),
    ...sections.flatMap(({ id, data }) => [
      ...data.items.flatMap(({ claim }, index) =>
        claim === undefined
          ? []
          : [
              {
                file: fileOf('sections', id),
                field: `items, entry ${index + 1}, claim`,
                name: claim,
                where: 'the claims of src/content/site.yaml',
                known: claims,
              },
            ],
      ),
      ...toDocuments(fileOf('sections', id), data.actions, documents),
    ]),
  ];
}

function toDocuments(file: string, actions: CallToAction[], known: string[]): Reference[] {
  return actions.flatMap((action) =>
    action.kind === 'download'
      ? [{ file, field: 'actions, document', name: action.document, where: 'src/content/documents', known }]
      : [],
  );
}

function ids(entries: { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
