import type { WizardDefinition } from '#domain/content/wizard';
import * as words from '#domain/sentence/notice/words';
import { type Answers, askedQuestions, chosenOptions } from '#domain/wizard/answers';

/**
 * Returns what a wizard says at a step of the answers that it took over from the sentence (`questions`): all of them at
 * the first step, with `whom`, the organization in words, and what is still asked; later those of the step. Null for
 * none.
 */
export function sentenceNotice(
  wizard: WizardDefinition,
  answers: Answers,
  questions: readonly string[],
  step: string,
  whom: string,
): string | null {
  const isFirst = step === wizard.steps[0]?.id;
  const asked = askedQuestions(wizard, answers);
  const taken = asked
    .filter((question) => questions.includes(question.id) && (isFirst || question.step === step))
    .flatMap((question) => chosenOptions(question, answers).map(({ label }) => label));
  const said = isFirst && whom ? [...taken, whom] : taken;
  if (said.length === 0) return null;
  const from = words.fromSentence(said);
  if (!isFirst) return `${from} ${words.changeHere}`;
  const open = asked.filter(({ id }) => !questions.includes(id)).map(({ summaryLabel }) => summaryLabel);
  return `${from} ${words.stillAsked(open)}`;
}
