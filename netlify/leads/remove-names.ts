import { forEachConcurrently, storeConcurrency } from '#netlify/leads/concurrency';
import type { Store } from '#netlify/storage/store';

/**
 * Removes names from a store in their order and returns how many; begins none once `isOver` says that the time is over.
 * Rejects where the store fails.
 */
export async function removeNames(store: Store, names: readonly string[], isOver: () => boolean): Promise<number> {
  let removed = 0;
  await forEachConcurrently(names, storeConcurrency, async (name) => {
    if (isOver()) return false;
    await store.remove(name);
    removed += 1;
    return true;
  });
  return removed;
}
