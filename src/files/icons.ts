import { lake, paper } from '#drawings/colours';
import { markPaths, markViewBox } from '#drawings/mark';
import { png } from './raster';

/** The icons that browsers and home screens ask for, by file name. */
export const icons = {
  /** For browsers that do not draw mark.svg: the mark alone, as it stands in the header. */
  'icon-32': { size: 32, mark: 1, filled: false },
  'apple-touch-icon': { size: 180, mark: 0.6, filled: true },
  'icon-192': { size: 192, mark: 0.66, filled: true },
  'icon-512': { size: 512, mark: 0.66, filled: true },
  /** Systems cut this one to their own shape; only the circle of 80 % in the middle is certain to stay. */
  'icon-maskable-512': { size: 512, mark: 0.5, filled: true },
} as const;

export type IconName = keyof typeof icons;

/** The mark on a square, paper on lake; small and alone it is lake on nothing. */
export function icon(name: IconName): Promise<Uint8Array<ArrayBuffer>> {
  const { size, mark, filled } = icons[name];
  const [, , width = 0, height = 0] = markViewBox.split(' ').map(Number);
  const scale = (size * mark) / Math.max(width, height);
  const place = `translate(${(size - width * scale) / 2} ${(size - height * scale) / 2}) scale(${scale})`;
  const ground = filled ? `<rect width="${size}" height="${size}" fill="${lake.light}"/>` : '';
  const path = `<path transform="${place}" d="${markPaths.join('')}" fill="${filled ? paper.light : lake.light}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${path}</svg>`;
  return png(svg, size);
}
