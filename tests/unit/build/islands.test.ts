import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { bundleIslands } from '#netlify/build/islands';
import { storageKeys } from '#domain/privacy/storage-keys';

test('what starts islands is one file with the directive and the runtime, whose name changes with it', async () => {
  const { file, early, older } = await bundleIslands({}, '');
  expect(file.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
  expect(file.text).toContain('trigger');
  expect(file.text.endsWith(runtime)).toBe(true);
  expect(early).toContain(`"${file.path}"`);
  expect(early).not.toMatch(/\n|<\/|islandsFile/);
  expect(await bundleIslands({}, '')).toEqual({ file, early, older });
});

test('the inline script, which has no list of them, writes names in storage as they are', async () => {
  const { early } = await bundleIslands({}, '');
  for (const key of [storageKeys.arrival, storageKeys.message]) expect(early).toContain(key);
});

test('the scripts that an island imports are asked for together', async () => {
  const { file } = await bundleIslands({ '/_astro/Menu.js': ['/_astro/vendor.js'] }, '');
  expect(file.text).toContain('"/_astro/Menu.js":["/_astro/vendor.js"]');
  expect(file.text).toContain('modulepreload');
});

test('older browsers have a file of their own, with their style sheet', async () => {
  const { early, file, older } = await bundleIslands({}, '.a{top:0}');
  expect(older.path).toMatch(/^\/_astro\/older\.[\w-]{8}\.js$/);
  expect(older.text).toContain('.a{top:0}');
  expect(file.text).not.toContain('adoptedStyleSheets');
  expect(early).toContain(`"${older.path}"`);
});
