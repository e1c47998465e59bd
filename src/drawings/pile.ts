/*
 * A statistic as a pile of slabs: at the top of each industry page and in its picture for shared links.
 */

/** One slab: three faces as SVG paths. */
export type Slab = { top: string; left: string; right: string };

/**
 * A pile as SVG: the number of slabs that stay and of those that are `gone`, slid out at the top. `slab` is the lowest
 * slab. The others are transforms: `onNext` raises a slab onto the one below it, `slidOut` moves the lowest slab to the
 * position of the lowest one that is gone, and `onTop` places a square of 100 by 100 on it.
 */
export type Pile = {
  viewBox: string;
  staying: number;
  gone: number;
  slab: Slab;
  onNext: string;
  slidOut: string;
  onTop: string;
};

const slabCount = 20;
const percentPerSlab = 100 / slabCount;
const [halfWidth, halfHeight, thickness, rise] = [190, 66, 9, 19];
/** How far the slabs that are gone are shifted to the right and up. */
const slide = { x: 64, y: 26 };
const padding = 4;

/**
 * Returns twenty slabs of five per cent each, with the percentage slid out at the top. `percent` is a multiple of 5
 * from 5 to 95, so that some slabs stay and some are gone.
 */
export function pileGeometry(percent: number): Pile {
  const gone = Math.round(percent / percentPerSlab);
  const staying = slabCount - gone;
  const height = 2 * halfHeight + slabCount * rise + thickness + 2 * padding + slide.y;
  const width = 2 * halfWidth + slide.x + 2 * padding;
  const [w, h] = [halfWidth, halfHeight];
  /** The centre of the lowest slab's top. */
  const [x, y] = [w + padding, height - padding - thickness - h];
  return {
    // No padding below: a pile stands on the bottom edge of its picture.
    viewBox: `0 0 ${width} ${height - padding}`,
    staying,
    gone,
    slab: {
      top: `M${x} ${y - h}l${w} ${h} ${-w} ${h} ${-w} ${-h}z`,
      left: `M${x - w} ${y}l${w} ${h}v${thickness}l${-w} ${-h}z`,
      right: `M${x + w} ${y}l${-w} ${h}v${thickness}l${w} ${-h}z`,
    },
    onNext: `translate(0 ${-rise})`,
    slidOut: `translate(${slide.x} ${-slide.y - staying * rise})`,
    onTop: `matrix(${w / 100} ${h / 100} -${w / 100} ${h / 100} ${x} ${y - h})`,
  };
}
