import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import type { Answers } from '#domain/wizard/answers';

/**
 * Answers, and what they are ranked by: what the results, the check, a shared view and the link to it are all made from,
 * whether the answers are the visitor's own or those of a link.
 */
export type RankedAnswers = {
  definition: WizardDefinition;
  answers: Answers;
  advice: Advice;
  /** The visitor's industry, with a kind or without (`healthcare:hospital`); empty for none. */
  choice: string;
};
