import { expect, test } from 'vitest';
import { currencyName, currencyOf, inCurrency, storedCurrency } from '#domain/roi/currency';

test.each([
  ['CAD', 'CAD'],
  ['USD', 'USD'],
  ['cad', 'USD'],
  ['EUR', 'USD'],
  ['', 'USD'],
  [undefined, 'USD'],
])('%j is the currency %s', (code, currency) => expect(currencyOf(code)).toBe(currency));

test.each([
  [{ currency: 'CAD', callVolume: '1' }, 'CAD'],
  [{ callVolume: '1' }, 'USD'],
  ['CAD', 'USD'],
  [null, 'USD'],
])('the form %j is in %s', (form, currency) => expect(storedCurrency(form)).toBe(currency));

test('labels and units name the chosen currency', () => {
  expect(inCurrency('Average agent salary (USD a year)', 'CAD')).toBe('Average agent salary (CAD a year)');
  expect(inCurrency('Average agent salary (USD a year)', 'USD')).toBe('Average agent salary (USD a year)');
  expect(inCurrency('calls a month', 'CAD')).toBe('calls a month');
  expect([currencyName('USD'), currencyName('CAD')]).toEqual(['US dollars', 'Canadian dollars']);
});
