import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

/** The brand's typefaces as the typesetter takes them: static faces, Latin subset. */
export function brandFonts(): Buffer[] {
  return [
    ...['400-normal', '400-italic', '600-normal', '700-normal'].map(
      (face) => `@fontsource/figtree/files/figtree-latin-${face}.woff`,
    ),
    ...['300-normal', '500-normal'].map((face) => `@fontsource/funnel-display/files/funnel-display-latin-${face}.woff`),
  ].map((file) => sfntOf(readFileSync(require.resolve(file)), file));
}

/**
 * The TrueType or OpenType font inside a WOFF 1.0 file. The packages ship WOFF only, the typesetter reads none.
 * Layout: https://www.w3.org/TR/WOFF/ (header 44 bytes, table directory 20 bytes an entry).
 */
function sfntOf(woff: Buffer, name: string): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${name} is not a WOFF 1.0 font.`);
  const tableCount = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(tableCount));
  const header = Buffer.alloc(12 + 16 * tableCount);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(tableCount, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((tableCount - power) * 16, 10);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < tableCount; index++) {
    const entry = 44 + 20 * index;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const record = 12 + 16 * index;
    woff.copy(header, record, entry, entry + 4);
    woff.copy(header, record + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(length, record + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...tables]);
}
