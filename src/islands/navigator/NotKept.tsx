import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { linkFragment, sharedAnswers } from '#domain/share/encode';
import type { Answers } from '#domain/wizard/answers';
import { Notice } from '#components/Notice.tsx';
import { transferResults } from '#stores/transfer-results';
import { $settings } from '#stores/check';
import { $isChecking } from '#stores/check-place';
import * as words from '#islands/navigator/words';

type Props = {
  definition: WizardDefinition;
  answers: Answers;
  advice: Advice;
  /** The visitor's industry, with a kind or without (`healthcare:hospital`); empty for none. */
  choice: string;
};

/**
 * Results in a browser that stores nothing for our pages: says so before the visitor leaves, and has the pages beside them
 * lead back to what their link holds.
 */
export function NotKept({ definition, answers, advice, choice }: Props) {
  const settings = useStore($settings);
  const isChecking = useStore($isChecking);
  const [now] = useState(() => new Date());
  const link = linkFragment(
    { answers: sharedAnswers(definition, answers), industry: choice || null, settings, compared: [] },
    advice.version,
    now,
  );
  useEffect(() => transferResults(link), [link]);
  if (isChecking) return null;
  return (
    <Notice tone="warn" className="mt-5 print:hidden">
      <p>
        <strong>{words.notKeptHeading}</strong>
      </p>
      <p>{words.notKept}</p>
    </Notice>
  );
}
