import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

/*
 * The limits of outgoing calls where the platform's runtime has replaced `fetch` and garbage is collected meanwhile
 * (under-platform.ts).
 */

type Outcome = { result: unknown; took: number; sent: number; isClosed: boolean; hasGc: boolean };

async function run(name: string, kind: 'trickle' | 'flood'): Promise<Outcome> {
  const program = fileURLToPath(new URL('./under-platform.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program, name, kind]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome;
}

const integration = {
  error: 'Integration Error',
  details: 'The CRM could not be reached or gave an unexpected answer.',
};

describe('under the platform’s fetch', () => {
  test('a signal does not end the reading of a body', async () => {
    const { result, hasGc } = await run('by a signal alone', 'trickle');
    expect(hasGc).toBe(true);
    expect(result).toBe('still reading');
  });

  test.each<[string, unknown]>([
    ['fetchText', null],
    ['a delivery to the CRM', { progress: {}, calls: 1, failure: integration }],
    ['a scrape', { ok: false, status: 'late', message: '' }],
  ])('%s ends a body that trickles', async (name, expected) => {
    const { result, took, isClosed } = await run(name, 'trickle');
    expect(result).toEqual(expected);
    expect(took).toBeGreaterThanOrEqual(900);
    expect(took).toBeLessThan(4_000);
    expect(isClosed).toBe(true);
  });

  test.each<[string, unknown]>([
    ['fetchText', null],
    ['a delivery to the CRM', { progress: {}, calls: 1, failure: integration }],
    ['a scrape', { ok: false, status: 'large', message: '' }],
  ])('%s ends a body that is too large while it comes in', async (name, expected) => {
    const { result, took, sent, isClosed } = await run(name, 'flood');
    expect(result).toEqual(expected);
    // What it may hold, and what lies in the buffers of two sockets.
    expect(sent).toBeLessThan(40_000_000);
    expect(took).toBeLessThan(9_000);
    expect(isClosed).toBe(true);
  });
});
