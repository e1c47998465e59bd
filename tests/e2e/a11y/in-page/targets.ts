import { isBox, named, shownControls } from '#tests/e2e/a11y/in-page/elements';

/* WCAG 2.5.8: a target is at least 24 px, or has that much space around it. Runs in the page. */

export type Targets = { measured: number; bySpacing: number; inline: number; findings: string[] };

const least = 24;
const comfortable = 44;

type Target = { element: Element; box: DOMRect };

/**
 * Every target against 24 px with the standard's exceptions, and every button and field against 44 px. A line of a wide
 * table may be lower: with a coarse pointer it is not (Map.css).
 */
export function targetSizes(): Targets {
  const targets = shownControls().map((element): Target => ({ element, box: areaOf(element) }));
  const small = targets.filter(({ box }) => box.width < least - 0.1 || box.height < least - 0.1);
  const inline = small.filter(({ element }) => isInSentence(element));
  const undersized = small.filter((target) => !inline.includes(target));
  const crowded = undersized.filter((target) =>
    targets.some((other) => other.element !== target.element && !hasRoom(target, other, undersized.includes(other))),
  );
  const low = targets.filter(
    ({ element, box }) =>
      (element.matches('button, input, select, textarea, summary') || isBox(element)) &&
      box.height < comfortable - 0.1 &&
      !(innerWidth >= 768 && element.matches('[role="row"] summary')),
  );
  return {
    measured: targets.length,
    bySpacing: undersized.length - crowded.length,
    inline: inline.length,
    findings: [
      ...crowded.map(({ element, box }) => `${size(box)}, and another target within its 24 px: ${named(element)}`),
      ...low.map(({ element, box }) => `${size(box)}, less than 44 px high: ${named(element)}`),
    ],
  };
}

/** The clickable area: a choice includes its label, a control stretched over its row the row. */
function areaOf(element: Element): DOMRect {
  const { content, position, inset } = getComputedStyle(element, '::after');
  if (content !== 'none' && position === 'absolute' && inset === '0px' && element instanceof HTMLElement)
    return (element.offsetParent ?? element).getBoundingClientRect();
  const label = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : null;
  return (label ?? element).getBoundingClientRect();
}

/** The exception 'inline': a link in a sentence, or whose height the line gives. */
function isInSentence(element: Element): boolean {
  if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
  const block = element.closest('p, li, dd, dt, td, figcaption');
  return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
}

/** The exception 'spacing': a circle of 24 px around the middle meets neither another target nor its circle. */
function hasRoom({ box }: Target, { box: other }: Target, otherIsSmall: boolean): boolean {
  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const { x, y } = middle(box);
  const nearest = {
    x: Math.max(other.left, Math.min(x, other.right)),
    y: Math.max(other.top, Math.min(y, other.bottom)),
  };
  if (Math.hypot(x - nearest.x, y - nearest.y) < least / 2) return false;
  const { x: otherX, y: otherY } = middle(other);
  return !otherIsSmall || Math.hypot(x - otherX, y - otherY) >= least;
}

const size = ({ width, height }: DOMRect) => `${Math.round(width)} x ${Math.round(height)} px`;
