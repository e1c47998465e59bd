import { grouped } from '#domain/text/numbers';
import type { Currency } from '#domain/roi/currency';
import * as words from '#domain/roi/words';

const signs = { USD: '$', CAD: 'CA$' } satisfies Record<Currency, string>;

/** Shown in place of an undefined figure. */
export const undefinedFigure = '—';

/** Dollars without decimals, never `-$0`: `$1,200`, or `CA$1,200`. Specification §9. */
export function inDollars(value: number, currency: Currency = 'USD'): string {
  const whole = Math.round(value) === 0 ? 0 : Math.round(Math.abs(value));
  return `${whole > 0 && value < 0 ? '-' : ''}${signs[currency]}${grouped(BigInt(whole))}`;
}

/** A price below a million, with its cents: `$9.26`, or `CA$1,209.00`. */
export function inCents(value: number | null, currency: Currency = 'USD'): string {
  if (value === null) return undefinedFigure;
  const [whole, cents] = value.toFixed(2).split('.');
  return `${inDollars(Number(whole), currency)}.${cents}`;
}

/** Returns a percentage with one decimal. Specification §3, ROI results. */
export function inPercent(value: number | null): string {
  return value === null ? undefinedFigure : `${value.toFixed(1)}%`;
}

/** Months with one decimal. Specification §3, ROI results. */
export function inMonths(value: number | null): string {
  return value === null ? undefinedFigure : words.months(value.toFixed(1));
}

/** Returns a count or a share with its thousands grouped and at most two decimals, without trailing zeros. */
export function asFigure(value: number): string {
  const size = Math.abs(value);
  // Rounds the decimal digits: 1.005 times 100 is a little less than 100.5. Other sizes print with an exponent.
  const hasDecimals = size >= 1e-6 && size < 1e13;
  const rounded = hasDecimals ? Math.round(Number(`${size}e2`)) / 100 : Math.round(size);
  const decimals = Number.isInteger(rounded) ? '' : `.${String(rounded).split('.')[1] ?? ''}`;
  return `${rounded > 0 && value < 0 ? '-' : ''}${grouped(BigInt(Math.trunc(rounded)))}${decimals}`;
}

/** Returns a number of things: `1 call`, `2 calls`, `1,450 calls`. */
export function counted(value: number, thing: string): string {
  return `${asFigure(value)} ${thing}${value === 1 ? '' : 's'}`;
}
