import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileStore } from '#netlify/storage/files';
import { addressLimit, countSubmission, forgetSubmissions } from '#netlify/http/rate-limit';
import type { Store } from '#netlify/storage/store';

describe('the limit of an address', () => {
  test('is a sliding window: each call counts for a minute, refused ones do not count', () => {
    const wait = addressLimit(3, 60_000);
    const at = (second: number) => wait('192.0.2.1', second * 1000);
    expect([at(0), at(10), at(20)]).toEqual([0, 0, 0]);
    expect([at(20), at(30), at(59)]).toEqual([40, 30, 1]);
    expect([at(60), at(60), at(70), at(79), at(80)]).toEqual([0, 10, 0, 1, 0]);
  });

  test('never tells to wait for less than a second', () => {
    const wait = addressLimit(1, 60_000);
    wait('a', 0);
    expect(wait('a', 59_999)).toBe(1);
  });

  test('is each address’s own; a call without one is answered', () => {
    const wait = addressLimit(1, 60_000);
    expect([wait('a', 0), wait('b', 0), wait('a', 1), wait('b', 1)]).toEqual([0, 0, 60, 60]);
    expect([wait(undefined, 0), wait(undefined, 0), wait('', 0), wait('', 0)]).toEqual([0, 0, 0, 0]);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 60],
    ['2001:db8:1:2::1', '2001:DB8:0001:2:0:0:0:1', 60],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 0],
    ['2001:db8::1:2:3:4', '2001:db8::1', 60],
    ['::1:0:0:0:1', '::1', 0],
    ['::ffff:192.0.2.1', '192.0.2.1', 60],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', 0],
  ])('is one for a network of IPv6, of which one customer has all addresses: %s, then %s', (first, second, waits) => {
    const wait = addressLimit(1, 60_000);
    expect([wait(first, 0), wait(second, 0)]).toEqual([0, waits]);
  });

  test('a clock that is set back locks nobody out', () => {
    const wait = addressLimit(1, 60_000);
    wait('a', 3_600_000);
    expect(wait('a', 0)).toBe(0);
  });

  test('remembers a bounded number of addresses, the latest ones', () => {
    const wait = addressLimit(1, 60_000);
    wait('kept', 0);
    for (let n = 0; n < 4000; n += 1) wait(`a-${n}`, 0);
    expect(wait('kept', 1)).toBe(60);
    for (let n = 0; n < 6000; n += 1) wait(`b-${n}`, 0);
    expect(wait('kept', 2)).toBe(0);
  });
});

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

  const count = (key: string, at = now, address = email) => countSubmission(store, address, key, at);
  const keys = (count: number) => Array.from({ length: count }, (_, n) => `key-${n}`);

  test('ten in an hour of the clock, then a wait until the next', async () => {
    for (const key of keys(10)) expect(await count(key)).toBe(0);
    expect(await count('key-10')).toBe(30);
    expect(await count('key-4')).toBe(0);
    expect(await count('key-10', new Date('2026-11-21T07:00:00Z'))).toBe(0);
  });

  test('an address is the same in any case; two addresses are two', async () => {
    for (const key of keys(10)) await count(key);
    expect(await count('other', now, email.toUpperCase())).toBe(30);
    expect(await count('other', now, 'noah@tremblay-freight.example')).toBe(0);
  });

  test('of many at once never more than ten are taken, and what was refused is not counted', async () => {
    const waits = await Promise.all(keys(40).map((key) => count(key)));
    expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(10);
    let taken = waits.filter((wait) => wait === 0).length;
    for (const key of keys(60).slice(40)) if ((await count(key)) === 0) taken += 1;
    expect(taken).toBe(10);
  });

  test('what is kept names no address, and nobody without the key can try addresses against it', async () => {
    vi.stubEnv('GHL_API_TOKEN', 'one');
    await count('key');
    vi.stubEnv('GHL_API_TOKEN', 'another');
    await count('key');
    const [first, second, ...others] = await store.keys('');
    expect(others).toEqual([]);
    expect(first).toMatch(/^submissions\/2026-11-21T06\/[0-9a-f]{32}\/key$/);
    expect(second).not.toBe(first);
    expect(await store.read(first ?? '')).toEqual({});
  });

  test('earlier hours are forgotten, this one and the leads are not', async () => {
    await store.write('leads/a', {});
    await count('old', new Date('2026-11-20T23:00:00Z'));
    await count('older', new Date('2025-12-31T06:00:00Z'));
    await count('now');
    expect(await forgetSubmissions(store, now)).toBe(2);
    expect(await forgetSubmissions(store, now)).toBe(0);
    expect((await store.keys('')).map((key) => key.split('/').at(-1))).toEqual(['a', 'now']);
  });
});
