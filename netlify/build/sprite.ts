import { attributeOf, elementsIn, type PageElement, type PageTree, remove } from '#netlify/build/page-tree';
import type { UsedNames } from '#netlify/build/used-names';

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
    // Scripts name a symbol as they show it: '#icon-close'.
    const isNamed = (name: string) => inScripts.words.has(name) || isPutTogether(name, inScripts);
    if (id !== undefined && !shown.has(`#${id}`) && !isNamed(id) && !isNamed(`#${id}`)) remove(symbol);
  }
}

/** Whether scripts may put a name together, `#icon-${name}`, and have what is missing: 'close'. */
function isPutTogether(name: string, { words, joined }: UsedNames): boolean {
  return joined.some(
    ({ before, after }) =>
      name.startsWith(before) &&
      name.endsWith(after) &&
      words.has(name.slice(before.length, name.length - after.length)),
  );
}

/** Whether an element is drawn only where a `<use>` shows it. */
function isShownByUse({ tagName, parentNode }: PageElement): boolean {
  return tagName === 'symbol' || (tagName === 'g' && parentNode?.nodeName === 'defs');
}
