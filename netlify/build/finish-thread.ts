import { parentPort, workerData } from 'node:worker_threads';
import { buffersOf, type GroupOf, type WrongGroup } from '#netlify/build/finish-files';
import {
  type BuiltSite,
  finisherOf,
  type FinishedFile,
  type RenderedFile,
  UnpublishablePage,
} from '#netlify/build/finish-group';

/* What a thread of finish-files.ts does: finishes each group of pages that it is given, one after the other. */

const finish = finisherOf(workerData as BuiltSite);
parentPort?.on('message', ({ group, route, pages }: GroupOf<RenderedFile>) => {
  try {
    const finished = finish(pages, route);
    parentPort?.postMessage({ group, pages: finished } satisfies GroupOf<FinishedFile>, buffersOf(finished));
  } catch (error) {
    if (!(error instanceof UnpublishablePage)) throw error;
    const { file, cause } = error;
    parentPort?.postMessage({ group, file, cause } satisfies WrongGroup);
  }
});
