import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BuiltSite, type FinishedFile, type RenderedFile, UnpublishablePage } from '#netlify/build/finish-group';

/** From this many pages on, all processors but this one's finish them: starting a thread costs what some hundred pages do. */
export const manyPages = 300;

/** The most threads: each holds the trees of some pages, the style sheet and the names in all scripts. */
const mostThreads = 4;

/** Threads that finish the pages of a site, while this one renders others. */
export type Finishing = {
  /**
   * Returns pages of one kind as they are published; `route` names that of pages which are many. Throws an
   * `UnpublishablePage` where one of them cannot be (finish-group.ts).
   */
  finish(group: readonly RenderedFile[], route?: string): Promise<FinishedFile[]>;
  /** Ends the threads. */
  end(): Promise<void>;
};

/** Messages to and from a thread: a group's number with its pages, as they were rendered and as they are published. */
export type GroupOf<T> = { group: number; route?: string | undefined; pages: T[] };

/** What a thread answers to a group with a page that cannot be published. */
export type WrongGroup = { group: number; file: string; cause: unknown };

type Thread = Finishing & {
  /** Returns how many groups it has not answered. */
  waiting(): number;
};

/** Starts the threads for a site with this many pages. */
export function startFinishing(site: BuiltSite, pageCount: number, processors = availableParallelism()): Finishing {
  const count = pageCount < manyPages ? 1 : Math.min(Math.max(1, processors - 1), mostThreads);
  const threads = Array.from({ length: count }, () => startThread(site));
  return {
    finish(pages, route) {
      const leastBusy = threads.reduce((one, other) => (other.waiting() < one.waiting() ? other : one));
      return leastBusy.finish(pages, route);
    },
    async end() {
      await Promise.all(threads.map(({ end }) => end()));
    },
  };
}

function startThread(site: BuiltSite): Thread {
  const worker = new Worker(new URL('finish-thread.ts', import.meta.url), { workerData: site });
  const groups = new Map<number, PromiseWithResolvers<FinishedFile[]>>();
  let lastGroup = 0;
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    groups.forEach(({ reject }) => reject(failure));
    groups.clear();
  };
  worker.on('message', (answer: GroupOf<FinishedFile> | WrongGroup) => {
    const result = groups.get(answer.group);
    groups.delete(answer.group);
    // Where rendering fails, a thread that has nothing to do keeps no process from ending.
    if (groups.size === 0) worker.unref();
    if ('pages' in answer) result?.resolve(answer.pages);
    else result?.reject(new UnpublishablePage(answer.file, answer.cause));
  });
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('A thread that finishes pages ended before it had finished them.')));
  worker.unref();
  return {
    waiting: () => groups.size,
    finish(pages, route) {
      if (failure !== undefined) return Promise.reject(failure as Error);
      const group = ++lastGroup;
      const result = Promise.withResolvers<FinishedFile[]>();
      groups.set(group, result);
      worker.ref();
      worker.postMessage({ group, route, pages: [...pages] } satisfies GroupOf<RenderedFile>, buffersOf(pages));
      return result.promise;
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** Returns what a message with pages hands over instead of copying it. */
export function buffersOf(pages: readonly RenderedFile[]): ArrayBuffer[] {
  return pages.map(({ html }) => html.buffer);
}
