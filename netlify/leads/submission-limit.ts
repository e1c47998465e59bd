import { createHmac } from 'node:crypto';
import { digestKey } from '#netlify/leads/digest-key';
import { removeNames } from '#netlify/leads/remove-names';
import type { Store } from '#netlify/storage/store';

/** How many submissions with one e-mail address in an hour of the clock are nothing unusual. */
const submissionsAnHour = 10;
const folder = 'submissions/';

/**
 * Counts a submission with this e-mail address under its idempotency key; the same key again does not count. Returns
 * whether the hour's submissions were used up before it. Such a lead is taken like any other and marked: anybody can use
 * up the hour of somebody else's address. A store that fails marks nothing.
 *
 * Each submission is a name of its own in the store, so nothing is compared before it is written: whoever comes last
 * sees all the others. What is over the limit leaves no name, so that a flood fills no store.
 */
export async function isOverLimit(store: Store, email: string, key: string, now: Date): Promise<boolean> {
  try {
    const place = `${folder}${hourOf(now)}/${digestOf(email, await digestKey(store))}/`;
    if (!(await store.create(place + key, {}))) return false;
    if ((await store.keys(place)).length <= submissionsAnHour) return false;
    await store.remove(place + key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes what was counted before this hour, the earliest first, until `isOver` says that the time is over; returns how
 * many names that were. An hour of a flood leaves thousands.
 */
export async function removeOldCounts(store: Store, now: Date, isOver = () => false): Promise<number> {
  const old = (await store.keys(folder)).filter((key) => key < `${folder}${hourOf(now)}`);
  return removeNames(store, old, isOver);
}

/** The hour in UTC, for example 2026-11-21T06: sorting by name sorts by time. */
function hourOf(now: Date): string {
  return now.toISOString().slice(0, 13);
}

/** A keyed digest: without the key nobody can try addresses against the names in the store. */
function digestOf(email: string, key: string): string {
  return createHmac('sha256', `submissions:${key}`).update(email.toLowerCase()).digest('hex').slice(0, 32);
}
