/* Links to what this page shows, and the system's own way of passing them on. */

/** Returns the address of this page with a fragment, without its query. */
export function pageLink(fragment: string): string {
  return `${window.location.origin}${window.location.pathname}#${fragment}`;
}

/**
 * Goes to a fragment of this page, in a history entry of its own, as a link does, but without the query: what that asked
 * for is of the visit before.
 */
export function goToFragment(fragment: string): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
  window.location.hash = fragment;
}

/** Returns whether the browser opens the system's share sheet for a link. */
export function canShare(url: string): boolean {
  // Some browsers have the one function and not the other.
  return 'canShare' in navigator && navigator.canShare({ url });
}

/** Opens the system's share sheet. Whether the link was passed on, and to whom, stays with the visitor. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without a choice, or already open.
  }
}
