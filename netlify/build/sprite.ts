import { attributeOf, type HtmlElement } from '#netlify/build/html';

/**
 * Returns the drawings of a page, symbols and groups in `<defs>`, that it neither shows (`<use href="#icon-close">`) nor
 * names in a script: 'icon-close', 'close'.
 */
export function unusedSymbols(elements: readonly HtmlElement[], scripts: string): HtmlElement[] {
  const shown = new Set(elements.filter(({ tagName }) => tagName === 'use').map((use) => attributeOf(use, 'href')));
  const named = new Set(scripts.split(/["'`\s#]+/));
  return elements.filter((element) => {
    const id = attributeOf(element, 'id');
    const isDrawing =
      element.tagName === 'symbol' || (element.tagName === 'g' && element.parentNode?.nodeName === 'defs');
    if (id === undefined || !isDrawing || shown.has(`#${id}`)) return false;
    return !named.has(id) && !named.has(id.slice(id.indexOf('-') + 1));
  });
}
