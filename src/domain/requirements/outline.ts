import { countedCriteria } from '#domain/check/settings';
import type { RequirementsInput } from '#domain/requirements/input';
import * as words from '#domain/requirements/words';

/** A section of the document, and the visitor's share in it, in figures: '2 + 6', '7 rules'. */
export type OutlineLine = { heading: string; holds: string };

/** Returns the sections of the requirements document with their content in figures, to draw before it is written. */
export function requirementsOutline({ criteria, settings, obligations }: RequirementsInput): OutlineLine[] {
  const counted = countedCriteria(
    criteria.map(({ id }) => id),
    settings,
  );
  const musts = counted.filter(({ isMust }) => isMust).length;
  const points = counted.reduce((sum, { weight }) => sum + weight, 0);
  const rules = obligations && obligations.now.length + obligations.some.length + obligations.coming.length;
  return [
    { heading: words.situation, holds: '' },
    { heading: words.requirements, holds: words.mustsAndWeighted(musts, counted.length - musts) },
    { heading: words.verification, holds: words.checks(counted.length) },
    { heading: words.obligations, holds: rules === null ? words.noIndustry : words.rules(rules) },
    { heading: words.evaluation, holds: words.points(points) },
    { heading: words.priceSheet, holds: words.threeYears },
    { heading: words.exitTerms, holds: '' },
    { heading: words.questions, holds: '' },
  ];
}
