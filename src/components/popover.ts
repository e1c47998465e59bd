/** Whether an element is an open popover: never, in a browser without popovers, which throws at the selector. */
export function isOpenPopover(element: Element): boolean {
  return 'popover' in HTMLElement.prototype && element.matches(':popover-open');
}
