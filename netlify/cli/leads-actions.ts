import { type Received, schemaFor } from '#domain/lead/received';
import { fieldMessages } from '#domain/lead/schema';
import { forEachConcurrently } from '#netlify/leads/concurrency';
import { isDue, isUndelivered, type LeadRecord, needsPerson, receivedAt, withState } from '#netlify/leads/record';
import type { LeadStore } from '#netlify/leads/store';
import { DamagedValue } from '#netlify/storage/store';
import { minutes } from '#netlify/cli/local-time';

/** How many records are read concurrently. */
const concurrency = 20;

/**
 * Returns every intact record, newest first, and a sentence that names the damaged ones. Rejects if the store fails.
 */
export async function readableRecords(
  leads: LeadStore,
): Promise<{ records: LeadRecord[]; problem?: { problem: string } }> {
  const records: LeadRecord[] = [];
  const unreadable: string[] = [];
  await forEachConcurrently(await leads.keys(), concurrency, async (key) => {
    try {
      const record = await leads.read(key);
      if (record) records.push(record);
    } catch (error) {
      // A failure of the store does not mean damage.
      if (!(error instanceof DamagedValue)) throw error;
      unreadable.push(key);
    }
  });
  records.sort((a, b) => receivedAt(b).getTime() - receivedAt(a).getTime());
  if (unreadable.length === 0) return { records };
  const problem = `These records cannot be read: ${unreadable.sort().join(', ')}. "show KEY" says why.`;
  return { records, problem: { problem } };
}

/**
 * Gives a lead all its attempts again, the first in the next run. Delivery resumes at the step it had reached. Returns a
 * message for the operator.
 */
export async function replay(leads: LeadStore, record: LeadRecord, now: Date): Promise<string> {
  const problem = untouchable(record, now);
  if (problem) return problem;
  await leads.write({ ...withState(record, 'retry', now), attempts: 0, refusals: 0 }, record);
  return `${record.key} is tried in the next scheduled run.`;
}

/** Returns why a lead cannot be replayed or corrected, or null. */
function untouchable(record: LeadRecord, now: Date): string | null {
  const { key, state } = record;
  if (!needsPerson(record) && !isUndelivered(record)) return `${key} is ${state}: there is nothing to replay.`;
  if (!needsPerson(record) && state !== 'retry' && !isDue(record, now)) return `${key} is being tried right now.`;
  return null;
}

/**
 * Corrects fields of a lead that the CRM refuses, and gives it all its attempts again, from the first step. It keeps its
 * key. Returns a message for the operator; nothing is changed if a value is invalid.
 */
export async function fix(
  leads: LeadStore,
  record: LeadRecord,
  changes: Record<string, string>,
  now: Date,
): Promise<{ done: string } | { problem: string }> {
  const problem = untouchable(record, now);
  if (problem) return { problem };
  const { key, lead, progress } = record;
  if (!lead) return { problem: `${key} holds nothing to correct.` };
  const corrected = correctedLead(lead, changes);
  if ('problem' in corrected) return { problem: `${key} is not changed. ${corrected.problem}` };
  const retry = { ...withState(record, 'retry', now), attempts: 0, refusals: 0, progress: {} };
  await leads.write({ ...retry, lead: corrected.lead }, record);
  const left = progress.contactId ? ` An earlier attempt made the contact ${progress.contactId}: look at it.` : '';
  return { done: `${key} is corrected and tried in the next scheduled run.${left}` };
}

function correctedLead(lead: Received, changes: Record<string, string>): { lead: Received } | { problem: string } {
  const { isOverLimit, ...submitted } = lead;
  const parsed = schemaFor(submitted).safeParse({ ...submitted, ...changes });
  if (!parsed.success) {
    const messages = Object.entries(fieldMessages(parsed.error));
    return { problem: messages.map(([field, message]) => `${field} ${message}.`).join(' ') };
  }
  const unknown = Object.keys(changes).filter((name) => !Object.hasOwn(parsed.data, name));
  if (unknown.length > 0) return { problem: `There is no field ${unknown.join(', ')}.` };
  return { lead: isOverLimit ? { ...parsed.data, isOverLimit } : parsed.data };
}

/** Erases a lead from the store. Returns a message for the operator: the CRM's copy is not erased. */
export async function forget(leads: LeadStore, record: LeadRecord): Promise<string> {
  const { key, progress } = record;
  await leads.remove(record);
  const contact = progress.contactId;
  if (contact) return `${key} is erased. The CRM still holds the contact ${contact}: delete it there.`;
  const mayHaveArrived = record.history.some(({ state }) => state === 'delivering');
  if (!mayHaveArrived) return `${key} is erased. The CRM never had it.`;
  return `${key} is erased. The CRM took no part of it as far as we know: look for the e-mail address there.`;
}

/**
 * Erases an unreadable record. Returns a message for the operator with what its index entries show, in times of `zone`.
 */
export async function forgetDamaged(leads: LeadStore, key: string, zone: string): Promise<string> {
  const entries = await leads.erase(key);
  const known = entries.map(({ kind, received }) => `${kind}, received ${minutes(new Date(received), zone)}`).sort();
  return [
    `${key} is erased. Its record was damaged: nothing in it tells whose it was, or what the CRM has of it.`,
    `Look there for a note with "Reference: ${key}".`,
    ...(known.length > 0 ? [`The due index had it as ${known.join(', and ')}; that is erased too.`] : []),
  ].join(' ');
}
