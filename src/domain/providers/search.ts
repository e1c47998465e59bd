import { alphabetical } from '#domain/text/alphabet';
import type { LayerName } from '#domain/layers';
import { type Facet, facets, type ListedProvider } from '#domain/providers/listed';
import { type DirectoryQuery, facetCode, type FacetQuery } from '#domain/providers/query';

/** A list ready to search: in alphabetical order, with each name lowercased once instead of at every keystroke. */
export type DirectoryIndex = readonly { provider: ListedProvider; lowered: string }[];

/** The result of a query. */
export type Found = {
  providers: ListedProvider[];
  /** The number of matching names per category, whichever is chosen; a category without any is absent. */
  counts: ReadonlyMap<LayerName, number>;
};

export function directoryIndex(providers: readonly ListedProvider[]): DirectoryIndex {
  return alphabetical(providers, ({ name }) => name).map((provider) => ({
    provider,
    lowered: provider.name.toLowerCase(),
  }));
}

/**
 * Returns a query without industries and specialties that no provider in the list has: an address may contain any, and
 * an invalid value counts as absent.
 */
export function withoutUnknown(index: DirectoryIndex, query: DirectoryQuery): DirectoryQuery {
  const isKnown = (facet: Facet) => index.some(({ provider }) => fits(provider, { [facet]: query[facet] }));
  return {
    ...query,
    ...Object.fromEntries(facets.filter((facet) => !isKnown(facet)).map((facet) => [facet, undefined])),
  };
}

/**
 * Returns the providers whose name contains the text, ignoring case, in the requested category, industry and specialty.
 * Only the name is searched; spaces around the text are ignored, and runs of spaces in it count as one. Specification
 * §5, Provider search.
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
