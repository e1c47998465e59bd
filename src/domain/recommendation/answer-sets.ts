import type { Question, WizardDefinition } from '#domain/content/wizard';
import { type Answers, askedQuestions } from '#domain/wizard/answers';
import { lacksAnyAnswer, stepsOnTheWay } from '#domain/wizard/steps';

/**
 * Returns every set of answers that a visitor can give to a wizard, as many as `waysThrough` counts: in the order of its
 * questions and options, an optional question also left out. For the Navigator and smaller wizards: the needs assessment
 * has 171 million.
 */
export function answerSets(wizard: WizardDefinition): Answers[] {
  // A condition looks at earlier questions only, so what is asked next follows from the answers so far.
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

/** Returns each choice of values that a question takes; none chosen is one of them where the question may be left out. */
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
