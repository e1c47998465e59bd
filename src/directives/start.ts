const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Calls back once, at the first sign of interest in an element. The event itself is never stopped. */
export function onInterest(element: Element, start: () => void): void {
  const waiting = new AbortController();
  const interested = () => {
    waiting.abort();
    start();
  };
  for (const sign of signs) element.addEventListener(sign, interested, { passive: true, signal: waiting.signal });
}

/** Returns a function that loads an island's script once, however often it is called. */
export function once(load: () => Promise<() => Promise<void>>): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    void load().then((hydrate) => hydrate());
  };
}
