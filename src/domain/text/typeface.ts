/**
 * Returns the characters (code points) that a TrueType or OpenType font can show, from its `cmap` table in formats 4
 * (two bytes) and 12 (four bytes); every current font has one of them. Throws if the table is missing.
 */
export function charactersOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = cmapOffset(view);
  const found = new Set<number>();
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const at = table + view.getUint32(table + 4 + 8 * index + 4);
    for (const [first, last] of rangesOf(view, at)) for (let code = first; code <= last; code += 1) found.add(code);
  }
  // The end marker of format 4 is not a character.
  found.delete(0xffff);
  return found;
}

function cmapOffset(view: DataView): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + 16 * index;
    if (view.getUint32(record) === 0x636d6170) return view.getUint32(record + 8);
  }
  throw new Error('This is no font: it has no table cmap.');
}

function rangesOf(view: DataView, at: number): [first: number, last: number][] {
  const format = view.getUint16(at);
  if (format === 12)
    return Array.from({ length: view.getUint32(at + 12) }, (_, index) => {
      const group = at + 16 + 12 * index;
      return [view.getUint32(group), view.getUint32(group + 4)];
    });
  if (format !== 4) return [];
  const size = view.getUint16(at + 6);
  return Array.from({ length: size / 2 }, (_, index) => [
    view.getUint16(at + 16 + size + 2 * index),
    view.getUint16(at + 14 + 2 * index),
  ]);
}
