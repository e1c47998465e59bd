/** The number of cards in a block of a long list: whole rows at one to four columns. */
export const blockSize = 12;

/** Up to this number, all cards are shown, so that printing and the browser's own search find them. */
export const shownWhole = 48;

/** The blocks from `first` up to, not including, `end`, and the height (px) of the others above and below. */
export type BlockWindow = { first: number; end: number; above: number; below: number };

/**
 * Returns the blocks of a list that overlap the range from `top` to `bottom` (px, from the list's own top), at least
 * one. `heightOf` returns each block's height, measured or estimated.
 */
export function blockWindow(
  blocks: number,
  heightOf: (block: number) => number,
  top: number,
  bottom: number,
): BlockWindow {
  let first = 0;
  let above = 0;
  while (first < blocks - 1 && above + heightOf(first) <= top) above += heightOf(first++);
  let end = first;
  let reached = above;
  do reached += heightOf(end++);
  while (end < blocks && reached < bottom);
  let below = 0;
  for (let block = end; block < blocks; block++) below += heightOf(block);
  return { first, end, above, below };
}
