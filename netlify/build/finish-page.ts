import { inlineHashes, refuseUnlisted, removePolicy, setPolicy } from '#netlify/build/content-policy';
import { inlineScripts, inlineStyles } from '#netlify/build/inline-code';
import { fetchRuntimeLater, type IslandPrograms } from '#netlify/build/islands';
import { moveSheetToFile, movePropertiesToFiles } from '#netlify/build/later-files';
import { type Sheets, inlineLinkedSheets } from '#netlify/build/linked-sheets';
import type { OwnFile } from '#netlify/build/own-file';
import { contentsOf } from '#netlify/build/page-contents';
import {
  attributeOf,
  elementsNamed,
  isWithin,
  moveToEnd,
  type PageTree,
  parsePage,
  remove,
  serializePage,
  setAttribute,
  setText,
  textIn,
} from '#netlify/build/page-tree';
import { removeUnusedSymbols } from '#netlify/build/sprite';
import { type SplitTypeface, withSplitTypefaces } from '#netlify/build/typefaces';
import { usedCss } from '#netlify/build/used-css';
import { allNames, namesAtFirst, namesInPage, type UsedNames } from '#netlify/build/used-names';
import { keepWordsWhole } from '#netlify/build/whole-words';
import { type InlineHashes, pagePolicy } from '#netlify/http/headers';

/** A page as Astro renders it, and whether it is sent with a policy, or has to say it itself. */
export type RenderedPage = { html: string; isSentWithPolicy: boolean };

/** A page as it is published, and the files that its islands fetch before they start (later-files.ts). */
export type FinishedPage = { html: string; hashes: InlineHashes; files: readonly OwnFile[] };

export type Site = {
  /** The programs that start a page's islands (islands.ts). */
  islands: IslandPrograms;
  /** The style sheets that pages link to. */
  sheets: Sheets;
  typefaces: readonly SplitTypeface[];
  /** Returns the names in every script of a page. */
  namesInScriptsOf: (page: PageTree) => UsedNames;
};

/**
 * Returns a built page as it is published: without the symbols, style rules and custom properties that it cannot need,
 * short words with a hyphen kept whole, its scripts
 * last, those of its islands replaced by the loader, and no policy or one with the hashes of its own inline texts. Throws where the page holds an inline script or style that Astro does not know, links to a
 * style sheet that is not there, or has islands with other scripts than the loader replaces.
 */
export function finishPage(
  { html, isSentWithPolicy }: RenderedPage,
  { islands, sheets, typefaces, namesInScriptsOf }: Site,
): FinishedPage {
  const page = parsePage(html);
  refuseUnlisted(page);
  inlineLinkedSheets(page, sheets);
  keepWordsWhole(page);
  fetchRuntimeLater(page, islands);
  const inScripts = namesInScriptsOf(page);
  removeUnusedSymbols(page, inScripts);
  const contents = contentsOf(page);
  const cssFor = (names: UsedNames) => (sheets: readonly string[]) =>
    withSplitTypefaces(usedCss(sheets, names), typefaces);
  const wholeCss = cssFor(allNames([namesInPage(contents), inScripts]));
  const firstCss = cssFor(namesAtFirst(contents, inlineScripts(page).map(textIn)));
  const files = movePropertiesToFiles(page);
  files.push(...moveSheetToFile(page, trimStyles, wholeCss, firstCss));
  preloadFirstFiles(page, typefaces);
  moveScriptsLast(page);
  const hashes = inlineHashes(page);
  if (isSentWithPolicy) removePolicy(page);
  else setPolicy(page, pagePolicy(hashes));
  return { html: serializePage(page), hashes, files };
}

/** Has a page preload the first file of a typeface where it asked for the whole. */
function preloadFirstFiles(page: PageTree, typefaces: readonly SplitTypeface[]): void {
  for (const link of elementsNamed(page, 'link')) {
    const typeface = typefaces.find(({ whole }) => whole === attributeOf(link, 'href'));
    if (typeface) setAttribute(link, 'href', typeface.first);
  }
}

/**
 * Puts what a page needs of its style sheets where the first one stands, and takes the others out. Astro prints the sheet
 * of its islands in the body; HTML wants it in the head: https://github.com/withastro/astro/issues/10308
 */
export function trimStyles(page: PageTree, cssOf: (sheets: readonly string[]) => string): void {
  const [first, ...others] = inlineStyles(page).filter((style) => !isWithin(style, 'noscript'));
  if (!first) return;
  setText(first, cssOf([first, ...others].map(textIn)));
  for (const style of textIn(first) === '' ? [first, ...others] : others) remove(style);
}

/**
 * Moves the inline scripts of the body behind everything else: a script that runs in the middle of a page lets the
 * browser paint what is there so far, and the heading comes a frame later. Astro prints those of its islands before the
 * first of them (https://github.com/withastro/astro/issues/6546); islands need them only from the first touch on. Modules
 * and data stay where they are: no browser waits for them.
 */
export function moveScriptsLast(page: PageTree): void {
  const [body] = elementsNamed(page, 'body');
  if (!body) return;
  for (const script of inlineScripts(page))
    if (script.attrs.length === 0 && isWithin(script, 'body')) moveToEnd(script, body);
}
