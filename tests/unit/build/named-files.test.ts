import { expect, test } from 'vitest';
import { namedFiles, staticImports } from '#netlify/build/named-files';

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

test('a script imports at once what it and its imports name, not what it fetches later', () => {
  const importsOf = staticImports(
    new Map([
      ['/_astro/Menu.js', 'import{a}from"./shared.js";import"./vendor.js";load(()=>import("./Late.js"))'],
      ['/_astro/shared.js', 'import{t}from`./vendor.js`;import{u} from "./Menu.js"'],
      ['/_astro/vendor.js', 'v'],
    ]),
  );
  expect(importsOf('/_astro/Menu.js')).toEqual(['/_astro/shared.js', '/_astro/vendor.js', '/_astro/Menu.js']);
  expect(importsOf('/_astro/vendor.js')).toEqual([]);
});
