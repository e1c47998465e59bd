import { beginningFor } from '#domain/check/beginning';
import { currentFindings, type Findings } from '#domain/check/findings';
import { type Judged, judgedCriteria, withEditorsNo } from '#domain/check/judged';
import type { Seed } from '#domain/check/seed';
import * as words from '#domain/check/words';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice, AdviceCriterion } from '#domain/recommendation/advice';
import { missedNeeds, type NeedStanding } from '#domain/recommendation/needs';
import { rankedCandidates, recommend } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import { type Answers, chosenOptions, relevantAnswers } from '#domain/wizard/answers';

/** A solution in the check, with its place (from 1) in the editor's ranking and its standing on the stated needs. */
export type CheckedSolution = {
  id: string;
  name: string;
  solution: Solution;
  place: number;
  needs: readonly NeedStanding[];
  /** The labels of the needs that it misses. */
  misses: string[];
};

/** One visitor's check before any criterion is set. */
export type Check = {
  /** The candidates of the visitor's case, in the editor's order for these answers. */
  solutions: CheckedSolution[];
  criteria: readonly AdviceCriterion[];
  /** What facts say, and the editor's 'no' where they decide nothing. */
  findings: Findings;
  judged: Judged;
  begun: Seed[];
  /** Whether a rule in force raised any of them. */
  hasRules: boolean;
};

/**
 * Returns a visitor's check: the candidates of the editor's ranking, what is known about them on this day, and the
 * initial setting of each criterion. `choice` is the visitor's industry (`beginningFor`).
 */
export function checkFor(wizard: WizardDefinition, answers: Answers, advice: Advice, choice: string, now: Date): Check {
  const { obligations, begun } = beginningFor(wizard, relevantAnswers(wizard, answers), advice, choice);
  const recommendations = recommend(wizard, answers, advice);
  const candidates = rankedCandidates(recommendations);
  const solutions = candidates.map(({ solution, needs }, index) => ({
    id: solution.id,
    name: solution.name,
    solution,
    place: index + 1,
    needs,
    misses: missedNeeds(needs).map(({ label }) => label),
  }));
  const known = currentFindings(advice.facts, now);
  const judged = judgedCriteria(solutions, known, advice.needs);
  return {
    solutions,
    criteria: advice.criteria,
    findings: withEditorsNo(known, judged),
    judged,
    begun,
    hasRules: (obligations?.now.length ?? 0) > 0,
  };
}

/** Returns the ids of the editor's top three for these answers, in order. */
export function topThree(wizard: WizardDefinition, answers: Answers, advice: Advice): string[] {
  return recommend(wizard, answers, advice).top.map(({ solution }) => solution.id);
}

/** Returns what raised a criterion, in the words of the answers and the rules; empty where nothing did. */
export function raisedBy(wizard: WizardDefinition, answers: Answers, { raisedBy: raisers }: Seed): string[] {
  return raisers.map((raiser) => {
    if ('rule' in raiser) return raiser.rule;
    const question = wizard.questions.find(({ id }) => id === raiser.question);
    return (
      question?.options.find(({ value }) => value === raiser.answer)?.label ?? chosenLabel(wizard, answers, raiser)
    );
  });
}

/** Returns the visitor's own answer where it counts as an answer to another question. */
function chosenLabel(
  wizard: WizardDefinition,
  answers: Answers,
  { question, answer }: { question: string; answer: string },
) {
  const chosen = wizard.questions
    .flatMap((each) => chosenOptions(each, answers))
    .find(({ countsAs = {} }) => countsAs[question] === answer);
  return chosen?.label ?? words.yourAnswers;
}

/** Returns the label of one of a check's criteria. */
export function labelOf({ criteria }: Pick<Check, 'criteria'>, id: string): string {
  return criteria.find((each) => each.id === id)?.label ?? id;
}
