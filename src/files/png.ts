import sharp from 'sharp';

/** The density at which sharp renders an SVG at its stated size. */
const statedDensity = 72;

/**
 * Returns an SVG as PNG of this width in pixels, rendered at that size instead of scaled; the same bytes every time.
 * The drawings are flat, so a palette of 256 colours gives a third of the size without a visible difference.
 */
export async function pngOf(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = Buffer.from(svg);
  const stated = (await sharp(file).metadata()).width;
  const image = sharp(file, { density: (statedDensity * width) / stated });
  return new Uint8Array(await image.png({ palette: true, dither: 0 }).toBuffer());
}
