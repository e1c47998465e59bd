import { expect, test } from 'vitest';
import { namedFiles } from '#netlify/build/named-files';

const textOf = namedFiles(
  new Map([
    ['/_astro/Menu.x-1_.js', 'menu;import"./shared.y.js"'],
    ['/_astro/shared.y.js', 'shared;import"./Menu.x-1_.js"'],
    ['/_astro/Late.z.js', 'late;["_astro/Late.z.css"]'],
    ['/_astro/Late.z.css', '.late{}'],
    ['/_astro/other.js', 'other'],
  ]),
);

test.each([
  ['nothing', 'about.js, _astro/', ''],
  ['a script, and what it imports, each once', 'component-url="/_astro/Menu.x-1_.js"', 'menu shared'],
  ['a style sheet that comes with a script', '/_astro/Late.z.js', 'late .late{}'],
  ['several', '/_astro/other.js /_astro/shared.y.js', 'other shared menu'],
])('a page names %s', (_, text, expected) => {
  expect(
    textOf(text)
      .split('\n')
      .filter((each) => each !== '')
      .map((each) => each.replace(/;.*/, '')),
  ).toEqual(expected === '' ? [] : expected.split(' '));
});
