import type { ClientDirective } from 'astro';
import { onInterest, once } from './start';

/**
 * `client:touch`: loads an island's script at the first sign of interest in it. The native element underneath handles
 * the event at once, and the island finds it in that state. A link chosen in an open popover closes it, with or without
 * the island's script: it may lead to another part of the same page.
 */
const touch: ClientDirective = (load, _options, element) => {
  onInterest(element, once(load));
  element.addEventListener('click', ({ target }) => {
    if ((target as Partial<Element>).closest?.('a')) element.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
};

export default touch;
