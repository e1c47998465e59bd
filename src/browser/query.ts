/* The query of the address, for a page whose state can be shared, reloaded and gone back to. */

/** Returns the query with its question mark, or ''. */
export function searchInAddress(): string {
  return window.location.search;
}

/** The fragment of the directory's form when it is submitted before its script loads: only the served page uses it. */
const sentFilter = '#provider-filter';

/**
 * Writes the query: in a new history entry, which Back undoes, or in the current one. Browsers may refuse frequent
 * writes; the next one brings the query up to date.
 */
export function writeSearch(search: string, entry: 'new' | 'current'): void {
  const { pathname, search: before, hash } = window.location;
  const kept = hash === sentFilter ? '' : hash;
  if (search === before && kept === hash) return;
  try {
    if (entry === 'new') window.history.pushState(null, '', pathname + search + kept);
    else window.history.replaceState(window.history.state, '', pathname + search + kept);
  } catch {
    // Safari refuses more than 100 writes in 30 seconds.
  }
}

/** Calls back whenever the visitor goes Back or Forward within the page. Returns a function that stops it. */
export function onSearchEntered(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
