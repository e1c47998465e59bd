/**
 * Returns whether something of unknown origin (stored, parsed, answered) is an object with properties to look at: no
 * list, no null.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a record with the same names and what `change` makes of each value. */
export function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** Returns a record with those of the values that are meant. */
export function filterValues<Value>(
  record: Readonly<Record<string, Value>>,
  isMeant: (value: Value) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => isMeant(value)));
}
