/**
 * Returns the address in a text, relative to `base` where there is one; null where it is none. `URL.parse()` and
 * `URL.canParse()` are missing in browsers that the site serves (docs/testing.md, Engines).
 */
export function urlIn(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
