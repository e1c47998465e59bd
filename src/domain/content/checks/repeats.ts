/** Returns when a file was last changed (ms); 0 where that is not known. */
export type Changed = (file: string) => number;

/**
 * Returns each entry whose key an older one has, with that older one: the file changed last is the one to change. Where
 * none is newer, the order of the entries decides. Entries whose key is undefined are skipped.
 */
export function repeats<T extends { file: string }>(
  entries: readonly T[],
  changed: Changed,
  keyOf: (entry: T) => unknown,
): { entry: T; first: T }[] {
  const groups = Map.groupBy(
    entries.filter((entry) => keyOf(entry) !== undefined),
    keyOf,
  );
  return [...groups.values()].flatMap((group) => {
    if (group.length < 2) return [];
    const [first, ...others] = oldestFirst(group, changed);
    return first === undefined ? [] : others.map((entry) => ({ entry, first }));
  });
}

/** Returns entries by the time of their files' last change. */
export function oldestFirst<T extends { file: string }>(entries: readonly T[], changed: Changed): T[] {
  return entries
    .map((entry) => ({ entry, time: changed(entry.file) }))
    .sort((a, b) => a.time - b.time)
    .map(({ entry }) => entry);
}
