/*
 * What browsers without `light-dark()` or without popovers are given, a file of its own that no other fetches
 * (browsers.ts): the site's colours, and popovers that open, close and say so.
 */

/** The style sheet; the build puts it in (netlify/build/older-css.ts). */
declare const olderCss: string;

export {};

// Policies do not apply to a sheet that a script constructs: https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssstylesheet
const sheet = new CSSStyleSheet();
sheet.replaceSync(olderCss);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

if (!('popover' in HTMLElement.prototype)) {
  const mark = 'data-popover-open';
  const openOnes = () => document.querySelectorAll<HTMLElement>(`[${mark}]`);
  const buttonsOf = (panel: Element) => document.querySelectorAll<HTMLElement>(`[popovertarget="${panel.id}"]`);
  const show = (panel: HTMLElement, open: boolean) => {
    if (panel.hasAttribute(mark) === open) return;
    panel.toggleAttribute(mark, open);
    for (const button of buttonsOf(panel)) button.setAttribute('aria-expanded', String(open));
    panel.dispatchEvent(new Event('toggle'));
  };

  for (const panel of document.querySelectorAll('[popover]'))
    for (const button of buttonsOf(panel)) button.setAttribute('aria-expanded', 'false');
  const methods = {
    showPopover(this: HTMLElement) {
      show(this, true);
    },
    hidePopover(this: HTMLElement) {
      show(this, false);
    },
  };
  Object.assign(HTMLElement.prototype, methods);

  addEventListener('click', ({ target, defaultPrevented }) => {
    const clicked = target as Partial<Element>;
    const id = clicked.closest?.('[popovertarget]')?.getAttribute('popovertarget');
    const wanted = id && !defaultPrevented ? document.getElementById(id) : null;
    for (const panel of openOnes())
      if (panel !== wanted && (clicked.closest?.('a') || !panel.contains(target as Node))) show(panel, false);
    if (wanted) show(wanted, !wanted.hasAttribute(mark));
  });
  addEventListener('keydown', ({ key }) => {
    const [panel] = key === 'Escape' ? openOnes() : [];
    if (!panel) return;
    show(panel, false);
    buttonsOf(panel)[0]?.focus();
  });
}
