import type { WizardDefinition } from '#domain/content/wizard';
import type { VisitorIndustry } from '#domain/recommendation/recommend';
import * as words from '#domain/recommendation/words';
import { capitalized } from '#domain/text/words';
import { type Answers, answerLines } from '#domain/wizard/answers';

/** One line of a ranking's input; `several` where the question takes more than one answer. */
export type SituationLine = { label: string; value: string; several: boolean };

/**
 * Returns all answers that count in the wizard's words, with the industry after the kind of organization: as `chosen`
 * words it, where a kind of it or a province was chosen ('Healthcare: hospital').
 */
export function situationOf(
  wizard: WizardDefinition,
  answers: Answers,
  industry: VisitorIndustry | undefined,
  chosen?: string | null,
): SituationLine[] {
  const [organization, ...others] = answerLines(wizard, answers).map(({ question, label, values }) => ({
    label,
    value: values.join('; '),
    several: wizard.questions.some(({ id, choose }) => id === question && choose === 'several'),
  }));
  return [
    ...(organization ? [organization] : []),
    ...(industry ? [{ label: words.industry, value: chosen ?? capitalized(industry.inSentence), several: false }] : []),
    ...others,
  ];
}
