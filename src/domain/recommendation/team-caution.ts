import type { WizardDefinition } from '#domain/content/wizard';
import { mentionedIn } from '#domain/recommendation/predicates';
import { missedNeeds } from '#domain/recommendation/needs';
import type { Recommendations } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import * as words from '#domain/recommendation/words';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';

/** The question of the needs assessment, and its answer without anybody. */
const [securityTeam, none] = ['securityTeam', 'none'];

/**
 * Returns what to settle where nobody looks after security: which picks are made for a team of the buyer's own, and which
 * candidates come with one and miss no stated need; `isForFirst` if the first pick is one of the former. Null if somebody
 * does, or no pick is.
 */
export function teamCaution(
  wizard: WizardDefinition,
  answers: Answers,
  { top, additional }: Pick<Recommendations, 'top' | 'additional'>,
): { says: string; isForFirst: boolean } | null {
  const options = wizard.questions.find(({ id }) => id === securityTeam)?.options ?? [];
  if (!relevantAnswers(wizard, answers)[securityTeam]?.includes(none)) return null;
  const mentions = (solution: Solution, answer: string) =>
    mentionedIn(solution, options.find(({ value }) => value === answer)?.keywords ?? []).length > 0;
  const names = (solutions: readonly Solution[]) => solutions.map(({ name }) => name);
  const isManaged = (solution: Solution) => mentions(solution, none);
  const picks = top.map(({ solution }) => solution);
  const needing = picks.filter((solution) => !isManaged(solution) && mentions(solution, 'internal'));
  if (needing.length === 0) return null;
  const managed = [...top, ...additional]
    .filter(({ solution, needs }) => isManaged(solution) && missedNeeds(needs).length === 0)
    .map(({ solution }) => solution);
  return { says: words.needsATeam(names(needing), names(managed)), isForFirst: needing[0] === picks[0] };
}
