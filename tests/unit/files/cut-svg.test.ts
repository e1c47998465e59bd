import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { barsSvg, cutSvg } from '#files/cut-svg';
import type { CutRow } from '#domain/obligations/following/cut';

const rows: CutRow[] = [
  { name: 'Bill <1>', year: '2026', status: 'proposed', layers: ['ai'] },
  { name: 'Paint & Co Act', year: '', status: 'coming', layers: ['ai', 'inf'] },
  { name: 'Wall Act', year: '2004', status: 'in-force', layers: ['ai', 'cx', 'com', 'sec', 'inf'] },
];
const words = {
  heading: 'Rules for technology in painting',
  counts: '1 in force, 1 coming, 1 proposed',
  day: 'As of Nov 26, 2026',
  key: 'Solid: in force.',
  credit: 'Paint Advice, paint.example/obligations',
};
const picture = cutSvg(rows, words);
const { documentElement: svg } = new JSDOM(picture, { contentType: 'image/svg+xml' }).window.document;

test('the picture to embed names the site, the day and every rule, with a bar for each layer', () => {
  const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
  for (const text of [...Object.values(words), ...rows.map(({ name }) => name)]) expect(texts).toContain(text);
  const bars = (status: string) => svg.querySelectorAll(`path.${status}`).length;
  expect([bars('proposed'), bars('coming'), bars('in-force')]).toEqual([1, 2, 5]);
  expect(svg.querySelector('title')?.textContent).toBe(words.heading);
});

test('no head of a column reaches into the next one, in a wide typeface either', () => {
  const heads = [...svg.querySelectorAll('text.layer')].map((each) => ({
    left: Number(each.getAttribute('x')),
    text: each.textContent,
  }));
  const lefts = [...new Set(heads.map(({ left }) => left)), Number(svg.getAttribute('width'))];
  for (const { left, text } of heads) {
    // Verdana’s letters are on average 0.62 em wide; a head has 11 px.
    const next = lefts.find((each) => each > left) ?? 0;
    expect(left + text.length * 0.62 * 11, text).toBeLessThan(next - 8);
  }
});

test('the picture to embed runs nothing, loads nothing, and has colours for light and dark', () => {
  expect(picture).not.toMatch(/<script|<a[ >]|<image|<foreignObject|@import|@font-face|href=|url\((?!#)/);
  expect(picture).toContain('prefers-color-scheme:dark');
});

test('the bars alone are as many, for a picture whose words are set elsewhere', () => {
  const bars = new JSDOM(barsSvg(rows, { pitch: 90, width: 80, height: 20, lean: 9, row: 40 }), {
    contentType: 'image/svg+xml',
  }).window.document;
  expect(bars.querySelectorAll('svg > path')).toHaveLength(8);
});
