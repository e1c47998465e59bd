import type { WizardDefinition } from '#domain/content/wizard';
import type { VisitorIndustry } from '#domain/recommendation/recommend';
import * as words from '#domain/recommendation/words';
import { capitalized } from '#domain/text/words';
import { type Answers, answerLines } from '#domain/wizard/answers';

/** One line of a ranking's input; `several` where the question takes more than one answer. */
export type SituationLine = { label: string; value: string; several: boolean };

/**
 * Returns all answers that count in the wizard's words, with the industry after the kind of organization. `kind` is which
 * of the industry's kinds was chosen ('hospital').
 */
export function situationOf(
  wizard: WizardDefinition,
  answers: Answers,
  industry: VisitorIndustry | undefined,
  kind?: string,
): SituationLine[] {
  const [organization, ...others] = answerLines(wizard, answers).map(({ question, label, values }) => ({
    label,
    value: values.join('; '),
    several: wizard.questions.some(({ id, choose }) => id === question && choose === 'several'),
  }));
  return [
    ...(organization ? [organization] : []),
    ...(industry
      ? [{ label: words.industry, value: words.industryAnswer(capitalized(industry.inSentence), kind), several: false }]
      : []),
    ...others,
  ];
}
