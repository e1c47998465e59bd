import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIn } from '../../../src/files/cache';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'files');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const makes = (text: string) => vi.fn(() => new TextEncoder().encode(text));

it('a file is made once for a content, also by the next build', async () => {
  const make = makes('A');
  for (const keep of [keepIn(folder, () => 'makers'), keepIn(folder, () => 'makers')])
    for (let time = 0; time < 2; time++) expect(new TextDecoder().decode(await keep({ title: 'One' }, make))).toBe('A');
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  ['other content', { title: 'Two' }, 'makers'],
  ['another template', { title: 'One' }, 'other makers'],
])('%s makes another', async (_, content, makers) => {
  await keepIn(folder, () => 'makers')({ title: 'One' }, makes('A'));
  expect(await keepIn(folder, () => makers)(content, makes('B'))).toEqual(new TextEncoder().encode('B'));
});

it('nothing is kept of one that failed', async () => {
  const keep = keepIn(folder, () => 'makers');
  const fails = () => Promise.reject(new Error('no such character'));
  await expect(keep('x', fails)).rejects.toThrow('no such character');
  expect(await keep('x', makes('A'))).toEqual(new TextEncoder().encode('A'));
});

it('what nothing has asked for in a month goes', async () => {
  await keepIn(folder, () => 'makers')('old', makes('A'));
  const [old = ''] = readdirSync(folder);
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  utimesSync(path.join(folder, old), longAgo, longAgo);
  await keepIn(folder, () => 'makers')('new', makes('B'));
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain(old);
});
