import { useMemo } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { readyFor, readyInWords } from '#domain/recommendation/ready';
import type { Solution } from '#domain/recommendation/solution';
import type { Answers } from '#domain/wizard/answers';

type Props = {
  definition: WizardDefinition;
  answers: Answers;
  advice: Advice;
  /** The industry whose obligations the results show (`readyFor`). */
  choice: string;
  /** The solutions of the scraped page, if there is one. */
  found: readonly Solution[] | undefined;
};

/** What waits behind the contact step, in a sentence. */
export function WhatWaits({ definition, answers, advice, choice, found }: Props) {
  return useMemo(
    () => readyInWords(readyFor(definition, answers, advice, choice, found)),
    [definition, answers, advice, choice, found],
  );
}
