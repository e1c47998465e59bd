import { parentPort, workerData } from 'node:worker_threads';
import { finishGroups } from '#netlify/build/finish-files';
import type { BuiltSite } from '#netlify/build/finish-group';

/* What a thread of finish-files.ts does: finishes its groups of pages and says what became of them. */

const { groups, site } = workerData as { groups: readonly (readonly string[])[]; site: BuiltSite };
parentPort?.postMessage(await finishGroups(groups, site));
