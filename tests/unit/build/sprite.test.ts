import { expect, test } from 'vitest';
import { namesInScript } from '#netlify/build/names';
import { withoutUnusedSymbols } from '#netlify/build/symbols';

const symbol = '<symbol id="icon-check" viewBox="0 0 16 16"><path d="m3 8"></path></symbol>';

test.each([
  ['nothing shows it', '', '', false],
  ['the page shows it', '<use href="#icon-check"></use>', '', true],
  ['the page shows another', '<use href="#icon-check-all"></use>', '', false],
  ['a link leads to where it would be', '<a href="/about#icon-check">', '', false],
  ['a script shows it', '', 'jsx(Icon,{id:`icon-check`})', true],
  ['a script puts its name together', '', 'jsx(Icon,{id:`icon-${name}`})', true],
])('a symbol, where %s', (_, markup, script, stays) => {
  const page = `<svg><defs>${symbol}</defs></svg>${markup}`;
  const left = stays ? page : page.replace(symbol, '');
  expect(withoutUnusedSymbols(page, [namesInScript(script)])).toBe(left);
});
