/** Returns the path that visitors see for the file or address a page is served from: `/about.html` is `/about`. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}
