import { expect, it } from 'vitest';
import { parsePage, serializePage } from '#netlify/build/page-tree';
import { removeUnseenNodes } from '#netlify/build/unseen-nodes';

function body(markup: string): string {
  const page = parsePage(`<!doctype html><body>${markup}</body>`);
  removeUnseenNodes(page);
  return /<body>(.*)<\/body>/s.exec(serializePage(page))?.[1] ?? '';
}

it('joins texts that React has kept apart', () => {
  expect(body('<a href="/">Menu<!-- --> <svg></svg></a><p>2<!-- --> of <!-- -->3</p>')).toBe(
    '<a href="/">Menu <svg></svg></a><p>2 of 3</p>',
  );
});

it('drops the line breaks of Markdown between what stands on lines of its own', () => {
  expect(body('<div><p>a</p>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</div>')).toBe(
    '<div><p>a</p><ul><li>b</li><li>c</li></ul></div>',
  );
});

it.each([
  ['what an island has printed', '<astro-island><p>2<!-- --> of 3</p>\n<p>4</p><!--astro:end--></astro-island>'],
  ['other comments', '<p>a<!-- note -->b</p>'],
  ['a line break between words', '<p><b>a</b>\n<i>b</i></p><div><p>a</p>\n<b>b</b></div>'],
  ['a line break that is text', '<pre>a\n</pre><div>\n</div>'],
])('leaves %s as it is', (_, markup) => {
  expect(body(markup)).toBe(markup);
});
