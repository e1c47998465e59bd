import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped } from '#domain/text/numbers';

test.each([
  [0, '0'],
  [999, '999'],
  [1_450, '1,450'],
  [-1_234_567, '-1,234,567'],
  [10n ** 22n, '10,000,000,000,000,000,000,000'],
])('%s is %j', (value, text) => expect(grouped(value)).toBe(text));

test('whole numbers are written as ICU writes them', () => {
  const format = new Intl.NumberFormat('en-CA');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(grouped(value)).toBe(format.format(value));
    }),
  );
});
