/** Characters that nobody sees: spaces of no width, soft hyphens, marks of direction, joiners. */
export const invisible = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f]/u;

/** Spaces and hyphens that look like the usual ones: copied text brings them, and a search does not find them. */
export const unusualSpace = /[\u00a0\u1680\u2000-\u200a\u2011\u202f\u205f\u3000]/u;

/** Compiled once: a check of the content compares some thousand names. */
const invisibles = new RegExp(invisible, 'gu');

/** Returns a name as two readers would compare it: one that differs in capitals, spaces or invisible signs is the same. */
export function comparedName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(invisibles, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
