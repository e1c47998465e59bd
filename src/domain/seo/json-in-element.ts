/**
 * Returns a value as JSON for the text of a script element. Every `<` is escaped, so that no content can end the
 * element or open a comment in it; JSON reads the escape as the same character.
 */
export function jsonInElement(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
