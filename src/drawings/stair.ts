/* Cumulative savings over twelve months as a stair of slabs: in the ROI calculator. */

/** One month's savings in a month's pile: a leaning slab as an SVG path. */
export type StairSlab = { month: number; path: string; isPaidBack: boolean };

const months = 12;
const [column, row] = [50, 22];
const [gap, space, lean] = [7, 4, 4];

export const stairViewBox = `0 0 ${months * column} ${months * row}`;

/** Returns the height of a month's pile as a share of the drawing. */
export function stairHeight(month: number): number {
  return month / months;
}

/**
 * Returns the slabs of the stair: the pile of month n has n slabs, each worth one month. `paybackMonth` is when the savings
 * have paid for what they are compared with, if they do; slabs above its height come after it (`isPaidBack`).
 */
export function stairSlabs(paybackMonth: number | null): StairSlab[] {
  return Array.from({ length: months }, (_, index) => index + 1).flatMap((month) =>
    Array.from({ length: month }, (_, index) => ({
      month,
      path: slab((month - 1) * column, (months - index - 1) * row),
      isPaidBack: paybackMonth !== null && index + 1 > paybackMonth,
    })),
  );
}

function slab(x: number, y: number): string {
  const [left, right, bottom] = [x, x + column - gap, y + row];
  return `M${left + lean} ${y + space}H${right}L${right - lean} ${bottom}H${left}Z`;
}
