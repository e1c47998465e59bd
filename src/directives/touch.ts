import type { ClientDirective } from 'astro';
import { once } from './start';

/** How long (ms) a pointer rests on something before that counts as interest in more than the press that may follow. */
const rest = 200;

/**
 * `client:touch`: loads an island's script at a sign of interest in more than what the browser does by itself. It opens
 * and closes popovers without any script, and one that came at the same moment would hold up the answer. So a press loads
 * it only elsewhere in the island; the keyboard's focus always does, a mouse that rests, and a dialog that has opened: the
 * script makes it modal. The island finds the native elements in the state that they are in. A chosen link that leads on
 * in this tab closes what is open, with or without the script: it may lead to another part of the same page.
 */
const touch: ClientDirective = (load, _options, element) => {
  const start = once(load);
  const startSoon = () => setTimeout(start, rest);
  element.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) start();
  });
  element.addEventListener('pointerover', ({ pointerType }) => {
    if (pointerType === 'mouse') startSoon();
  });
  element.addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest('button')?.popoverTargetElement) start();
  });
  // The event does not bubble.
  element.addEventListener('toggle', ({ target }) => (target as Element).localName === 'dialog' && startSoon(), true);
  element.addEventListener('click', ({ target }) => {
    if (!(target as Partial<Element>).closest?.('a:not([target])')) return;
    const open = element.querySelector<HTMLDialogElement>(':is(:popover-open, :modal)');
    if (open?.open) open.close();
    else open?.hidePopover();
  });
};

export default touch;
