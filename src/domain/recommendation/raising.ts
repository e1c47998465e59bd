import type { Criterion } from '#domain/content/criterion';
import type { Answers } from '#domain/wizard/answers';

/** An answer that raises a criterion, the weight that it raises it to, and whether it makes a must of it. */
export type Raising = { question: string; answer: string; weight: number; isMust: boolean };

/** Returns the answers that raise a criterion, in the criterion's order. */
export function raisingAnswers({ raisedBy }: Pick<Criterion, 'raisedBy'>, answers: Answers): Raising[] {
  return raisedBy.flatMap(({ question, is, weight, must: isMust = false }) =>
    (answers[question] ?? [])
      .filter((answer) => is.includes(answer))
      .map((answer) => ({ question, answer, weight, isMust })),
  );
}
