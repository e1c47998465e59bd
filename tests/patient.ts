import { vi } from 'vitest';

/*
 * Set up before each file of tests: Vitest gives up waiting for something after a second, and a busy machine may need longer
 * for one step. No option of its configuration says so for `vi.waitFor`.
 */

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 30_000, ...options });
