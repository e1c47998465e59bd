import { describe, expect, it, test } from 'vitest';
import { withoutOptionalEndTags } from '#netlify/build/optional-tags';
import { parsePage, serializePage } from '#netlify/build/page-tree';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>x</title><script>y</script></head><body>${body}</body></html>`;

describe('of a page, these end tags go, and it is parsed as before', () => {
  test.each([
    ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '<ul><li>a<li>b<ul><li>c</ul></ul>'],
    ['<dl><dt>a</dt><dt>b</dt><dd>c</dd><dt>d</dt><dd>e</dd></dl>', '<dl><dt>a<dt>b<dd>c<dt>d<dd>e</dl>'],
    ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
    ['<select><option>a</option><option>b</option></select>', '<select><option>a<option>b</select>'],
    [
      '<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
      '<table><tbody><tr><th>a<td>b<tr><td>c</tbody></table>',
    ],
    [
      '<svg><path d="M0 0z"></path><g><use href="#x"></use></g><line x1="1%"></line></svg>',
      '<svg><path d="M0 0z"/><g><use href="#x"/></g><line x1="1%"/></svg>',
    ],
    ['<div><p>a</p><p class="b">b</p><h2>c</h2><p>d</p></div>', '<div><p>a<p class="b">b<h2>c</h2><p>d</div>'],
  ])('%s', (before, after) => {
    expect(withoutOptionalEndTags(page(before))).toBe(page(after));
    expect(serializePage(parsePage(page(after)))).toBe(serializePage(parsePage(page(before))));
  });
});

it.each([
  ['beside text', '<div><p>a</p> b</div><dl><dt>a</dt> <dd>b</dd> </dl>'],
  ['before an element that runs on with the text', '<div><p>a</p><a href="/">b</a></div>'],
  ['at the end of an island or a link', '<astro-slot><p>a</p></astro-slot><a href="/"><p>b</p></a>'],
  [
    'in a script, a style sheet or a field',
    '<script>"</li><li>"</script><style>/*</p><p>*/</style><textarea></p><p></textarea>',
  ],
])('an end tag stays %s', (_, body) => {
  expect(withoutOptionalEndTags(page(body))).toBe(page(body));
});
