import { type Seed, seeds } from '#domain/check/seed';
import type { WizardDefinition } from '#domain/content/wizard';
import { type Obligations, obligationsOf } from '#domain/obligations/obligations';
import { raisedCriteria, requiring } from '#domain/obligations/raised';
import { type Situation, situationOf, statedIn } from '#domain/obligations/situation';
import type { Advice } from '#domain/recommendation/advice';
import { answersForRules } from '#domain/recommendation/recommend';
import type { Answers } from '#domain/wizard/answers';

/**
 * The criteria's initial settings for one visitor, and the obligations behind them; null where no industry is chosen.
 */
export type Beginning = { situation: Situation | null; obligations: Obligations | null; begun: Seed[] };

/**
 * Returns the initial settings of the criteria for these answers and this industry. `answers` are those that count
 * (`relevantAnswers`); `choice` is an industry's id, with a kind and a province if there are any (`kindMark`), or empty.
 * Only rules in force raise a criterion.
 */
export function beginningFor(
  wizard: WizardDefinition,
  answers: Answers,
  { criteria, rules, industries }: Pick<Advice, 'criteria' | 'rules' | 'industries'>,
  choice: string,
): Beginning {
  const situation = situationOf(choice, industries, statedIn(answers));
  const obligations = situation && obligationsOf(rules, situation);
  const raised = raisedCriteria(obligations ? requiring(obligations) : []);
  return { situation, obligations, begun: seeds(criteria, answersForRules(wizard, answers), raised) };
}
