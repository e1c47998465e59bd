import { describe, expect, test } from 'vitest';
import { type CssBlock, cssBlocks, cssText } from '#netlify/build/css-blocks';
import { dropRepeats, foldSheet } from '#netlify/build/folded-css';

const changed = (css: string, change: (sheet: CssBlock) => void) => {
  const sheet = cssBlocks(css);
  change(sheet);
  return cssText(sheet);
};
const folded = (css: string, ...known: string[]) =>
  changed(css, (sheet) => foldSheet(sheet, (name) => known.includes(name)));
const registered = (name: string, initial = '') =>
  `@property ${name}{syntax:"*";inherits:false${initial && `;initial-value:${initial}`}}`;

describe('a custom property is written out', () => {
  test.each([
    [
      'that nothing sets, as what each reader falls back to',
      '.a{top:var(--x,1px);left:var(--x,)}',
      '.a{top:1px;left:}',
    ],
    ['… registered without a value', `${registered('--x')}.a{rotate:var(--x,)1deg}`, '.a{rotate: 1deg}'],
    ['… or with one', `${registered('--x', 'solid')}.a{border-style:var(--x)}`, '.a{border-style:solid}'],
    [
      'that is only set to what it is registered with',
      `${registered('--x', '""')}.a:before{--x:"";content:var(--x)}.b:after{content:var(--x)}`,
      '.a:before{content:""}.b:after{content:""}',
    ],
    ['that one rule sets and only itself reads', '.a{--x:1px;top:calc(var(--x)*2)}', '.a{top:calc(1px *2)}'],
    [
      'of the root that is read once',
      '@layer t{:root{--x:1px 2px}}.a{margin:var(--x)}',
      '@layer t{:root{}}.a{margin:1px 2px}',
    ],
    [
      '… however often it is read',
      ':root{--x:clamp(1rem,2vw,3rem)}.a{top:var(--x,1px)}.b{top:var(--x)}',
      ':root{}.a{top:clamp(1rem,2vw,3rem)}.b{top:clamp(1rem,2vw,3rem)}',
    ],
    [
      '… through another',
      ':root{--x:var(--y);--y:light-dark(red,blue)}.a{color:var(--x)}',
      ':root{}.a{color:light-dark(red,blue)}',
    ],
    ['… in a fallback', ':root{--x:1px}.a{top:var(--z,var(--x))}.b{--z:2px}', ':root{}.a{top:var(--z,1px)}.b{--z:2px}'],
    [
      'of two values beside each other, which stay two',
      ':root{--x:1px}.a{margin:2px var(--x)var(--x)}',
      ':root{}.a{margin:2px 1px 1px}',
    ],
  ])('%s', (_, css, expected) => {
    expect(folded(css)).toBe(expected);
  });

  test.each([
    ['two rules set', '.a{--x:1px;top:var(--x)}.b{--x:2px;top:var(--x)}'],
    ['a condition sets again', ':root{--x:red}.a{color:var(--x)}@media print{:root{--x:blue}}'],
    ['one rule sets for another', '.a{--x:1px}.b{top:var(--x)}'],
    ['an animation sets', '@keyframes k{to{--x:1px;top:var(--x)}}'],
    ['a condition asks for', ':root{--x:1px}.a{top:var(--x)}@container style(--x:1px){.b{top:0}}'],
    ['nothing sets and a reader needs', '.a{top:var(--x)}'],
    ['has a kind of its own', '@property --x{syntax:"<length>";inherits:true;initial-value:1px}.a{top:var(--x)}'],
    ['is long and read twice in its rule', '.a{--x:clamp(1rem,2vw,3rem);top:var(--x);left:var(--x)}'],
    ['another has as the beginning of its name', '.a{--x-y:1px;--x:2px}.b{top:var(--x-y)}'],
  ])('not one that %s', (_, css) => {
    expect(folded(css)).toBe(css);
  });

  test('not one that the page or a script may know', () => {
    const css = ':root{--x:1px}.a{top:var(--x)}.b{left:var(--y,2px)}';
    expect(folded(css, '--x', '--y')).toBe(css);
  });
});

describe('goes, because every browser that can show the site does without it', () => {
  test.each([
    [
      'a condition for color-mix(), and what stood in for it',
      '.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab,red 50%,blue)}}.a{top:0}',
      '.a{color:color-mix(in oklab,red 50%,blue);top:0}',
    ],
    [
      '… around another',
      '@supports (not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px){.a{color:red}@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,red,blue)}}}',
      '.a{color:color-mix(in oklab,red,blue)}',
    ],
    [
      'a transition of what nothing sets',
      '.a{transition-property:color,--x,--y}.b{--y:1}',
      '.a{transition-property:color,--y}.b{--y:1}',
    ],
    ['a shadow of nothing', '.a{box-shadow:0 0 #0000,0 0 #0000,0 1px 2px red}', '.a{box-shadow:0 1px 2px red}'],
  ])('%s', (_, css, expected) => {
    expect(folded(css)).toBe(expected);
  });

  test('no other condition', () => {
    const css = '@supports (position-area:bottom){.a{top:0}}.b{top:1px}.a{left:0}';
    expect(folded(css)).toBe(css);
  });
});

describe('that a border is solid', () => {
  const all = '@layer base{*{border:0 solid}}';
  test.each([
    ['goes where all are', '.a{border-style:solid;border-width:1px}', '.a{border-width:1px}'],
    ['… on one side too', '.a:hover{border-top-style:solid;border-top-width:1px}', '.a:hover{border-top-width:1px}'],
    [
      '… beside a shorthand',
      '.a{border-top:1px solid red}.b{border-inline-style:solid}',
      '.a{border-top:1px solid red}.b{}',
    ],
  ])('%s', (_, css, expected) => {
    expect(folded(all + css)).toBe(all + expected);
  });

  test.each([
    ['where one is dashed', `${all}.a{border-style:solid}.b{border:1px dashed}`],
    ['where one is none', `${all}.a{border-style:solid}.b{border-top:0}`],
    ['of what is no element', `${all}.a:before{border-style:solid}.a::after{@media print{border-style:solid}}`],
    ['where not all are', '*{border:1px}.a{border-style:solid}'],
    ['where all are under a condition', '@media print{*{border:0 solid}}.a{border-style:solid}'],
  ])('stays %s', (_, css) => {
    expect(folded(css)).toBe(css);
  });
});

test.each([
  ['font:400 var(--t) / 1.55 "A, B", c', 'font:400 var(--t)/1.55 "A, B",c'],
  ['--x:calc(1px + 2 * var(--y))', '--x:calc(1px + 2*var(--y))'],
  ['content:"a , \\" b" / "c, d"', 'content:"a , \\" b"/"c, d"'],
])('spaces that nothing needs go: %s', (declaration, expected) => {
  expect(folded(`.a{${declaration}}`)).toBe(`.a{${expected}}`);
});

test.each([
  ['twice the same is once', '.a{content:"";top:0;content:""}', '.a{top:0;content:""}'],
  ['of a custom property the last counts', '.a{--x:1;top:0;--x:2}', '.a{top:0;--x:2}'],
  ['… and the important one', '.a{--x:1!important;--x:2}', '.a{--x:1!important;--x:2}'],
  ['what an older browser takes stays', '.a{height:100vh;height:100dvh}', '.a{height:100vh;height:100dvh}'],
  ['sources of a typeface stay', '@font-face{src:url(a);src:url(a)}', '@font-face{src:url(a);src:url(a)}'],
])('of repeated declarations: %s', (_, css, expected) => {
  expect(changed(css, dropRepeats)).toBe(expected);
});

test.each([
  '@layer a,b;.a{content:"};{";background:url(data:x;y,{})}/*! licence */\n.b{color:red}',
  '.md\\:\\{a\\}{top:0}@media print{.a{top:0}@page x{margin:0}}.b{top:0;&:hover{top:1px}}@layer c;',
  '@font-face{font-family:\'A;B\';src:url(a)format("woff2")}',
])('a sheet that needs nothing stays as it is: %s', (css) => {
  expect(folded(css)).toBe(css);
});
