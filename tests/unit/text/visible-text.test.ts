import { describe, expect, test } from 'vitest';
import { visibleLine, visibleText } from '#domain/text/visible-text';

describe('what cannot be seen', () => {
  test.each([
    ['a bell', 'a\u0007b'],
    ['an escape', 'a\u001bb'],
    ['a null', 'a\u0000b'],
    ['delete', 'a\u007fb'],
    ['a control of Latin 1', 'a\u009bb'],
    ['an override of direction', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['a mark of direction', 'a\u200fb'],
    ['an Arabic mark', 'a\u061cb'],
    ['a zero-width space', 'a\u200bb'],
    ['a zero-width joiner', 'a\u200db'],
    ['a word joiner', 'a\u2060b'],
    ['a byte-order mark', 'a\ufeffb'],
    ['a soft hyphen', 'a\u00adb'],
    ['a grapheme joiner', 'a\u034fb'],
    ['a Hangul filler', 'a\u3164b'],
    ['a tag', 'a\u{e0041}b'],
    ['half a character', 'a\ud800b'],
    ['what was no text', 'a\ufffdb'],
    ['private use', 'a\ue000b'],
  ])('%s is left out', (_name, text) => {
    expect(visibleText(text)).toBe('ab');
    expect(visibleLine(text)).toBe('ab');
  });

  test.each(['Zoë Müller-Ñandú', '김민수', 'محمد', 'O’Brien & Søn', '👍 🇨🇦', 'a\tb\r\nc'])('%j stays', (text) => {
    expect(visibleText(text)).toBe(text);
  });
});

test('a line has no line breaks and no spaces around it', () => {
  expect(visibleLine(' \u200b Maya \r\n\u2028 Tremblay\u0085 ')).toBe('Maya Tremblay');
});
