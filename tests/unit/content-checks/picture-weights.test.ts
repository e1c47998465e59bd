import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureWeights } from '#content-checks/picture-weights';

let built: string;
beforeEach(() => {
  built = mkdtempSync(path.join(tmpdir(), 'smartstack-weights-'));
});
afterEach(() => rmSync(built, { recursive: true }));

const put = (file: string, bytes: number) => {
  mkdirSync(path.join(built, '_astro'), { recursive: true });
  writeFileSync(path.join(built, '_astro', file), Buffer.alloc(bytes));
};

test('a build without pictures says nothing of them', () => {
  expect(pictureWeights(built)).toEqual([]);
  put('page.Ab3dE_gh.js', 9);
  expect(pictureWeights(built)).toEqual([]);
});

test('pictures of a usual weight are one line, a heavy one has a line of its own', () => {
  put('office.Ab3dE_gh_Z1x2y3.webp', 80_000);
  put('office.Ab3dE_gh_2aBcDe.webp', 120_000);
  expect(pictureWeights(built)).toEqual(['1 picture, of which a visitor fetches at most 120 kB each.']);
  put('desk.Zb3dE_gh_2aBcDe.webp', 1_400_000);
  expect(pictureWeights(built)).toEqual([
    '2 pictures, of which a visitor fetches at most 1,400 kB each.',
    'desk weighs 1,400 kB to 1,400 kB: a photo as jpg, or one with fewer details, weighs less.',
  ]);
});
