import { afterAll, vi } from 'vitest';

/*
 * Set up before each file of tests of what keeps a state: files share a worker, and so the packages that it has loaded, but
 * modules of the site are new for each, and so are globals and timers.
 */

vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
