import type { Question, Step, WizardDefinition } from '#domain/content/wizard';
import { type Answers, askedQuestions, isMet, offeredValues } from '#domain/wizard/answers';

/** The part of a wizard's state that decides which steps are open. */
export type Progress = { answers: Answers; submitted: boolean };

/** Returns the steps on this visitor's path, in order: those that the answers do not skip. */
export function stepsOnTheWay(wizard: WizardDefinition, answers: Answers): Step[] {
  return wizard.steps.filter((step) => !step.skippedWhen || !isMet(step.skippedWhen, answers));
}

/** Returns the required questions of a step that are still unanswered. A step of another kind has none. */
export function missingQuestions(wizard: WizardDefinition, stepId: string, answers: Answers): Question[] {
  return askedQuestions(wizard, answers).filter(
    (question) =>
      question.step === stepId && question.required && offeredValues(question, answers[question.id] ?? []).length === 0,
  );
}

/**
 * Returns whether a step that requires at least one answer has none. A step without questions for this visitor requires
 * none.
 */
export function lacksAnyAnswer(wizard: WizardDefinition, step: Step, answers: Answers): boolean {
  if (!step.atLeastOneAnswer) return false;
  const asked = askedQuestions(wizard, answers).filter((question) => question.step === step.id);
  return (
    asked.length > 0 && asked.every((question) => offeredValues(question, answers[question.id] ?? []).length === 0)
  );
}

/** Returns whether the visitor may move on from this step: its questions are answered, its contact form submitted. */
export function isComplete(wizard: WizardDefinition, step: Step, progress: Progress): boolean {
  if (step.kind === 'contact') return progress.submitted;
  return (
    missingQuestions(wizard, step.id, progress.answers).length === 0 && !lacksAnyAnswer(wizard, step, progress.answers)
  );
}

/**
 * Returns the step to show when `wanted` is requested: itself, or the first incomplete step before it, so that visitors
 * never land behind a gap. A skipped step gives way to the one before it; an unknown one to the first.
 */
export function openStep(wizard: WizardDefinition, wanted: string, progress: Progress): string {
  const onTheWay = new Set(stepsOnTheWay(wizard, progress.answers));
  let nearest = wizard.steps[0]?.id ?? '';
  for (const step of wizard.steps) {
    if (onTheWay.has(step)) nearest = step.id;
    if (step.id === wanted) return nearest;
    if (onTheWay.has(step) && !isComplete(wizard, step, progress)) break;
  }
  return wizard.steps.some((step) => step.id === wanted) ? nearest : (wizard.steps[0]?.id ?? '');
}

/** Returns the step after (1) or before (-1) this one on the visitor's path; the step itself at either end. */
export function neighbour(wizard: WizardDefinition, stepId: string, answers: Answers, direction: 1 | -1): string {
  const way = stepsOnTheWay(wizard, answers);
  const at = way.findIndex((step) => step.id === stepId);
  return way[at + direction]?.id ?? stepId;
}

/** Returns the definition of the step with this id, or the first one where there is no such step. */
export function stepById(wizard: WizardDefinition, stepId: string): Step {
  const step = wizard.steps.find(({ id }) => id === stepId) ?? wizard.steps[0];
  if (!step) throw new Error('A wizard needs at least one step.');
  return step;
}
