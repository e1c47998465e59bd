import { themeColour } from '#drawings/colours';
import { markPaths, markViewBox } from '#drawings/mark';
import { pngOf } from '#files/png';
import { svg } from '#files/svg';

/** The icons that browsers and home screens ask for, by file name: `size` in pixels, `mark` as a share of it. */
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

/** Returns the icon as PNG: the mark in paper on a lake square; where it is not filled, in lake on nothing. */
export function iconPng(name: IconName): Promise<Uint8Array<ArrayBuffer>> {
  const { size, mark, filled } = icons[name];
  const [lake, paper] = [themeColour('lake').light, themeColour('paper').light];
  const [, , width = 0, height = 0] = markViewBox.split(' ').map(Number);
  const scale = (size * mark) / Math.max(width, height);
  const place = `translate(${(size - width * scale) / 2} ${(size - height * scale) / 2}) scale(${scale})`;
  const ground = filled ? `<rect width="${size}" height="${size}" fill="${lake}"/>` : '';
  const path = `<path transform="${place}" d="${markPaths.join('')}" fill="${filled ? paper : lake}"/>`;
  return pngOf(svg(`0 0 ${size} ${size}`, ground + path), size);
}
