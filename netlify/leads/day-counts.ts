import { isRecord } from '#domain/record';
import { removeNames } from '#netlify/leads/remove-names';
import { readSideFile } from '#netlify/leads/side-files';
import type { Store } from '#netlify/storage/store';

/*
 * Counts by day (UTC): FOLDER/DAY/PROCESS holds those of one process. Each process writes its own name alone, so no two
 * writers meet, and nothing has to be compared before it is written; the sum over the names of a day is the day's count.
 * There are as many names as processes ran that day, whoever calls however often.
 */

/** How often each thing was counted, by name. */
export type Counts = Record<string, number>;

/** Counts in one process. */
export type DayCounter = {
  /** Adds to what is counted. Returns once it is stored; rejects where the store fails, and the next one stores it too. */
  add(store: Store, name: string, now: Date, count?: number): Promise<void>;
};

/** Returns the counter of a process with this name. */
export function createDayCounter(folder: string, process: string): DayCounter {
  let today = '';
  let counts: Counts = {};
  // One write after the other: an earlier one that came late would take back what a later one has counted.
  let writing: Promise<void> = Promise.resolve();
  return {
    add(store, name, now, count = 1) {
      const date = dayOf(now);
      if (date !== today) [today, counts] = [date, {}];
      counts[name] = (counts[name] ?? 0) + count;
      const whole = { ...counts };
      const written = writing.then(() => store.write(`${folder}${date}/${process}`, whole));
      writing = written.catch(() => {});
      return written;
    },
  };
}

/** Returns the counts of these days (`dayOf`), in their order; a day without any has none. Rejects where the store fails. */
export async function dayCounts(
  store: Store,
  folder: string,
  days: readonly string[],
): Promise<{ day: string; counts: Counts }[]> {
  const names = (await store.keys(folder)).filter((name) => days.includes(dayIn(folder, name)));
  const parts = await Promise.all(
    names.map(async (name) => ({ day: dayIn(folder, name), counts: countsIn(await readSideFile(store, name)) })),
  );
  return days.map((day) => ({ day, counts: sumOf(parts.filter((part) => part.day === day)) }));
}

/**
 * Removes the counts of days before this one, the earliest first, until `isOver` says that the time is over; returns how
 * many names that were.
 */
export async function removeCountsBefore(
  store: Store,
  folder: string,
  day: string,
  isOver = () => false,
): Promise<number> {
  const old = (await store.keys(folder)).filter((name) => dayIn(folder, name) < day);
  return removeNames(store, old, isOver);
}

/** Returns the day (UTC) of a time, for example 2026-11-26. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the counts of several parts together. */
export function sumOf(parts: readonly { counts: Counts }[]): Counts {
  const sum: Counts = {};
  for (const { counts } of parts)
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

function dayIn(folder: string, name: string): string {
  return name.slice(folder.length, folder.length + 10);
}

function countsIn(value: unknown): Counts {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
}
