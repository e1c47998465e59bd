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
