import { escaped } from '#domain/seo/xml';

/**
 * Returns the markup that shows an industry's rules on the pages of others: an image that leads to the map. `text`
 * describes the image, `map` is the address of the map.
 */
export function embedMarkup(industry: string, text: string, map: URL): string {
  const picture = `${map.origin}${map.pathname}/${industry}.svg`;
  return [
    `<a href="${escaped(`${map.origin}${map.pathname}?for=${industry}`)}">`,
    `  <img src="${escaped(picture)}" alt="${escaped(text)}" style="max-width: 100%; height: auto" loading="lazy">`,
    '</a>',
  ].join('\n');
}
