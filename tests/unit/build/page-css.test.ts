import { describe, expect, it, test } from 'vitest';
import { siteCss, withoutUnread } from '#netlify/build/page-css';

/** What a page with this text gets of a style sheet. */
const part = (css: string, text: string) => siteCss(new Map())([css], text);

describe('to a page that says "a b md:grid bg-[#fff]" and "open", a rule with the selector', () => {
  const text = 'a b md:grid bg-[#fff] "open"';
  test.each([
    ['p', true],
    ['.a', true],
    ['.d', false],
    ['#open', true],
    ['#d', false],
    ['.a .d', false],
    ['.a:hover:before', true],
    ['[data-d=x] .a', true],
    ['.a:not(.b)', true],
    ['.a:is(.b,.d)', true],
    ['.a:is(.d,.e)', false],
    [':where(.d) .a', false],
    ['::backdrop', true],
    ['dialog:focus-visible', true],
    [':popover-open', true],
    ['[hidden]', true],
    ['.md\\:grid', true],
    ['.md\\:flex', false],
    ['.bg-\\[\\#fff\\]', true],
    ['.bg-\\[\\#000\\]', false],
  ])('%s is given: %s', (selector, isGiven) => {
    expect(part(`${selector}{color:red}`, text) !== '').toBe(isGiven);
  });
});

test.each([
  ['what its scripts name', '.a{top:0}.b{top:0}.c{top:0}', 'x="a b"+`c`', '.a,.b,.c{top:0}'],
  ['a name with a sign that separates others', '.\\[\\&\\>svg\\]\\:grid>svg{top:0}', '[&>svg]:grid', null],
  ['a rule of which one selector can match', '.a,.d{top:0}', 'a', null],
  ['no condition around nothing', '@media print{.d{top:0}}.a{top:0}', 'a', '.a{top:0}'],
  ['a property that no rule left reads', ':root{--a:0}.d{top:var(--a)}.a{top:0}', 'a', ':root{--a:0}.a{top:0}'],
  ['an animation that no rule left plays', '@keyframes rise{to{top:0}}.d{animation:rise}p{top:0}', 'd', null],
  ['nothing of a sheet whose classes it does not name', '.d{top:0}p{top:0}', 'a', ''],
])('a page gets %s', (_, css, text, expected) => {
  expect(part(css, text)).toBe(expected ?? part(css, 'a b d [&>svg]:grid --a --b'));
});

test.each([
  ['that nothing reads', ':root{--a:0}.a{top:0}', '', '.a{top:0}'],
  ['that only such a one reads', ':root{--a:0;--b:var(--a)}', '', ''],
  ['but not one that it reads', ':root{--a:0;--ab:1}p{top:var(--ab)}', '', ':root{--ab:1}p{top:var(--ab)}'],
  ['but not one that the page reads', ':root{--a:0;--b:1}', 'style="--b:2;top:var(--a)"', ':root{--a:0}'],
  [
    'but not those whose names it puts together',
    ':root{--a-1-c:0;--a-1-d:1}',
    'x=`var(--a-${n}-c)`',
    ':root{--a-1-c:0}',
  ],
])('a style sheet loses a custom property %s', (_, css, text, expected) => {
  expect(withoutUnread(css, text)).toBe(expected);
});

describe('pages with the same sheet', () => {
  const cssOf = siteCss(new Map([['/_astro/a.css', '.a{top:0;--x:1px}.b{top:var(--x)}']]));

  it('get a part each, and the same one each time', () => {
    const texts = ['a', 'b', 'a b', ''];
    const parts = texts.map((text) => cssOf(['/_astro/a.css'], text));
    expect(parts.slice(0, 3)).toEqual(['.a{--x:1px;top:0}', '.b{top:var(--x)}', '.a{--x:1px;top:0}.b{top:var(--x)}']);
    expect(texts.toReversed().map((text) => cssOf(['/_astro/a.css'], text))).toEqual(parts.toReversed());
  });

  it('have the rules of several sheets in their order', () => {
    expect(cssOf(['.b{left:2px}', '/_astro/a.css'], 'b')).toBe('.b{left:2px;top:var(--x)}');
  });

  it('cannot have one that the build does not have, nor one that is no CSS', () => {
    expect(() => cssOf(['/_astro/gone.css'], '')).toThrow('/_astro/gone.css, which the build does not have');
    expect(() => cssOf(['.a{top:0'], '')).not.toThrow();
    expect(() => cssOf(['}{'], '')).toThrow();
  });
});
