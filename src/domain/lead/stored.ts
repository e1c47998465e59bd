import { type Received, schemaFor } from '#domain/lead/received';

/**
 * Returns a stored lead as today's schema reads it: a field that came later has its default, one that is no longer known
 * is left out. One that today's schema refuses is returned as it is, and shows when it is delivered.
 */
export function storedLead(stored: Record<string, unknown>): Received {
  const parsed = schemaFor(stored).strip().safeParse(stored);
  if (!parsed.success) return stored as Received;
  return stored['isOverLimit'] === true ? { ...parsed.data, isOverLimit: true } : parsed.data;
}
