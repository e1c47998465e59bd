/** The longest title that searches show whole, in characters. */
export const longestTitle = 70;

/** Returns the title of a page with the site's name, where both fit. */
export function titleWithSite(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= longestTitle ? whole : title;
}
