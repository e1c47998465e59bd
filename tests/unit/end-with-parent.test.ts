import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

const waiting = `import { endWithParent } from ${JSON.stringify(path.join(import.meta.dirname, '../../netlify/serve/end-with-parent.ts'))};
endWithParent();
setInterval(() => {}, 1000);
console.log('started', process.pid);`;
const starting = `import { spawn } from 'node:child_process';
spawn(process.execPath, ['--input-type=module-typescript', '-e', ${JSON.stringify(waiting)}], { stdio: 'inherit', detached: true });
setInterval(() => {}, 1000);`;

test('the server of the browser tests ends when what started it is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', starting], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const server = Number(/started (\d+)/.exec(String(said))?.[1]);
  expect(() => process.kill(server, 0)).not.toThrow();
  parent.kill('SIGKILL');
  // The pipe that both hold is closed only when both are gone.
  const closed = once(parent.stdout, 'close', { signal: AbortSignal.timeout(10_000) });
  await expect(closed.finally(() => isGone(server) || process.kill(server))).resolves.toBeDefined();
});

/** Whether there is no such process, or only what its parent has not asked for yet. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
