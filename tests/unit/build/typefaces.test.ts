import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it, test } from 'vitest';
import { siteCharacters } from '#netlify/build/site-characters';
import { rangeOfRest, splitTypeface, withSplitTypefaces } from '#netlify/build/typefaces';
import { charactersOf } from '#domain/typeface';

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

  it('is split into a first file with these characters, and a range of all others', async () => {
    const whole = await readFile(file);
    const { first, restRange } = await splitTypeface(whole, codes('aé1 –'));
    expect(await charactersIn(first)).toEqual(new Set(codes('aé1 –')));
    expect(first.length).toBeLessThan(whole.length / 2);
    const inRange = (code: number) =>
      restRange.split(',').some((range) => {
        const [start = 0, end = start] = range
          .slice(2)
          .split('-')
          .map((each) => Number.parseInt(each, 16));
        return start <= code && code <= end;
      });
    for (const code of await charactersIn(whole))
      if (code > 0x20 && code !== 0xa0)
        expect(inRange(code), String.fromCodePoint(code)).toBe(!codes('aé1 –').includes(code));
  });

  it('keeps all weights and pairs that are set closer, and no other forms of figures', async () => {
    const { first } = await splitTypeface(await readFile(file), codes('AV0123456789'));
    const plain = (await subsetFont(first, '', { targetFormat: 'sfnt', keepAllGlyphs: true })).toString('latin1');
    expect(['fvar', 'gvar', 'kern', 'pnum', 'frac'].filter((part) => plain.includes(part))).toEqual([
      'fvar',
      'gvar',
      'kern',
    ]);
  });
});

test('a range runs across characters that nobody has, and never across one of the first file', () => {
  expect(rangeOfRest([0x41, 0x42, 0x45, 0x60], new Set())).toBe('U+41-45,U+60');
  expect(rangeOfRest([0x41, 0x42, 0x43], new Set([0x42]))).toBe('U+41,U+43');
  expect(rangeOfRest([0x41], new Set([0x41]))).toBe('');
});

test('a style sheet has two rules for a typeface that is split, and the others as they were', () => {
  const face = (url: string, more = '') => `@font-face{font-family:F;src:url(${url})format("woff2")${more}}`;
  const split = { whole: '/w.woff2', first: '/f.woff2', restRange: 'U+A1' };
  expect(withSplitTypefaces(`${face('/w.woff2')}a{top:0}${face('/x.woff2')}`, [split])).toBe(
    `${face('/f.woff2')}${face('/w.woff2', ';unicode-range:U+A1')}a{top:0}${face('/x.woff2')}`,
  );
  expect(withSplitTypefaces(face('/w.woff2'), [split], { withRest: false })).toBe(face('/f.woff2'));
  expect(withSplitTypefaces(face('/w.woff2'), [{ ...split, restRange: '' }])).toBe(face('/f.woff2'));
});
