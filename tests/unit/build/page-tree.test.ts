import { expect, test } from 'vitest';
import { elementsNamed, isWithin, parsePage, serializePage, textIn } from '#netlify/build/page-tree';

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
