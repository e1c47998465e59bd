/** How many files are open at a time, and in memory: the machine has few cores, and a site thousands of pages. */
const atATime = 32;

/** Returns what a task makes of each entry, in their order; at most 32 tasks run at a time. */
export async function withLimit<E, R>(
  entries: readonly E[],
  task: (entry: E, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = entries.entries();
  const work = async () => {
    for (const [index, entry] of waiting) results[index] = await task(entry, index);
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return results;
}
