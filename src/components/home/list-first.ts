/* A click on a button of the full provider list (ProviderDialog.tsx) only shows or hides the list. Making the dialog
   modal takes the browser several times as long, because the rest of the page becomes inert or active again: that
   follows in the next frame. ProviderDialog.css styles the first frame. Without this script the buttons' commands do it,
   or their popover where browsers know no commands. */

/** The list: another element once its island has replaced a page that an extension altered. */
const list = () => document.querySelector('dialog')!;

/** Ends what a click on a button has begun, unless it has ended. */
function end(): void {
  const dialog = list();
  if (dialog.hasAttribute('data-opening')) dialog.showModal();
  if (dialog.hidden) dialog.close();
  dialog.removeAttribute('data-opening');
  dialog.hidden = false;
}

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Partial<Element>).closest?.('[commandfor]');
    if (!button) return;
    event.preventDefault();
    list().toggleAttribute(button.getAttribute('command') === 'show-modal' ? 'data-opening' : 'hidden', true);
    requestAnimationFrame(() => setTimeout(end));
  },
  true,
);

// A key may come before that frame: Escape takes the list away, and Tab stays in it.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') list().removeAttribute('data-opening');
  if (key === 'Tab') end();
});
