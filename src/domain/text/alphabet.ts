/** Returns what a name is ordered by: without the marks on its letters, and whatever their case. */
function keyOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Returns things in the alphabetical order of their names: figures first, and neither case nor marks matter. Those of equal
 * names stay as they are. Not by `Intl`, for the reason that numbers.ts gives.
 */
export function alphabetical<T>(things: readonly T[], nameOf: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, key: keyOf(nameOf(thing)) }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ thing }) => thing);
}
