/*
 * Fields of a form on their way to another page, in the fragment of its address: the part that a browser does not send to
 * any server.
 */

/** Opens another page of the site with these fields in the fragment; the parameter tells that page to look there. */
export function carryToPage(path: string, parameter: string, fields: Record<string, string>): void {
  window.location.assign(`${path}?${parameter}#${new URLSearchParams(fields)}`);
}

/** Returns the fields that the address carries and takes them out of it; null where it carries none. */
export function takeCarried(parameter: string): Record<string, string> | null {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(parameter)) return null;
  const fields = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
  url.searchParams.delete(parameter);
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
  return fields;
}
