import { businessDay } from '#domain/lead/business-time';
import { spamSignals } from '#domain/lead/spam-signals';
import { contactedKeys } from '#netlify/leads/contact-note';
import { forEachConcurrently, storeConcurrency } from '#netlify/leads/concurrency';
import { entryKinds } from '#netlify/leads/due-index';
import { type LeadRecord, receivedAt } from '#netlify/leads/record';
import type { LeadStore } from '#netlify/leads/store';
import { businessTimeInToronto } from '#netlify/leads/toronto-time';
import type { Store } from '#netlify/storage/store';

/** So many records are read at most to see which leads wait for a person; the rest count without a look. */
const mostRead = 100;

/** Whether somebody is to be contacted: it is no corrected version, and nothing speaks for a program. */
export function wantsContact({ lead, state }: LeadRecord): boolean {
  return lead !== null && state !== 'superseded' && spamSignals(lead).length === 0;
}

/** Whether the sender has waited for a first contact for longer than a business day. */
export function awaitsContact(record: LeadRecord, contacted: ReadonlySet<string>, now: Date): boolean {
  return wantsContact(record) && !contacted.has(record.key) && isOverdue(receivedAt(record), now);
}

function isOverdue(received: Date, now: Date): boolean {
  return businessTimeInToronto(received, now) > businessDay;
}

/**
 * Returns how many senders have waited for a first contact for longer than a business day; null where no contact is noted
 * at all, which says that nobody notes any. Lists names and reads the records of those that seem to wait. Rejects where the
 * store fails.
 */
export async function uncontacted(store: Store, leads: LeadStore, now: Date): Promise<number | null> {
  const contacted = await contactedKeys(store);
  if (contacted.size === 0) return null;
  const entries = (await Promise.all(entryKinds.map((kind) => leads.entries(kind)))).flat();
  const overdue = entries.filter(({ key, received }) => !contacted.has(key) && isOverdue(new Date(received), now));
  const keys = [...new Set(overdue.map(({ key }) => key))];
  let count = Math.max(0, keys.length - mostRead);
  await forEachConcurrently(keys.slice(0, mostRead), storeConcurrency, async (key) => {
    // One that cannot be read is somebody's.
    const record = await leads.read(key).catch(() => undefined);
    if (record === undefined || (record !== null && wantsContact(record))) count += 1;
  });
  return count;
}
