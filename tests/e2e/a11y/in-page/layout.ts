import { isBox, named, shownTexts, type ShownText } from '#tests/e2e/a11y/in-page/elements';

/* WCAG 1.4.10 and 1.4.12: nothing overflows the window, is cut off or overlaps. Runs in the page. */

const tolerance = 1.5;

/**
 * Returns text that leaves the window sideways or is cut off, overlapping texts, and a window that scrolls sideways.
 */
export function layoutFindings(): string[] {
  scrollTo(0, 0);
  const texts = shownTexts();
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px wider than the window`] : []),
    ...texts.flatMap(cutOff),
    ...overlaps(texts.filter(({ element }) => !isAfloat(element))),
  ];
}

function cutOff({ element, rects }: ShownText): string[] {
  for (const rect of rects) {
    const clip = clipOf(element);
    if (rect.left < clip.left - tolerance || rect.right > clip.right + tolerance)
      return [`leaves ${clip.by} to a side: ${named(element)}`];
    if (rect.bottom - rect.height / 4 > clip.bottom || rect.top + rect.height / 4 < clip.top)
      return [`cut off by ${clip.by}: ${named(element)}`];
  }
  const painted = boxAround(element);
  // Scrolling containers reveal the rest when scrolled.
  if (!painted || /auto|scroll/.test(getComputedStyle(painted).overflowY)) return [];
  const box = painted.getBoundingClientRect();
  if (rects.some(({ top, bottom }) => top < box.top - tolerance || bottom > box.bottom + tolerance))
    return [`runs out of its box: ${named(element)}`];
  return [];
}

/** The nearest element around a text that paints a box. */
function boxAround(element: Element): Element | null {
  return isBox(element) || !element.parentElement ? element : boxAround(element.parentElement);
}

type Clip = { left: number; right: number; top: number; bottom: number; by: string };

/** The visible region for an element's text: scrolling containers can be scrolled, clipping ones cannot. */
function clipOf(element: Element): Clip {
  const clip: Clip = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity, by: 'the window' };
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    if (/auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth) clip.left = -Infinity;
    if (/auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth) clip.right = Infinity;
    if (/hidden|clip/.test(overflowX) && each.localName !== 'svg') {
      if (box.left > clip.left) Object.assign(clip, { left: box.left, by: named(each) });
      if (box.right < clip.right) Object.assign(clip, { right: box.right, by: named(each) });
    }
    if (/hidden|clip/.test(overflowY) && each.localName !== 'svg') {
      if (box.top > clip.top) Object.assign(clip, { top: box.top, by: named(each) });
      if (box.bottom < clip.bottom) Object.assign(clip, { bottom: box.bottom, by: named(each) });
    }
    if (/auto|scroll/.test(overflowY)) Object.assign(clip, { top: -Infinity, bottom: Infinity });
    if (position === 'fixed') break;
  }
  return clip;
}

/** What floats over the page on purpose: header, notifications, popovers, dialogs. */
function isAfloat(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
  return false;
}

function overlaps(texts: readonly ShownText[]): string[] {
  const lines = texts
    .flatMap(({ element, rects }) => {
      const scroller = element.closest('pre, dialog')?.getBoundingClientRect();
      const seen = scroller ? rects.filter(({ bottom }) => bottom <= scroller.bottom) : rects;
      return seen.map((rect) => ({ element, rect }));
    })
    .sort((one, other) => one.rect.top - other.rect.top);
  const found = new Set<string>();
  lines.forEach(({ element, rect }, index) => {
    // Glyphs fill about the middle 60 % of a line's box; the rest is space between lines.
    const pad = rect.height * 0.2;
    for (const { element: other, rect: below } of lines.slice(index + 1)) {
      if (below.top > rect.bottom) break;
      if (element.contains(other) || other.contains(element)) continue;
      const wide = Math.min(rect.right, below.right) - Math.max(rect.left, below.left);
      const high =
        Math.min(rect.bottom - pad, below.bottom - below.height * 0.2) -
        Math.max(rect.top + pad, below.top + below.height * 0.2);
      if (wide > 2 && high > 2) found.add(`${named(element)} lies over ${named(other)}`);
    }
  });
  return [...found];
}

const spacing = new CSSStyleSheet();
spacing.replaceSync(
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
);

/** Adds or removes WCAG 1.4.12's text spacing. The CSP does not apply to a constructed style sheet. */
export function spaceText(spaced: boolean): void {
  document.adoptedStyleSheets = spaced ? [spacing] : [];
}
