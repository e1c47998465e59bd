const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** What is shown where a figure is not defined. */
export const undefinedFigure = '—';

/** US dollars without decimals, never `-$0`. Specification §9. */
export function inDollars(value: number): string {
  return dollars.format(Math.round(value) === 0 ? 0 : value);
}

/** Returns a percentage with one decimal. Specification §3, ROI results. */
export function inPercent(value: number | null): string {
  return value === null ? undefinedFigure : `${value.toFixed(1)}%`;
}

/** Months with one decimal. Specification §3, ROI results. */
export function inMonths(value: number | null): string {
  return value === null ? undefinedFigure : `${value.toFixed(1)} months`;
}

/** Returns a count or a share as people write it: thousands grouped, no needless decimals. */
export function asFigure(value: number): string {
  return plain.format(value);
}

/** Returns a number of things: `1 call`, `2 calls`, `1,450 calls`. */
export function counted(value: number, thing: string): string {
  return `${asFigure(value)} ${thing}${value === 1 ? '' : 's'}`;
}
