import type { SlicedWork } from '#domain/check/slices';
import type { Question } from '#domain/content/wizard';
import { type Answers, offeredValues } from '#domain/wizard/answers';

/** Changes of one answer that lead to the same ranking. */
export type AnswerChange = {
  question: string;
  /** The alternative answers to the question, one list of values per change. */
  instead: string[][];
  /** The ids at the top after the change, as `topOf` returned them. */
  top: string[];
};

/**
 * Returns every change of a single answer that changes the top, in the order of the questions and of their options.
 * Changes to one question with the same result share an entry. Every alternative answer is tried; none is estimated.
 *
 * A single choice is switched to each of its other options. In a multiple choice, one option is ticked or unticked, or
 * swapped once the maximum is ticked; the last one is never unticked.
 *
 * `topOf` returns the ids at the top for a set of answers; their order counts. `questions` are those that these answers
 * lead to (`askedQuestions`).
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

/** Returns the answers to a question that differ from the present one by a single change. */
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

/** Returns values in the order of the options. A newly chosen exclusive option clears the others. */
function offeredOrAlone(question: Question, present: readonly string[], values: readonly string[]): string[] {
  const alone = question.options.find(
    ({ value, exclusive }) => exclusive && values.includes(value) && !present.includes(value),
  );
  return alone ? [alone.value] : offeredValues(question, values);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
