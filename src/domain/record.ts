/**
 * Returns whether something of unknown origin (stored, parsed, answered) is an object with properties to look at: no
 * list, no null.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
