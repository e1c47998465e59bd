import { alphabetical } from '#domain/text/alphabet';
import { type LayerName, layerNames } from '#domain/layers';

/** A provider as the directory lists it, with what its summary adds. Specification §3, Provider and Provider summary. */
export type ListedProvider = {
  name: string;
  url: string;
  category: LayerName;
  description: string;
  specialties?: readonly string[] | undefined;
  /** The industries that it works in, by name. */
  industries?: readonly string[] | undefined;
  /** Its products that have a page: name and path. */
  solutions?: readonly ProviderSolution[] | undefined;
};

/** A product of a provider, with the address of its page. */
export type ProviderSolution = { name: string; path: string };

/** What a provider may be chosen by besides its category. */
export const facets = ['industries', 'specialties'] as const;

export type Facet = (typeof facets)[number];

/** Stands between the entries of a facet on a card, from which they are read back: the schemas allow no comma in an entry. */
export const facetSeparator = ', ';

/** From this number of providers on, the page carries only the first of each layer, and the whole list is a file. */
export const tooManyForThePage = 200;

/** How many of each layer the page then carries. */
export const firstOfEachLayer = 12;

/** The address of the whole list. */
export const listAddress = '/providers.json';

/** Returns every value of a facet that any provider has, in alphabetical order. */
export function valuesOf(facet: Facet, providers: readonly ListedProvider[]): string[] {
  return alphabetical([...new Set(providers.flatMap((provider) => provider[facet] ?? []))], (value) => value);
}

/** Returns the providers of each layer, top to bottom, each layer in alphabetical order. */
export function byLayer<P extends ListedProvider>(providers: readonly P[]): { name: LayerName; providers: P[] }[] {
  const sorted = alphabetical(providers, ({ name }) => name);
  return layerNames.map((name) => ({ name, providers: sorted.filter(({ category }) => category === name) }));
}
