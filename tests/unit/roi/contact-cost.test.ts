import { expect, test } from 'vitest';
import { contactCost } from '#domain/roi/contact-cost';
import { inCents } from '#domain/roi/formats';

const costs = (currentMonthlyCosts: number, callVolume: number, averageHandleTime: number) =>
  contactCost({ currentMonthlyCosts }, { callVolume, averageHandleTime });

test('a call costs its share of the month, a minute its share of the call', () => {
  const { call, minute } = costs(180_000, 20_000, 6) ?? {};
  expect(call).toBeCloseTo(9, 10);
  expect(minute).toBeCloseTo(1.5, 10);
});

test.each([
  ['no cost', 0, 100, 5],
  ['a negative cost', -1000, 100, 5],
  ['a negative cost of negative calls', -1000, -100, 5],
  ['no calls', 1000, 0, 5],
  ['no time', 1000, 100, 0],
  ['a negative time', 1000, 100, -5],
  ['less than a cent', 1, 1e9, 5],
  ['too much to print in cents', 1e306, 1, 5],
])('%s has none', (_, cost, calls, minutes) => expect(costs(cost, calls, minutes)).toBeNull());

test('it is printed with its cents', () => {
  expect(inCents(null)).toBe('—');
  expect([inCents(9.2592), inCents(999_999.99), inCents(1209, 'CAD')]).toEqual(['$9.26', '$999,999.99', 'CA$1,209.00']);
});
