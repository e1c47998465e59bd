/**
 * Whether an element is an open popover. Browsers without popovers throw at their selector: there, src/early/older.ts
 * opens and closes them, and marks the open ones.
 */
export function isOpenPopover(element: Element): boolean {
  return element.matches('popover' in HTMLElement.prototype ? ':popover-open' : '[data-popover-open]');
}
