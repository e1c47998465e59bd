/** The longest title (characters) that search results show whole. */
export const longestTitle = 70;

/** Returns a page's title, followed by the site's name where both fit. */
export function titleWithSite(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= longestTitle ? whole : title;
}
