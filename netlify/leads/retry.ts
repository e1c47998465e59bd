import { deliver } from '#netlify/leads/deliver';
import { hasCome, type LeadRecord } from '#netlify/leads/record';
import { isSame, type LeadStore, type Marker, markerOf } from '#netlify/leads/store';
import type { Outbox } from '#netlify/leads/context';
import { createPace, type Pace } from '#netlify/leads/throttle';

/** So many leads are on their way at once: enough to use the CRM's limit where a call takes half a second. */
const lanes = 4;

/** No lead is begun with less than this (ms) before the run's end, and none may take longer. */
const timePerLead = 9_000;

/** How long (ms) a marker may precede its record: far longer than a function may run. */
export const creationTime = 600_000;

/**
 * Tries each lead whose time has come, the one first that has been due longest, until `end`, keeping to the CRM's
 * limit. Where the CRM asks for a pause, the run waits if there is time and ends if not; leads it did not reach keep
 * their attempts. Without CRM settings nothing is tried and the leads wait. Two runs at once do no harm: each lead is
 * claimed. Answers how many were tried and how many arrived; rejects where the store cannot be listed.
 */
export async function drain(outbox: Outbox, end: Date): Promise<{ tried: number; delivered: number }> {
  const due = (await outbox.leads.markers('waiting')).filter(({ at }) => hasCome(at, outbox.now()));
  const counts = { tried: 0, delivered: 0 };
  const settings = outbox.crm();
  if ('missing' in settings) {
    if (due.length > 0) console.warn(`${due.length} leads wait: ${settings.missing}`);
    return counts;
  }
  const run: Run = { outbox, pace: createPace(outbox), last: end.getTime() - timePerLead, busy: new Map(), counts };
  const queue = due.values();
  const lane = async () => {
    for (const marker of queue) if (!(await takeTurn(run, marker))) return;
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return counts;
}

type Run = {
  outbox: Outbox;
  pace: Pace;
  /** No lead is begun at or after this time (ms since 1970). */
  last: number;
  /** Whose lead is on its way, by e-mail: two at once could make the CRM two contacts. */
  busy: Map<string, Promise<void>>;
  counts: { tried: number; delivered: number };
};

/** One marker's turn; false where the run's time is over. A store that fails for one lead does not stop the others. */
async function takeTurn(run: Run, marker: Marker): Promise<boolean> {
  const { outbox, last, busy } = run;
  if (outbox.now().getTime() >= last) return false;
  try {
    const record = await rightRecord(outbox.leads, marker, outbox.now());
    if (!record) return true;
    const person = record.lead?.email.toLowerCase() ?? marker.key;
    while (busy.has(person)) await busy.get(person);
    const { promise, resolve } = Promise.withResolvers<void>();
    busy.set(person, promise);
    try {
      return await tryLead(run, marker.key);
    } finally {
      busy.delete(person);
      resolve();
    }
  } catch {
    console.error(`lead ${marker.key}: it cannot be read or stored; the other leads go on`);
    return true;
  }
}

async function tryLead({ outbox, pace, last, counts }: Run, key: string): Promise<boolean> {
  if (!(await pace.turn(last))) return false;
  const { record, pause } = await deliver(outbox, key, 'due', timePerLead);
  counts.tried += 1;
  if (record.state === 'delivered') counts.delivered += 1;
  if (pause !== undefined) pace.pause(pause);
  return true;
}

/**
 * The record whose right marker this is, or null. A marker that is not gets replaced by the record's right one; one
 * whose record is not there is removed once it can no longer be on its way.
 */
export async function rightRecord(leads: LeadStore, marker: Marker, now: Date): Promise<LeadRecord | null> {
  const record = await leads.read(marker.key);
  if (record && isSame(marker, markerOf(record))) return record;
  const age = Math.abs(now.getTime() - marker.at);
  if (record) await leads.mark(record);
  if (record || age > creationTime) await leads.unmark(marker);
  return null;
}
