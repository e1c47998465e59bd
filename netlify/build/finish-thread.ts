import { parentPort, workerData } from 'node:worker_threads';
import type { GroupOf } from '#netlify/build/finish-files';
import { type BuiltSite, finisherOf, type FinishedFile, type RenderedFile } from '#netlify/build/finish-group';

/* What a thread of finish-files.ts does: finishes each group of pages that it is given, one after the other. */

const finish = finisherOf(workerData as BuiltSite);
parentPort?.on('message', ({ group, pages }: GroupOf<RenderedFile>) => {
  parentPort?.postMessage({ group, pages: finish(pages) } satisfies GroupOf<FinishedFile>);
});
