/** So many names of the store a part of the housekeeping reads or changes at once: one after the other takes too long. */
export const storeConcurrency = 10;

/**
 * Calls `act` for each item in order, at most `concurrency` of them at once. Begins no further item once `act` has
 * returned false. Rejects where `act` does.
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  act: (item: T) => Promise<boolean | void>,
): Promise<void> {
  const queue = items.values();
  let isStopped = false;
  const worker = async () => {
    for (const item of queue) {
      if (isStopped) return;
      if ((await act(item)) === false) isStopped = true;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
