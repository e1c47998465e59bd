/* The query of the address, for a page whose state can be shared, reloaded and gone back to. */

/** Returns the query with its question mark, or ''. */
export function searchInAddress(): string {
  return window.location.search;
}

/** Where the filter of the directory leads when it is sent before its script is there: only what was served needs it. */
const sentFilter = '#provider-filter';

/**
 * Writes the query: in a new history entry, which Back undoes, or in the current one. A browser may refuse when it is
 * written too often in a short time; the next write brings it up to date.
 */
export function writeSearch(search: string, entry: 'new' | 'current'): void {
  const { pathname, search: before, hash } = window.location;
  const kept = hash === sentFilter ? '' : hash;
  if (search === before && kept === hash) return;
  try {
    if (entry === 'new') window.history.pushState(null, '', pathname + search + kept);
    else window.history.replaceState(window.history.state, '', pathname + search + kept);
  } catch {
    // Safari: more than a hundred writes in half a minute.
  }
}

/** Calls back whenever the visitor goes Back or Forward within the page. Returns how to stop. */
export function onSearchEntered(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
