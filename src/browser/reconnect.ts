/**
 * Calls back whenever something makes it likelier that the site can be reached: the browser is back online, the page is
 * looked at again, or the browser brings it back from its memory. Returns how to stop.
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
