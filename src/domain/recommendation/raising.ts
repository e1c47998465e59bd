import type { Criterion } from '#domain/content/criterion';
import type { Answers } from '#domain/wizard/answers';

/** An answer that raises a criterion, and the weight it raises it to. */
export type Raising = { question: string; answer: string; weight: number };

/** Returns the answers that raise a criterion, in the criterion's order. */
export function raisingAnswers({ raisedBy }: Pick<Criterion, 'raisedBy'>, answers: Answers): Raising[] {
  return raisedBy.flatMap(({ question, is, weight }) =>
    (answers[question] ?? []).filter((answer) => is.includes(answer)).map((answer) => ({ question, answer, weight })),
  );
}
