import { deliver } from '#netlify/lib/deliver';
import { hasCome, isDue } from '#netlify/lib/lead-record';
import { isSame, type LeadStore, type Marker, markerOf } from '#netlify/lib/lead-store';
import type { Outbox } from '#netlify/lib/outbox';
import { createPace, type Pace } from '#netlify/lib/pace';

/** So many leads are on their way at once: enough to use the CRM's limit where a call takes half a second. */
const lanes = 4;

/** No lead is begun with less than this (ms) before the run's end, and none may take longer. */
const timePerLead = 9_000;

/** How long (ms) a marker may precede its record: far longer than a function may run. */
const creationTime = 600_000;

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
  const pace = createPace(outbox);
  const queue = due.values();
  const last = end.getTime() - timePerLead;
  const lane = async () => {
    for (const marker of queue) if (!(await takeTurn(outbox, marker, pace, last, counts))) return;
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return counts;
}

/** One marker's turn; false where the run's time is over. A store that fails for one lead does not stop the others. */
async function takeTurn(
  outbox: Outbox,
  marker: Marker,
  pace: Pace,
  last: number,
  counts: { tried: number; delivered: number },
): Promise<boolean> {
  if (outbox.now().getTime() >= last) return false;
  try {
    if (!(await isRight(outbox.leads, marker, outbox.now()))) return true;
    if (!(await pace.turn(last))) return false;
    const { record, pause } = await deliver(outbox, marker.key, 'due', timePerLead);
    counts.tried += 1;
    if (record.state === 'delivered') counts.delivered += 1;
    if (pause !== undefined) pace.pause(pause);
  } catch {
    console.error(`lead ${marker.key}: it cannot be read or stored; the other leads go on`);
  }
  return true;
}

/**
 * Whether a marker is the right one of a record that may be tried now. One that is not gets replaced by the record's
 * right one; one whose record is not there is removed once it can no longer be on its way.
 */
export async function isRight(leads: LeadStore, marker: Marker, now: Date): Promise<boolean> {
  const record = await leads.read(marker.key);
  if (!record) {
    const age = Math.abs(now.getTime() - marker.at);
    if (age > creationTime) await leads.unmark(marker);
    return false;
  }
  if (isSame(marker, markerOf(record))) return marker.kind !== 'waiting' || isDue(record, now);
  await leads.mark(record);
  await leads.unmark(marker);
  return false;
}
