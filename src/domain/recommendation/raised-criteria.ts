import type { AdviceCriterion } from '#domain/recommendation/advice';
import type { Answers } from '#domain/wizard/answers';

/** A criterion that answers raise, and the weight that they give it (1 to 5). */
export type RaisedCriterion = { criterion: AdviceCriterion; weight: number };

/**
 * Returns the criteria that these answers raise, the weightiest first; equal ones in their own order. `forRules` are the
 * answers as the rules know them (`answersForRules`).
 */
export function raisedCriteria(criteria: readonly AdviceCriterion[], forRules: Answers): RaisedCriterion[] {
  return criteria
    .map((criterion) => {
      const weights = criterion.raisedBy
        .filter(({ question, is }) => (forRules[question] ?? []).some((value) => is.includes(value)))
        .map(({ weight }) => weight);
      return { criterion, weight: Math.max(0, ...weights) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}
