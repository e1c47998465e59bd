import { backgrounds, colour, lowestContrast } from '#tests/e2e/a11y/in-page/colours';
import { named } from '#tests/e2e/a11y/in-page/elements';

/* WCAG 2.4.7, 2.4.11 and 2.4.13: the focused element shows its focus and is not covered. Runs in the page. */

/** Returns the faults of the focus indicator; none if the window itself has the focus. */
export function focusFindings(): string[] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return [];
  // A choice shows its focus around its label.
  const ring = focused.matches('[type=radio], [type=checkbox]') ? (focused.closest('label') ?? focused) : focused;
  return [...ringFindings(ring), ...coverFindings(ring)].map((finding) => `${finding}: ${named(ring)}`);
}

function ringFindings(ring: HTMLElement): string[] {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(ring);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return [`a ring of ${outlineStyle} ${outlineWidth}`];
  const around = parseFloat(outlineOffset) < 0 ? ring : ring.parentElement;
  const found = lowestContrast(colour(outlineColor), backgrounds(around));
  return found < 3 ? [`a ring of ${found.toFixed(2)} to 1`] : [];
}

function coverFindings(ring: HTMLElement): string[] {
  const { left, right, top, bottom } = ring.getBoundingClientRect();
  const header = document.querySelector('body > header');
  const edge = ring.closest('dialog, body > header, a[href="#main"]')
    ? 0
    : (header?.getBoundingClientRect().bottom ?? 0);
  if (top < edge - 1) return [`${Math.round(edge - top)} px of it under the header`];
  if (top >= innerHeight || bottom <= 0) return ['outside the window'];
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
  const y = Math.min(Math.min(top + 12, (top + bottom) / 2), innerHeight - 1);
  const hit = document.elementFromPoint(x, y);
  return hit && !ring.contains(hit) && !hit.contains(ring) ? [`under ${named(hit)}`] : [];
}
