import type { ClientDirective } from 'astro';
import { onInterest, once } from './start';

/**
 * `client:interest`: loads an island's script soon after a sign of interest in it. The native element underneath
 * handles the event at once, and the island finds it in that state; a script that came at the same moment would hold up
 * the answer. A tap on the button of a popover or a dialog asks for nothing more than the browser does by itself, and
 * so does the focus that a modal dialog takes as it opens; a mouse over the button, the keyboard's focus and all else
 * in the island do. A link chosen in an open popover closes it, with or without the island's script: it may lead to
 * another part of the same page.
 */
const interest: ClientDirective = (load, _options, element) => {
  const start = once(load, element);
  onInterest(element, ({ target, pointerType }) => {
    if (
      pointerType === 'mouse' ||
      !(target as Element).closest('[popovertarget]:not(:focus-visible),[open] [autofocus]')
    )
      setTimeout(start, 200);
  });
  element.addEventListener('click', ({ target }) => {
    if ((target as Partial<Element>).closest?.('a')) element.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
};

export default interest;
