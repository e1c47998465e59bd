import { attributeOf, elementsNamed, type PageElement, type PageTree } from '#netlify/build/page-tree';

/** Returns a page's inline scripts in their order. A data block, such as JSON-LD, runs nothing and is none. */
export function inlineScripts(page: PageTree): PageElement[] {
  return elementsNamed(page, 'script').filter(
    (script) => attributeOf(script, 'src') === undefined && !attributeOf(script, 'type')?.endsWith('json'),
  );
}

/** Returns a page's style sheets in their order. */
export function inlineStyles(page: PageTree): readonly PageElement[] {
  return elementsNamed(page, 'style');
}
