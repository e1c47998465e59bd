import { getCollection } from 'astro:content';
import { alphabetical, type ListedProvider } from '#domain/providers/listed';

/** The providers of the directory, in alphabetical order. */
export async function listedProviders(): Promise<ListedProvider[]> {
  const listed = await getCollection('providers', ({ data }) => data.directory);
  return alphabetical(
    listed.map(({ data: { name, url, category, description } }) => ({ name, url, category, description })),
  );
}
