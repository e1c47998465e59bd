import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, it } from 'vitest';
import { filesEnding, readTexts, textsOf } from '#netlify/build/built-texts';

const about = path.join('deeper', 'about.html');

function folderOfPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'smartstack-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'deeper'));
  for (const file of ['index.html', about, 'x.js']) writeFileSync(path.join(folder, file), `text of ${file}`);
  return folder;
}

it('finds the files of a kind wherever they are in a folder', () => {
  const folder = folderOfPages();
  expect(filesEnding(folder, '.html').toSorted()).toEqual([about, 'index.html']);
  expect(readTexts(folder, '.js')).toEqual([['x.js', 'text of x.js']]);
});

it('reads a text when it is asked for, and not before', () => {
  const folder = folderOfPages();
  const texts = textsOf(folder, ['index.html', about]);
  expect(texts.next().value).toBe('text of index.html');
  writeFileSync(path.join(folder, about), 'changed since');
  expect([...texts]).toEqual(['changed since']);
});
