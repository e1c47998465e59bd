import { alphabetical } from '#domain/text/alphabet';
import type { LayerName } from '#domain/layers';
import { type Facet, facets, type ListedProvider } from '#domain/providers/listed';
import { type DirectoryQuery, facetCode, type FacetQuery } from '#domain/providers/query';

/** A list ready to be searched: in alphabetical order, each name lowered once and not at every keystroke. */
export type DirectoryIndex = readonly { provider: ListedProvider; lowered: string }[];

/** What a query finds. */
export type Found = {
  providers: ListedProvider[];
  /** How many names match in each category, whichever is chosen; a category without any is absent. */
  counts: ReadonlyMap<LayerName, number>;
};

export function directoryIndex(providers: readonly ListedProvider[]): DirectoryIndex {
  return alphabetical(providers, ({ name }) => name).map((provider) => ({
    provider,
    lowered: provider.name.toLowerCase(),
  }));
}

/**
 * Returns a query without an industry or a specialty that no provider of the list has: an address may name any, and a
 * wrong value counts as absent.
 */
export function withoutUnknown(index: DirectoryIndex, query: DirectoryQuery): DirectoryQuery {
  const isKnown = (facet: Facet) => index.some(({ provider }) => fits(provider, { [facet]: query[facet] }));
  return {
    ...query,
    ...Object.fromEntries(facets.filter((facet) => !isKnown(facet)).map((facet) => [facet, undefined])),
  };
}

/**
 * Returns the providers whose name contains the text, whatever its case, in the category, the industry and the specialty
 * asked for. Nothing but the name is searched; space around the text is not part of it, and a longer space in it counts
 * as one. Specification §5, Provider search.
 */
export function found(index: DirectoryIndex, query: Omit<DirectoryQuery, 'view'>): Found {
  const { q, category } = query;
  const wanted = q.trim().replace(/\s+/g, ' ').toLowerCase();
  const providers: ListedProvider[] = [];
  const counts = new Map<LayerName, number>();
  for (const { provider, lowered } of index) {
    if (!lowered.includes(wanted) || !fits(provider, query)) continue;
    counts.set(provider.category, (counts.get(provider.category) ?? 0) + 1);
    if (category === null || provider.category === category) providers.push(provider);
  }
  return { providers, counts };
}

function fits(provider: ListedProvider, query: FacetQuery): boolean {
  return facets.every(
    (facet) => query[facet] === undefined || provider[facet]?.some((value) => facetCode(value) === query[facet]),
  );
}
