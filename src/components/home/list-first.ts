/*
 * A click on a button of the full provider list (ProviderList.astro) shows or hides the list alone. What the browser
 * does for a modal dialog takes it several times as long, because all the rest of the page is inert then, or no longer:
 * it follows in the next frame. ProviderDialog.css has the look of the first.
 */
addEventListener(
  'command',
  (event) => {
    const dialog = event.target as HTMLDialogElement;
    const opens = (event as CommandEvent).command === 'show-modal';
    const meanwhile = opens ? 'data-opening' : 'hidden';
    event.preventDefault();
    dialog.toggleAttribute(meanwhile, true);
    requestAnimationFrame(() =>
      setTimeout(() => {
        dialog.removeAttribute(meanwhile);
        if (opens) dialog.showModal();
        else dialog.close();
      }),
    );
  },
  true,
);
