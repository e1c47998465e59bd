/** The most solutions side by side: more columns cannot be read. */
export const mostCompared = 4;

/** The start of a fragment that names solutions (address.ts). */
const parameter = 'c=';

/**
 * Returns the ids in a fragment (without '#'), each once; null where the fragment names another part of the page. A
 * link to results may follow them (domain/share/results-in-fragment.ts).
 */
export function idsInFragment(fragment: string): string[] | null {
  if (!fragment.startsWith(parameter)) return null;
  const ids = fragment.slice(parameter.length).replace(/&.*/, '').split(',');
  return [...new Set(ids.filter(Boolean))];
}

/** Returns the ids in a tab's stored value; none where that is damaged. */
export function idsInStored(stored: unknown): string[] {
  return Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === 'string'))] : [];
}

/** The solutions found for the requested ids, the number of unknown ids, and the number of solutions over the limit. */
export type Chosen<S> = { solutions: S[]; unknown: number; tooMany: number };

/** Returns the solutions with these ids, in their order, the first four at most. */
export function chosenSolutions<S extends { id: string }>(ids: readonly string[], catalogue: readonly S[]): Chosen<S> {
  const known = ids.flatMap((id) => catalogue.find((each) => each.id === id) ?? []);
  const solutions = known.slice(0, mostCompared);
  return { solutions, unknown: ids.length - known.length, tooMany: known.length - solutions.length };
}

/**
 * Returns one of these ids and its nearest neighbours in the list, four in all: itself first, then the others in list
 * order. Of two equally near, the earlier one is taken.
 */
export function withNeighbours(id: string, ids: readonly string[]): string[] {
  const place = ids.indexOf(id);
  const nearest = ids
    .map((other, index) => ({ other, distance: Math.abs(index - place) }))
    .filter(({ other }) => other !== id)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostCompared - 1)
    .map(({ other }) => other);
  return [id, ...ids.filter((other) => nearest.includes(other))];
}
