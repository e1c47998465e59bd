import { crmFailure } from '#domain/crm/catalogue';
import { deliverToHighLevel } from '#netlify/lib/highlevel';
import { isUndelivered, lastStepAt, type LeadRecord, stepped } from '#netlify/lib/lead-record';
import type { LeadStore } from '#netlify/lib/lead-store';
import { crmSettings } from '#netlify/lib/settings';

/** A run that has not reported back for this long (ms) has died: longer than three CRM calls can take. */
const abandonedAfter = 30_000;

/**
 * One attempt to bring a stored lead into the CRM. The store knows before and after each attempt where the lead is;
 * the returned record says how it ended. Specification §7; the reason for a failure is in its last step.
 */
export async function deliver(store: LeadStore, record: LeadRecord): Promise<LeadRecord> {
  const settings = crmSettings();
  if ('missing' in settings) {
    console.warn(`lead ${record.key}: ${settings.missing}`);
    const waiting = stepped(record, 'retry', new Date(), crmFailure(null));
    await store.write(waiting);
    return waiting;
  }
  const started = stepped(record, 'delivering', new Date());
  await store.write(started);
  const { progress, failure } = await deliverToHighLevel(settings, record.lead, record.progress);
  const ended = { ...stepped(started, failure ? 'retry' : 'delivered', new Date(), failure), progress };
  await store.write(ended);
  if (failure) console.warn(`lead ${record.key}: ${failure.error}, will be tried again`);
  return ended;
}

/** Whether the lead waits for an attempt: undelivered, and no live run has it. */
export function isWaiting(record: LeadRecord, now: Date): boolean {
  if (!isUndelivered(record)) return false;
  return record.state === 'retry' || now.getTime() - lastStepAt(record).getTime() > abandonedAfter;
}

/** Tries every waiting lead once, oldest first, until `deadline`. Answers how many were tried and how many arrived. */
export async function deliverWaiting(store: LeadStore, deadline: Date): Promise<{ tried: number; delivered: number }> {
  const records = await Promise.all((await store.keys()).map((key) => store.read(key)));
  const waiting = records
    .filter((record) => record !== null)
    .filter((record) => isWaiting(record, new Date()))
    .sort((a, b) => receivedAt(a).localeCompare(receivedAt(b)));
  let tried = 0;
  let delivered = 0;
  for (const record of waiting) {
    if (new Date() >= deadline) break;
    tried += 1;
    if ((await deliver(store, record)).state === 'delivered') delivered += 1;
  }
  return { tried, delivered };
}

/** When the lead came in, ISO 8601. */
export function receivedAt(record: LeadRecord): string {
  return record.history[0]?.at ?? '';
}
