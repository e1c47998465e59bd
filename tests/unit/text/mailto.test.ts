import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailto } from '#domain/text/mailto';

const read = (href: string) => Object.fromEntries(new URL(href).searchParams);

test('a plain one, to the letter', () => {
  expect(mailto('hello@smartstack.example', 'AI Strategy', 'Hello there.')).toBe(
    'mailto:hello@smartstack.example?subject=AI%20Strategy&body=Hello%20there.',
  );
});

test.each([
  ['LF', 'a\nb', 'a%0D%0Ab'],
  ['CR LF', 'a\r\nb', 'a%0D%0Ab'],
  ['an empty line', 'a\n\nb', 'a%0D%0A%0D%0Ab'],
])('line breaks travel as CR LF: %s', (_, text, encoded) => {
  expect(mailto('a@b.example', '', text)).toBe(`mailto:a@b.example?subject=&body=${encoded}`);
});

test.each([
  '&',
  '?',
  '#',
  '=',
  '+',
  'ü',
  '%',
  '%20',
  '"',
  "'",
  '<b>',
  ' ',
  '😀',
  '&body=x',
  '?subject=x#y',
  'a+b = c & d',
])('%j comes through in subject and text', (text) => {
  const href = mailto('a@b.example', `x${text}y`, `x${text}y`);
  expect(read(href)).toEqual({ subject: `x${text}y`, body: `x${text}y` });
  // Mail programs do not read + as a space, and some end a link at a quotation mark.
  expect(href).toMatch(/^[^+"<>\s#]+$/);
});

test('any text comes through', () => {
  const character = fc.integer({ min: 0x20, max: 0xd7ff }).map((code) => String.fromCodePoint(code));
  const anyText = fc.string({ unit: fc.oneof(character, fc.constantFrom('\n', '\r\n', '&', '%', '😀')) });
  fc.assert(
    fc.property(anyText, anyText, (subject, text) => {
      expect(read(mailto('a@b.example', subject, text))).toEqual({ subject, body: text.replace(/\r?\n/g, '\r\n') });
    }),
  );
});

test('half a character, as a paste may leave it, does not stop it', () => {
  expect(read(mailto('a@b.example', 'x\ud83d', 'y\ude00z'))).toEqual({ subject: 'x\ufffd', body: 'y\ufffdz' });
});
