import type { RoiEstimate } from '#domain/roi/estimate';

/** A point of the line: the end of a month after the start (0 is the start), and the US dollars saved by then. */
export type SavingsPoint = { month: number; cumulative: number };

/** The chart's line and its table's rows, months 0 to 12; `payback` is null where the estimate has none. */
export type CumulativeSavings = { months: SavingsPoint[]; payback: SavingsPoint | null };

const lastMonth = 12;
/** US dollars. Beyond roughly this, twelve months of savings overflow to Infinity. */
const mostMonthly = 1e307;

/**
 * Returns the specified estimate over its first year: the same savings every month, so a straight line from 0 to the
 * annual savings. The payback point is on that line, at the payback period on the month axis, with the savings reached
 * there. As specified, 12 / (savings / (cost / 12)) is one month's cost over one month's savings, so savings have
 * reached one month of today's cost there: with the specified 20%, always at month 5.0. The price of a project does not
 * enter. Finite for any estimate. Specification §9, ROI formula.
 */
export function cumulativeSavings({ monthlySavings, paybackPeriod }: RoiEstimate): CumulativeSavings {
  const monthly = Number.isNaN(monthlySavings) ? 0 : Math.max(-mostMonthly, Math.min(mostMonthly, monthlySavings));
  // Plus 0, because 0 months of a loss are -0, which prints as -$0.
  const at = (month: number): SavingsPoint => ({ month, cumulative: month * monthly + 0 });
  const hasPayback = paybackPeriod !== null && Number.isFinite(paybackPeriod);
  return {
    months: Array.from({ length: lastMonth + 1 }, (_, month) => at(month)),
    payback: hasPayback ? at(paybackPeriod) : null,
  };
}
