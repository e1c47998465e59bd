import { createDayCounter, type DayCounter, dayCounts, dayOf, removeCountsBefore } from '#netlify/leads/day-counts';
import type { Store } from '#netlify/storage/store';

/* How many calls of a day (UTC) the site has made to the CRM, which takes 200,000 a day. */

const folder = 'crm-calls/';
const name = 'calls';

/** How many calls HighLevel takes in a day for one location and one integration. */
export const callsADay = 200_000;

/** Returns the counter of calls of a process with this name. */
export function createCallCounter(process: string): DayCounter {
  return createDayCounter(folder, process);
}

/** Counts the calls of an attempt. A store that fails counts them with the next ones. */
export async function countCalls(counter: DayCounter, store: Store, calls: number, now: Date): Promise<void> {
  if (calls > 0) await counter.add(store, name, now, calls).catch(() => {});
}

/** Returns how many calls were made today. Rejects where the store fails. */
export async function callsToday(store: Store, now: Date): Promise<number> {
  const [today] = await dayCounts(store, folder, [dayOf(now)]);
  return today?.counts[name] ?? 0;
}

/** Removes the counts of days before today until `isOver` says that the time is over; returns how many names. */
export async function removeOldCalls(store: Store, now: Date, isOver = () => false): Promise<number> {
  return removeCountsBefore(store, folder, dayOf(now), isOver);
}
