import { isRecord } from '#domain/record';
import { checkedRecord, creationTime } from '#netlify/leads/checked-record';
import { forEachConcurrently, storeConcurrency } from '#netlify/leads/concurrency';
import type { LeadContext } from '#netlify/leads/context';
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

/** One run does at most so much of each kind. */
const limit = 100;

/** For so long (ms) from its beginning a run removes counts: the function that it is a part of may take 30 s. */
const removalTime = 20_000;

/** When it was last begun; and, until it has got to its end, since when it has not. */
const lastRun = 'housekeeping/last';
const unfinished = 'housekeeping/unfinished';

/** A write that takes longer (ms) was interrupted. */
const writeTime = hour;

/**
 * Once an hour: erases leads that were delivered or superseded 30 days ago, repairs the due index, removes the locks
 * that dead processes left, the counts of earlier hours and the files of interrupted writes. At most a hundred leads,
 * entries and locks, and as many counts as 20 s allow, the earliest first; the rest follows an hour later. It lists
 * names and reads only the records it changes. A part that fails stops no other and is named in the log. Returns how many
 * leads it erased and how many index entries it restored, or null where the hour is not over.
 */
export async function runHousekeeping(context: LeadContext): Promise<{ erased: number; restored: number } | null> {
  const { store, leads, now } = context;
  const last = await readSideFile(store, lastRun);
  const age = isRecord(last) ? now().getTime() - Date.parse(String(last['at'])) : Infinity;
  if (Math.abs(age) < hour) return null;
  const end = now().getTime() + removalTime;
  const isOver = () => now().getTime() >= end;
  const begun = await part('noting that it begins', () => noteBegin(store, now()));
  const erased = await part('erasing leads', () => eraseEnded(leads, now()));
  const restored = await part('the due index', () => repairIndex(leads, now()));
  const others = [
    await part('locks', () => removeExpiredLocks(context, limit)),
    await part('counts', () => removeOldCounts(store, now(), isOver)),
    await part('step counts', () => removeOldStepCounts(store, now(), isOver)),
    await part('interrupted writes', () => store.sweep(new Date(now().getTime() - writeTime))),
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

/** How many of what a part went through it has done, and how many failed. */
type Count = { done: number; failed: number };

/** Does one part; where it fails as a whole, that counts as one failure. */
async function part(name: string, work: () => Promise<Count | number | void>): Promise<Count> {
  try {
    const result = await work();
    return typeof result === 'object' ? result : { done: result ?? 0, failed: 0 };
  } catch {
    // The cause may quote what is stored.
    console.error(`housekeeping: ${name}: the store failed`);
    return { done: 0, failed: 1 };
  }
}

async function eraseEnded(leads: LeadStore, now: Date): Promise<Count> {
  const old = (await leads.entries('ended')).filter(({ at }) => now.getTime() - at >= retentionDays * day);
  return countDone(old, async (entry) => {
    const record = await checkedRecord(leads, entry, now);
    if (record) await leads.remove(record);
    return record !== null;
  });
}

/**
 * Gives each record its one index entry: restores a missing one, and removes the wrong ones that no run will look at
 * soon: where a lead has several, or none is there any more. Records are listed before entries: what is created
 * meanwhile has its entry before it is listed. Returns how many were restored.
 */
async function repairIndex(leads: LeadStore, now: Date): Promise<Count> {
  const keys = new Set(await leads.keys());
  const kinds = await Promise.all(entryKinds.map((kind) => leads.entries(kind)));
  const byKey = Map.groupBy(kinds.flat(), ({ key }) => key);
  const doubtful = [...byKey].filter(([key, entries]) => entries.length > 1 || !keys.has(key));
  const surplus = doubtful.flatMap(([, entries]) => entries);
  const settled = surplus.filter(({ kind, at }) => kind !== 'waiting' && now.getTime() - at > creationTime);
  const removed = await countDone(settled, async (entry) => (await checkedRecord(leads, entry, now)) === null);
  const missing = [...keys].filter((key) => !byKey.has(key));
  const restored = await countDone(missing, async (key) => {
    const record = await leads.read(key);
    if (record) await leads.addEntry(record);
    return record !== null;
  });
  return { done: restored.done, failed: removed.failed + restored.failed };
}

/**
 * Calls `act` for the first of them and returns for how many it returned true, and how many failed; these are named in
 * the log.
 */
async function countDone<T extends { key: string } | string>(
  items: T[],
  act: (item: T) => Promise<boolean>,
): Promise<Count> {
  const count: Count = { done: 0, failed: 0 };
  await forEachConcurrently(items.slice(0, limit), storeConcurrency, async (item) => {
    try {
      if (await act(item)) count.done += 1;
    } catch {
      count.failed += 1;
      console.error(`lead ${typeof item === 'string' ? item : item.key}: its record cannot be read or changed`);
    }
  });
  return count;
}
