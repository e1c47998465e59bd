/** The path of the file with older.ts; the build puts it in. */
declare const olderFile: string | undefined;

/** Fetches what the page's styles and its menu need, and not every browser has. */
export function fetchForOlderBrowsers(): void {
  // eslint-disable-next-line prefer-const -- esbuild would look for a file of a constant's name.
  let older = typeof olderFile === 'string' ? olderFile : '';
  if (older && !CSS.supports('(color:light-dark(red,red)) and selector(:popover-open)')) void import(older);
}
