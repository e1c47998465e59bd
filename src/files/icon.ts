import { themeColour } from '#drawings/colours';
import { markPaths, markViewBox } from '#drawings/mark';
import { pngOf } from '#files/png';
import { svg } from '#files/svg';

/** The icons for browsers and home screens, by file name: `size` in pixels, `mark` as a share of it. */
export const icons = {
  /** For browsers that do not draw mark.svg: the mark alone, as in the header. */
  'icon-32': { size: 32, mark: 1, filled: false },
  'apple-touch-icon': { size: 180, mark: 0.6, filled: true },
  'icon-192': { size: 192, mark: 0.66, filled: true },
  'icon-512': { size: 512, mark: 0.66, filled: true },
  /** Systems crop this one to their own shape; only the central circle of 80 % is safe. */
  'icon-maskable-512': { size: 512, mark: 0.5, filled: true },
} as const;

export type IconName = keyof typeof icons;

/** Returns the icon as PNG: the mark in paper on a lake square or, unfilled, in lake on a transparent ground. */
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

/** Returns the mark as an SVG file in lake, which follows the system's light or dark scheme. */
export function markIcon(): string {
  const { light, dark } = themeColour('lake');
  const style = `<style>@media (prefers-color-scheme:dark){svg{fill:${dark}}}</style>`;
  const slabs = markPaths.map((path) => `<path d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}" fill="${light}">${style}${slabs}</svg>`;
}

/** Returns the small icon as an ICO file with one entry, a PNG (supported by every system since 2007). */
export async function faviconIco(): Promise<Uint8Array<ArrayBuffer>> {
  const png = await iconPng('icon-32');
  const { size } = icons['icon-32'];
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // an icon
  header.setUint16(4, 1, true); // with one picture
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true); // colour planes
  header.setUint16(12, 32, true); // bits a pixel
  header.setUint32(14, png.length, true);
  header.setUint32(18, header.byteLength, true);
  const file = new Uint8Array(header.byteLength + png.length);
  file.set(new Uint8Array(header.buffer));
  file.set(png, header.byteLength);
  return file;
}
