import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The widest picture that a document takes, in pixels: its text is 17 cm wide, 200 pixels to the inch. */
const widest = 1300;

/** A picture made ready for the typesetter: where it finds it, and how much of the text's width it takes. */
export type PrintedPicture = { url: string; path: string; share: number; bytes: Uint8Array };

/**
 * Returns a picture of a document in a form that the typesetter reads (JPEG, PNG where it is transparent, SVG as it is),
 * no wider than it is printed. `digest` names it, so that a changed picture is another one.
 */
export async function documentPicture({
  url,
  file,
  digest,
}: {
  url: string;
  file: string;
  digest: string;
}): Promise<PrintedPicture> {
  const name = `/pictures/${digest}`;
  if (path.extname(file).toLowerCase() === '.svg')
    return { url, path: `${name}.svg`, share: 1, bytes: await readFile(file) };
  const image = sharp(file).autoOrient().resize({ width: widest, withoutEnlargement: true });
  const { hasAlpha } = await sharp(file).metadata();
  const { data, info } = await (hasAlpha ? image.png() : image.jpeg({ quality: 80 })).toBuffer({
    resolveWithObject: true,
  });
  return { url, path: `${name}.${hasAlpha ? 'png' : 'jpg'}`, share: Math.min(1, info.width / 1000), bytes: data };
}
