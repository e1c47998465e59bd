import { isRecord } from '#domain/record';

/** Returns whether two values from YAML are equal; the order of a group's fields does not matter. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => same(entry, other[index]));
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && same(one[key], other[key]));
}
