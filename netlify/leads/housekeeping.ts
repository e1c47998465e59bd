import { isRecord } from '#domain/record';
import { checkedRecord, creationTime } from '#netlify/leads/checked-record';
import { forEachConcurrently } from '#netlify/leads/concurrency';
import type { LeadContext } from '#netlify/leads/context';
import { removeExpiredLocks } from '#netlify/leads/lock';
import type { LeadStore } from '#netlify/leads/store';
import { removeOldCounts } from '#netlify/leads/submission-limit';

/** How long (days) a lead is stored after it was delivered or superseded. The privacy page says it. */
export const retentionDays = 30;

const hour = 3_600_000;
const day = 24 * hour;

/** One run does at most so much of each kind. */
const limit = 100;
const concurrency = 10;

const lastRun = 'housekeeping/last';

/**
 * Once an hour: erases leads that were delivered or superseded 30 days ago, repairs the due index, removes the locks
 * that dead processes left and the counts of earlier hours. At most a hundred of each, the earliest first; the rest
 * follows an hour later. It lists names and reads only the records it changes. Returns how many leads it erased and how
 * many index entries it restored, or null where the hour is not over.
 */
export async function runHousekeeping(context: LeadContext): Promise<{ erased: number; restored: number } | null> {
  const { store, leads, now } = context;
  const last = await store.read(lastRun);
  const age = isRecord(last) ? now().getTime() - Date.parse(String(last['at'])) : Infinity;
  if (Math.abs(age) < hour) return null;
  await store.write(lastRun, { at: now().toISOString() });
  const erased = await eraseEnded(leads, now());
  const restored = await repairIndex(leads, now());
  await removeExpiredLocks(context, limit);
  await removeOldCounts(store, now());
  return { erased, restored };
}

async function eraseEnded(leads: LeadStore, now: Date): Promise<number> {
  const old = (await leads.entries('ended')).filter(({ at }) => now.getTime() - at >= retentionDays * day);
  return countDone(old, async (entry) => {
    const record = await checkedRecord(leads, entry, now);
    if (record) await leads.remove(record);
    return record !== null;
  });
}

/**
 * Gives each record its one index entry: restores a missing one, and where a lead has several that no run will look at
 * soon, removes the wrong ones. Records are listed before entries: what is created meanwhile has its entry before it is
 * listed. Returns how many were restored.
 */
async function repairIndex(leads: LeadStore, now: Date): Promise<number> {
  const keys = await leads.keys();
  const kinds = await Promise.all((['waiting', 'dead', 'ended'] as const).map((kind) => leads.entries(kind)));
  const byKey = Map.groupBy(kinds.flat(), ({ key }) => key);
  const surplus = [...byKey.values()].filter((entries) => entries.length > 1).flat();
  const settled = surplus.filter(({ kind, at }) => kind !== 'waiting' && now.getTime() - at > creationTime);
  await countDone(settled, async (entry) => (await checkedRecord(leads, entry, now)) === null);
  const missing = keys.filter((key) => !byKey.has(key));
  return countDone(missing, async (key) => {
    const record = await leads.read(key);
    if (record) await leads.addEntry(record);
    return record !== null;
  });
}

/** Calls `act` for the first of them and returns for how many it returned true. One that fails is named in the log. */
async function countDone<T extends { key: string } | string>(
  items: T[],
  act: (item: T) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  await forEachConcurrently(items.slice(0, limit), concurrency, async (item) => {
    try {
      if (await act(item)) count += 1;
    } catch {
      console.error(`lead ${typeof item === 'string' ? item : item.key}: its record cannot be read or changed`);
    }
  });
  return count;
}
