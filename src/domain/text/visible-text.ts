/**
 * Characters that are neither typed nor seen but can hide or reverse visible text: control characters except tab and
 * line breaks, soft hyphens, zero-width characters, direction marks and overrides, tags, private use, lone surrogates,
 * and U+FFFD, which replaces undecodable bytes. Stricter than the browser's cleaning (`clean-text.ts`), which keeps the
 * joiners of some languages: a joiner can hide text as well.
 */
const unseen = /[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufffd]--[\t\n\r]]/gv;

/** Returns a text without invisible characters; line breaks and tabs stay. */
export function visibleText(text: string): string {
  return text.replace(unseen, '');
}

/** Returns a text as one line, without invisible characters and surrounding spaces. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}
