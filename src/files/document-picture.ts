import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The widest picture in a document, in pixels: its text is 17 cm wide, at 200 pixels to the inch. */
const widest = 1300;

/** A picture ready for the typesetter: its path there, and its share of the text's width. */
export type PrintedPicture = { url: string; path: string; share: number; bytes: Uint8Array };

/**
 * Returns a document's picture in a format that the typesetter reads (JPEG, PNG if transparent, SVG unchanged), no
 * wider than printed. `digest` is part of its name, so that a changed picture gets a new name.
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
