/** Returns a text for a message: as it is, or where it is longer than `most` characters, its beginning. */
export function beginningOf(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
