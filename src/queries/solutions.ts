import { getCollection } from 'astro:content';
import type { Solution } from '#domain/recommendation/solution';

/** Returns the catalogue as the ranking sees it: with the providers' names. */
export async function rankedSolutions(): Promise<Solution[]> {
  const providers = new Map((await getCollection('providers')).map((entry) => [entry.id, entry.data.name]));
  return (await getCollection('solutions')).map(({ id, data }) => ({
    id,
    ...data,
    provider: providers.get(data.provider) ?? data.provider,
  }));
}
