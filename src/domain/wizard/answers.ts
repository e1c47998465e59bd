import type { Condition, Option, Question, WizardDefinition } from '#domain/content/wizard';

/**
 * A visitor's answers: question id → the chosen values, in the order of the options. A single choice is a list of one.
 */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Returns whether any question has an answer. */
export function hasAnswers(answers: Answers): boolean {
  return Object.values(answers).some((values) => values.length > 0);
}

/** Returns whether a condition on an earlier answer is met. No condition is always met. */
export function isMet(condition: Condition | undefined, answers: Answers): boolean {
  if (!condition) return true;
  return (answers[condition.question] ?? []).some((value) => condition.is.includes(value));
}

/**
 * Returns the questions that these answers lead to, in order: those whose step is not skipped and whose own condition
 * is met. Conditions read only answers to questions that are themselves asked, so a stale answer opens nothing.
 */
export function askedQuestions(wizard: WizardDefinition, answers: Answers): Question[] {
  const asked: Question[] = [];
  const counting: Record<string, readonly string[]> = {};
  for (const question of wizard.questions) {
    const step = wizard.steps.find(({ id }) => id === question.step);
    const skipped = step?.skippedWhen && isMet(step.skippedWhen, counting);
    if (skipped || !isMet(question.askedWhen, counting)) continue;
    asked.push(question);
    counting[question.id] = answers[question.id] ?? [];
  }
  return asked;
}

/**
 * Returns the answers that count: only to questions that are asked, only values that are offered, and the default value
 * where an optional question was left out. Scores, tags, the report and the CRM read only these, so an answer that a
 * later change made irrelevant never reaches them.
 */
export function relevantAnswers(wizard: WizardDefinition, answers: Answers): Answers {
  const relevant: Record<string, readonly string[]> = {};
  for (const question of askedQuestions(wizard, answers)) {
    const values = offeredValues(question, answers[question.id] ?? []);
    if (values.length > 0) relevant[question.id] = values;
    else if (question.whenUnanswered) relevant[question.id] = [question.whenUnanswered];
  }
  return relevant;
}

/** Returns the options of the chosen values of one question, in the order of the definition. */
export function chosenOptions(question: Question, answers: Answers): Option[] {
  const values = answers[question.id] ?? [];
  return question.options.filter((option) => values.includes(option.value));
}

/** One answered question in words, for the visitor, the report and the note in the CRM. */
export type AnswerLine = { question: string; label: string; step: string; values: string[] };

/** Returns every answer that counts, in the words of the wizard. */
export function answerLines(wizard: WizardDefinition, answers: Answers): AnswerLine[] {
  const relevant = relevantAnswers(wizard, answers);
  return askedQuestions(wizard, answers)
    .map((question) => ({
      question: question.id,
      label: question.summaryLabel,
      step: question.step,
      values: chosenOptions(question, relevant).map((option) => option.label),
    }))
    .filter((line) => line.values.length > 0);
}

/** Returns the interest tags that these answers add to a lead, once each. Specification §4. */
export function interestTags(wizard: WizardDefinition, answers: Answers): string[] {
  const tags = new Set<string>();
  for (const question of askedQuestions(wizard, answers)) {
    const chosen = chosenOptions(question, answers);
    if (chosen.length > 0 && question.interestTag) tags.add(question.interestTag);
    for (const option of chosen) if (option.interestTag) tags.add(option.interestTag);
  }
  return [...tags];
}

/**
 * Returns the values that the question offers, without duplicates, at most as many as it allows, in the order of its
 * options. An exclusive option counts only on its own: "None" beside "Zoom" is Zoom.
 */
export function offeredValues(question: Question, values: readonly string[]): string[] {
  const most = question.choose === 'one' ? 1 : (question.atMost ?? question.options.length);
  const given = question.options.filter(({ value }) => values.includes(value));
  const besides = given.filter(({ exclusive }) => !exclusive);
  return (besides.length > 0 ? besides : given.slice(0, 1)).map(({ value }) => value).slice(0, most);
}
