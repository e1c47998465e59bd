/**
 * Calls back whenever an event makes it likelier that the site can be reached: the browser is online again, the page is
 * visible again, or the browser restores it from its back/forward cache. Returns a function that stops it.
 */
export function onReconnect(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', seen);
  };
}
