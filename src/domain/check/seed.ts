import type { Criterion } from '#domain/content/criterion';
import { mostCounted, positionOf, type Setting, type Settings } from '#domain/check/settings';
import type { Raised } from '#domain/obligations/raised';
import { raisingAnswers } from '#domain/recommendation/raising';
import type { Answers } from '#domain/wizard/answers';

/** A criterion with its id, in a list that has the order of the site. */
type ListedCriterion = Pick<Criterion, 'raisedBy'> & { id: string };

/** What raised a criterion: an answer, by its question and value, or a rule, by its name. */
export type Raiser = { question: string; answer: string } | { rule: string };

/** One criterion's initial state in the check. */
export type Seed = {
  criterion: string;
  /** The initial setting. */
  setting: Setting;
  /** What raised it; empty if nothing did. */
  raisedBy: Raiser[];
  /** Whether it was raised, but starts at 0 because eight others take precedence. */
  isLeftOut: boolean;
};

/**
 * Returns the initial setting of each criterion, in the order of the criteria: the highest that an answer or a rule
 * raises it to, or 0. `answers` are those that count (`relevantAnswers`).
 *
 * At most eight start above 0. Beyond that, the lowest settings are left out first, so musts go last; among equals,
 * first those that no rule raises, then those further down in the order of the criteria.
 */
export function seeds(
  criteria: readonly ListedCriterion[],
  answers: Answers,
  rules: ReadonlyMap<string, Raised> = new Map(),
): Seed[] {
  const raised = criteria.map((criterion) => {
    const byAnswers = raisingAnswers(criterion, answers);
    const ruled = rules.get(criterion.id);
    const weight = Math.max(0, ruled?.weight ?? 0, ...byAnswers.map((each) => each.weight));
    return {
      criterion: criterion.id,
      setting: ruled?.must || byAnswers.some(({ isMust }) => isMust) ? 'must' : (weight as Setting),
      raisedBy: [
        ...byAnswers.map(({ question, answer }) => ({ question, answer })),
        ...(ruled?.by ?? []).map((rule) => ({ rule })),
      ],
      hasRule: ruled !== undefined,
    };
  });
  const counted = raised
    .filter(({ setting }) => setting !== 0)
    // The sort is stable: ties keep the order of the criteria.
    .sort((a, b) => positionOf(b.setting) - positionOf(a.setting) || Number(b.hasRule) - Number(a.hasRule))
    .slice(0, mostCounted);
  return raised.map((each) => {
    const { criterion, setting, raisedBy } = each;
    const isLeftOut = setting !== 0 && !counted.includes(each);
    return { criterion, setting: isLeftOut ? 0 : setting, raisedBy, isLeftOut };
  });
}

/** Returns the initial settings of the check. */
export function seededSettings(begun: readonly Seed[]): Settings {
  return Object.fromEntries(begun.map(({ criterion, setting }) => [criterion, setting]));
}
