/** Events that may be a sign of interest. A click may come alone: assistive technology presses without a pointer. */
export const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Whether an event says that somebody is about to use an island. A tap on the button of a popover or a dialog, and the focus
 * that an opened dialog takes, ask for nothing more than the browser does by itself; a link leads away.
 */
export function isInterest({ type, target, pointerType }: Partial<PointerEvent>): boolean {
  const isIn = (selector: string) => (target as Partial<Element>).closest?.(selector);
  // A dialog opens under the pointer, wherever that rests.
  if (isIn('a[href]:not([href^="#"])') || (type === 'pointerover' && isIn('dialog') === target)) return false;
  return (
    pointerType === 'mouse' ||
    !isIn('[popovertarget]:not(:focus-visible),[commandfor]:not(:focus-visible),[open] [autofocus]')
  );
}

declare global {
  interface Window {
    /** The signs of interest since the page came. */
    early?: { target: EventTarget | null }[];
    /** The directive, once islands.ts is there. */
    Astro?: unknown;
  }
}
