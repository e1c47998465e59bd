import { expect, test } from 'vitest';
import { olderCss } from '#netlify/build/older-css';

const theme = ':root,:host{--hue-ai:70;--ink:light-dark(oklch(24% .034 var(--hue-ai)),oklch(95.5% .008 92))}';
const schemes = ':root{color-scheme:light dark}.deep{color-scheme:dark}';

test.each([
  [
    'a token has a value in sRGB for either scheme',
    theme + schemes,
    /--ink:var\(--\S*light,#[\da-f]{6}\)\s?var\(--\S*dark,#[\da-f]{6}\)/,
  ],
  ['tokens are defined again where the scheme changes', theme + schemes, /:root,:host,:root,\.deep\{/],
  [
    'a mixture is its first colour',
    '.a{color:color-mix(in oklab, var(--ink) 60%, transparent)}',
    '.a{color:var(--ink)}',
  ],
  ['a rule within another stands alone', '.a{&.b{color:light-dark(red,blue)}}', '.a.b{'],
  ['a layer keeps its rules', '@layer base{.a{color:oklch(50% 0 0)}}', /@layer base\{\.a\{color:#[\da-f]{6}/],
  ['an open popover is one that the script has marked', '.a:popover-open{top:0}', '.a[data-popover-open]{top:0}'],
  ['popovers are closed at first, for any other rule to open', '', '@layer theme{'],
])('%s', (_, css, expected) => {
  if (typeof expected === 'string') expect(olderCss([css])).toContain(expected);
  else expect(olderCss([css])).toMatch(expected);
});

test('browsers with popovers have them as they are', () => {
  const [, condition = ''] = olderCss(['.a:popover-open{color:oklch(50% 0 0)}']).split('@supports');
  expect(condition).toMatch(/^ not selector\(:popover-open\)\{/);
  expect(condition).toContain('[data-popover-open]');
});

test('rules without colours are not sent again', () => {
  expect(olderCss(['.a{top:0}.b{color:var(--ink)}'])).not.toMatch(/\.[ab]/);
});

// It stands behind the page's own sheet: a layout that is said again would win over that of a narrow window.
test('a rule with colours says nothing else again', () => {
  const css = olderCss(['.a{color:oklch(50% 0 0);display:grid;--lean:1rem}@media (width<48rem){.a{display:flex}}']);
  expect(css).toMatch(/\.a\{color:#[\da-f]{6}[;}]/);
  expect(css).not.toMatch(/display:grid|--lean/);
});

test('a token that stands for another is defined again where the scheme changes', () => {
  const css = olderCss([':root,:host{--ink:light-dark(red,blue);--word:var(--ink)}.deep{color-scheme:dark}']);
  expect(css).toMatch(/\.deep\{[^}]*--word:var\(--ink\)/);
});
