import { describe, expect, it, test } from 'vitest';
import { cut, plainText, sectionsOf } from '#domain/website/sections';

/** Sections as short lines: level and heading, `p` a paragraph, `i` a list item. */
const outline = (markdown: string) =>
  sectionsOf(markdown).flatMap(({ level, heading, paragraphs, items }) => [
    `${level} ${heading}`,
    ...paragraphs.map((text) => `p ${text}`),
    ...items.map((text) => `i ${text}`),
  ]);

describe('headings', () => {
  test.each([
    ['# One', ['1 One']],
    ['###### Six', ['6 Six']],
    ['####### Seven', []],
    ['##\tTab', ['2 Tab']],
    ['#Tag', []],
    ['#', []],
    ['  ## Indented  ', ['2 Indented']],
    ['## Closed ##', ['2 Closed']],
    ['## Closed ## ', ['2 Closed']],
    ['## *Marked* [up](/x)', ['2 Marked up']],
    ['Underlined\n===', ['1 Underlined']],
    ['Underlined\n---', ['2 Underlined']],
    ['Two\nlines\n====', ['1 Two lines']],
    ['Underlined\n===\nText\n---', ['1 Underlined', '2 Text']],
    ['# A\n\n---\n\nText', ['1 A', 'p ---', 'p Text']],
    ['# A\nText\n--', ['1 A', 'p Text --']],
    ['# A\nText\n=-=', ['1 A', 'p Text =-=']],
    ['# A\nText\n-=-', ['1 A', 'p Text -=-']],
    ['# A\nText\n\n# ![](picture.png)\nMore', ['1 A', 'p Text', 'p More']],
    ['Before\n\n- all\n\n# A', ['1 A']],
  ])('%j', (markdown, expected) => expect(outline(markdown)).toEqual(expected));
});

describe('paragraphs', () => {
  test.each([
    ['end with an empty line', 'One\ntwo\n \nthree', ['p One two', 'p three']],
    ['end with a heading', 'One\n## B\ntwo', ['p One', '2 B', 'p two']],
    ['end with a list', 'One\n- a\ntwo', ['p One', 'p two', 'i a']],
    ['end with a table, which is left out', 'One\n| a | b |\ntwo', ['p One', 'p two']],
    ['end with a fence', 'One\n```\ncode\n```\ntwo', ['p One', 'p code', 'p two']],
    ['hold a bar and ticks within a line', 'One | two ``` three', ['p One | two three']],
    ['without a word are none', '** **\n\n<br>', []],
  ])('%s', (_, text, expected) => expect(outline(`# A\n\n${text}`)).toEqual(['1 A', ...expected]));
});

describe('list items', () => {
  test.each([
    ['- a', 'i a'],
    ['* a', 'i a'],
    ['+ a', 'i a'],
    ['• a', 'i a'],
    ['· a', 'i a'],
    ['-\ta', 'i a'],
    ['1. a', 'i a'],
    ['12) a', 'i a'],
    ['123. a', 'i a'],
    ['  - a', 'i a'],
    ['1234. a', 'p 1234. a'],
    ['1: a', 'p 1: a'],
    ['a. b', 'p a. b'],
    ['-a', 'p -a'],
    ['1.a', 'p 1.a'],
    ['So - a', 'p So - a'],
    ['No 1. a', 'p No 1. a'],
  ])('%j', (line, expected) => expect(outline(`# A\n${line}`)).toEqual(['1 A', expected]));

  it('without a word are none', () => expect(outline('# A\n- **\n- b')).toEqual(['1 A', 'i b']));
});

describe('no more than a person would read', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  test.each([
    ['160 characters of a heading', `# ${'x'.repeat(160)}`, `1 ${'x'.repeat(160)}`],
    ['no longer heading', `# ${'x'.repeat(161)}`, `1 ${'x'.repeat(159)}…`],
    ['600 characters of a paragraph', `# A\n${'x'.repeat(600)}`, `p ${'x'.repeat(600)}`],
    ['no longer paragraph', `# A\n${'x'.repeat(601)}`, `p ${'x'.repeat(599)}…`],
    ['no longer item', `# A\n- ${'x'.repeat(601)}`, `i ${'x'.repeat(599)}…`],
  ])('%s', (_, markdown, last) => expect(outline(markdown).at(-1)).toBe(last));

  it('8 paragraphs and 16 items of a section', () => {
    const [section] = sectionsOf(`# A\n\n${'text\n\n'.repeat(20)}${'- item\n'.repeat(20)}`);
    expect([section?.paragraphs.length, section?.items.length]).toEqual([8, 16]);
  });

  it('4,000 characters of a line, and of lines until then', () => {
    // Marks are read but not shown, so that a line's end tells how far it was read.
    expect(outline(`# A\n${'*'.repeat(3_999)}xy`)).toEqual(['1 A', 'p x']);
    const lines = `${'*'.repeat(3_998)}x\n`;
    expect(outline(`# A\n${lines}y\nz`)).toEqual(['1 A', 'p x y']);
    expect(outline(`# A\n${words(10)}`)).toEqual(['1 A', `p ${words(10)}`]);
  });
});

describe('plain text', () => {
  test.each([
    ['*a* **b** `c` ~~d~~ [e]', 'a b c d e'],
    ['_a_ and snake_case, __b__', 'a and snake_case, b'],
    ['a_ _b 1_2', 'a b 1_2'],
    ['\\*a\\* \\[b\\] \\_c', '*a* [b] _c'],
    ['\\a \\', '\\a \\'],
    ['[text](https://a.example/b) after', 'text after'],
    ['[text](unclosed', 'text(unclosed'],
    ['[text] (aside)', 'text (aside)'],
    ['a ![picture](b.png) c', 'a c'],
    ['a![picture](b.png)b', 'a b'],
    ['a ![b c', 'a b c'],
    ['Stop! [a]', 'Stop! a'],
    ['a<br>b', 'a b'],
    ['<B>a</B> <!-- b --> <?c?> d', 'a d'],
    ['<i>a</i><i>b</i>', 'a b'],
    ['1 < 2 > 0, <3> <-', '1 < 2 > 0, <3> <-'],
    ['a <b', 'a <b'],
    ['&amp; &lt; &gt; &quot; &apos; &#39; &AMP;', "& < > \" ' ' &"],
    ['a&nbsp;b&copy;c', 'a b c'],
    ['&123456; &1234567;', '&1234567;'],
    ['R&D, then; more', 'R&D, then; more'],
    ['R&D', 'R&D'],
    ['a \t\n b', 'a b'],
    [' a ', 'a'],
    ['a\u0000b\u001fc\u007fd\u009fe', 'a b c d e'],
    ['a\u200bb\u200e\u200fc\u202a\u202ed\u2066\u2069e\ufefff', 'a b c d e f'],
    ['', ''],
  ])('%j is %j', (source, text) => expect(plainText(source)).toBe(text));

  it('finds an end that lies behind one already passed', () => {
    expect(plainText('[a](b) [c](d) <e> f <g> &amp; &lt; ![h](i) ![j](k)')).toBe('a c f & <');
  });
});

describe('a text cut short', () => {
  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['alpha beta gamma', 12, 'alpha beta…'],
    ['alpha beta gamma', 16, 'alpha beta gamma'],
    ['a bcdefghij', 6, 'a bcd…'],
    ['abc defghij', 6, 'abc d…'],
    ['abcd efghij', 6, 'abcd…'],
    ['ab  cdefg', 5, 'ab…'],
    ['a    bcdef', 6, 'a…'],
    ['😀😀😀', 4, '😀…'],
    ['😀😀😀', 5, '😀😀…'],
  ])('%j to %i is %j', (text, length, expected) => expect(cut(text, length)).toBe(expected));
});
