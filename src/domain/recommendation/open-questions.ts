import type { Advice } from '#domain/recommendation/advice';
import { raisingAnswers } from '#domain/recommendation/raising';
import type { Recommendation } from '#domain/recommendation/recommend';
import type { Answers } from '#domain/wizard/answers';

/** How many questions a pick carries, and the weight of a need that is not confirmed: the highest that answers raise. */
const mostQuestions = 3;
const openNeedWeight = 5;

/**
 * Returns the questions to put to the vendor of a solution: those of the criteria that the answers or a need that is not
 * confirmed raise, that concern its layer, and of which no fact is known. The strongest first, equal ones in the order of
 * the criteria; at most three. What a solution is known to miss is no question any more. `answers` are those that count,
 * as the rules know them.
 */
export function openQuestions(
  { criteria, needs, facts }: Pick<Advice, 'criteria' | 'needs' | 'facts'>,
  answers: Answers,
  { solution, needs: standings }: Pick<Recommendation, 'solution' | 'needs'>,
): string[] {
  /** The criteria of the stated needs that stand so. */
  const criteriaOf = (standing: 'missed' | 'open') =>
    needs
      .filter(({ id }) => standings.some((each) => each.need === id && each.standing === standing))
      .map(({ criterion }) => criterion);
  const [missed, open] = [criteriaOf('missed'), criteriaOf('open')];
  const known = facts[solution.id] ?? {};
  return criteria
    .filter(({ id, layers }) => layers.includes(solution.category) && !(id in known) && !missed.includes(id))
    .map((criterion) => {
      const raised = raisingAnswers(criterion, answers).map(({ weight }) => weight);
      return {
        question: criterion.question,
        weight: Math.max(0, ...raised, open.includes(criterion.id) ? openNeedWeight : 0),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostQuestions)
    .map(({ question }) => question);
}
