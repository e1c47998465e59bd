/* One tab at a time. The browser's own locks (Web Locks) end with the tab that holds them. Where they are missing,
   as without a secure context, each tab excludes only itself: the site treats a lead sent by two tabs as one. */

/**
 * How a wait ends. Chromium before 124 says that it was aborted:
 * https://developer.mozilla.org/docs/Web/API/AbortSignal/timeout_static#browser_compatibility
 */
const waitEnded = ['TimeoutError', 'AbortError'];

const held = new Map<string, Promise<unknown>>();

/**
 * Runs the work while no other tab, and nothing else in this one, holds the lock of this name. After each `timeout`
 * (ms) of waiting, `isStuck` says whether the holder is stuck, such as a tab that a phone has suspended: then the work
 * runs without the lock. The time alone does not show that, because others may have had their turn meanwhile.
 */
export async function withLock(
  name: string,
  timeout: number,
  isStuck: () => boolean,
  work: () => Promise<void>,
): Promise<void> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    // Optional: browsers omit it without a secure context.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return await withLockInTab(name, begin);
    await locks.request(name, { signal: AbortSignal.timeout(timeout) }, begin);
  } catch (error) {
    if (begun) throw error;
    if (waitEnded.includes((error as Error).name) && !isStuck()) return withLock(name, timeout, isStuck, work);
    await work();
  }
}

async function withLockInTab(name: string, work: () => Promise<void>): Promise<void> {
  for (let other = held.get(name); other; other = held.get(name)) await other.catch(() => {});
  const working = work().finally(() => held.delete(name));
  held.set(name, working);
  await working;
}
