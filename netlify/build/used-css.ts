import { cssText } from '#netlify/build/css-blocks';
import { type CssRule, cssSheet } from '#netlify/build/css-sheet';
import { memoize } from '#netlify/build/memoize';
import { minifiedCss } from '#netlify/build/minified-css';
import { usedRules } from '#netlify/build/used-rules';
import type { UsedNames } from '#netlify/build/used-names';

/**
 * Returns the parts of style sheets that a page can need, minified: rules whose selectors can match, custom properties
 * that something reads, animations that something plays, typefaces that something names and whose characters the page
 * has. No rule changes its place. Only
 * names decide: an attribute or a state may come at any time. Throws where a sheet is no CSS.
 */
export function usedCss(sheets: readonly string[], page: UsedNames): string {
  const css = usedRules(sheets.map(read), page)
    .map((sheet) => minifiedCss(cssText(sheet)))
    .join('');
  const licences = sheets.flatMap(licencesIn).filter((licence) => !css.includes(licence));
  return [...licences, css].join('');
}

/** Pages share their style sheets. */
const read: (sheet: string) => CssRule = memoize(cssSheet);

/** Returns the licences in a style sheet. Minified, it keeps them only where they stand first. */
function licencesIn(css: string): string[] {
  return css.match(/\/\*![^]*?\*\//g) ?? [];
}
