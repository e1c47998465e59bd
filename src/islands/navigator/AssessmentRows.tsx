import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { impliedIndustry } from '#domain/wizard/implied-industry';
import { requirementsOutline } from '#domain/requirements/outline';
import { requirementsInput } from '#domain/requirements/visitor-input';
import type { Answers } from '#domain/wizard/answers';
import { RequirementsRow } from '#islands/navigator/RequirementsRow';
import { RequirementsSheet } from '#islands/navigator/RequirementsSheet';
import { CheckRow, ShareWithCommittee } from '#islands/navigator/ShareWithCommittee';
import { $settings, openCheck } from '#stores/check';

type Props = {
  definition: WizardDefinition;
  answers: Answers;
  advice: Advice;
  /** Whether products are ranked, so that there is an order to check. */
  isRanked: boolean;
};

/**
 * 'Prepare your requirements' after the assessment: the criteria, where there is a ranking, and the requirements document. The
 * assessment asks for no industry, but an answer may imply one.
 */
export function AssessmentRows({ definition, answers, advice, isRanked }: Props) {
  const [now] = useState(() => new Date());
  const settings = useStore($settings);
  useEffect(() => openCheck(advice.criteria.map(({ id }) => id)), [advice]);
  const input = useMemo(
    () =>
      requirementsInput({ definition, answers, choice: impliedIndustry(definition, answers), settings }, advice, now),
    [definition, answers, settings, advice, now],
  );
  return (
    <ShareWithCommittee beside={<RequirementsSheet input={input} lines={requirementsOutline(input)} />}>
      {isRanked && <CheckRow />}
      <RequirementsRow input={input} />
    </ShareWithCommittee>
  );
}
