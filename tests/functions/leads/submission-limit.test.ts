import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOverLimit, removeOldCounts } from '#netlify/leads/submission-limit';
import { fileStore } from '#netlify/storage/files';
import type { Store } from '#netlify/storage/store';

describe('the limit of an e-mail address', () => {
  let directory = '';
  let store: Store;
  const now = new Date('2026-11-21T06:59:30.500Z');
  const email = 'maya@tremblay-freight.example';
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'smartstack-limit-'));
    store = fileStore(directory);
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const names = () => store.keys('submissions/');
  const count = (key: string, at = now, address = email) => isOverLimit(store, address, key, at);
  const keys = (count: number) => Array.from({ length: count }, (_, n) => `key-${n}`);

  test('is ten in an hour of the clock; what comes after them is over it', async () => {
    for (const key of keys(10)) expect(await count(key)).toBe(false);
    expect(await count('key-10')).toBe(true);
    expect(await count('key-10')).toBe(true);
    expect(await count('key-4')).toBe(false);
    expect(await count('key-10', new Date('2026-11-21T07:00:00Z'))).toBe(false);
  });

  test('an address is the same in any case; two addresses are two', async () => {
    for (const key of keys(10)) await count(key);
    expect(await count('other', now, email.toUpperCase())).toBe(true);
    expect(await count('other', now, 'noah@tremblay-freight.example')).toBe(false);
  });

  test('of many at once no more than ten are within it, and what is over it leaves no name', async () => {
    const over = await Promise.all(keys(40).map((key) => count(key)));
    let within = over.filter((isOver) => !isOver).length;
    expect(within).toBeLessThanOrEqual(10);
    for (const key of keys(60).slice(40)) if (!(await count(key))) within += 1;
    expect(within).toBe(10);
    expect(await names()).toHaveLength(10);
  });

  test.each(['create', 'keys', 'remove'] as const)('marks nobody where the store cannot %s', async (verb) => {
    for (const key of keys(10)) await count(key);
    const failing = { ...store, [verb]: () => Promise.reject(new Error('disk full')) };
    expect(await isOverLimit(failing, email, 'key-10', now)).toBe(false);
  });

  test('what is stored names no address, and nobody without the key can try addresses against it', async () => {
    vi.stubEnv('DIGEST_KEY', 'one');
    await count('key');
    vi.stubEnv('DIGEST_KEY', 'another');
    await count('key');
    vi.stubEnv('GHL_API_TOKEN', 'no key of a digest');
    await count('key');
    const [first, second, ...others] = await store.keys('');
    expect(others).toEqual([]);
    expect(first).toMatch(/^submissions\/2026-11-21T06\/[0-9a-f]{32}\/key$/);
    expect(second).toMatch(/^submissions\/2026-11-21T06\/[0-9a-f]{32}\/key$/);
    expect(second).not.toBe(first);
    expect(await store.read(first ?? '')).toEqual({});
  });

  test('earlier hours are forgotten, this one and the leads are not', async () => {
    await store.write('leads/a', {});
    await count('old', new Date('2026-11-20T23:00:00Z'));
    await count('older', new Date('2025-12-31T06:00:00Z'));
    await count('now');
    expect(await removeOldCounts(store, now)).toBe(2);
    expect(await removeOldCounts(store, now)).toBe(0);
    expect((await store.keys('')).map((key) => key.split('/').at(-1))).toEqual(['a', 'now']);
  });
});
