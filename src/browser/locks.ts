/*
 * One tab at a time. The browser's own locks (Web Locks) end with the tab that holds them. Where they are missing, as
 * without a secure context, each tab minds only itself: the site takes a lead sent by two tabs as one.
 */

const held = new Map<string, Promise<unknown>>();

/**
 * Does the work while no other tab, and nothing else in this one, works under the same name. Whoever holds the name for
 * longer than `patience` (ms) counts as stuck, such as a tab that a phone has put to sleep, and is waited for no more.
 */
export async function alone(name: string, patience: number, work: () => Promise<void>): Promise<void> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    // Optional: browsers leave it out where the page has no secure context.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return await aloneInTab(name, begin);
    await locks.request(name, { signal: AbortSignal.timeout(patience) }, begin);
  } catch (error) {
    if (begun) throw error;
    await work();
  }
}

async function aloneInTab(name: string, work: () => Promise<void>): Promise<void> {
  for (let other = held.get(name); other; other = held.get(name)) await other.catch(() => {});
  const working = work().finally(() => held.delete(name));
  held.set(name, working);
  await working;
}
