import {
  type Counts,
  createDayCounter,
  type DayCounter,
  dayCounts,
  dayOf,
  removeCountsBefore,
} from '#netlify/leads/day-counts';
import type { Store } from '#netlify/storage/store';

/* How often each step of a wizard was reached, by day (UTC). */

const folder = 'counts/';

/** How long (days) counts are stored. The privacy page says it. */
export const countedDays = 400;
const day = 24 * 3_600_000;

/** Returns the counter of steps of a process with this name. */
export function createStepCounter(process: string): DayCounter {
  return createDayCounter(folder, process);
}

/** Returns the counts of each of the last days, the earliest first; a day without any has none. Rejects where the store fails. */
export async function stepCounts(store: Store, days: number, now: Date): Promise<{ day: string; counts: Counts }[]> {
  const dates = Array.from({ length: days }, (_, index) => dayOf(new Date(now.getTime() - (days - 1 - index) * day)));
  return dayCounts(store, folder, dates);
}

/** Removes the counts of days that are too long ago until `isOver` says that the time is over; returns how many names. */
export async function removeOldStepCounts(store: Store, now: Date, isOver = () => false): Promise<number> {
  return removeCountsBefore(store, folder, dayOf(new Date(now.getTime() - countedDays * day)), isOver);
}
