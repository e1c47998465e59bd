import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { situationAddress } from '#domain/obligations/map/address';
import { situationOf, statedIn } from '#domain/obligations/situation';
import { impliedIndustry } from '#domain/wizard/implied-industry';
import { requirementsOutline } from '#domain/requirements/outline';
import { requirementsInput } from '#domain/requirements/visitor-input';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';
import { RequirementsRow } from '#islands/navigator/RequirementsRow';
import { RequirementsSheet } from '#islands/navigator/RequirementsSheet';
import { CheckRow, CommitteeRow, ShareWithCommittee } from '#islands/navigator/ShareWithCommittee';
import { useLaterPart } from '#islands/wizard/Later';
import { ButtonLink } from '#components/Button.tsx';
import { $settings, openCheck } from '#stores/check';
import * as words from '#islands/navigator/words';

type Props = {
  definition: WizardDefinition;
  answers: Answers;
  advice: Advice;
  /** Whether products are ranked, so that there is an order to check. */
  isRanked: boolean;
};

const loadObligations = () => import('#islands/navigator/Obligations');

/**
 * 'Prepare your requirements' after the assessment: the criteria, where there is a ranking, the requirements document
 * and the rules that bind. The assessment asks for no industry, but an answer may imply one.
 */
export function AssessmentRows({ definition, answers, advice, isRanked }: Props) {
  const [now] = useState(() => new Date());
  const settings = useStore($settings);
  useEffect(() => openCheck(advice.criteria.map(({ id }) => id)), [advice]);
  const choice = impliedIndustry(definition, answers);
  const input = useMemo(
    () => requirementsInput({ definition, answers, choice, settings }, advice, now),
    [definition, answers, choice, settings, advice, now],
  );
  const stated = statedIn(relevantAnswers(definition, answers));
  const situation = situationOf(choice, advice.industries, stated);
  const obligations = useLaterPart(loadObligations, situation !== null);
  const { industries, rules } = advice;
  const line = obligations && obligations !== 'failed' && (
    <obligations.default as="line" {...{ industries, rules, stated }} initial={choice} />
  );
  return (
    <ShareWithCommittee beside={<RequirementsSheet input={input} lines={requirementsOutline(input)} />}>
      {isRanked && <CheckRow />}
      <RequirementsRow input={input} />
      {situation && (
        <CommitteeRow title={words.obligationsOf.your} note={line}>
          <ButtonLink look="secondary" icon="arrow" href={situationAddress(situation)}>
            {words.obligationMap}
          </ButtonLink>
        </CommitteeRow>
      )}
    </ShareWithCommittee>
  );
}
