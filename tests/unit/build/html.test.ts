import { describe, expect, test } from 'vitest';
import {
  appended,
  attributeOf,
  edited,
  elementsIn,
  isInlineScript,
  isWithin,
  replaced,
  textIn,
} from '#netlify/build/html';

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

describe('an edited page', () => {
  const elements = elementsIn(html);
  const at = (name: string) => elements.find(({ tagName }) => tagName === name)!;

  test('has other texts where elements and attributes stood, and is otherwise as it was written', () => {
    const edits = [replaced(at('b'), '$&'), replaced(at('p'), 'id="z"', 'class'), replaced(at('i'), '<u>')];
    expect(edited(html, edits)).toBe(
      '<!doctype html><title>a</title>\n<p id="z">b</p><template><u></template><noscript>$&</noscript>',
    );
  });

  test('has an appended text at the end of its body, also behind a false end', () => {
    const page = '<body><i title="</body>"></i></body></html>';
    expect(edited(page, [appended(elementsIn(page), '<b>')])).toBe('<body><i title="</body>"></i><b></body></html>');
  });

  test('cannot have a text in place of what is not written in it', () => {
    expect(() => replaced(at('body'), '')).toThrow('<body> does not stand');
    expect(() => replaced(at('p'), '', 'id')).toThrow('<p> does not stand');
    expect(() => appended(elements, '')).toThrow('no </body>');
  });
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
