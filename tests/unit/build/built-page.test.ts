import { expect, it, test } from 'vitest';
import { builtPage, parseBuiltPage } from '#netlify/build/built-page';
import { parsePage, serializePage } from '#netlify/build/page-tree';

const long = `.a::before{content:"→ $& <b>"}${'.b{top:0}'.repeat(1_000)}`;
const start = '<!DOCTYPE html><html><head><title>x</title>';

it('holds a long sheet beside the text, and only ASCII in its place', () => {
  const { text, sheets } = builtPage(`${start}<style>${long}</style><p>y`);
  expect(sheets).toEqual([long]);
  expect(text).toMatch(/^[ -~]{1,120}$/);
});

test.each([
  ['one sheet', `<style>${long}</style></head><p>y`],
  ['two equal ones and a short one', `<style>${long}</style></head><style>.c{}</style><style data-x>${long}</style>`],
  ['one for those without scripts', `<noscript><style>${long}</style></noscript>`],
  ['one in a template', `<template><style>${long}</style></template>`],
  ['one in a drawing', `</head><svg><style>${long}</style></svg>`],
  ['words of a script', `<script>x("<style>${long}</style>")</script><style>${long}</style>`],
  ['words in a comment', `<!-- <style>${long}</style> --><style>${long}</style>`],
  ['one that begins in a comment', `<!-- <style --><style>${long}</style>`],
  ['an end of line that HTML changes', `<style>${long}\r\n</style>`],
])('a page with %s is parsed as it stands', (_, body) => {
  expect(serializePage(parseBuiltPage(builtPage(start + body)))).toBe(serializePage(parsePage(start + body)));
});
