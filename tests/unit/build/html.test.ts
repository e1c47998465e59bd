import { expect, test } from 'vitest';
import { attributeOf, elementsIn, isInlineScript, isWithin, replaceElements, textIn } from '#netlify/build/html';

const html =
  '<!doctype html><title>a</title>\n<p class="x &amp; y">b</p><template><i>c</i></template><noscript><b>d</b></noscript>';
const named = (name: string, text = html) => elementsIn(text).filter(({ tagName }) => tagName === name);

test('all elements of a page are found, those in templates and for browsers without scripts too', () => {
  expect(elementsIn(html).map(({ tagName }) => tagName)).toEqual([
    'html',
    'head',
    'title',
    'body',
    'p',
    'template',
    'i',
    'noscript',
    'b',
  ]);
  expect(named('p').map((p) => [attributeOf(p, 'class'), attributeOf(p, 'id'), textIn(p)])).toEqual([
    ['x & y', undefined, 'b'],
  ]);
  expect([...named('b'), ...named('p')].map((element) => isWithin(element, 'noscript'))).toEqual([true, false]);
});

test('elements are replaced where they stand, and everything else stays as it was written', () => {
  const [p, i] = [...named('p'), ...named('i')];
  const elements = elementsIn(html);
  const at = (name: string) => elements.find(({ tagName }) => tagName === name)!;
  expect([p?.tagName, i?.tagName]).toEqual(['p', 'i']);
  expect(
    replaceElements(
      html,
      new Map([
        [at('b'), '$&'],
        [at('p'), ''],
        [at('i'), '<u>'],
      ]),
    ),
  ).toBe('<!doctype html><title>a</title>\n<template><u></template><noscript>$&</noscript>');
});

test.each([
  ['<script>1</script>', true],
  ['<script type="module">1</script>', true],
  ['<script type="importmap">{}</script>', true],
  ['<script src="/a.js"></script>', false],
  ['<script type="application/ld+json">{}</script>', false],
  ['<style>a{}</style>', false],
])('%s is an inline script: %s', (text, isOne) => {
  expect(elementsIn(text).some(isInlineScript)).toBe(isOne);
});
