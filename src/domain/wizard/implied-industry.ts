import type { WizardDefinition } from '#domain/content/wizard';
import { type Answers, askedQuestions, chosenOptions } from '#domain/wizard/answers';

/** Returns the id of the industry that an answer implies, as a public body's kind of organization does; otherwise ''. */
export function impliedIndustry(wizard: WizardDefinition, answers: Answers): string {
  const chosen = askedQuestions(wizard, answers).flatMap((question) => chosenOptions(question, answers));
  return chosen.find(({ industry }) => industry)?.industry ?? '';
}
