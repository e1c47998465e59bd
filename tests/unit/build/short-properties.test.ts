import { expect, it } from 'vitest';
import { parsePage, serializePage } from '#netlify/build/page-tree';
import { shortenProperties, shortProperties, withShortProperties } from '#netlify/build/short-properties';
import { namesInScript } from '#netlify/build/used-names';

const css =
  ':root{--color-lake:#123;--color-ink:#000;--gap:1px}a{color:var(--color-lake);fill:var(--color-lake);gap:var(--gap)}';
const noScript = namesInScript('');

it('gives the most frequent property the shortest name, where it is set and where it is read', () => {
  const short = shortProperties(css, noScript);
  expect(short.get('--color-lake')).toBe('--a');
  expect(withShortProperties(css, short)).toBe(
    ':root{--a:#123;--c:#000;--b:1px}a{color:var(--a);fill:var(--a);gap:var(--b)}',
  );
});

it('leaves a property alone that is only read: somebody else sets it', () => {
  expect([...shortProperties('a{color:var(--elsewhere)}', noScript)]).toEqual([]);
});

it.each([
  ['names it', "element.style.setProperty('--gap', '2px')"],
  ['reads it inside a value', "paint('var(--gap)')"],
  ['holds it in a class', "draw('p-2 [--gap:2px]')"],
  ['puts it together', 'paint(`var(--${word}p)`)'],
])('keeps a property where a script %s', (_, script) => {
  expect(shortProperties(css, namesInScript(script)).has('--gap')).toBe(false);
});

it('keeps every property where a script may fetch a style sheet that reads them', () => {
  expect([...shortProperties(css, namesInScript("load('_astro/check.D6t.css')"))]).toEqual([]);
});

it('never gives a name that another property keeps', () => {
  const short = shortProperties(':root{--a:1;--gap:2}', namesInScript("set('--a')"));
  expect(short.get('--gap')).toBe('--b');
});

it('writes the names into attributes, not into classes or texts', () => {
  const page = parsePage('<p class="[--gap:1px]">var(--gap)<svg><path fill="var(--gap)"></path></svg></p>');
  shortenProperties(page, new Map([['--gap', '--a']]));
  const html = serializePage(page);
  expect(html).toContain('<p class="[--gap:1px]">var(--gap)');
  expect(html).toContain('fill="var(--a)"');
});
