import { isRecord } from '#domain/record';
import { removeNames } from '#netlify/leads/remove-names';
import { readSideFile } from '#netlify/leads/side-files';
import type { Store } from '#netlify/storage/store';

/*
 * How often each step of a wizard was reached, by day (UTC): counts/DAY/PROCESS holds the counts of one process. Each
 * process writes its own name alone, so no two writers meet, and nothing has to be compared before it is written; the sum
 * over the names of a day is the day's count. There are as many names as processes ran that day, whoever calls however
 * often.
 */

const folder = 'counts/';

/** How long (days) counts are stored. The privacy page says it. */
export const countedDays = 400;
const day = 24 * 3_600_000;

/** How often each step was reached, by name. */
export type StepCounts = Record<string, number>;

/** Counts steps in one process. */
export type StepCounter = {
  /** Adds one to a step. Returns once it is stored; rejects where the store fails, and the next one stores it too. */
  add(store: Store, step: string, now: Date): Promise<void>;
};

/** Returns the counter of a process with this name. */
export function createStepCounter(name: string): StepCounter {
  let today = '';
  let counts: StepCounts = {};
  // One write after the other: an earlier one that came late would take back what a later one has counted.
  let writing: Promise<void> = Promise.resolve();
  return {
    add(store, step, now) {
      const date = dayOf(now);
      if (date !== today) [today, counts] = [date, {}];
      counts[step] = (counts[step] ?? 0) + 1;
      const whole = { ...counts };
      const written = writing.then(() => store.write(`${folder}${date}/${name}`, whole));
      writing = written.catch(() => {});
      return written;
    },
  };
}

/** Returns the counts of each of the last days, the earliest first; a day without any has none. Rejects where the store fails. */
export async function stepCounts(
  store: Store,
  days: number,
  now: Date,
): Promise<{ day: string; counts: StepCounts }[]> {
  const dates = Array.from({ length: days }, (_, index) => dayOf(new Date(now.getTime() - (days - 1 - index) * day)));
  const names = (await store.keys(folder)).filter((name) => dates.includes(dateIn(name)));
  const parts = await Promise.all(
    names.map(async (name) => ({ day: dateIn(name), counts: countsIn(await readSideFile(store, name)) })),
  );
  return dates.map((date) => ({ day: date, counts: sumOf(parts.filter((part) => part.day === date)) }));
}

/**
 * Removes the counts of days that are too long ago, the earliest first, until `isOver` says that the time is over;
 * returns how many names that were.
 */
export async function removeOldStepCounts(store: Store, now: Date, isOver = () => false): Promise<number> {
  const earliest = dayOf(new Date(now.getTime() - countedDays * day));
  const old = (await store.keys(folder)).filter((name) => dateIn(name) < earliest);
  return removeNames(store, old, isOver);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function dateIn(name: string): string {
  return name.slice(folder.length, folder.length + 10);
}

function countsIn(value: unknown): StepCounts {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
}

/** Returns the counts of several parts together. */
export function sumOf(parts: readonly { counts: StepCounts }[]): StepCounts {
  const sum: StepCounts = {};
  for (const { counts } of parts)
    for (const [step, count] of Object.entries(counts)) sum[step] = (sum[step] ?? 0) + count;
  return sum;
}
