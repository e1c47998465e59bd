/* The fragment of the address, for a page whose state stands in it. */

/** Returns the fragment without its '#', as it stands in the address. */
export function fragment(): string {
  return window.location.hash.slice(1);
}

/**
 * Returns whether the address, or its history entry, may say which results the visitor has come from (return-link.ts).
 */
export function mayComeFromResults(): boolean {
  return fragment().includes('r=') || window.history.state !== null;
}

/** Puts a page's address in place of the current one, without a new history entry. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/** Calls back when the visitor follows or edits a fragment. Returns how to stop. */
export function onFragmentChanged(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * Goes to a fragment of this page, in a history entry of its own, as a link does, but without the query: what that
 * asked for is of the visit before.
 */
export function goToFragment(fragment: string): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
  window.location.hash = fragment;
}
