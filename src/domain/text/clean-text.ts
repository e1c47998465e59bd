import { wellFormed } from '#domain/text/well-formed';

/** Invisible characters that affect the text: control characters except line break and tab, and direction marks. */
const unseen = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

/**
 * Returns typed or pasted text without invisible characters, lone surrogates and surrounding spaces. Keeps line breaks
 * and tabs inside, and the joiners that names and signs of some languages need.
 */
export function cleanText(text: string): string {
  return wellFormed(text).replace(unseen, '').trim();
}
