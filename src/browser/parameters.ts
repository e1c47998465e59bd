/** Removes query parameters from the address, in the current history entry. */
export function removeParameters(names: readonly string[]): void {
  const url = new URL(window.location.href);
  for (const name of names) url.searchParams.delete(name);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}
