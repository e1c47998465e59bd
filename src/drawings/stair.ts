/* Cumulative savings over twelve months as a stair of slabs: in the ROI calculator. */

const months = 12;
const [column, row] = [50, 22];
const [gap, space, lean] = [7, 4, 4];

/** The size of the drawing, in its own units. */
export const stairSize = { width: months * column, height: months * row };

/** The slabs as one SVG path: the pile of month n has n slabs, each worth one month. */
export const stairPath = Array.from({ length: months }, (_, index) => index + 1)
  .flatMap((month) =>
    Array.from({ length: month }, (_, index) => slab((month - 1) * column, (months - index - 1) * row)),
  )
  .join('');

/** Returns the height of so many months' savings as a share of the drawing, at most 1. */
export function stairHeight(month: number): number {
  return Math.min(month / months, 1);
}

function slab(x: number, y: number): string {
  const [left, right, bottom] = [x, x + column - gap, y + row];
  return `M${left + lean} ${y + space}H${right}L${right - lean} ${bottom}H${left}Z`;
}
