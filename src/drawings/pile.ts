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
 * `percent` is a multiple of 5. `onTop` is the SVG transform that lays a square of 100 by 100 on the topmost slab.
 */
export function pileGeometry(percent: number): { viewBox: string; slabs: Slab[]; onTop: string } {
  const gone = Math.round(percent / percentPerSlab);
  const height = 2 * halfHeight + slabCount * rise + thickness + 2 * padding + slide.y;
  const width = 2 * halfWidth + slide.x + 2 * padding;
  /** The middle of a slab's top. */
  const middleOf = (index: number) => {
    const isGone = index >= slabCount - gone;
    const x = halfWidth + padding + (isGone ? slide.x : 0);
    const y = height - padding - thickness - halfHeight - index * rise - (isGone ? slide.y : 0);
    return { isGone, x, y };
  };
  const [w, h] = [halfWidth, halfHeight];
  const slabs = Array.from({ length: slabCount }, (_, index): Slab => {
    const { isGone, x, y } = middleOf(index);
    return {
      gone: isGone,
      // From their first corner on they are the same on every slab, which a page's compression makes use of.
      top: `M${x} ${y - h}l${w} ${h} ${-w} ${h} ${-w} ${-h}z`,
      left: `M${x - w} ${y}l${w} ${h}v${thickness}l${-w} ${-h}z`,
      right: `M${x + w} ${y}l${-w} ${h}v${thickness}l${w} ${-h}z`,
    };
  });
  const [across, down] = [halfWidth / 100, halfHeight / 100];
  const { x, y } = middleOf(slabCount - 1);
  return {
    // Nothing is left free below: a pile stands on the line that its picture ends on.
    viewBox: `0 0 ${width} ${height - padding}`,
    slabs,
    onTop: `matrix(${across} ${down} -${across} ${down} ${x} ${y - halfHeight})`,
  };
}
