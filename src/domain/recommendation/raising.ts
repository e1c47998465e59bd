import type { Criterion } from '#domain/content/criterion';
import type { Answers } from '#domain/wizard/answers';

/** An answer that raises a criterion, and the weight it raises it to. */
export type Raising = { question: string; answer: string; weight: number };

/** Returns which of these answers raise a criterion, in the order of the criterion. */
export function raisingAnswers({ raisedBy }: Pick<Criterion, 'raisedBy'>, answers: Answers): Raising[] {
  return raisedBy.flatMap(({ question, is, weight }) =>
    (answers[question] ?? []).filter((answer) => is.includes(answer)).map((answer) => ({ question, answer, weight })),
  );
}
