import { expect, test } from 'vitest';
import { parsePage, serializePage } from '#netlify/build/page-tree';
import { removeUnusedSymbols } from '#netlify/build/sprite';
import { namesInScript } from '#netlify/build/used-names';

const symbol = '<symbol id="icon-check" viewBox="0 0 16 16"><path d="m3 8"></path></symbol>';

test.each([
  ['nothing shows it', '', '', false],
  ['the page shows it', '<use href="#icon-check"></use>', '', true],
  ['the page shows another', '<use href="#icon-check-all"></use>', '', false],
  ['a link leads to where it would be', '<a href="/about#icon-check">', '', false],
  ['a link leads to it', '<a href="#icon-check">', '', false],
  ['a script shows it', '', 'jsx(Icon,{id:`icon-check`})', true],
  ['a script puts its name together', '', 'jsx(Icon,{id:`icon-${busy?"wait":"check"}`})', true],
  ['a script shows it by its address', '', 'jsx(`use`,{href:`#icon-check`})', true],
  ['a script puts its address together', '', 'jsx(`use`,{href:`#icon-${name}`});jsx(Icon,{name:`check`})', true],
  [
    'a script puts the addresses of others together',
    '',
    'jsx(`use`,{href:`#icon-${name}`});jsx(Icon,{name:`close`})',
    false,
  ],
  ['a script shows others', '', 'jsx(`use`,{href:`#glyph-${name}`})', false],
])('a symbol, or a group of definitions, where %s', (_, markup, script, stays) => {
  for (const defined of [symbol, symbol.replaceAll('symbol', 'g')]) {
    const built = `<svg><defs>${defined}</defs>${markup}</svg>`;
    const page = parsePage(built);
    removeUnusedSymbols(page, namesInScript(script));
    expect(serializePage(page)).toBe(serializePage(parsePage(stays ? built : built.replace(defined, ''))));
  }
});

test('a group that is drawn where it stands, and one without a name, stay', () => {
  const page = parsePage(
    '<svg><g id="slab"><path d="m3 8"></path></g><defs><g><path d="m3 8"></path></g></defs></svg>',
  );
  const before = serializePage(page);
  removeUnusedSymbols(page, namesInScript(''));
  expect(serializePage(page)).toBe(before);
});
