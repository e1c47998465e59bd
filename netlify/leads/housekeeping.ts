import { isRecord } from '#domain/record';
import { sweepClaims } from '#netlify/leads/lock';
import { creationTime, rightRecord } from '#netlify/leads/retry';
import type { LeadStore } from '#netlify/leads/store';
import type { Outbox } from '#netlify/leads/context';
import { forgetSubmissions } from '#netlify/http/rate-limit';

/** How long (days) a lead is kept after it was delivered or superseded. The privacy page says it. */
export const keptDays = 30;

const hour = 3_600_000;
const day = 24 * hour;

/** The most that one run does of each kind. */
const most = 100;
/** So many at once. */
const lanes = 10;

const lastRun = 'housekeeping/last';

/**
 * Once an hour: erases leads that were delivered or superseded 30 days ago, mends markers, removes what dead processes
 * left and what limits counted. At most a hundred of each, the earliest first; what is left comes an hour later. It lists
 * names and reads only the records it changes. Answers how many it erased and restored, or null where it was not time.
 */
export async function keepHouse(outbox: Outbox): Promise<{ erased: number; restored: number } | null> {
  const { store, leads, now } = outbox;
  const last = await store.read(lastRun);
  const age = isRecord(last) ? now().getTime() - Date.parse(String(last['at'])) : Infinity;
  if (Math.abs(age) < hour) return null;
  await store.write(lastRun, { at: now().toISOString() });
  const erased = await eraseEnded(leads, now());
  const restored = await mendMarkers(leads, now());
  await sweepClaims(outbox, most);
  await forgetSubmissions(store, now());
  return { erased, restored };
}

async function eraseEnded(leads: LeadStore, now: Date): Promise<number> {
  const old = (await leads.markers('ended')).filter(({ at }) => now.getTime() - at >= keptDays * day);
  return forEach(old, async (marker) => {
    const record = await rightRecord(leads, marker, now);
    if (record) await leads.remove(record);
    return record !== null;
  });
}

/**
 * Gives each record its one marker: restores a missing one, and where a lead has several that no run will look at soon,
 * removes the wrong ones. Records are listed before markers: what is created meanwhile has its marker before it is listed.
 */
async function mendMarkers(leads: LeadStore, now: Date): Promise<number> {
  const keys = await leads.keys();
  const kinds = await Promise.all((['waiting', 'dead', 'ended'] as const).map((kind) => leads.markers(kind)));
  const marked = Map.groupBy(kinds.flat(), ({ key }) => key);
  const surplus = [...marked.values()].filter((markers) => markers.length > 1).flat();
  const settled = surplus.filter(({ kind, at }) => kind !== 'waiting' && now.getTime() - at > creationTime);
  await forEach(settled, async (marker) => (await rightRecord(leads, marker, now)) === null);
  const unmarked = keys.filter((key) => !marked.has(key));
  return forEach(unmarked, async (key) => {
    const record = await leads.read(key);
    if (record) await leads.mark(record);
    return record !== null;
  });
}

/** Does something to the first of them, a few at once; answers for how many it answered true. One that fails is named. */
async function forEach<T extends { key: string } | string>(
  items: T[],
  act: (item: T) => Promise<boolean>,
): Promise<number> {
  const queue = items.slice(0, most).values();
  let count = 0;
  const lane = async () => {
    for (const item of queue)
      try {
        if (await act(item)) count += 1;
      } catch {
        console.error(`lead ${typeof item === 'string' ? item : item.key}: its record cannot be read or changed`);
      }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return count;
}
