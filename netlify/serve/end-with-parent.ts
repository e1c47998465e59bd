import process from 'node:process';

/**
 * Ends this process when the one that started it is gone: a terminal that is closed, or a kill, leaves npm's shell and
 * Playwright no time to end what they have started.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 1000).unref();
}
