import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileCache } from '#files/cache';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'cache-')), 'files');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const makes = (text: string) => vi.fn(() => new TextEncoder().encode(text));

it('a file is made once for its content, across builds', async () => {
  const make = makes('A');
  for (const cached of [fileCache(folder, () => 'version'), fileCache(folder, () => 'version')])
    for (let time = 0; time < 2; time++)
      expect(new TextDecoder().decode(await cached({ title: 'One' }, make))).toBe('A');
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  ['other content', { title: 'Two' }, 'version'],
  ['another template', { title: 'One' }, 'other version'],
])('%s makes another', async (_, content, version) => {
  await fileCache(folder, () => 'version')({ title: 'One' }, makes('A'));
  expect(await fileCache(folder, () => version)(content, makes('B'))).toEqual(new TextEncoder().encode('B'));
});

it('a file that could not be made is not cached', async () => {
  const cached = fileCache(folder, () => 'version');
  const fails = () => Promise.reject(new Error('no such character'));
  await expect(cached('x', fails)).rejects.toThrow('no such character');
  expect(await cached('x', makes('A'))).toEqual(new TextEncoder().encode('A'));
});

it('a file that was not requested for a month is removed', async () => {
  await fileCache(folder, () => 'version')('old', makes('A'));
  const [old = ''] = readdirSync(folder);
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  utimesSync(path.join(folder, old), longAgo, longAgo);
  await fileCache(folder, () => 'version')('new', makes('B'));
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain(old);
});
