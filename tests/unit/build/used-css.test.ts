import { parse } from 'postcss';
import { describe, expect, it, test } from 'vitest';
import { hasName, namesInHtml, namesInScript } from '#netlify/build/names';
import { canMatch, namesInSheet, usedCss } from '#netlify/build/used-css';

/** What is left of a sheet for a page with this HTML and these scripts. */
function left(css: string, html: string, ...scripts: string[]): string {
  const sources = [namesInHtml(html), ...scripts.map(namesInScript)];
  return usedCss(parse(css), (name) => hasName(sources, name));
}

describe('of a page with <p class="a b" id="c">, which selectors can match?', () => {
  const page = namesInHtml('<p class="a b" id="c"><input type="search">');
  test.each([
    ['p', true],
    ['div', false],
    ['.a', true],
    ['.d', false],
    ['#c', true],
    ['#d', false],
    ['.a .d', false],
    ['p.a>.b', true],
    ['P', true],
    ['*', true],
    ['.a:hover::before', true],
    ['[data-d="x"] .a', true],
    ['.a:not(.d)', true],
    ['.a:is(.b,.d)', true],
    ['.a:is(.d,.e)', false],
    [':where(.d) .a', false],
    ['.a:has(>.d)', false],
    ['.a:has(>.b:not(.d))', true],
    [':is(.d,:is(.e,.b)) p', true],
    ['::file-selector-button', false],
    ['::-webkit-search-decoration', true],
    ['::-webkit-datetime-edit', false],
    ['.a:nth-child(2 of .d)', true],
  ])('%s: %s', (selector, expected) => {
    expect(canMatch(selector, (name) => hasName([page], name))).toBe(expected);
  });
});

describe('what a page can need stays', () => {
  test.each([
    ['a selector that cannot match goes, its neighbour stays', '.a,.d{color:red}', '<p class="a">', '.a{color:red}'],
    ['a condition around nothing goes', '@media print{.d{color:red}}.a{color:red}', '<p class="a">', '.a{color:red}'],
    ['a property that nothing reads goes', ':root{--x:1;--y:2}.a{top:var(--x)}', '<p class="a">', ':root{--x:1}.a{top:var(--x)}'],
    ['… and what only it has read', ':root{--x:var(--y);--y:2;color:red}', '<p>', ':root{color:red}'],
    ['a property that the markup reads stays', ':root{--x:1}', '<path fill="var(--x)">', ':root{--x:1}'],
    ['an animation that nothing plays goes', '@keyframes d{to{top:0}}@keyframes e{to{top:0}}.a{animation:e 1s}', '<p class="a">', '@keyframes e{to{top:0}}.a{animation:e 1s}'],
    ['only dead rules go from a block inside a rule', '.a{top:0;&:hover{top:1px}.d &{top:2px}}', '<p class="a">', '.a{top:0;&:hover{top:1px}}'],
    ['signs in brackets, strings and names end nothing', '.a\\{b{content:"};{";background:url(data:,{})}.d{top:0}', '<p class="a{b">', '.a\\{b{content:"};{";background:url(data:,{})}'],
    ['an empty value stays', '.a{--b:;color:var(--b,)}', '<p class="a">', '.a{--b:;color:var(--b,)}'],
    ['typefaces and statements stay', '@layer a,b;@font-face{font-family:F;src:url(f)}', '<p>', '@layer a,b;@font-face{font-family:F;src:url(f)}'],
    ['an unknown property registered for it goes too', '@property --x{syntax:"*";inherits:false}', '<p>', ''],
  ])('%s', (_, css, html, expected) => {
    expect(left(css, html)).toBe(expected);
  }); // prettier-ignore

  test.each([
    ['a class in a list of classes', 'e.className="a results b"', '.results{color:red}'],
    ['a class that is joined', 'e.className=`plate plate-${key} x`', '.plate-cx{color:red}'],
    ['a class joined at its end', 'e.className=`${key}-wide`', '.cx-wide{color:red}'],
    ['an element', 'jsx("dialog",{})', 'dialog{color:red}'],
    ['an element in another kind of quotation mark', 'jsx(`dialog`,{})', 'dialog{color:red}'],
    ['a property that a script sets', 'e.style.setProperty("--far","1px")', '.a{--far:0}'],
    ['a kind of input', 'jsx(`input`,{type:`file`})', '::file-selector-button{margin:0}'],
    ['an id', 'jsx("a",{id:"far"})', '#far{color:red}'],
  ])('a script brings %s', (_, script, css) => {
    expect(left(css, '<p class="a">', script)).toBe(css);
    expect(left(css, `<p class="a"><script>${script}</script>`)).toBe(css);
    expect(left(css, '<p class="a">')).toBe('');
  });

  it('a word that is also a kind of input brings none', () => {
    expect(left('::-webkit-datetime-edit{padding:0}', '<p>', 'e.type===`date`;e.textContent=`a date`')).toBe('');
  });

  it('a word of the text is no class, and a method no class either', () => {
    expect(left('.filter{color:red}', '<p>filter</p>', 'list.filter(Boolean)')).toBe('');
  });
});

it.each(['.a{color:red', '.a{}}.b{}', '.a{content:"', '.a{}/* '])(
  'a sheet that ends too soon stops the build: %s',
  (css) => {
    expect(() => left(css, '<p class="a">')).toThrow();
  },
);

it('a sheet can name everything that it asks for', () => {
  expect(namesInSheet(parse('.a #b>p:is(.c,i){top:var(--x)}:root{--y:1}')).sort()).toEqual(
    ['--y', '<i', '<p', 'a', 'b', 'c'].sort(),
  );
});
