import { positionOf, settingOf } from '#domain/check/settings';
import type { RequirementsInput } from '#domain/requirements/input';
import { type WordedAnswer, joinedWordings } from '#domain/requirements/answers';
import type { AdviceCriterion } from '#domain/recommendation/advice';
import { raisingAnswers } from '#domain/recommendation/raising';
import type { Obligation } from '#domain/obligations/obligations';
import { lowerFirst } from '#domain/obligations/words';

/** A criterion that counts in the document, and its reasons. */
export type CountedRequirement = {
  label: string;
  question: string;
  evidence: string;
  weight: number;
  isMust: boolean;
  /** The rules and the answers that raise it, in words, line by line. Empty: the buyer set it without any. */
  because: string[];
};

/** Returns the criteria above 0: musts first, then by weight, ties in the order of the criteria. */
export function countedRequirements(input: RequirementsInput, answers: readonly WordedAnswer[]): CountedRequirement[] {
  return input.criteria
    .map((criterion) => ({ criterion, setting: settingOf(input.settings, criterion.id) }))
    .filter(({ setting }) => setting !== 0)
    .sort((a, b) => positionOf(b.setting) - positionOf(a.setting))
    .map(({ criterion, setting }) => ({
      label: criterion.label,
      question: criterion.question,
      evidence: criterion.evidence,
      weight: setting === 'must' ? 0 : setting,
      isMust: setting === 'must',
      because: [rulesThatRaise(criterion.id, input).join('; '), ...answersThatRaise(criterion, answers)].filter(
        Boolean,
      ),
    }));
}

function rulesThatRaise(criterion: string, { obligations }: RequirementsInput): string[] {
  if (!obligations) return [];
  const raising = (group: readonly Obligation[]) =>
    group.filter(({ rule }) => rule.raises.some((raised) => raised.criterion === criterion));
  return [
    ...raising([...obligations.now, ...obligations.some]).map(({ rule, condition }) =>
      withRemark(rule.name, condition),
    ),
    ...raising(obligations.coming).map(({ rule }) => withRemark(rule.name, 'coming')),
  ];
}

function withRemark(name: string, remark: string | null): string {
  return remark ? `${name} (${lowerFirst(remark)})` : name;
}

/** Returns the answers that raise a criterion: 'Where we operate: Canada only'. */
function answersThatRaise(criterion: AdviceCriterion, answers: readonly WordedAnswer[]): string[] {
  const raises = (question: string, value: string) => raisingAnswers(criterion, { [question]: [value] }).length > 0;
  return answers.flatMap(({ question, label, chosen }) => {
    const raising = chosen.filter(
      ({ value, countsAs }) =>
        raises(question, value) || Object.entries(countsAs).some(([other, counted]) => raises(other, counted)),
    );
    return raising.length > 0 ? [`${label}: ${joinedWordings(raising)}`] : [];
  });
}
