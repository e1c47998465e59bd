/*
 * A statistic as a pile of slabs: at the head of each industry page and in its picture for shared links.
 */

/** One slab of the pile: three faces as SVG paths; `gone` slabs are slid out at the top. */
export type Slab = { gone: boolean; top: string; left: string; right: string };

const slabCount = 20;
const percentPerSlab = 100 / slabCount;
const [halfWidth, halfHeight, thickness, rise] = [190, 66, 9, 19];
/** How far the slabs that are gone are slid to the right and up. */
const slide = { x: 64, y: 26 };
const padding = 4;

/**
 * Returns twenty slabs of five per cent each, painted from the bottom; as many as the figure says are slid out at the top.
 * `percent` is a multiple of 5.
 */
export function pileGeometry(percent: number): { viewBox: string; slabs: Slab[] } {
  const gone = Math.round(percent / percentPerSlab);
  const height = 2 * halfHeight + slabCount * rise + thickness + 2 * padding + slide.y;
  const width = 2 * halfWidth + slide.x + 2 * padding;
  const slabs = Array.from({ length: slabCount }, (_, index): Slab => {
    const isGone = index >= slabCount - gone;
    const x = halfWidth + padding + (isGone ? slide.x : 0);
    const y = height - padding - thickness - halfHeight - index * rise - (isGone ? slide.y : 0);
    return {
      gone: isGone,
      top: `M${x} ${y - halfHeight}L${x + halfWidth} ${y}L${x} ${y + halfHeight}L${x - halfWidth} ${y}Z`,
      left: `M${x - halfWidth} ${y}L${x} ${y + halfHeight}v${thickness}L${x - halfWidth} ${y + thickness}Z`,
      right: `M${x + halfWidth} ${y}L${x} ${y + halfHeight}v${thickness}L${x + halfWidth} ${y + thickness}Z`,
    };
  });
  return { viewBox: `0 0 ${width} ${height}`, slabs };
}
