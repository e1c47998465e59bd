import { longestTitle } from '#domain/seo/title';

/** Returns the title of a solution's page: its name, what the page holds as far as there is room, and the site. */
export function solutionTitle(name: string, siteName: string): string {
  const titles = [': facts, cautions and what to ask', ': facts and questions', ': facts', ''].map(
    (rest) => `${name}${rest} | ${siteName}`,
  );
  return titles.find(({ length }) => length <= longestTitle) ?? name;
}
