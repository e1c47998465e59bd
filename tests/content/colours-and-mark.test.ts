import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { markPaths } from '#drawings/mark';

/*
 * Colours stand in src/styles/theme.css, the mark in src/drawings/mark.ts. Pages, documents, pictures and icons take them
 * from there. Word files have colours of their own: a browser writes them, and cannot read the theme's in sRGB.
 */

const withColours = ['src/styles/theme.css', 'src/browser/word.ts'];

const root = path.join(import.meta.dirname, '../..');
const sources = globSync('{src,netlify,public}/**/*.{ts,tsx,astro,css,svg,typ,html,json,mjs}', { cwd: root })
  .filter((file) => !file.startsWith('src/content/'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const colour =
  /\b(?:oklch|oklab|lch|lab|hsla?|hwb|rgba?|luma|cmyk)\(\s*["']?[\d.#]|(?<=["'`:=(,\s])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=["'`;,)\s])|(?<=["'`])[\da-f]{6}(?=["'`])|\b(?:fill|stroke|color|background(?:-color)?)\s*[=:]\s*["']?(?:black|white|gray|grey|red|green|blue|yellow|orange)\b/gi;

const coloursIn = (text: string) => text.replace(comments, '').match(colour) ?? [];

test.each([
  ['fill: oklch(0.2 0.03 232)', 1],
  ["const paper = '#fbf9f4';", 1],
  ['<path fill="#175770"/>', 1],
  ['color: white;', 1],
  ["const ink = '14262E';", 1],
  ['#let ink = rgb("#112233")', 1],
  ['fill: rgb(colours.ink)', 0],
  ['<use href="#icon-add" />', 0],
  ["import { x } from '#domain/x';", 0],
  ['white-space: nowrap; color: currentColor', 0],
])('the test sees the colours of %s', (text, number) => {
  expect(coloursIn(text)).toHaveLength(number);
});

test('no colour stands outside src/styles/theme.css, but those of Word files', () => {
  expect(sources.length).toBeGreaterThan(400);
  const elsewhere = sources
    .filter(({ file }) => !withColours.includes(file))
    .flatMap(({ file, text }) => coloursIn(text).map((found) => `${file}: ${found}`));
  expect(elsewhere).toEqual([]);
});

test('no file has a copy of the mark', () => {
  expect(sources.filter(({ text }) => markPaths.some((slab) => text.includes(slab))).map(({ file }) => file)).toEqual(
    [],
  );
});
