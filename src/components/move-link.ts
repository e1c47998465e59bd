/** The address of the page that has it: the not-found page, wherever it was asked for. */
export const notFoundPath = '/404';

/**
 * Moves an address's path and query into the fragment of `page`, if they have a link in them. Nothing is loaded. The
 * page has this function as a text (LinkIntoFragment.astro), so it uses nothing outside itself.
 */
export function moveLink(page: string, trace: RegExp): void {
  const { pathname, search, hash } = location;
  if (trace.test(pathname + search)) history.replaceState(null, '', `${page}#${pathname}${search}${hash}`);
}
