/**
 * Returns a text with a replacement character in place of each lone surrogate, which a cut-off paste can leave.
 * `toWellFormed()` is missing in browsers that the site serves (docs/testing.md, Engines).
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
