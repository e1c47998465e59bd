const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a number in words up to twelve ('no' for 0), in figures above. */
export function numberInWords(number: number): string {
  return numbers[number] ?? String(number);
}

/** Returns a count with its words: counted(2, 'lead waits', 'leads wait') is '2 leads wait'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns a list for a sentence: 'A', 'A and B', 'A, B and C'. */
export function inList(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** Returns a sentence with an initial capital. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
