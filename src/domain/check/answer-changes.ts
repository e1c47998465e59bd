import type { SlicedWork } from '#domain/check/slices';
import type { Question } from '#domain/content/wizard';
import { type Answers, offeredValues } from '#domain/wizard/answers';

/** Changes of one answer that lead to the same ranking. */
export type AnswerChange = {
  question: string;
  /** What the answer would be instead: each a list of values, as answers are; one list for each change. */
  instead: string[][];
  /** What stands at the top then: what `topOf` returned. */
  top: string[];
};

/**
 * Returns each change of a single answer that changes what stands at the top, in the order of the questions and of their
 * options; changes of one question with the same result are one entry. Every other answer is tried, none is guessed.
 *
 * A question with one answer can take each of its other options. Of a question with several, one option is ticked or
 * unticked, or exchanged where no more may be ticked; the last one is not unticked.
 *
 * `topOf` ranks: it returns the ids at the top for these answers, in their order, which counts. `questions` are those
 * that these answers lead to (`askedQuestions`).
 */
export function* answerChanges(
  questions: readonly Question[],
  answers: Answers,
  topOf: (answers: Answers) => readonly string[],
): SlicedWork<AnswerChange[]> {
  const now = topOf(answers);
  const changes: AnswerChange[] = [];
  yield;
  for (const question of questions) {
    for (const values of otherAnswers(question, answers[question.id] ?? [])) {
      const top = [...topOf({ ...answers, [question.id]: values })];
      if (!isSame(top, now)) {
        const known = changes.find((change) => change.question === question.id && isSame(change.top, top));
        if (known) known.instead.push(values);
        else changes.push({ question: question.id, instead: [values], top });
      }
      yield;
    }
  }
  return changes;
}

/** Returns the answers to a question that are one change away from the present one. */
function otherAnswers(question: Question, values: readonly string[]): string[][] {
  const present = offeredValues(question, values);
  const others = question.options.map(({ value }) => value).filter((value) => !present.includes(value));
  if (question.choose === 'one') return others.map((value) => [value]);
  const without = present.map((value) => present.filter((other) => other !== value));
  const isFull = present.length >= (question.atMost ?? question.options.length);
  const added = others.flatMap((value) => (isFull ? without : [present]).map((kept) => [...kept, value]));
  const removed = present.length > 1 ? without : [];
  return [...added, ...removed]
    .map((each) => offeredOrAlone(question, present, each))
    .filter((each, index, all) => !isSame(each, present) && all.findIndex((other) => isSame(other, each)) === index);
}

/** Returns values in the order of the options. An option that stands alone clears the others where it is the new one. */
function offeredOrAlone(question: Question, present: readonly string[], values: readonly string[]): string[] {
  const alone = question.options.find(
    ({ value, exclusive }) => exclusive && values.includes(value) && !present.includes(value),
  );
  return alone ? [alone.value] : offeredValues(question, values);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
