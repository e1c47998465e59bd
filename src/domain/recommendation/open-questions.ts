import type { Advice } from '#domain/recommendation/advice';
import { raisingAnswers } from '#domain/recommendation/raising';
import type { Recommendation } from '#domain/recommendation/recommend';
import type { Answers } from '#domain/wizard/answers';

/** The most questions per pick, and the weight of an unconfirmed need: the highest that answers raise. */
const mostQuestions = 3;
const openNeedWeight = 5;

/**
 * Returns the questions for the vendor of a solution: those of the criteria that the answers or an unconfirmed need
 * raise, that apply to its layer and have no known fact. Strongest first, ties in the order of the criteria; at most
 * three. Needs known to be missed raise no question. `answers` are those that count, converted for the rules
 * (`answersForRules`).
 */
export function openQuestions(
  { criteria, needs, facts }: Pick<Advice, 'criteria' | 'needs' | 'facts'>,
  answers: Answers,
  { solution, needs: standings }: Pick<Recommendation, 'solution' | 'needs'>,
): string[] {
  /** The criteria of the stated needs with this standing. */
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
