import { attributeOf, elementsNamed, type PageTree, replaceWith } from '#netlify/build/page-tree';

/** The style sheets of a build by their addresses. */
export type Sheets = ReadonlyMap<string, string>;

/**
 * Puts the style sheets that a page links to into it, each where its link stands. Astro could do so itself, but then every
 * page would be written, read and parsed with all of them. Throws where one is not there.
 */
export function inlineLinkedSheets(page: PageTree, sheets: Sheets): void {
  for (const link of elementsNamed(page, 'link')) {
    if (attributeOf(link, 'rel') !== 'stylesheet') continue;
    const address = attributeOf(link, 'href') ?? '';
    const sheet = sheets.get(address);
    if (sheet === undefined)
      throw new Error(`a page links to the style sheet ${address}, which the build does not have`);
    replaceWith(link, 'style', sheet);
  }
}
