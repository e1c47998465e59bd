const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Calls back at every sign of interest in an element. The event itself is never stopped. */
export function onInterest(element: Element, start: (event: Partial<PointerEvent>) => void): void {
  for (const sign of signs) element.addEventListener(sign, start);
}

/** Returns a function that loads an island's script once, however often it is called; again only after a failure. */
export function once(load: () => Promise<() => Promise<void>>): () => void {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= load().then(
      (hydrate) => hydrate(),
      () => {
        loading = null;
      },
    );
  };
}
