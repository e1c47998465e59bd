import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asFigure, counted, inDollars, inMonths, inPercent } from '#domain/roi/formats';

test.each([
  [455_999.6, '$456,000'],
  [0.5, '$1'],
  [0, '$0'],
  [-0, '$0'],
  [-0.4, '$0'],
  [-400, '-$400'],
  [1_234_567, '$1,234,567'],
])('%d is %j', (value, text) => expect(inDollars(value)).toBe(text));

test('Canadian dollars are told from US dollars', () => {
  expect([inDollars(1_234.4, 'CAD'), inDollars(-400, 'CAD')]).toEqual(['CA$1,234', '-CA$400']);
});

describe('ratios', () => {
  test('have one decimal', () => {
    expect(inPercent(20)).toBe('20.0%');
    expect(inMonths(5)).toBe('5.0 months');
  });

  test('that are not defined are a dash', () => {
    expect([inPercent(null), inMonths(null)]).toEqual(['—', '—']);
  });
});

test('a figure has no trailing zeros', () => {
  const large = 568_876_972_996.0549;
  expect([1_450, 0.03, 1.25, 20, 1.005, 0.004, -0.004, 1e-9, large, 2 ** 70].map(asFigure)).toEqual([
    '1,450',
    '0.03',
    '1.25',
    '20',
    '1.01',
    '0',
    '0',
    '0',
    '568,876,972,996.05',
    '1,180,591,620,717,411,303,424',
  ]);
});

test.each([
  [1, '1 call'],
  [0, '0 calls'],
  [1_450, '1,450 calls'],
  [0.5, '0.5 calls'],
])('%d of a thing is %j', (value, text) => expect(counted(value, 'call')).toBe(text));

test('any finite amount of money is a text without decimals', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(inDollars(value)).toMatch(/^-?\$\d{1,3}(,\d{3})*$/);
    }),
  );
});

test('money and figures are written as ICU writes them', () => {
  const options = { style: 'currency', maximumFractionDigits: 0 } as const;
  const dollars = (['USD', 'CAD'] as const).map((currency) => ({
    currency,
    format: new Intl.NumberFormat('en-US', { ...options, currency }),
  }));
  const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  // Whole amounts, typed ones with up to four decimals, and any.
  const amount = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => value / 10_000),
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  );
  fc.assert(
    fc.property(amount, (value) => {
      for (const { currency, format } of dollars)
        expect(inDollars(value, currency)).toBe(format.format(Math.round(value) === 0 ? 0 : value));
      expect(asFigure(value)).toBe(figures.format(value).replace(/^-0$/, '0'));
    }),
    { numRuns: 1000 },
  );
});
