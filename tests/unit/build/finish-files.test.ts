import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSource } from '#netlify/build/content-policy';
import { finishFiles, worthThreads } from '#netlify/build/finish-files';
import type { BuiltSite } from '#netlify/build/finish-group';

const sheet = '.a{color:red}.unused{top:0}';
const script = 'one()';
const page = (heading: string, listed = [sheet, script]) =>
  [
    '<!DOCTYPE html><html lang="en"><head>',
    `<meta http-equiv="content-security-policy" content="script-src ${listed.map(hashSource).join(' ')}">`,
    `<style>${sheet}</style></head><body><h1 class="a">${heading}</h1><script>${script}</script></body></html>`,
  ].join('');

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'finish-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes as many pages, in groups of fifty, and finishes them. */
async function finishedPages(count: number, pageOf = (index: number) => page(`Page ${index}`)) {
  const files = Array.from({ length: count }, (_, index) => `${index}.html`);
  files.forEach((file, index) => writeFileSync(path.join(folder, file), pageOf(index)));
  const groups = Array.from({ length: Math.ceil(count / 50) }, (_, group) => files.slice(50 * group, 50 * group + 50));
  const site: BuiltSite = {
    folder,
    islands: { file: { path: '', text: '' }, loaders: { never: 'load()', 'unless-as-served': '', always: '' } },
    sheets: new Map(),
    typefaces: [],
    scripts: new Map(),
  };
  const finished = await finishFiles(groups, site);
  return { finished, files, textOf: (file: string) => readFileSync(path.join(folder, file), 'utf8') };
}

it('finishes many pages in threads as it finishes few by itself, each once', async () => {
  const few = await finishedPages(1);
  const expected = few.textOf('0.html');
  expect(expected).toContain('<style>.a{color:red}</style>');
  const many = await finishedPages(worthThreads + 20);
  expect(many.finished.map(({ file }) => file).sort()).toEqual(many.files.toSorted());
  expect(new Set(many.finished.map(({ hashes }) => JSON.stringify(hashes)))).toEqual(
    new Set(few.finished.map(({ hashes }) => JSON.stringify(hashes))),
  );
  for (const [index, file] of many.files.entries())
    expect(many.textOf(file)).toBe(expected.replace('Page 0', `Page ${index}`));
});

it.each([
  [1, 0],
  [worthThreads, 0],
  [worthThreads, worthThreads - 1],
])('of %i pages, says what is wrong with the one at %i, and writes nothing after that', async (count, place) => {
  const wrong = finishedPages(count, (index) => page('x', index === place ? [sheet] : undefined));
  await expect(wrong).rejects.toThrow('an inline script that Astro does not know: one()');
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => setImmediate(resolve));
  expect(existsSync(folder)).toBe(false);
  mkdirSync(folder);
});
