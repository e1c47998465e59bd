import { isRecord } from '#domain/record';
import type { LeadContext } from '#netlify/leads/context';
import { readSideFile } from '#netlify/leads/side-files';

/** A lock is held for a few store operations. One older than this (ms) was left by a process that died. */
const maxAge = 30_000;

/** The name at rest: processes of the previous deploy must see the same locks. */
const folder = 'claims/';

/**
 * Locks a lead for the beginning of an attempt: of all processes that ask, one gets the lock. Returns false where
 * another holds it. It rests on the store's `create`; where that is not atomic, the lead's own record (`beginAttempt`)
 * and the CRM's notes (`addNoteOnce`) are looked at again.
 */
export async function acquireLock({ store, now, uniqueName }: LeadContext, key: string): Promise<boolean> {
  const ours = { holder: uniqueName(), at: now().toISOString() };
  if (await store.create(folder + key, ours)) return true;
  const theirs = await readSideFile(store, folder + key);
  if (!isExpired(theirs, now())) return false;
  await store.write(folder + key, ours);
  const stored = await store.read(folder + key);
  return isRecord(stored) && stored['holder'] === ours.holder;
}

/** Releases the lock, whoever holds it. */
export async function releaseLock({ store }: LeadContext, key: string): Promise<void> {
  await store.remove(folder + key);
}

/** Removes the locks that dead processes left, at most `limit` of them. */
export async function removeExpiredLocks({ store, now }: LeadContext, limit: number): Promise<void> {
  for (const key of (await store.keys(folder)).slice(0, limit))
    if (isExpired(await readSideFile(store, key), now())) await store.remove(key);
}

/** A time in the future was written by a clock that was wrong. */
function isExpired(value: unknown, now: Date): boolean {
  const age = isRecord(value) ? now.getTime() - Date.parse(String(value['at'])) : Infinity;
  return !(Math.abs(age) <= maxAge);
}
