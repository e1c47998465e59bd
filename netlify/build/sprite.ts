import { attributeOf, elementsIn, type PageTree, remove } from '#netlify/build/page-tree';
import { hasWord, type UsedNames } from '#netlify/build/used-names';

/** Takes out those symbols that the page does not show (`<use href="#id">`) and that none of its scripts names. */
export function removeUnusedSymbols(page: PageTree, inScripts: UsedNames): void {
  const elements = elementsIn(page);
  const shown = new Set(
    elements.filter(({ tagName }) => tagName === 'use').map((element) => attributeOf(element, 'href')),
  );
  for (const symbol of elements.filter(({ tagName }) => tagName === 'symbol')) {
    const id = attributeOf(symbol, 'id');
    if (id !== undefined && !shown.has(`#${id}`) && !hasWord(inScripts, id)) remove(symbol);
  }
}
