/* The agency's mark: in the header, on the 404 page, in icons, pictures and documents. */

/** Left and right end of each of the mark's five slabs, top to bottom: shifted so that they spell an S. */
const slabs = [
  [6, 26],
  [4, 13],
  [5, 25],
  [17, 26],
  [4, 24],
] as const;

const height = 4.5;
const lean = 1.9;

export const markViewBox = '0 0 31 30';

/** The five leaning slabs of the mark as SVG paths, top to bottom. They are also the legend of the five layers. */
export const markPaths: readonly string[] = slabs.map(([start, end], index) => {
  const y = 1 + index * 5.65;
  const shift = (2 - index) * 0.9;
  const [left, right] = [start + shift, end + shift];
  const n = (value: number) => String(Math.round(value * 10) / 10);
  return `M${n(left + lean)} ${n(y)}H${n(right + lean)}L${n(right)} ${n(y + height)}H${n(left)}Z`;
});
