/**
 * Returns whether a value of unknown origin (stored, parsed, received) is an object with properties: neither a list nor
 * null.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a record with the same names and each value changed by `change`. */
export function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Returns a record with only the values that pass `isMeant`. */
export function filterValues<Value>(
  record: Readonly<Record<string, Value>>,
  isMeant: (value: Value) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => isMeant(value)));
}
