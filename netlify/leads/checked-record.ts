import { entryOf, type IndexEntry, isSameEntry } from '#netlify/leads/due-index';
import type { LeadRecord } from '#netlify/leads/record';
import type { LeadStore } from '#netlify/leads/store';

/** How long (ms) an index entry may precede its record: far longer than a function may run. */
export const creationTime = 600_000;

/**
 * Returns the record that an index entry names, or null where the entry is not that record's right one. A wrong entry
 * is replaced by the right one; an entry without a record is removed once the record can no longer be on its way.
 */
export async function checkedRecord(leads: LeadStore, entry: IndexEntry, now: Date): Promise<LeadRecord | null> {
  const record = await leads.read(entry.key);
  if (record && isSameEntry(entry, entryOf(record))) return record;
  const age = Math.abs(now.getTime() - entry.at);
  if (record) await leads.addEntry(record);
  if (record || age > creationTime) await leads.removeEntry(entry);
  return null;
}
