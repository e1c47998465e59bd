import { expect, test } from 'vitest';
import { lengthError, lengthNote } from '#domain/lead/length';

test.each([
  [0, undefined],
  [107, undefined],
  [108, '108 of 120 characters.'],
  [120, '120 of 120 characters.'],
  [131, '131 of 120 characters. It cannot be sent until it is 11 shorter.'],
])('a field for 120 characters says of %d: %s', (length, note) => {
  expect(lengthNote('x'.repeat(length), 120)).toBe(note);
  expect(lengthNote(` ${'x'.repeat(length)}\u200b`, 120)).toBe(note);
});

test('large numbers are grouped', () => {
  expect(lengthNote('x'.repeat(5_000), 4_000)).toBe(
    '5,000 of 4,000 characters. It cannot be sent until it is 1,000 shorter.',
  );
});

test.each([
  [120, undefined],
  [121, 'Please shorten this to 120 characters'],
])('a text of %d characters is refused at sending: %s', (length, error) => {
  expect(lengthError('x'.repeat(length), 120)).toBe(error);
});
