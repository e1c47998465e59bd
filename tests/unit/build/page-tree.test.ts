import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import {
  elementsIn,
  elementsNamed,
  insertBefore,
  isWithin,
  moveToEnd,
  parsePage,
  remove,
  replaceWith,
  serializePage,
  setText,
  textIn,
} from '#netlify/build/page-tree';

const page = (body: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;

test.each([
  ['text with signs', '<p>a &amp; b &lt; c &gt; “d” \'e\' "f" &nbsp;g</p>'],
  ['attributes with signs', '<a href="/?a=1&amp;b=2" title="&quot;x&quot;" media="(width &gt;= 48rem)">x</a>'],
  ['elements without an end', '<p>a<br>b<img src="/a.png" alt=""><input type="search"></p>'],
  [
    'drawings, whose names have capitals',
    '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><use href="#a"></use></svg>',
  ],
  ['templates', '<template><p class="a">b</p></template>'],
  ['what is for those without scripts', '<noscript><p class="a">b &amp; c</p></noscript>'],
  [
    'scripts and data, as they are',
    '<script>a && b < "</p>"</script><script type="application/json">{"a":"<b>&"}</script>',
  ],
  ['what React left between texts', '<p>a<!-- --> b</p>'],
  ['spaces and lines', '<pre>a\n  b</pre><textarea name="a">c\n</textarea> <b>d</b> e'],
])('%s come out as they went in', (_, body) => {
  expect(serializePage(parsePage(page(body)))).toBe(page(body));
});

const options = { scriptingEnabled: false };

test.each([
  [
    'scripts behind the end of a page, which Astro prints there',
    `${page('<p>a</p>')}<script type="module">b()</script>`,
  ],
  ['a page without some of its parts', '<!DOCTYPE html><title>a &amp; b</title><p class="c">d'],
  ['a page without its head', '<!DOCTYPE html><html><body><p>a</p></body></html>'],
  ['names in capitals', page('<BUTTON popoverTarget="a" onClick="">b</BUTTON>')],
  ['HTML in a drawing', page('<svg><foreignObject><p TITLE="a">b</p></foreignObject><clipPath id="c"/></svg><p>d</p>')],
  ['a template in a template', page('<template><template><p>a</p></template><b>c</b></template><p>d</p>')],
  ['a table without a body', page('<table><tr><td>a</td></tr></table>')],
  ['a closed element that HTML does not close', page('<div/>a')],
  ['a dialog in a paragraph', page('<p>a<dialog>b</dialog>c</p>')],
  ['elements that end in another order', page('<b>1<p>2</b>3</p>')],
  ['a paragraph that a drawing cannot hold', page('<svg><p>a</p></svg>')],
  ['a drawing with names in small letters', page('<svg viewbox="0 0 1 1"></svg>')],
  ['text in the head', '<!DOCTYPE html><html><head>a</head><body>b</body></html>'],
  ['ends of lines as Windows writes them', page('<script>a()\r\nb()</script>')],
  ['a script in a comment in a script', page('<script><!--<script></script>--></script><p>a</p>')],
])('%s: read as every browser reads them', (_, html) => {
  expect(serializePage(parsePage(html))).toBe(serialize(parse(html, options), options));
});

const written = page('<p>a</p><template><p>b</p></template><script>1</script><i>c</i>');

test('what is added, moved or removed is found after that, in templates too', () => {
  const tree = parsePage(written);
  const names = () => elementsIn(tree).map(({ tagName }) => tagName);
  expect(names()).toEqual(['html', 'head', 'body', 'p', 'template', 'p', 'script', 'i']);
  const [first, second] = elementsNamed(tree, 'p');
  const [script] = elementsNamed(tree, 'script');
  const [body] = elementsNamed(tree, 'body');
  if (!first || !second || !script || !body) throw new Error('an element is missing');
  moveToEnd(script, body);
  insertBefore(first, 'b', 'd');
  remove(second);
  replaceWith(first, 'u', 'e');
  expect(names()).toEqual(['html', 'head', 'body', 'b', 'u', 'template', 'i', 'script']);
  expect(elementsNamed(tree, 'u').map(textIn)).toEqual(['e']);
  setText(body, '');
  expect(names()).toEqual(['html', 'head', 'body']);
});

test('a tag written in another way is the same tag, shorter or with an empty value', () => {
  const written = page('<input disabled class=a /><path/>');
  expect(serializePage(parsePage(written))).toBe(page('<input disabled="" class="a"><path></path>'));
});

test('elements are found by name where they are elements, in templates and noscript too', () => {
  const body =
    '<i title="<style>1"></i><!-- <style>2</style> --><script>"<style>3"</script>' +
    '<template><style>4</style></template><noscript><style>5</style></noscript><svg><style>6</style></svg><style>7</style>';
  const styles = elementsNamed(parsePage(page(body)), 'style');
  expect(styles.map(textIn)).toEqual(['4', '5', '7']);
  expect(styles.map((style) => isWithin(style, 'noscript'))).toEqual([false, true, false]);
});
