/** How many words a reader takes in a minute. */
const wordsAMinute = 230;

/** Returns how many minutes a text takes to read, at least one. Addresses of links are not read. */
export function minutesToRead(markdown: string): number {
  const words = markdown.replace(/\]\([^)]*\)/g, '').match(/\p{L}[\p{L}’'-]*|\d+/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsAMinute));
}
