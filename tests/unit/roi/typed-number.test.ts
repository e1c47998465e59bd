import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namedCurrency, type Quantity, twoReadings, typedNumber } from '#domain/roi/typed-number';

/** What a comma and a full stop mean, and what has to be asked. */
const marks: [string, number | { decimal: number; thousands: number }][] = [
  // English: a comma groups.
  ['1,234', 1_234],
  ['1,234.5', 1_234.5],
  ['1,234,567', 1_234_567],
  ['12,34,567', 1_234_567],
  // A comma that cannot group is a decimal one.
  ['6,5', 6.5],
  ['6,50', 6.5],
  ['50,00', 50],
  ['0,125', 0.125],
  [',5', 0.5],
  ['1234,567', 1_234.567],
  ['1,2345', 1.2345],
  ['50 000,00', 50_000],
  ['1 234 567,5', 1_234_567.5],
  ["50'000,50", 50_000.5],
  // Full stops that can only group.
  ['50.000,00', 50_000],
  ['1.234,567', 1_234.567],
  ['1.234.567', 1_234_567],
  ['1.234.567,89', 1_234_567.89],
  // One that can only be decimal.
  ['6.5', 6.5],
  ['1234.567', 1_234.567],
  ['0.125', 0.125],
  // One with three figures behind it is either.
  ['1.234', { decimal: 1.234, thousands: 1_234 }],
  ['50.000', { decimal: 50, thousands: 50_000 }],
  ['-$1.500', { decimal: -1.5, thousands: -1_500 }],
  ['1.500k', { decimal: 1_500, thousands: 1_500_000 }],
];

test.each(marks)('%j is %j', (text, read) => {
  expect(twoReadings(text) ?? typedNumber(text)).toEqual(read);
});

describe('of each quantity', () => {
  const rows: [Quantity, string, number][] = [
    ['moneyAYear', 'CA$50,000', 50_000],
    ['moneyAYear', 'C$50,000', 50_000],
    ['moneyAYear', 'CAD 50000', 50_000],
    ['moneyAYear', 'CAD$50,000', 50_000],
    ['moneyAYear', '50,000 CAD', 50_000],
    ['moneyAYear', '$50,000 CAD', 50_000],
    ['moneyAYear', '50 000 $ CA', 50_000],
    ['moneyAYear', '50 000 $CAN', 50_000],
    ['moneyAYear', '50 000,00 $', 50_000],
    ['moneyAYear', '50 000 $ US', 50_000],
    ['moneyAYear', '$85k', 85_000],
    ['moneyAYear', '85K', 85_000],
    ['moneyAYear', '85 k$', 85_000],
    ['moneyAYear', '85,5 k$', 85_500],
    ['moneyAYear', '85 mille', 85_000],
    ['moneyAYear', '$50,000/year', 50_000],
    ['moneyAYear', '50 000 $ par an', 50_000],
    ['moneyAYear', '50,000 a year', 50_000],
    ['moneyAYear', '~50,000', 50_000],
    ['moneyAYear', '＄５０，０００', 50_000],
    ['moneyAYear', '50\u202f000\u00a0$', 50_000],
    ['moneyAYear', '\u200e50,000\u200b', 50_000],
    ['moneyAYear', '50\u00ad000', 50_000],
    ['moneyAYear', '50,000 dollars', 50_000],
    ['moneyAMonth', 'CA$1,000', 1_000],
    ['moneyAMonth', '1,000 / month', 1_000],
    ['moneyAMonth', '1 000 $ par mois', 1_000],
    ['money', '1.5M', 1_500_000],
    ['money', '$1.5 million', 1_500_000],
    ['money', '1,5 M$', 1_500_000],
    ['money', '1,5 million de dollars', 1_500_000],
    ['money', '1.0005M', 1_000_500],
    ['money', '$2 MM', 2_000_000],
    ['calls', '18k', 18_000],
    ['calls', '18,000 calls', 18_000],
    ['calls', '18 000 appels par mois', 18_000],
    ['calls', '1.5M', 1_500_000],
    ['agents', '12 agents', 12],
    ['agents', '12 FTE', 12],
    ['agents', '7.5 ETP', 7.5],
    ['minutes', '6:30', 6.5],
    ['minutes', '06:30', 6.5],
    ['minutes', '00:06:30', 6.5],
    ['minutes', '1:05:30', 65.5],
    ['minutes', '６：３０', 6.5],
    ['minutes', '6 min', 6],
    ['minutes', '6.5 minutes', 6.5],
    ['minutes', '6,5 min.', 6.5],
    ['minutes', '6 min 30 s', 6.5],
    ['minutes', '6m30s', 6.5],
    ['minutes', '6m', 6],
    ['minutes', "6'30”", 6.5],
    ['minutes', '390 seconds', 6.5],
    ['minutes', '390s', 6.5],
    ['minutes', '6', 6],
    ['percent', '35 %', 35],
    ['percent', '35,5％', 35.5],
    ['percent', '35 pour cent', 35],
    ['factor', '1.4×', 1.4],
    ['factor', '1,4 x', 1.4],
    ['hours', '1 450 h', 1_450],
    ['months', '6 mois', 6],
    ['months', '6m', 6],
  ];
  test.each(rows)('%s: %j is %d', (quantity, text, number) => expect(typedNumber(text, quantity)).toBe(number));

  // Another unit may mean another size.
  test.each<[Quantity, string]>([
    ['moneyAYear', '$5,000 a month'],
    ['moneyAYear', '$25/h'],
    ['moneyAMonth', '12,000 a year'],
    ['calls', '600 a day'],
    ['agents', '50%'],
    ['agents', '10-12'],
    ['agents', '10+'],
    ['minutes', '6:75'],
    ['minutes', '6k'],
    ['minutes', 'min'],
    ['minutes', ''],
    ['moneyAYear', '6:30'],
    ['money', '€50,000'],
    ['money', '(5,000)'],
    ['money', '6½'],
    ['money', '5²'],
    ['money', 'k'],
    ['factor', '35 %'],
  ])('%s: %j is not read', (quantity, text) => {
    expect(typedNumber(text, quantity)).toBeNull();
    expect(twoReadings(text, quantity)).toBeNull();
  });
});

test.each([
  ['CA$50,000', 'CAD'],
  ['C$50', 'CAD'],
  ['50 000 $ CA', 'CAD'],
  ['50,000 cad', 'CAD'],
  ['US$5', 'USD'],
  ['5 $US', 'USD'],
  ['usd 5', 'USD'],
  ['$50', null],
  ['50k', null],
])('%j names the currency %s', (text, currency) => expect(namedCurrency(text)).toBe(currency));

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
    '1,2,3',
    '50.000',
    '$1.500',
    '-6.125',
    '1,234 567',
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
