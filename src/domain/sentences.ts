/* Words that sentences are put together from. */

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a count as a sentence says it: up to ten in words, larger ones in figures; 0 is 'no'. */
export function countInWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** Returns a text that begins a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns `A, B and C`. */
export function inSentence(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');
}
