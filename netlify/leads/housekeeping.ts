import { isRecord } from '#domain/record';
import { checkedRecord, creationTime } from '#netlify/leads/checked-record';
import { forEachConcurrently, storeConcurrency } from '#netlify/leads/concurrency';
import type { LeadContext } from '#netlify/leads/context';
import { removeOldCalls } from '#netlify/leads/crm-calls';
import { entryKinds } from '#netlify/leads/due-index';
import { removeExpiredLocks } from '#netlify/leads/lock';
import { readSideFile } from '#netlify/leads/side-files';
import type { LeadStore } from '#netlify/leads/store';
import { removeOldStepCounts } from '#netlify/leads/step-counts';
import { removeOldCounts } from '#netlify/leads/submission-limit';
import type { Store } from '#netlify/storage/store';

/** How long (days) a lead is stored after it was delivered or superseded. The privacy page says it. */
export const retentionDays = 30;

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How long (ms) from its beginning a run erases leads, and goes on with all the rest: the function that it is a part of may
 * take 30 s.
 */
const eraseTime = 12_000;
const workTime = 20_000;

/** So many locks are looked at in one run. */
const mostLocks = 100;

/** When it was last begun; and, until it has got to its end, since when it has not. */
const lastRun = 'housekeeping/last';
const unfinished = 'housekeeping/unfinished';

/** A write that takes longer (ms) was interrupted. */
const writeTime = hour;

/**
 * Once an hour: erases leads that were delivered or superseded 30 days ago, repairs the due index, removes the locks
 * that dead processes left, the counts of earlier hours and the files of interrupted writes. As much as 20 s allow, the
 * earliest first; where leads are left to erase, the next run goes on. It lists names and reads only the records it
 * changes, and those that have ended since the last hours. A part that fails stops no other and is named in the log.
 * Returns how many leads it erased and how many index entries it restored, or null where the hour is not over.
 */
export async function runHousekeeping(context: LeadContext): Promise<{ erased: number; restored: number } | null> {
  const { store, leads, now } = context;
  const last = await readSideFile(store, lastRun);
  const age = isRecord(last) ? now().getTime() - Date.parse(String(last['at'])) : Infinity;
  if (Math.abs(age) < hour) return null;
  const begin = now().getTime();
  const isOver = () => now().getTime() >= begin + workTime;
  const begun = await part('noting that it begins', () => noteBegin(store, now()));
  const erased = await part('erasing leads', () =>
    eraseEnded(leads, now(), () => now().getTime() >= begin + eraseTime),
  );
  const restored = await part('the due index', () => repairIndex(leads, now(), isOver));
  const others = [
    await part('locks', () => removeExpiredLocks(context, mostLocks)),
    await part('counts', () => removeOldCounts(store, now(), isOver)),
    await part('step counts', () => removeOldStepCounts(store, now(), isOver)),
    await part('counted calls', () => removeOldCalls(store, now(), isOver)),
    await part('interrupted writes', () => store.sweep(new Date(now().getTime() - writeTime))),
    await part('noting what is left', async () => void (erased.left && (await store.remove(lastRun)))),
  ];
  if ([begun, erased, restored, ...others].every(({ failed }) => failed === 0)) await store.remove(unfinished);
  return { erased: erased.done, restored: restored.done };
}

/** Returns since when housekeeping has not got to its end, or null where it has. */
export async function unfinishedSince(store: Store): Promise<Date | null> {
  const noted = await readSideFile(store, unfinished);
  const since = isRecord(noted) ? new Date(String(noted['since'])) : null;
  return since && !Number.isNaN(since.getTime()) ? since : null;
}

async function noteBegin(store: Store, now: Date): Promise<void> {
  await store.write(lastRun, { at: now.toISOString() });
  await store.create(unfinished, { since: now.toISOString() });
}

/** How many of what a part went through it has done, how many failed, and how many its time did not reach. */
type Count = { done: number; failed: number; left: number };

/** Does one part; where it fails as a whole, that counts as one failure. */
async function part(name: string, work: () => Promise<Count | number | void>): Promise<Count> {
  try {
    const result = await work();
    return typeof result === 'object' ? result : { done: result ?? 0, failed: 0, left: 0 };
  } catch {
    // The cause may quote what is stored.
    console.error(`housekeeping: ${name}: the store failed`);
    return { done: 0, failed: 1, left: 0 };
  }
}

async function eraseEnded(leads: LeadStore, now: Date, isOver: () => boolean): Promise<Count> {
  const old = (await leads.entries('ended')).filter(({ at }) => now.getTime() - at >= retentionDays * day);
  return countDone(old, isOver, async (entry) => {
    const record = await checkedRecord(leads, entry, now);
    if (record) await leads.remove(record);
    return record !== null;
  });
}

/** A settled entry is compared with its record within so long (ms) of its time: a run may be left out. */
const recent = 3 * hour;

/**
 * Gives each record its one index entry: restores a missing one, and removes the wrong ones that no run will look at
 * soon: where a lead has several, where none is there any more, or where it has settled of late and its one entry may say
 * so of a lead that waits. Records are listed before entries: what is created meanwhile has its entry before it is
 * listed. Returns how many were restored.
 */
async function repairIndex(leads: LeadStore, now: Date, isOver: () => boolean): Promise<Count> {
  const keys = new Set(await leads.keys());
  const kinds = await Promise.all(entryKinds.map((kind) => leads.entries(kind)));
  const byKey = Map.groupBy(kinds.flat(), ({ key }) => key);
  const doubtful = [...byKey].filter(([key, entries]) => entries.length > 1 || !keys.has(key));
  const surplus = new Set(doubtful.flatMap(([, entries]) => entries));
  const age = (at: number) => now.getTime() - at;
  const settled = kinds.flat().filter(({ kind, at }) => kind !== 'waiting' && age(at) > creationTime);
  const wrong = settled.filter((entry) => surplus.has(entry) || age(entry.at) < recent);
  const corrected = await countDone(wrong, isOver, async (entry) => {
    // Where its record is another, the right one is put in its place.
    const isRight = await checkedRecord(leads, entry, now);
    return isRight === null && keys.has(entry.key) && !surplus.has(entry);
  });
  const missing = [...keys].filter((key) => !byKey.has(key));
  const restored = await countDone(missing, isOver, async (key) => {
    const record = await leads.read(key);
    if (record) await leads.addEntry(record);
    return record !== null;
  });
  return { done: corrected.done + restored.done, failed: corrected.failed + restored.failed, left: 0 };
}

/**
 * Calls `act` for each of them until the time is over, and returns for how many it returned true, how many failed, which
 * are named in the log, and how many are left.
 */
async function countDone<T extends { key: string } | string>(
  items: readonly T[],
  isOver: () => boolean,
  act: (item: T) => Promise<boolean>,
): Promise<Count> {
  const count: Count = { done: 0, failed: 0, left: items.length };
  await forEachConcurrently(items, storeConcurrency, async (item) => {
    if (isOver()) return false;
    count.left -= 1;
    try {
      if (await act(item)) count.done += 1;
    } catch {
      count.failed += 1;
      console.error(`lead ${typeof item === 'string' ? item : item.key}: its record cannot be read or changed`);
    }
    return true;
  });
  return count;
}
