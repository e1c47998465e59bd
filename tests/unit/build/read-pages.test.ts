import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, it } from 'vitest';
import { readPagesOnce } from '#netlify/build/read-pages';

it('reads the pages of a folder once, whoever asks for them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'smartstack-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'deeper'));
  for (const file of ['index.html', 'deeper/about.html', 'x.js']) writeFileSync(path.join(folder, file), file);
  const readPages = readPagesOnce();
  const pages = await readPages(folder);
  expect(pages.toSorted()).toEqual([
    [path.join('deeper', 'about.html'), 'deeper/about.html'],
    ['index.html', 'index.html'],
  ]);
  expect(await readPages(folder)).toBe(pages);
});
