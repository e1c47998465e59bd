/**
 * What nobody types and no reader sees, but what can hide or turn around what is read: control characters but tab and
 * line breaks, soft hyphens, zero-width characters, marks and overrides of direction, tags, private use, halves of
 * characters, and the mark (U+FFFD) that stands for bytes that were no text. Stricter than what the browser cleans
 * (`text.ts`), which keeps the joiners of some languages: a joiner can hide as well.
 */
const unseen = /[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufffd]--[\t\n\r]]/gv;

/** Returns a text without what cannot be seen in it; line breaks and tabs stay. */
export function visibleText(text: string): string {
  return text.replace(unseen, '');
}

/** Returns a text as one line, without what cannot be seen in it and without spaces around it. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}
