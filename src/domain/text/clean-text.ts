/** Characters that are not seen and change what is: control characters but line break and tab, marks of direction. */
const unseen = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

/**
 * Returns what was typed or pasted, without the characters that nobody sees, half characters and surrounding spaces.
 * Line breaks and tabs inside stay, and so do the joiners that names and signs of some languages are written with.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(unseen, '').trim();
}
