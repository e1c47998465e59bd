/**
 * Returns a digest of a text in lowercase letters and figures, of this length: the same for the same text, on every
 * machine and in every version of the site. It distinguishes a few hundred names; it hides nothing.
 */
export function shortDigest(text: string, length: number): string {
  return (mixed(text) % 36 ** length).toString(36).padStart(length, '0');
}

/** FNV-1a with the final steps of MurmurHash3, which spread a change of one character over all bits. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
