import type { WizardDefinition } from '#domain/content/wizard';
import * as words from '#domain/sentence/notice/words';
import { type Answers, askedQuestions, chosenOptions } from '#domain/wizard/answers';

/** What a wizard has not asked itself. */
export type TakenOver = {
  /** The questions that the sentence of the home page answered, and the organization that it names, in words. */
  sentence: readonly string[];
  whom: string;
  /** The questions that another wizard answered, with the answers here that those replaced; and that wizard's title. */
  other: Answers;
  title: string;
  /** Whether the contact details are known. */
  hasContact: boolean;
};

/**
 * Returns what a wizard says at a step of the answers that it took over: all of them at the first step, and what is still
 * asked; later those of the step. Null for none.
 */
export function takenOverNotice(
  wizard: WizardDefinition,
  answers: Answers,
  step: string,
  { sentence, whom, other, title, hasContact }: TakenOver,
): string | null {
  const isFirst = step === wizard.steps[0]?.id;
  const asked = askedQuestions(wizard, answers);
  const here = asked.filter((question) => isFirst || question.step === step);
  const labels = (question: (typeof asked)[0], of: Answers) => chosenOptions(question, of).map(({ label }) => label);
  const fromSentence = here.filter(({ id }) => sentence.includes(id)).flatMap((question) => labels(question, answers));
  if (isFirst && whom && sentence.length > 0) fromSentence.push(whom);
  const fromOther = here
    .filter(({ id }) => other[id])
    .map((question) => words.answer(labels(question, answers), labels(question, other)));
  const said = [
    ...(fromSentence.length > 0 ? [words.fromSentence(fromSentence)] : []),
    ...(fromOther.length > 0 ? [words.fromWizard(title, fromOther)] : []),
  ];
  if (said.length === 0) return null;
  // What is answered here as well is not asked again; the sentence comes before any answer.
  const isOpen = ({ id }: { id: string }) =>
    !sentence.includes(id) && !other[id] && !(fromOther.length > 0 && answers[id]?.length);
  const open = isFirst ? asked.filter(isOpen).map(({ summaryLabel }) => summaryLabel) : [];
  if (isFirst && !hasContact) open.push(words.contact);
  return [...said, open.length > 0 ? words.stillAsked(open) : words.changeHere].join(' ');
}
