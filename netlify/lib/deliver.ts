import { crmFailure } from '#domain/crm/catalogue';
import { deliverToHighLevel } from '#netlify/lib/highlevel';
import { isLeadRecord, isUndelivered, lastStepAt, type LeadRecord, stepped } from '#netlify/lib/lead-record';
import type { LeadStore } from '#netlify/lib/lead-store';
import { crmSettings } from '#netlify/lib/settings';

/** A run that has not reported back for this long (ms) has died: longer than three CRM calls can take. */
const abandonedAfter = 30_000;

const underway = new Map<string, Promise<LeadRecord>>();

/**
 * One attempt to bring a stored lead into the CRM, unless it no longer waits for one; `isFirst` says that it has just
 * been received, by us. Calls for the same lead in one process share the attempt. The store knows before and after it where the lead is; the returned record says how it
 * ended, and its last step why. Specification §7.
 */
export function deliver(store: LeadStore, key: string, isFirst = false): Promise<LeadRecord> {
  const running = underway.get(key);
  // Whoever received the lead makes the first attempt, even if a repeated request has looked at it meanwhile.
  if (running && !isFirst) return running;
  const attempt = attemptDelivery(store, key, isFirst).finally(() => underway.delete(key));
  underway.set(key, attempt);
  return attempt;
}

async function attemptDelivery(store: LeadStore, key: string, isFirst: boolean): Promise<LeadRecord> {
  // Read now, not when the run began: since then it may have been delivered or superseded.
  const record = await store.read(key);
  if (!record) throw new Error('The lead is no longer in the store.');
  if (!isFirst && !isWaiting(record, new Date())) return record;
  const settings = crmSettings();
  if ('missing' in settings) {
    console.warn(`lead ${record.key}: ${settings.missing}`);
    if (record.state === 'retry') return record;
    const waiting = stepped(record, 'retry', new Date(), crmFailure(null));
    await store.write(waiting);
    return waiting;
  }
  const started = stepped(record, 'delivering', new Date());
  await store.write(started);
  const save = async (progress: LeadRecord['progress']) =>
    (await update(store, { ...started, progress })).state !== 'superseded';
  const { progress, failure } = await deliverToHighLevel(settings, record.lead, record.progress, save);
  const ended = { ...stepped(started, failure ? 'retry' : 'delivered', new Date(), failure), progress };
  if (failure) console.warn(`lead ${record.key}: ${failure.error}, will be tried again`);
  try {
    return await update(store, ended);
  } catch {
    // The CRM's answer stands whether or not it could be noted; a later run finds the attempt abandoned and repeats
    // only what the stored progress lacks.
    console.error(`lead ${record.key}: its state could not be stored`);
    return ended;
  }
}

/** Stores how far an attempt got. A lead superseded meanwhile stays so, whatever became of the attempt. */
async function update(store: LeadStore, record: LeadRecord): Promise<LeadRecord> {
  const current = await store.read(record.key);
  const next = current?.state === 'superseded' ? { ...current, progress: record.progress } : record;
  await store.write(next);
  return next;
}

/** Whether the lead waits for an attempt: undelivered, and no live run has it. */
export function isWaiting(record: LeadRecord, now: Date): boolean {
  if (!isUndelivered(record)) return false;
  return record.state === 'retry' || now.getTime() - lastStepAt(record).getTime() > abandonedAfter;
}

/**
 * Tries every waiting lead once until `deadline`, the one first whose last attempt is longest ago: a lead that never
 * succeeds cannot keep the others from their turn. Answers how many were tried and how many arrived.
 */
export async function deliverWaiting(store: LeadStore, deadline: Date): Promise<{ tried: number; delivered: number }> {
  const waiting = (await readableRecords(store))
    .filter((record) => isWaiting(record, new Date()))
    .sort((a, b) => lastStepAt(a).getTime() - lastStepAt(b).getTime());
  let tried = 0;
  let delivered = 0;
  for (const { key } of waiting) {
    if (new Date() >= deadline) break;
    tried += 1;
    try {
      if ((await deliver(store, key)).state === 'delivered') delivered += 1;
    } catch {
      console.error(`lead ${key}: the store failed; the other leads go on`);
    }
  }
  return { tried, delivered };
}

/** Every record that can be read. One that cannot is named in the log and stops nothing. */
export async function readableRecords(store: LeadStore): Promise<LeadRecord[]> {
  const records = await Promise.all(
    (await store.keys()).map(async (key) => {
      try {
        const record = await store.read(key);
        if (record === null || isLeadRecord(record)) return record;
      } catch {
        // Said below, as for a file that is no record.
      }
      console.error(`lead ${key}: its record cannot be read`);
      return null;
    }),
  );
  return records.filter((record) => record !== null);
}

/** When the lead came in, ISO 8601. */
export function receivedAt(record: LeadRecord): string {
  return record.history[0]?.at ?? '';
}
