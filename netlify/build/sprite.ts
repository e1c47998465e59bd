import { attributeOf, elementsIn, type PageElement, type PageTree, remove } from '#netlify/build/page-tree';
import { hasWord, type UsedNames } from '#netlify/build/used-names';

/**
 * Takes out those symbols, and groups in `<defs>`, that the page does not show (`<use href="#id">`) and that none of its
 * scripts names.
 */
export function removeUnusedSymbols(page: PageTree, inScripts: UsedNames): void {
  const elements = elementsIn(page);
  const shown = new Set(
    elements.filter(({ tagName }) => tagName === 'use').map((element) => attributeOf(element, 'href')),
  );
  for (const symbol of elements.filter(isShownByUse)) {
    const id = attributeOf(symbol, 'id');
    // Scripts name a symbol as they show it, '#icon-close', or put its address together: `#icon-${name}`.
    const named = (name: string) => hasWord(inScripts, name);
    if (id !== undefined && !shown.has(`#${id}`) && !named(id) && !named(`#${id}`)) remove(symbol);
  }
}

/** Whether an element is drawn only where a `<use>` shows it. */
function isShownByUse({ tagName, parentNode }: PageElement): boolean {
  return tagName === 'symbol' || (tagName === 'g' && parentNode?.nodeName === 'defs');
}
