/* The fragment of the address, for a page that keeps its state there. */

/** Returns the fragment without its '#', still encoded. */
export function fragment(): string {
  return window.location.hash.slice(1);
}

/**
 * Returns whether the address, or its history entry, may name the results that the visitor came from (return-link.ts).
 */
export function mayComeFromResults(): boolean {
  return fragment().includes('r=') || window.history.state !== null;
}

/** Replaces the current address, without a new history entry. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/** Replaces the fragment of the current address, without a new history entry, and removes the query. */
export function replaceFragment(fragment: string): void {
  replaceAddress(window.location.pathname + (fragment && `#${fragment}`));
}

/** Calls back when the visitor follows or edits a fragment. Returns a function that stops it. */
export function onFragmentChanged(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * Goes to a fragment of this page in a new history entry, as a link does, but removes the query, which belongs to the
 * previous visit.
 */
export function goToFragment(fragment: string): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
  window.location.hash = fragment;
}
