import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BuiltSite, type FinishedFile, finisherOf } from '#netlify/build/finish-group';

/** From as many pages on, threads finish them: starting one costs what some hundred pages do. */
export const worthThreads = 300;

/** The most threads: each holds the trees of some pages, the style sheet and the names in all scripts. */
const mostThreads = 4;

/**
 * Finishes all pages of a built site in their files (finish-group.ts), those of each group together. Throws an error where
 * one of them cannot be published.
 */
export async function finishFiles(groups: readonly (readonly string[])[], site: BuiltSite): Promise<FinishedFile[]> {
  const count = Math.min(availableParallelism(), mostThreads);
  if (groups.flat().length < worthThreads || count < 2) return finishGroups(groups, site);
  const shares = Array.from({ length: count }, (_, share) => groups.filter((_, index) => index % count === share));
  const threads = shares.map(
    (share) => new Worker(new URL('finish-thread.ts', import.meta.url), { workerData: { groups: share, site } }),
  );
  try {
    return (await Promise.all(threads.map(resultOf))).flat();
  } finally {
    // Where one has failed, the others write nothing more.
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Finishes groups of pages one after the other. */
export async function finishGroups(groups: readonly (readonly string[])[], site: BuiltSite): Promise<FinishedFile[]> {
  const finish = finisherOf(site);
  const finished: FinishedFile[] = [];
  for (const group of groups) finished.push(...(await finish(group)));
  return finished;
}

function resultOf(thread: Worker): Promise<FinishedFile[]> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', () => reject(new Error('A thread that finishes pages ended before it had finished them.')));
  });
}
