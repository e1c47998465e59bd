import type { WizardDefinition } from '#domain/content/wizard';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';

/** Returns the id of the industry that an answer implies, as a public body's kind of organization does; otherwise ''. */
export function impliedIndustry(wizard: WizardDefinition, answers: Answers): string {
  const relevant = relevantAnswers(wizard, answers);
  const chosen = wizard.questions.flatMap(({ id, options }) =>
    options.filter(({ value }) => relevant[id]?.includes(value) ?? false),
  );
  return chosen.find(({ industry }) => industry)?.industry ?? '';
}
