import { type StyleSheet, transform, type Visitor } from 'lightningcss';
import { neededNames } from '#netlify/build/css-names';
import { canMatch } from '#netlify/build/css-selectors';
import { savedByText } from '#netlify/build/saved-by-text';
import { type ShortClasses, withShortClasses } from '#netlify/build/short-classes';
import { hasWord, type UsedNames, wordsIn } from '#netlify/build/used-names';

/**
 * Returns the parts of style sheets that a page can need, minified: rules whose selectors can match, custom properties
 * that something reads, animations that something plays, typefaces that something names and whose characters the page
 * has. No rule changes its place. Only
 * names decide: an attribute or a state may come at any time. Classes get their short names. Throws where a sheet is no
 * CSS.
 */
export function usedCss(sheets: readonly string[], page: UsedNames, short: ShortClasses = new Map()): string {
  const prepared = sheets.map(prepare);
  const needed = neededNames(
    prepared.map(({ sheet }) => sheet),
    page,
  );
  const isNeeded = (name: string) => needed.has(name) || hasWord(page, name);
  const used = prepared.map(({ css }) =>
    minified(css, {
      Selector: (selector) => (canMatch(selector, page) ? withShortClasses(selector, short) : []),
      Declaration: {
        custom: ({ name }) => (name.startsWith('--') && !isNeeded(name) ? [] : undefined),
      },
      Rule: {
        property: ({ value: { name } }) => (isNeeded(name) ? undefined : []),
        keyframes: ({ value: { name } }) => (isNeeded(name.value) ? undefined : []),
        'font-face': ({ value: { properties } }) => {
          const family = properties.find(({ type }) => type === 'font-family')?.value;
          if (typeof family === 'string' && !wordsIn(family).every((word) => needed.has(word))) return [];
          const range = properties.find((property) => property.type === 'unicode-range')?.value;
          return range && !hasCharacterIn(page, range) ? [] : undefined;
        },
      },
    }),
  );
  // Again, because a condition stays when all that a visitor leaves of it is nothing.
  const text = used.map((css) => minified(css)).join('');
  return [...sheets.flatMap(licences).filter((licence) => !text.includes(licence)), text].join('');
}

/** Returns whether a page's text has a character of these ranges beyond Latin-1. */
function hasCharacterIn({ characters }: UsedNames, ranges: readonly { start: number; end: number }[]): boolean {
  return ranges.some(({ start, end }) => characters.values().some((code) => start <= code && code <= end));
}

/**
 * Returns what is the same of a style sheet for all pages: its rules, and its text without Tailwind's
 * rules for browsers that know no @property, which do not know light-dark() either. Saved, because all pages share their
 * sheets, and lightningcss takes long to hand over rules that hold others.
 */
const prepare = savedByText((text) => ({
  sheet: read(text),
  css: minified(text, {
    Rule: { 'layer-block': ({ value: { name } }) => (name?.[0] === 'properties' ? [] : undefined) },
  }),
}));

/**
 * Returns a style sheet as lightningcss reads it. Only read: what a visitor gives back whole is refused for some values.
 * https://github.com/parcel-bundler/lightningcss/issues/1081
 */
function read(css: string): StyleSheet {
  const found: StyleSheet[] = [];
  minified(css, { StyleSheet: (sheet) => void found.push(sheet) });
  const [sheet] = found;
  if (!sheet) throw new Error('lightningcss did not read a style sheet');
  return sheet;
}

/** Returns a style sheet minified. Without targets, as Vite has minified it before: nothing is rewritten for other browsers. */
function minified(css: string, visitor: Visitor<never> = {}): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();
}

/** Returns the licences in a style sheet. Minified, it keeps them only where they stand first. */
function licences(css: string): string[] {
  return css.match(/\/\*![^]*?\*\//g) ?? [];
}
