/** A link that is followed says what the message form begins with, and closes the menu or the dialog that holds it. */
export function followLinks(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Partial<Element>).closest?.('a');
    if (!link) return;
    if (link.dataset['subject']) {
      // What the message form of this page or the next begins with; on the window where storage is blocked.
      try {
        sessionStorage['smartstack.message'] = JSON.stringify(link.dataset);
      } catch {
        Object.assign(self, { 'smartstack.message': link.dataset });
      }
      document.dispatchEvent(new Event('smartstack.message'));
    }
    const close = () => {
      if ('popover' in link) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      if (!link.target) link.closest('dialog')?.close();
    };
    // A link that is hidden loses the page that was fetched ahead: what leads away closes once this page is left.
    // https://html.spec.whatwg.org/multipage/speculative-loading.html
    if (link.pathname === location.pathname) close();
    else addEventListener('pagehide', close, { once: true });
  });
}
