import sharp from 'sharp';

/** The density at which sharp draws an SVG in the size that the file itself states. */
const statedDensity = 72;

/**
 * Returns an SVG as PNG of this width in pixels, drawn in that size instead of scaled to it; the same bytes every time. The
 * drawings are flat, so a palette of 256 colours is a third of the size and shows no difference.
 */
export async function pngOf(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = Buffer.from(svg);
  const stated = (await sharp(file).metadata()).width;
  const image = sharp(file, { density: (statedDensity * width) / stated });
  return new Uint8Array(await image.png({ palette: true, dither: 0 }).toBuffer());
}
