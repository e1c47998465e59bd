import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedNumber } from '#domain/roi/typed-number';

describe('what people type as a number', () => {
  test.each([
    ['50000', 50_000],
    ['50,000', 50_000],
    ['50 000', 50_000],
    ['50\u00a0000', 50_000],
    ['50\u202f000', 50_000],
    ['50’000', 50_000],
    ['$50 000', 50_000],
    ['$ 50,000.50', 50_000.5],
    ['US$50,000', 50_000],
    ['USD 50,000', 50_000],
    ['50,000 usd', 50_000],
    ['50 000 $', 50_000],
    ['50 000,50', 50_000.5],
    ['1,234,567', 1_234_567],
    [' 12 ', 12],
    ['\t12\u00a0', 12],
    ['6.5', 6.5],
    ['$ 50  000', 50_000],
    ['6.', 6],
    ['.5', 0.5],
    ['0.125', 0.125],
    ['6.25', 6.25],
    ['1500.125', 1500.125],
    ['-5', -5],
    ['−5', -5],
    ['-$5', -5],
    ['$-5', -5],
    ['- 5', -5],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
  ])('%j is %d', (text, number) => expect(typedNumber(text)).toBe(number));

  test.each([
    '',
    '   ',
    'forty',
    '12 agents',
    '1,2,3',
    '5,00',
    '6,5',
    '50,00',
    '1.234.567',
    '50.000',
    '$1.500',
    '-6.125',
    '1,234 567',
    '50.000,00',
    '$',
    '-',
    '--5',
    '-$-5',
    '$$5',
    '.',
    ',',
    '1e9',
    '0x10',
    '٤٢',
    'NaN',
    'Infinity',
    '9'.repeat(400),
  ])('%j contains no number, or more than one', (text) => expect(typedNumber(text)).toBeNull());

  const cents = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 100);

  test('an amount is read in every format', () => {
    const written = fc.record({
      separator: fc.constantFrom('', ',', ' ', '\u00a0', '\u202f', '’', "'"),
      before: fc.constantFrom('', '$', '$ ', 'US$', 'USD '),
      after: fc.constantFrom('', ' USD', ' $'),
      around: fc.constantFrom('', ' ', '\u00a0', '\n'),
    });
    fc.assert(
      fc.property(cents, written, (value, { separator, before, after, around }) => {
        const [whole = '', decimals] = String(Math.abs(value)).split('.');
        const digits = whole.replace(/\B(?=(\d{3})+$)/g, separator) + (decimals ? `.${decimals}` : '');
        const text = `${around}${value < 0 ? '-' : ''}${before}${digits}${after}${around}`;
        expect(typedNumber(text)).toBe(value);
      }),
    );
  });

  test('its result reads back as the same number', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(..."0123456789.,-$ ’'"), maxLength: 12 }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const number = typedNumber(typed);
        if (number === null) return;
        expect(Number.isFinite(number) && !Object.is(number, -0)).toBe(true);
        const text = String(number);
        const isAmbiguous = /^-?[1-9]\d{0,2}\.\d{3}$/.test(text);
        if (Math.abs(number) >= 1e-6 && Math.abs(number) < 1e21)
          expect(typedNumber(text)).toBe(isAmbiguous ? null : number);
      }),
      { numRuns: 400 },
    );
  });

  test('a very long pasted text is refused at once', () => {
    expect(typedNumber(`1${' '.repeat(200_000)}x`)).toBeNull();
    expect(typedNumber(`${'1 '.repeat(100_000)}x`)).toBeNull();
  });
});
