import { type CollectionEntry, getCollection } from 'astro:content';

export type Provider = CollectionEntry<'providers'>['data'];

/** The name to show where space is short. */
export function shownName({ name, shortName }: Provider): string {
  return shortName ?? name;
}

/** The providers that fulfil a condition, in alphabetical order of the names shown. */
export async function providersWith(condition: (provider: Provider) => boolean): Promise<Provider[]> {
  const all = (await getCollection('providers')).map(({ data }) => data);
  return all.filter(condition).sort((a, b) => shownName(a).localeCompare(shownName(b), 'en'));
}
