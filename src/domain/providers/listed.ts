import { alphabetical } from '#domain/text/alphabet';
import type { Finding } from '#domain/facts/standing';
import { type LayerName, layerNames } from '#domain/layers';

/**
 * A provider as the directory lists it, with the fields of its summary. Specification §3, Provider and Provider
 * summary.
 */
export type ListedProvider = {
  name: string;
  url: string;
  category: LayerName;
  description: string;
  specialties?: readonly string[] | undefined;
  /** The names of the industries that it works in. */
  industries?: readonly string[] | undefined;
  /** The products with a page: name and path. */
  solutions?: readonly ProviderSolution[] | undefined;
};

/**
 * A provider's product, with the address of its page, how many of our criteria are known of it, of how many, and whether it
 * stores customer data in Canada; undefined where the content does not ask.
 */
export type ProviderSolution = {
  name: string;
  path: string;
  known: number;
  of: number;
  inCanada?: Finding | undefined;
};

/** The longest name of a product that stands in one line of the grid. */
export const oneLine = 24;

/** The number of products that a card shows, each in one line; its details have the others. */
export const shownOnCard = 2;

/** The filters besides the category. */
export const facets = ['industries', 'specialties'] as const;

export type Facet = (typeof facets)[number];

/** Separates the values of a facet on a card, from which they are read back: the schemas allow no comma in a value. */
export const facetSeparator = ', ';

/**
 * From this number of providers on, the page contains only the first of each layer, and the whole list is a separate
 * file.
 */
export const tooManyForThePage = 200;

/** The number of providers per layer that the page then contains. */
export const firstOfEachLayer = 12;

/** The address of the whole list. */
export const listAddress = '/providers.json';

/** Returns every value of a facet among the providers, in alphabetical order. */
export function valuesOf(facet: Facet, providers: readonly ListedProvider[]): string[] {
  return alphabetical([...new Set(providers.flatMap((provider) => provider[facet] ?? []))], (value) => value);
}

/** Returns the providers of each layer, top to bottom, each layer in alphabetical order. */
export function byLayer<P extends ListedProvider>(providers: readonly P[]): { name: LayerName; providers: P[] }[] {
  const sorted = alphabetical(providers, ({ name }) => name);
  return layerNames.map((name) => ({ name, providers: sorted.filter(({ category }) => category === name) }));
}
