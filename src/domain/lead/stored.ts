import { type Received, schemaFor } from '#domain/lead/received';

/**
 * Returns a stored lead as today's schema reads it: a field that came later has its default, one that is no longer known
 * is left out. Of one that today's schema refuses, the fields that tell whose it is are texts, if empty ones, and the rest
 * is as it was stored: it fails when it is delivered, and a person can look at it.
 */
export function storedLead(stored: Record<string, unknown>): Received {
  const parsed = schemaFor(stored).strip().safeParse(stored);
  if (parsed.success) return stored['isOverLimit'] === true ? { ...parsed.data, isOverLimit: true } : parsed.data;
  const isMessage = stored['kind'] === 'message';
  const names = isMessage ? ['fullName', 'organization'] : ['firstName', 'lastName', 'company'];
  const texts = [...names, 'email', 'phone'].map((name) => [name, textOf(stored[name])]);
  return { ...stored, ...(Object.fromEntries(texts) as object) } as Received;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
