import { createHmac } from 'node:crypto';
import process from 'node:process';
import type { Store } from '#netlify/storage/store';

/** How many submissions with one e-mail address are taken in an hour of the clock. */
const submissionsAnHour = 10;
const hour = 3_600_000;
const folder = 'submissions/';

/**
 * Counts a submission with this e-mail address under its idempotency key; the same key again does not count. Returns
 * the seconds to wait once the hour's submissions are used up, else 0.
 *
 * Each submission is a name of its own in the store, so nothing is compared before it is written: whoever comes last
 * sees all the others. Two that come at once for the last place may both have to wait; more than ten are never taken.
 */
export async function countSubmission(store: Store, email: string, key: string, now: Date): Promise<number> {
  const place = `${folder}${hourOf(now)}/${digestOf(email)}/`;
  if (!(await store.create(place + key, {}))) return 0;
  if ((await store.keys(place)).length <= submissionsAnHour) return 0;
  await store.remove(place + key);
  return Math.ceil((hour - (now.getTime() % hour)) / 1000);
}

/** Removes what was counted before this hour; returns how many names that were. */
export async function removeOldCounts(store: Store, now: Date): Promise<number> {
  const old = (await store.keys(folder)).filter((key) => key < `${folder}${hourOf(now)}`);
  for (const key of old) await store.remove(key);
  return old.length;
}

/** The hour in UTC, for example 2026-11-21T06: sorting by name sorts by time. */
function hourOf(now: Date): string {
  return now.toISOString().slice(0, 13);
}

/** A keyed digest: without the key nobody can try addresses against the names in the store. */
function digestOf(email: string): string {
  return createHmac('sha256', `submissions:${process.env['GHL_API_TOKEN'] ?? ''}`)
    .update(email.toLowerCase())
    .digest('hex')
    .slice(0, 32);
}
