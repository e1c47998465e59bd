import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { siteCharacters } from '#netlify/build/site-characters';
import { firstFile, wholeRange, withPageTypefaces } from '#netlify/build/typefaces';
import { charactersOf } from '#domain/text/typeface';

const codes = (text: string) => [...text].map((each) => each.codePointAt(0) ?? 0);
const charactersIn = async (font: Buffer) =>
  charactersOf(await subsetFont(font, '', { targetFormat: 'sfnt', keepAllGlyphs: true }));

describe('the characters of the site', () => {
  const beyondAscii = (...texts: string[]) =>
    String.fromCodePoint(...siteCharacters(texts).filter((each) => each > 0x7e));

  it('are those that its files show, as they stand, named or escaped, each once and in order', () => {
    expect(beyondAscii('<p>Žofie – Zoë</p>', '{"a":"ë…"}')).toBe('ëŽ–…');
    expect(beyondAscii('&eacute;&nbsp;&#8364;&#x153;&amp;')).toBe('\u00a0éœ€');
    expect(beyondAscii('a="caf\\u00e9 \\u{1F600}"')).toBe('é😀');
  });

  it('are all of printable ASCII besides, and none that cannot be seen', () => {
    expect(String.fromCodePoint(...siteCharacters(['a\n\t\u0001\u0085']))).toMatch(/^ !"#.*xyz\{\|\}~$/);
  });
});

describe.each(['figtree', 'funnel-display'])('%s', (name) => {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;

  it('is split into a first file with these characters, and the whole, asked for all others', async () => {
    const whole = await readFile(file);
    const first = await firstFile(whole, codes('aé1 –'));
    expect(await charactersIn(first)).toEqual(new Set(codes('aé1 –')));
    expect(first.length).toBeLessThan(whole.length / 2);
    const ranges = Array.from(wholeRange.matchAll(/U\+([\dA-F]+)-([\dA-F]+)/g), ([, from = '', to = '']) => [from, to]);
    const isAsked = (code: number) =>
      ranges.some(([from = '', to = '']) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16));
    const beyondAscii = [...(await charactersIn(whole))].filter((code) => code > 0xa0);
    // A mark of byte order and one for what cannot be shown: nobody types them.
    expect(beyondAscii.filter((code) => !isAsked(code) && code < 0xfeff)).toEqual([]);
  });

  it('keeps all weights and pairs that are set closer, and no other forms of figures', async () => {
    const first = await firstFile(await readFile(file), codes('AV0123456789'));
    const plain = (await subsetFont(first, '', { targetFormat: 'sfnt', keepAllGlyphs: true })).toString('latin1');
    expect(['fvar', 'gvar', 'kern', 'pnum', 'frac'].filter((part) => plain.includes(part))).toEqual([
      'fvar',
      'gvar',
      'kern',
    ]);
  });
});

describe('a page', () => {
  const face = (url: string, more = '') => `@font-face{font-family:F;src:url(${url})format("woff2")${more}}`;
  const split = { whole: '/w.woff2', first: '/f.woff2' };
  const rest = `;unicode-range:${wholeRange}`;

  it("has two rules for a typeface that is split, the first file's last, and the others as they were", () => {
    expect(withPageTypefaces(`${face('/w.woff2')}a{top:0}${face('/x.woff2')}`, '', [split])).toBe(
      `${face('/w.woff2', rest)}${face('/f.woff2')}a{top:0}${face('/x.woff2')}`,
    );
  });

  it.each([
    ['a letter', 'Ω', true],
    ['a letter of the second range', 'ự', true],
    ['none', 'é', false],
  ])('has the typeface for letters of which it shows %s', (_, html, has) => {
    const greek = face('/x.woff2', ';unicode-range:U+370-3FF,U+1EA0-1EF1,U+20AB');
    expect(withPageTypefaces(greek, html, [split])).toBe(has ? greek : '');
  });
});
