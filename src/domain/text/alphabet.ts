/** Returns the sort key of a name: lowercase, without diacritics. */
function keyOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Returns things in the alphabetical order of their names: figures first, ignoring case and diacritics. Things with
 * equal names keep their order. Does not use `Intl`, for the reason in numbers.ts.
 */
export function alphabetical<T>(things: readonly T[], nameOf: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, key: keyOf(nameOf(thing)) }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ thing }) => thing);
}
