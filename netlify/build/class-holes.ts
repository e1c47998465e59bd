import type { Selector } from 'lightningcss';
import type { ShortClasses } from '#netlify/build/short-classes';

/*
 * Pages with different short names share a style sheet that has a hole in place of each class: its number, between two
 * characters that stand in no style sheet.
 */

/** Returns the hole with a number, which CSS takes for a name. */
export function holeOf(number: number): string {
  return `\uE000${number}\uE001`;
}

/** Returns a style sheet with names in its holes: of each class the short one, or else its own. */
export function filledHoles(css: string, classes: readonly string[], short: ShortClasses): string {
  return css.replace(/\uE000(\d+)\uE001/g, (_, number) => {
    const name = classes[Number(number)] ?? '';
    return short.get(name) ?? escaped(name);
  });
}

/** Returns selectors in which classes that `isBoth` names stand for themselves beside what comes into their hole. */
export function withBothNames(
  selectors: string,
  classes: readonly string[],
  isBoth: (name: string) => boolean,
): string {
  return selectors.replace(/\.\uE000(\d+)\uE001/g, (hole, number) => {
    const name = classes[Number(number)] ?? '';
    // Counts as one class, as the name alone.
    return isBoth(name) ? `:is(${hole},.${escaped(name)})` : hole;
  });
}

/** Returns a selector with other names for its classes, also for those inside `:is()` and the like. */
export function withClassNames(selector: Selector, nameOf: (name: string) => string): Selector {
  return selector.map((component) => {
    if (component.type === 'class') return { ...component, name: nameOf(component.name) };
    if (
      component.type === 'pseudo-class' &&
      component.kind !== 'host' &&
      'selectors' in component &&
      component.selectors
    )
      return { ...component, selectors: component.selectors.map((inner) => withClassNames(inner, nameOf)) };
    return component;
  });
}

/** Returns a name as CSS writes it: `md\:flex`. */
function escaped(name: string): string {
  return name.replace(/^(-?)(\d)|[^\w\u0080-\uFFFF-]/g, (sign, dash?: string, digit?: string) =>
    digit === undefined ? `\\${sign}` : `${dash}\\3${digit} `,
  );
}
