import { type LayerName, layerNames } from '#domain/layers';

/** A provider as the directory lists it. Specification §3, Provider. */
export type ListedProvider = { name: string; url: string; category: LayerName; description: string };

/** From this number of providers on, the page carries only the first of each layer, and the whole list is a file. */
export const tooManyForThePage = 200;

/** How many of each layer the page then carries. */
export const firstOfEachLayer = 12;

/** The address of the whole list. */
export const listAddress = '/providers.json';

const byName = new Intl.Collator('en').compare;

/** Returns the providers in the order of the directory. */
export function alphabetical<P extends { name: string }>(providers: readonly P[]): P[] {
  return [...providers].sort((one, other) => byName(one.name, other.name));
}

/** Returns the providers of each layer, top to bottom, each layer in alphabetical order. */
export function byLayer<P extends ListedProvider>(providers: readonly P[]): { name: LayerName; providers: P[] }[] {
  const sorted = alphabetical(providers);
  return layerNames.map((name) => ({ name, providers: sorted.filter(({ category }) => category === name) }));
}
