import type { Currency } from '#domain/roi/currency';
import * as words from '#domain/roi/words';

const dollars = (currency: Currency) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
const formats = { USD: dollars('USD'), CAD: dollars('CAD') };
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** What is shown where a figure is not defined. */
export const undefinedFigure = '—';

/** Dollars without decimals, never `-$0`: `$1,200`, or `CA$1,200`. Specification §9. */
export function inDollars(value: number, currency: Currency = 'USD'): string {
  return formats[currency].format(Math.round(value) === 0 ? 0 : value);
}

/** Returns a percentage with one decimal. Specification §3, ROI results. */
export function inPercent(value: number | null): string {
  return value === null ? undefinedFigure : `${value.toFixed(1)}%`;
}

/** Months with one decimal. Specification §3, ROI results. */
export function inMonths(value: number | null): string {
  return value === null ? undefinedFigure : words.months(value.toFixed(1));
}

/** Returns a count or a share as people write it: thousands grouped, no needless decimals. */
export function asFigure(value: number): string {
  return plain.format(value);
}

/** Returns a number of things: `1 call`, `2 calls`, `1,450 calls`. */
export function counted(value: number, thing: string): string {
  return `${asFigure(value)} ${thing}${value === 1 ? '' : 's'}`;
}
