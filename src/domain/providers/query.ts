import { addressCode } from '#domain/text/address-code';
import { type LayerName, layerNames } from '#domain/layers';
import { type Facet, facets } from '#domain/providers/listed';

export type DirectoryView = 'grid' | 'list';

/**
 * A visitor's query in the directory: part of a name, one category or all (null), one industry and one specialty as
 * address codes (`facetCode`) or any, and the layout.
 */
export type DirectoryQuery = { q: string; category: LayerName | null; view: DirectoryView } & FacetQuery;

export type FacetQuery = { [F in Facet]?: string | undefined };

export const wholeDirectory: DirectoryQuery = { q: '', category: null, view: 'grid' };

/** The directory's address parameters; all others are kept. */
export const directoryParameters = ['q', 'category', ...facets, 'view'] as const;

/** The longest search text (characters) in an address; no provider's name is nearly as long. */
const longestInAddress = 400;

/** Returns a category's address code: `ai-automation` for 'AI & Automation'. */
export function categoryCode(category: LayerName): string {
  return addressCode(category);
}

/** Returns the category with this code or name; null for anything else. */
export function categoryOf(text: string): LayerName | null {
  return layerNames.find((name) => addressCode(name) === addressCode(text)) ?? null;
}

/** Returns the address code of an industry or a specialty: `financial-services` for 'Financial Services'. */
export function facetCode(name: string): string {
  return addressCode(name);
}

/** Returns whether the query filters providers. The view does not. */
export function isFiltered(query: DirectoryQuery): boolean {
  return query.q.trim() !== '' || query.category !== null || hasFacet(query);
}

/** Returns whether an industry or a specialty is chosen. */
export function hasFacet(query: FacetQuery): boolean {
  return facets.some((facet) => query[facet] !== undefined);
}

/**
 * Returns the query in an address (`?q=…`). Invalid values count as absent. Of two categories the last one counts: a
 * chip clicked before the script arrives sends its own after that of the select.
 */
export function queryFrom(search: string): DirectoryQuery {
  const parameters = new URLSearchParams(search);
  return {
    q: parameters.get('q') ?? '',
    category: categoryOf(parameters.getAll('category').at(-1) ?? ''),
    view: parameters.get('view') === 'list' ? 'list' : 'grid',
    ...Object.fromEntries(facets.map((facet) => [facet, addressCode(parameters.get(facet) ?? '') || undefined])),
  };
}

/** Returns the address's search with this query in it: defaults are left out, other parameters kept. */
export function searchWith(query: DirectoryQuery, search = ''): string {
  const parameters = new URLSearchParams(search);
  for (const name of directoryParameters) parameters.delete(name);
  if (query.q.trim() !== '' && query.q.length <= longestInAddress) parameters.set('q', query.q);
  if (query.category) parameters.set('category', categoryCode(query.category));
  for (const facet of facets) if (query[facet]) parameters.set(facet, query[facet]);
  if (query.view !== 'grid') parameters.set('view', query.view);
  const printed = parameters.toString();
  return printed && `?${printed}`;
}
