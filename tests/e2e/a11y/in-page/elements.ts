import { colour } from '#tests/e2e/a11y/in-page/colours';

/* The visible parts of a page. Runs in the page. */

/** The name of an element in a finding: tag, id, first words. */
export function named(element: Element): string {
  const id = element.id && !/^_r|:/.test(element.id) ? `#${element.id}` : '';
  const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  return `${element.localName}${id}${words ? ` "${words}"` : ''}`;
}

/** Whether an element is rendered: not hidden, not in a closed part of the page, not only for screen readers. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { clipPath, position } = getComputedStyle(each);
    if (position === 'absolute' && (clipPath === 'inset(50%)' || each.getBoundingClientRect().width <= 1)) return false;
  }
  return true;
}

/** Whether it is the honeypot field, which neither keyboard nor screen reader reaches. */
export function isTrap(element: Element): boolean {
  return element.matches('[aria-hidden=true] input[tabindex="-1"]');
}

/** Whether an element paints a box with padding, as a button, a tag or a field does. */
export function isBox(element: Element): boolean {
  const { backgroundColor, borderTopWidth, borderBottomWidth, paddingTop, paddingBottom } = getComputedStyle(element);
  const isPainted = colour(backgroundColor).a > 0 || parseFloat(borderTopWidth) * parseFloat(borderBottomWidth) > 0;
  return isPainted && parseFloat(paddingTop) > 0 && parseFloat(paddingBottom) > 0;
}

export type ShownText = { element: Element; text: string; rects: DOMRect[] };

/** Every rendered text node, with the boxes of its lines. */
export function shownTexts(): ShownText[] {
  const found: ShownText[] = [];
  const seen = new Map<Element, boolean>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest('script, style, noscript, option')) continue;
    const shown = seen.get(element) ?? isShown(element);
    seen.set(element, shown);
    if (!shown) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length > 0) found.push({ element, text, rects });
  }
  return found;
}

/**
 * Every element to click or type into, except those covered by a menu. While a modal dialog is open, only those inside
 * it.
 */
export function shownControls(): Element[] {
  const within = document.querySelector(':modal') ?? document;
  const menu = document.querySelector(':popover-open:not(:modal)');
  return [
    ...within.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'),
  ].filter(
    (each) =>
      isShown(each) &&
      !each.closest('[inert]') &&
      !isTrap(each) &&
      isOnThePage(each) &&
      !(menu && isCovered(each, menu)),
  );
}

function isCovered(element: Element, menu: Element): boolean {
  if (menu.contains(element)) return false;
  const [one, other] = [element.getBoundingClientRect(), menu.getBoundingClientRect()];
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}

/** Whether it is on screen, unlike a skip link before it has the focus. */
function isOnThePage(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  return right + scrollX > 0 && bottom + scrollY > 0;
}
