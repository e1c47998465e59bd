/** Returns the public path of the file or address that a page is served from: `/about.html` is `/about`. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}
