import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import type { Answers } from '#domain/wizard/answers';

/**
 * Answers with the data to rank them: the input of the results, the check, a shared view and its link, whether the
 * answers are the visitor's own or a link's.
 */
export type RankedAnswers = {
  definition: WizardDefinition;
  answers: Answers;
  advice: Advice;
  /** The visitor's industry, with a kind and a province or without (`kindMark`); empty for none. */
  choice: string;
};
