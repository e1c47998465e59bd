import { inPlainWords } from '#domain/recommendation/predicates';
import type { Solution } from '#domain/recommendation/solution';
import { notNamed } from '#domain/website/words';

/**
 * Returns a website's solution with the catalogue's knowledge of the same product: its needs, its cautions and its id.
 * Products are the same if their names are equal, ignoring case, spaces and punctuation, unless the page names another
 * maker; a page that names none gives its address instead. There is no fuzzy matching. Kept out of the ranking, which
 * never reads who sells a solution and takes only the needs from here.
 */
export function catalogued(solution: Solution, catalogue: readonly Solution[]): Solution {
  const { name, provider } = solution;
  const namesNoMaker = provider === notNamed || /^[^\s.]+(\.[^\s.]+)+$/.test(provider);
  const listed = catalogue.find((each) => isSame(each.name, name) && (namesNoMaker || isSame(each.provider, provider)));
  const { needs = {}, cautions = '' } = listed ?? {};
  return listed ? { ...solution, needs, cautions, listedAs: listed.id } : solution;
}

function isSame(one: string, other: string): boolean {
  return inPlainWords(one) === inPlainWords(other);
}
