import { expect, test } from 'vitest';
import { attributeOf, elementsIn } from '#netlify/build/html';
import { unusedSymbols } from '#netlify/build/sprite';

test.each([
  ['nothing shows', '', '', true],
  ['the page shows', '<use href="#icon-check"></use>', '', false],
  ['is not the one that the page shows', '<use href="#icon-check-all"></use>', '', true],
  ['a link leads to', '<a href="#icon-check">', '', true],
  ['a script shows', '', 'jsx(`use`,{href:`#icon-check`})', false],
  ['a script puts together', '', 'jsx(`use`,{href:`#icon-${name}`});jsx(Icon,{name:`check`})', false],
  [
    'is not among those that a script puts together',
    '',
    'jsx(`use`,{href:`#icon-${name}`});jsx(Icon,{name:`close`})',
    true,
  ],
])('a symbol, or a group of definitions, that %s', (_, markup, script, isUnused) => {
  for (const name of ['symbol', 'g']) {
    const page = `<svg><defs><${name} id="icon-check"></${name}></defs>${markup}</svg>`;
    const unused = unusedSymbols(elementsIn(page), script).map((element) => attributeOf(element, 'id'));
    expect(unused).toEqual(isUnused ? ['icon-check'] : []);
  }
});

test('a group that is drawn where it stands, and one without a name, are used', () => {
  expect(unusedSymbols(elementsIn('<svg><g id="slab"></g><defs><g></g></defs></svg>'), '')).toEqual([]);
});
