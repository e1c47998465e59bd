import { forEachConcurrently } from '#netlify/leads/concurrency';
import { isDue, isUndelivered, type LeadRecord, receivedAt, withState } from '#netlify/leads/record';
import type { LeadStore } from '#netlify/leads/store';

/** So many records are read at once. */
const concurrency = 20;

/** Returns every record that can be read, newest first, and a sentence that names the others. */
export async function readableRecords(
  leads: LeadStore,
): Promise<{ records: LeadRecord[]; problem?: { problem: string } }> {
  const records: LeadRecord[] = [];
  const unreadable: string[] = [];
  await forEachConcurrently(await leads.keys(), concurrency, async (key) => {
    try {
      const record = await leads.read(key);
      if (record) records.push(record);
    } catch {
      unreadable.push(key);
    }
  });
  records.sort((a, b) => receivedAt(b).getTime() - receivedAt(a).getTime());
  if (unreadable.length === 0) return { records };
  return { records, problem: { problem: `These records cannot be read: ${unreadable.sort().join(', ')}` } };
}

/**
 * Gives a lead twelve new attempts, the first in the next run. It goes on from where it got. Returns what to tell the
 * operator.
 */
export async function replay(leads: LeadStore, record: LeadRecord, now: Date): Promise<string> {
  const { key, state } = record;
  if (state !== 'dead' && !isUndelivered(record)) return `${key} is ${state}: there is nothing to replay.`;
  if (state !== 'dead' && state !== 'retry' && !isDue(record, now)) return `${key} is being tried right now.`;
  await leads.write({ ...withState(record, 'retry', now), attempts: 0 }, record);
  return `${key} is tried in the next scheduled run.`;
}

/** Erases a lead from the store. Returns what to tell the operator: the CRM's part is not erased. */
export async function forget(leads: LeadStore, record: LeadRecord): Promise<string> {
  const { key, progress } = record;
  await leads.remove(record);
  const contact = progress.contactId;
  if (contact) return `${key} is erased. The CRM still holds the contact ${contact}: delete it there.`;
  const mayHaveArrived = record.history.some(({ state }) => state === 'delivering');
  if (!mayHaveArrived) return `${key} is erased. The CRM never had it.`;
  return `${key} is erased. The CRM took no part of it as far as we know: look for the e-mail address there.`;
}
