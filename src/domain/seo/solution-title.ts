import { longestTitle } from '#domain/seo/title';
import * as words from '#domain/seo/words';

/** Returns the title of a solution's page: its name, as much of the page's content as has room, and the site. */
export function solutionTitle(name: string, siteName: string): string {
  const titles = words.solutionTitles.map((rest) => `${name}${rest} | ${siteName}`);
  return titles.find(({ length }) => length <= longestTitle) ?? name;
}
