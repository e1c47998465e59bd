/**
 * Returns each entry whose key an earlier one has, with that earlier one. Entries whose key is undefined are skipped.
 */
export function repeats<T>(entries: readonly T[], keyOf: (entry: T) => unknown): { entry: T; first: T }[] {
  const groups = Map.groupBy(
    entries.filter((entry) => keyOf(entry) !== undefined),
    keyOf,
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((entry) => ({ entry, first })),
  );
}
