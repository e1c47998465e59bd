/** How many solutions stand side by side at most: more columns cannot be read. */
export const mostCompared = 4;

/** What a fragment that names solutions begins with (address.ts). */
const parameter = 'c=';

/**
 * Returns the ids in a fragment (without '#'), each once; null where the fragment names another part of the page. A link to
 * results may stand behind them (domain/share/results-in-fragment.ts).
 */
export function idsInFragment(fragment: string): string[] | null {
  if (!fragment.startsWith(parameter)) return null;
  const ids = fragment.slice(parameter.length).replace(/&.*/, '').split(',');
  return [...new Set(ids.filter(Boolean))];
}

/** Returns the ids in what a tab has stored; none where it is damaged. */
export function idsInStored(stored: unknown): string[] {
  return Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === 'string'))] : [];
}

/** What became of the ids that were asked for: the solutions, how many ids are unknown, how many solutions too many. */
export type Chosen<S> = { solutions: S[]; unknown: number; tooMany: number };

/** Returns the solutions with these ids, in their order, the first four at most. */
export function chosenSolutions<S extends { id: string }>(ids: readonly string[], catalogue: readonly S[]): Chosen<S> {
  const known = ids.flatMap((id) => catalogue.find((each) => each.id === id) ?? []);
  const solutions = known.slice(0, mostCompared);
  return { solutions, unknown: ids.length - known.length, tooMany: known.length - solutions.length };
}

/**
 * Returns one of these ids with those that stand nearest to it, four at most: first itself, then the others in their own
 * order. Of two that are equally near, the one that stands before it comes in.
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
