import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { localEnvironment } from '#netlify/environment';
import { leadsCommand, dependencies } from '#netlify/cli/leads-command';

/* `npm run leads`: the operator's commands. `npm run leads -- --help` lists them. */

// The reader of the output may stop early, as `head` does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

localEnvironment();
const { output, problem } = await leadsCommand(process.argv.slice(2), process.env, {
  ...dependencies,
  confirm,
  writeFile: (file, text) => writeFile(file, text, { flag: 'wx', mode: 0o600 }),
});
if (output) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}

async function confirm(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
