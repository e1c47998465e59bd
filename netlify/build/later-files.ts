import path from 'node:path';
import { inlineStyles } from '#netlify/build/inline-code';
import { type OwnFile, ownFile } from '#netlify/build/own-file';
import {
  attributeOf,
  elementsNamed,
  type PageTree,
  removeAttribute,
  setAttribute,
  setText,
  textIn,
} from '#netlify/build/page-tree';
import { memoizeTexts } from '#netlify/build/memoize';

/*
 * What the first view of a page does not need, but its islands do before they start: src/directives/later-files.ts
 * fetches it.
 */

/** Properties of as many characters are worth a request. */
const worthFile = 1000;

/** Puts what islands have of properties into files where it is much: a wizard's are its whole definition. Returns the files. */
export function movePropertiesToFiles(page: PageTree): OwnFile[] {
  return elementsNamed(page, 'astro-island').flatMap((island) => {
    const properties = attributeOf(island, 'props') ?? '';
    if (properties.length < worthFile) return [];
    const name = path.basename(attributeOf(island, 'component-url') ?? 'island').split('.')[0] ?? '';
    const file = ownFile(name, 'json', properties);
    removeAttribute(island, 'props');
    setAttribute(island, 'data-props', file.path);
    return [file];
  });
}

/**
 * Trims a page's style sheet to what its elements need. Where its islands bring others, the whole sheet is a file that they
 * wait for. It stands behind the first part and holds that part's rules again, so that every rule has the place that it
 * would have in one sheet; typefaces are declared once, because a browser would fetch them anew. Returns the files.
 */
export function moveSheetToFile(
  page: PageTree,
  trim: (page: PageTree, css: (sheets: readonly string[]) => string) => void,
  wholeCss: (sheets: readonly string[]) => string,
  firstCss: (sheets: readonly string[]) => string,
): OwnFile[] {
  if (elementsNamed(page, 'astro-island').length === 0) {
    trim(page, wholeCss);
    return [];
  }
  let whole = '';
  trim(page, (sheets) => {
    whole = wholeCss(sheets);
    return firstCss(sheets);
  });
  const [style] = inlineStyles(page);
  if (!style) return [];
  const first = textIn(style);
  if (whole.length < first.length + worthFile) {
    setText(style, whole);
    return [];
  }
  const file = sheetFile([whole, ...(first.match(typefaceRule) ?? [])]);
  setAttribute(style, 'data-whole', file.path);
  // The whole sheet, which the page names, has the licences of what it is made of.
  setText(style, first.replace(/\/\*![^]*?\*\/\s*/g, ''));
  return [file];
}

const typefaceRule = /@font-face\s*\{[^}]*\}/g;

/** Returns the file of a whole sheet without the typefaces that the page has declared: the same for pages of one kind. */
const sheetFile = memoizeTexts(([whole = '', ...declared]) =>
  ownFile(
    'page',
    'css',
    whole.replace(typefaceRule, (rule) => (declared.includes(rule) ? '' : rule)),
  ),
);
