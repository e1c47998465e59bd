/** Returns the host of an address as a reader knows it, without `www.`. Throws what `new URL()` does. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
