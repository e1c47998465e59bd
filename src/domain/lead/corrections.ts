/** What a submission says of the versions before it. */
type Correction = { replaces?: string | null | undefined; replacesAlso?: readonly string[] | undefined };

/** A visitor corrects a submission a few times, not for ever: so many earlier versions one can name. */
export const mostCorrections = 10;

/**
 * Returns the keys of all versions that a submission corrects, the latest first. It names them all: the site may never
 * have heard of one that waited in the visitor's browser, and so could not go from that one to those before it.
 */
export function corrections({ replaces, replacesAlso = [] }: Correction): string[] {
  // Not spread: what was saved in a browser may be damaged, and no list.
  return replaces ? [replaces].concat(replacesAlso) : [];
}
