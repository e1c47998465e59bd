import { backgrounds, colour, lowestContrast, opacityOf, over } from '#tests/e2e/a11y/in-page/colours';
import { isShown, isTrap, named, shownTexts } from '#tests/e2e/a11y/in-page/elements';

/* WCAG 1.4.3 and 1.4.11, computed. Runs in the page. */

export type Contrasts = { measured: number; lowest: number; findings: string[] };

/** The contrast of every text, and of every field's value, with anything that may be behind it. */
export function textContrast(): Contrasts {
  const lowest = new Map<Element, number>();
  const fields = [...document.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea')].filter(
    isShown,
  );
  const findings: string[] = [];
  for (const element of new Set([...shownTexts().map((text) => text.element), ...fields])) {
    const style = getComputedStyle(element);
    const front = colour(element instanceof SVGElement ? style.fill : style.color);
    const found = lowestContrast({ ...front, a: front.a * opacityOf(element) }, backgrounds(element));
    lowest.set(element, found);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (found < (isLarge ? 3 : 4.5)) findings.push(`${found.toFixed(2)} to 1: ${named(element)}`);
  }
  return { measured: lowest.size, lowest: Math.min(...lowest.values()), findings };
}

/**
 * The contrast of every field's border with its surroundings: 3 to 1, unless the field itself contrasts as much. A
 * field can be drawn by `::before`, and a figure in it by `::after`: the figure needs 4.5 to 1.
 */
export function fieldBorders(): Contrasts {
  const findings: string[] = [];
  const all: number[] = [];
  for (const element of document.querySelectorAll('input, select, textarea')) {
    if (!isShown(element) || !(element instanceof HTMLElement) || isTrap(element)) continue;
    const own = getComputedStyle(element);
    if (own.appearance === 'auto') continue;
    const drawn = getComputedStyle(element, '::before');
    const { borderTopColor, backgroundColor } = drawn.content === 'none' ? own : drawn;
    const behind = backgrounds(element.parentElement);
    const figure = getComputedStyle(element, '::after');
    if (/^"[^"\s]/.test(figure.content)) {
      const fill = colour(backgroundColor);
      const legible = lowestContrast(
        colour(figure.color),
        behind.map((each) => over(fill, each)),
      );
      if (legible < 4.5) findings.push(`${legible.toFixed(2)} to 1: figure of ${named(element)}`);
    }
    const found = Math.max(...[borderTopColor, backgroundColor].map((css) => lowestContrast(colour(css), behind)));
    all.push(found);
    if (found < 3) findings.push(`${found.toFixed(2)} to 1: border of ${named(element)}`);
  }
  return { measured: all.length, lowest: Math.min(...all), findings };
}
