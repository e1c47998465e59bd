/* A click on a button of the full provider list (ProviderList.astro) only shows or hides the list. Making the dialog
   modal takes the browser several times as long, because the rest of the page becomes inert or active again: that
   follows in the next frame. ProviderDialog.css styles the first frame. Without this script the buttons' commands do it,
   or their popover where browsers know no commands. */
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Partial<Element>).closest?.('[commandfor]');
    if (!button) return;
    const dialog = document.querySelector('dialog')!;
    const opens = button.getAttribute('command') === 'show-modal';
    const meanwhile = opens ? 'data-opening' : 'hidden';
    event.preventDefault();
    dialog.toggleAttribute(meanwhile, true);
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Escape has come first.
        if (!dialog.hasAttribute(meanwhile)) return;
        dialog.removeAttribute(meanwhile);
        if (opens) dialog.showModal();
        else dialog.close();
      }),
    );
  },
  true,
);

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') document.querySelector('dialog')!.removeAttribute('data-opening');
});
