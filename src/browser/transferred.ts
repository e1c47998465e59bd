/*
 * Fields of a form, transferred to another page in the fragment of its address: the part that a browser does not send
 * to any server.
 */

/** Opens another page of the site with these fields in the fragment; the parameter tells that page to look there. */
export function transferToPage(path: string, parameter: string, fields: Record<string, string>): void {
  window.location.assign(`${path}?${parameter}#${new URLSearchParams(fields)}`);
}

/** Returns the fields that were transferred in the address and takes them out of it; null where there are none. */
export function takeTransferred(parameter: string): Record<string, string> | null {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(parameter)) return null;
  const fields = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
  url.searchParams.delete(parameter);
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
  return fields;
}
