import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';

/*
 * `npm run check`: all its parts, as many at a time as there are processors. Each is named as it begins, and again once it is
 * done, with how long it took and what it says.
 */

/** What each part looks at; the longest first. */
const parts: Readonly<Record<string, string>> = {
  'check:types': 'types, in .astro files too',
  'check:format': 'format (npm run format mends it)',
  'check:lint': 'lint',
  'check:unused': 'unused files, exports and packages',
  'check:lock': 'the lockfile against package.json',
};

const waiting = Object.keys(parts);
const failed: string[] = [];

/** Takes one part after the other until none is left. */
async function work(): Promise<void> {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    console.log(`.. ${part}: ${parts[part]}`);
    const began = performance.now();
    const { status, said } = await run(part);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`-- ${part}${status === 0 ? '' : ' failed'} (${seconds} s)\n${said}`.trimEnd());
    if (status !== 0) failed.push(part);
  }
}

/** Runs a script of package.json. Resolves with its exit status and all that it has printed. */
function run(script: string): Promise<{ status: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // There npm is a script, which no program can start without a shell.
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    child.on('close', (status) => resolve({ status, said }));
  });
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
if (failed.length === 0) console.log('\nNothing to mend.');
else console.error(`\nfailed: npm run ${failed.join(', npm run ')}`);
process.exit(failed.length > 0 ? 1 : 0);
