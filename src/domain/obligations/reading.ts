import { type Province, provincesOf } from '#domain/obligations/province';
import type { Rule } from '#domain/obligations/rule';

/**
 * How much of a province's own law was read for an industry. read: what the map lists of it. part: some of it. none:
 * none of it, so that only federal and wider rules are known.
 */
export type Reading = 'read' | 'part' | 'none';

/**
 * Returns how much of the law of a province was read for an industry. Ontario was read for every industry; of another
 * province, what is listed is a part.
 */
export function readingOf(rules: readonly Rule[], industry: string, province: Province): Reading {
  if (province === 'on') return 'read';
  const own = rules.some(
    ({ jurisdictions, binds }) =>
      binds.some((each) => each.industry === industry) &&
      jurisdictions.some((each) => provincesOf[province].includes(each)),
  );
  return own ? 'part' : 'none';
}
