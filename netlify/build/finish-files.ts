import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BuiltSite, type FinishedFile, type RenderedFile, UnpublishablePage } from '#netlify/build/finish-group';

/** From as many pages on, all processors but this one's finish them: starting a thread costs what some hundred pages do. */
export const worthThreads = 300;

/** The most threads: each holds the trees of some pages, the style sheet and the names in all scripts. */
const mostThreads = 4;

/** Threads that finish the pages of a site, while this one renders others. */
export type Finishing = {
  /** Returns pages as they are published. Throws an `UnpublishablePage` where one of them cannot be (finish-group.ts). */
  finish(group: readonly RenderedFile[]): Promise<FinishedFile[]>;
  /** Ends the threads. */
  end(): Promise<void>;
};

/** What a thread is told and tells: a group's number with its pages, as they were rendered and as they are published. */
export type GroupOf<T> = { group: number; pages: readonly T[] };

/** What a thread tells of a group with a page that cannot be published. */
export type WrongGroup = { group: number; file: string; why: string };

type Thread = { worker: Worker; groups: Map<number, PromiseWithResolvers<FinishedFile[]>> };

/** Starts threads for a site of as many pages. */
export function startFinishing(site: BuiltSite, pageCount: number): Finishing {
  const count = pageCount < worthThreads ? 1 : Math.min(Math.max(1, availableParallelism() - 1), mostThreads);
  const threads = Array.from({ length: count }, () => startThread(site));
  let last = 0;
  return {
    finish(pages) {
      const [idlest] = threads.toSorted((one, other) => one.groups.size - other.groups.size);
      const group = ++last;
      const result = Promise.withResolvers<FinishedFile[]>();
      idlest?.groups.set(group, result);
      idlest?.worker.postMessage({ group, pages } satisfies GroupOf<RenderedFile>, buffersOf(pages));
      return result.promise;
    },
    async end() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Returns what a message with pages hands over. */
export function buffersOf(pages: readonly RenderedFile[]): ArrayBuffer[] {
  return pages.map(({ html }) => html.buffer);
}

function startThread(site: BuiltSite): Thread {
  const worker = new Worker(new URL('finish-thread.ts', import.meta.url), { workerData: site });
  const groups: Thread['groups'] = new Map();
  const fail = (error: unknown) => groups.forEach(({ reject }) => reject(error));
  worker.on('message', (message: GroupOf<FinishedFile> | WrongGroup) => {
    const result = groups.get(message.group);
    if ('pages' in message) result?.resolve([...message.pages]);
    else result?.reject(new UnpublishablePage(message.file, message.why));
    groups.delete(message.group);
  });
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('A thread that finishes pages ended before it had finished them.')));
  return { worker, groups };
}
