import { type LayerName, layerNames } from '#domain/layers';

/** A provider as the directory lists it. Specification §3, Provider. */
export type ListedProvider = { name: string; url: string; category: LayerName; description: string };

/** From so many providers on, the page carries only the first of each layer and the whole list is a file of its own. */
export const tooManyForThePage = 200;

/** How many of each layer the page carries then. */
export const firstOfEachLayer = 12;

/** The address of the whole list. */
export const listAddress = '/providers.json';

const byName = new Intl.Collator('en').compare;

/** In the one order the directory knows. */
export function alphabetical<P extends { name: string }>(providers: readonly P[]): P[] {
  return [...providers].sort((one, other) => byName(one.name, other.name));
}

/** The providers of each layer, top to bottom, each layer in alphabetical order. */
export function byLayer<P extends ListedProvider>(providers: readonly P[]): { name: LayerName; providers: P[] }[] {
  const sorted = alphabetical(providers);
  return layerNames.map((name) => ({ name, providers: sorted.filter(({ category }) => category === name) }));
}
