import process from 'node:process';
import { localEnvironment } from '#netlify/environment';
import { blobStore } from '#netlify/storage/blobs';
import { reportCommand } from '#netlify/cli/report-command';

/* `npm run report`: the week's leads and visits, in counts. `npm run report -- --help` lists the options. */

localEnvironment();
const { output, problem } = await reportCommand(process.argv.slice(2), process.env, new Date(), blobStore);
if (output) console.log(output);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
