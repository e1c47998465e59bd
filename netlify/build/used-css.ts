import { type StyleSheet, transform, type Visitor } from 'lightningcss';
import { neededNames } from '#netlify/build/css-names';
import { canMatch } from '#netlify/build/css-selectors';
import { foldedCss, withoutRepeats } from '#netlify/build/folded-css';
import { plainSelectors } from '#netlify/build/plain-selectors';
import { savedByText } from '#netlify/build/saved-by-text';
import { answersOf, questionsOf } from '#netlify/build/sheet-questions';
import { type ShortClasses, withShortClasses } from '#netlify/build/short-classes';
import { hasCharacterIn, hasWord, type UsedNames, wordsIn } from '#netlify/build/used-names';

/**
 * Returns the parts of style sheets that a page can need, minified: rules whose selectors can match, custom properties
 * that something reads, animations that something plays, typefaces that something names and whose characters the page
 * has. No rule changes its place. Only
 * names decide: an attribute or a state may come at any time. Classes get their short names. Throws where a sheet is no
 * CSS.
 */
export function usedCss(
  sheets: readonly string[],
  page: UsedNames,
  short: ShortClasses = new Map(),
  how: Partial<How> = {},
): string {
  return withShortNames(sheetWithHoles(sheets, page, short, { folded: false, isBoth: () => false, ...how }), short);
}

type How = {
  /** Without detours: folded-css.ts. */
  folded: boolean;
  /** Which classes keep their own names beside the short ones. */
  isBoth: (name: string) => boolean;
};

/** A style sheet as pages of several kinds share it: with a hole for each class that has another short name in each. */
type SheetWithHoles = {
  css: string;
  /** The classes, in the order of their numbers in the holes. */
  classes: readonly string[];
};

const hole = (number: number) => `\uE000${number}\uE001`;

/** Returns a style sheet with short names in its holes. */
function withShortNames({ css, classes }: SheetWithHoles, short: ShortClasses): string {
  return css.replace(/\uE000(\d+)\uE001/g, (_, number) => {
    const name = classes[Number(number)] ?? '';
    return short.get(name) ?? name;
  });
}

/**
 * Does `usedCss`, and leaves a hole for each short name. Reading and writing a style sheet is most of what a page costs, so
 * it is done once for all pages of the site with the same answers to what the sheet asks of them, and not again for other
 * short names.
 */
function sheetWithHoles(sheets: readonly string[], page: UsedNames, short: ShortClasses, how: How): SheetWithHoles {
  const { asked, saved } = prepareAll(sheets.join(betweenSheets));
  const answers = `${how.folded} ${answersOf(asked, page, short, how.isBoth)}`;
  const known = saved.get(answers);
  if (known) return known;
  const classes = [...asked.classes];
  const holes = new Map(classes.flatMap((name, number) => (short.has(name) ? [[name, hole(number)]] : [])));
  const made = { css: trimmed(sheets, page, holes, how), classes };
  saved.set(answers, made);
  return made;
}

/** Stands in no style sheet of a page: the parser of HTML replaces it. */
export const betweenSheets = '\0';

/** Returns what sheets ask of a page, and a place for what pages have needed of them, by their answers. */
const prepareAll = savedByText((sheets) => ({
  asked: questionsOf(sheets.split(betweenSheets).map((text) => prepare(text).sheet)),
  saved: new Map<string, SheetWithHoles>(),
}));

function trimmed(sheets: readonly string[], page: UsedNames, short: ShortClasses, { folded, isBoth }: How): string {
  const prepared = sheets.map(prepare);
  const needed = neededNames(
    prepared.map(({ sheet }) => sheet),
    page,
  );
  const isNeeded = (name: string) => needed.has(name) || hasWord(page, name);
  const used = prepared.map(({ css }) =>
    minified(css, {
      Selector: (selector) =>
        canMatch(selector, page) ? plainSelectors(withShortClasses(selector, short, isBoth)) : [],
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
  const whole = used.map((css) => minified(css)).join('');
  const mayKnow = (name: string) => hasWord(page, name);
  // Minified once more each time: what was several values may be one.
  const text = withoutRepeats(folded ? minified(foldedCss(whole, mayKnow)) : whole);
  return [...sheets.flatMap(licences).filter((licence) => !text.includes(licence)), text].join('');
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
