import process from 'node:process';
import { localEnvironment } from '#netlify/environment';
import { leadsCommand } from '#netlify/cli/leads-command';

/* `npm run leads`: what the operator sees and does. `npm run leads -- --help` names the commands. */

localEnvironment();
const { output, problem } = await leadsCommand(process.argv.slice(2), process.env, () => new Date());
if (output) process.stdout.write(`${output}\n`);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
