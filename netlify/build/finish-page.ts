import { inlineHashes, refuseUnlisted, setPolicy } from '#netlify/build/content-policy';
import { inlineScripts, inlineStyles } from '#netlify/build/inline-code';
import { fetchRuntimeLater } from '#netlify/build/islands';
import {
  elementsNamed,
  isWithin,
  moveToEnd,
  type PageTree,
  parsePage,
  remove,
  serializePage,
  setText,
  textIn,
} from '#netlify/build/page-tree';
import { type ShortClasses, shortClasses, shortenClasses } from '#netlify/build/short-classes';
import { removeUnusedSymbols } from '#netlify/build/sprite';
import { usedCss } from '#netlify/build/used-css';
import { allNames, namesInPage, type UsedNames } from '#netlify/build/used-names';
import { type InlineHashes, pagePolicy } from '#netlify/http/headers';

export type FinishedPage = { html: string; hashes: InlineHashes };

/**
 * Returns a built page as it is published: without the symbols, style rules and custom properties that it cannot need,
 * short names for the classes that no script knows, its scripts last, those of its islands replaced by the loader, its
 * policy with the hashes of its own inline texts. `loader` is a program, `namesInScriptsOf` returns the names in every
 * script of a page. Throws where the page holds an inline script or style that Astro does not know, or islands with
 * other scripts than the loader replaces.
 */
export function finishPage(
  text: string,
  loader: string,
  namesInScriptsOf: (page: PageTree) => UsedNames[],
): FinishedPage {
  const page = parsePage(text);
  refuseUnlisted(page);
  fetchRuntimeLater(page, loader);
  const inScripts = allNames(namesInScriptsOf(page));
  removeUnusedSymbols(page, inScripts);
  const short = shortClasses(page, inScripts);
  trimStyles(page, allNames([namesInPage(page), inScripts]), short);
  shortenClasses(page, short);
  moveScriptsLast(page);
  const hashes = inlineHashes(page);
  setPolicy(page, pagePolicy(hashes));
  return { html: serializePage(page), hashes };
}

/**
 * Makes a page's style sheets one, where the first one stands, of what the page can need of them, under short names. Astro prints the sheet
 * of its islands in the body; HTML wants it in the head: https://github.com/withastro/astro/issues/10308
 */
export function trimStyles(page: PageTree, names: UsedNames, short: ShortClasses = new Map()): void {
  const [first, ...others] = inlineStyles(page).filter((style) => !isWithin(style, 'noscript'));
  if (!first) return;
  setText(first, usedCss([first, ...others].map(textIn), names, short));
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
