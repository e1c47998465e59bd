import { inPlainWords } from '#domain/recommendation/predicates';
import type { Solution } from '#domain/recommendation/solution';
import { notNamed } from '#domain/website/words';

/**
 * Returns a website's solution with what the catalogue knows of the same product: needs, caution, and as what it is listed.
 * The same is what has the same name, but for case, spaces and punctuation, unless the page names another maker. Where
 * the page names none, its address stands for one. Nothing is matched by likeness. Apart from the ranking, which never reads
 * who sells a solution, and no more of this than the needs.
 */
export function catalogued(solution: Solution, catalogue: readonly Solution[]): Solution {
  const { name, provider } = solution;
  const namesNobody = provider === notNamed || /^[^\s.]+(\.[^\s.]+)+$/.test(provider);
  const listed = catalogue.find((each) => isSame(each.name, name) && (namesNobody || isSame(each.provider, provider)));
  const { needs = {}, cautions = '' } = listed ?? {};
  return listed ? { ...solution, needs, cautions, listedAs: listed.id } : solution;
}

function isSame(one: string, other: string): boolean {
  return inPlainWords(one) === inPlainWords(other);
}
