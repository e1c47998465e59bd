import type { Question, WizardDefinition } from '#domain/content/wizard';
import { type Answers, askedQuestions } from '#domain/wizard/answers';
import { lacksAnyAnswer, stepsOnTheWay } from '#domain/wizard/steps';

/**
 * Returns every set of answers that a wizard accepts, as many as `waysThrough` counts, in the order of its questions
 * and options; an optional question is also left out. Only for the Navigator and smaller wizards: the needs assessment
 * has 171 million sets.
 */
export function answerSets(wizard: WizardDefinition): Answers[] {
  // Conditions look only at earlier questions, so the next question follows from the answers so far.
  const all = wizard.questions.reduce<Answers[]>(
    (sets, question) =>
      sets.flatMap((answers) =>
        askedQuestions(wizard, answers).includes(question)
          ? choicesOf(question).map((values) => (values.length > 0 ? { ...answers, [question.id]: values } : answers))
          : [answers],
      ),
    [{}],
  );
  return all.filter((answers) => !stepsOnTheWay(wizard, answers).some((step) => lacksAnyAnswer(wizard, step, answers)));
}

/** Returns every valid selection for a question, including the empty one where the question is optional. */
function choicesOf({ choose, options, required, atMost }: Question): string[][] {
  const most = choose === 'one' ? 1 : (atMost ?? options.length);
  return options
    .reduce<string[][]>(
      (choices, { value }) => [
        ...choices,
        ...choices.filter(({ length }) => length < most).map((chosen) => [...chosen, value]),
      ],
      [[]],
    )
    .filter(({ length }) => length > 0 || !required);
}
