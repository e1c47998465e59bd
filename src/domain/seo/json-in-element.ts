/**
 * Returns a value as the text of a script element that holds JSON. Without any `<` in it, no content can end the
 * element or open a comment in it; JSON reads the escape as the same character.
 */
export function jsonInElement(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
