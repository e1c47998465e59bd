import { isRecord } from '#domain/record';
import type { Outbox } from '#netlify/leads/context';

/** A claim is held for a few store operations. One older than this (ms) was left by a process that died. */
const claimTime = 30_000;

const folder = 'claims/';

/**
 * The right to begin an attempt on a lead, which one process gets at a time, however many ask. False where another has
 * it. It rests on the store's `create`; where that is not atomic, the lead's own record and the CRM's notes are looked
 * at again (`deliver`, `deliverToHighLevel`).
 */
export async function claim(outbox: Outbox, key: string): Promise<boolean> {
  const { store } = outbox;
  const mine = { holder: outbox.uniqueName(), at: outbox.now().toISOString() };
  if (await store.create(folder + key, mine)) return true;
  const theirs = await store.read(folder + key);
  if (!isExpired(theirs, outbox.now())) return false;
  await store.write(folder + key, mine);
  const now = await store.read(folder + key);
  return isRecord(now) && now['holder'] === mine.holder;
}

/** Gives the right back. */
export async function release({ store }: Outbox, key: string): Promise<void> {
  await store.remove(folder + key);
}

/** Removes what dead processes left, at most `limit` of it. */
export async function sweepClaims({ store, now }: Outbox, limit: number): Promise<void> {
  for (const key of (await store.keys(folder)).slice(0, limit))
    if (isExpired(await store.read(key), now())) await store.remove(key);
}

/** A time in the future was written by a clock that was wrong. */
function isExpired(value: unknown, now: Date): boolean {
  const age = isRecord(value) ? now.getTime() - Date.parse(String(value['at'])) : Infinity;
  return !(Math.abs(age) <= claimTime);
}
