// A click may come alone: assistive technology and scripts of other programs click without a pointer or the focus.
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Calls back at every sign of interest in an element. The event itself is never stopped. */
export function onInterest(element: Element, start: (event: Partial<PointerEvent>) => void): void {
  for (const sign of signs) element.addEventListener(sign, start);
}

/**
 * Returns a function that loads an island's script once, however often it is called; again only after a failure. The island
 * takes over between presses: what it then shows might move a button away from under the pointer, and its click be lost.
 */
export function once(load: () => Promise<() => Promise<void>>, element: Element): () => void {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= load().then(
      async (hydrate) => {
        // Asked for again and again: a drag, a menu or another window may keep the end of a press from the page.
        while (element.matches(':active')) await new Promise((resolve) => setTimeout(resolve, 50));
        await hydrate();
      },
      () => {
        loading = null;
      },
    );
  };
}
