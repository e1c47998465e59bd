import process from 'node:process';
import { localEnvironment } from '#netlify/environment';
import { blobStore } from '#netlify/storage/blobs';
import { funnelCommand } from '#netlify/cli/funnel-command';

/* `npm run funnel`: how many visits reached each step of the wizards. `npm run funnel -- --help` lists the options. */

localEnvironment();
const { output, problem } = await funnelCommand(process.argv.slice(2), process.env, new Date(), blobStore);
if (output) console.log(output);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
