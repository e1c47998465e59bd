import { filledHoles, withBothNames } from '#netlify/build/class-holes';
import { type CssBlock, cssText } from '#netlify/build/css-blocks';
import { type CssRule, cssSheet } from '#netlify/build/css-sheet';
import { minifiedCss } from '#netlify/build/minified-css';
import { plainSelectors } from '#netlify/build/plain-selectors';
import { memoizeTexts } from '#netlify/build/memoize';
import { answersOf, questionsOf } from '#netlify/build/sheet-questions';
import type { ShortClasses } from '#netlify/build/short-classes';
import { usedRules } from '#netlify/build/used-rules';
import type { UsedNames } from '#netlify/build/used-names';

/**
 * Returns the parts of style sheets that a page can need, minified: rules whose selectors can match, custom properties
 * that something reads, animations that something plays, typefaces that something names and whose characters the page
 * has. No rule changes its place. Only
 * names decide: an attribute or a state may come at any time. Classes get their short names; those that `isBoth`
 * names keep their own beside them. Throws where a sheet is no
 * CSS.
 */
export function usedCss(
  sheets: readonly string[],
  page: UsedNames,
  short: ShortClasses = new Map(),
  isBoth?: (name: string) => boolean,
): string {
  const { rules, asked, classes, licences, saved } = prepared(sheets);
  const both = isBoth && ((name: string) => short.has(name) && isBoth(name));
  const answers = answersOf(asked, page, both ?? (() => false));
  const css = saved.get(answers) ?? trimmed(rules, page, classes, both);
  saved.set(answers, css);
  return filledHoles([...licences.filter((licence) => !css.includes(licence)), css].join(''), classes, short);
}

/**
 * Returns what is the same of style sheets for all pages: their rules, what these ask of a page, and a place for what pages
 * have needed of them, by their answers.
 */
const prepared = memoizeTexts((sheets) => {
  const holes = new Map<string, number>();
  const rules = sheets.map((sheet) => cssSheet(sheet, holes));
  const licences = sheets.flatMap(licencesIn);
  return { rules, asked: questionsOf(rules), classes: [...holes.keys()], licences, saved: new Map<string, string>() };
});

/** Returns the parts of style sheets that a page can need, with a hole for each class. */
function trimmed(
  sheets: readonly CssRule[],
  page: UsedNames,
  classes: readonly string[],
  isBoth?: (name: string) => boolean,
): string {
  const textOf = (sheet: CssBlock) => {
    const css = cssText(sheet);
    // Only classes with both names bring back what `prepared` has taken apart.
    return isBoth ? minifiedCss(withBothNames(css, classes, isBoth), { Selector: plainSelectors }) : minifiedCss(css);
  };
  return usedRules(sheets, page).map(textOf).join('');
}

/** Returns the licences in a style sheet. Minified, it keeps them only where they stand first. */
function licencesIn(css: string): string[] {
  return css.match(/\/\*![^]*?\*\//g) ?? [];
}
