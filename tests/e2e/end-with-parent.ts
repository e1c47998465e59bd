import process from 'node:process';

/**
 * Ends this process when the one that started it is gone: a terminal that is closed, or a kill, leaves Playwright no time
 * to end its server. There must be no shell between the two.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 1000).unref();
}
