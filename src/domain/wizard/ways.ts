import type { Question, Step, WizardDefinition } from '#domain/content/wizard';
import { type Answers, askedQuestions } from '#domain/wizard/answers';
import { stepsOnTheWay } from '#domain/wizard/steps';

/**
 * One path through a wizard: the answers that lead to it, the questions of each step, and the number of answer sets on
 * it.
 */
export type Way = {
  /** The combinations of deciding answers that lead here. */
  decisions: Answers[];
  /** Each step that asks questions, with its questions on this path; null where the path skips it. */
  steps: { step: Step; questions: Question[] | null }[];
  /** The number of different answer sets on it. */
  count: number;
};

/**
 * Returns every path through a wizard, in the order of its options. A question is deciding if a condition names it; it
 * may be answered with one option only.
 */
export function waysThrough(wizard: WizardDefinition): Way[] {
  const ways = new Map<string, Way>();
  const deciding = decidingQuestions(wizard);
  for (const decisions of decidingAnswers(wizard)) {
    const asked = askedQuestions(wizard, decisions);
    const onTheWay = stepsOnTheWay(wizard, decisions);
    const steps = wizard.steps
      .filter(({ kind }) => kind === 'questions')
      .map((step) => ({
        step,
        questions: onTheWay.includes(step) ? asked.filter((question) => question.step === step.id) : null,
      }));
    const key = JSON.stringify(steps.map(({ questions }) => questions?.map(({ id }) => id) ?? null));
    const way = ways.get(key) ?? { decisions: [], steps, count: 0 };
    way.decisions.push(decisions);
    way.count += steps.reduce(
      (product, { step, questions }) => product * choices(step, questions ?? [], deciding, decisions),
      1,
    );
    ways.set(key, way);
  }
  return [...ways.values()];
}

/** Returns the questions that conditions name. */
export function decidingQuestions(wizard: WizardDefinition): Question[] {
  const conditions = [...wizard.steps.map((step) => step.skippedWhen), ...wizard.questions.map((q) => q.askedWhen)];
  const named = new Set(conditions.map((condition) => condition?.question));
  return wizard.questions.filter(({ id }) => named.has(id));
}

/** Returns every combination of answers to the deciding questions that a visitor can give. */
function decidingAnswers(wizard: WizardDefinition): Answers[] {
  const deciding = decidingQuestions(wizard);
  const combinations = deciding.reduce<Answers[]>(
    (all, { id, options }) =>
      all.flatMap((answers) => [...options.map(({ value }) => ({ ...answers, [id]: [value] })), answers]),
    [{}],
  );
  return combinations.filter((answers) => {
    const asked = askedQuestions(wizard, answers);
    return deciding.every((question) =>
      answers[question.id] ? asked.includes(question) : !question.required || !asked.includes(question),
    );
  });
}

/**
 * Returns the number of ways to answer a step whose deciding questions are settled: answered, or permanently
 * unanswered.
 */
function choices(
  step: Step,
  questions: readonly Question[],
  deciding: readonly Question[],
  decisions: Answers,
): number {
  const free = questions.filter((question) => !deciding.includes(question));
  const all = free.reduce((product, question) => product * answersTo(question), 1);
  const nothing = step.atLeastOneAnswer && questions.length > 0 && questions.every(({ id }) => !decisions[id]) ? 1 : 0;
  return all - nothing;
}

function answersTo({ choose, options, required, atMost }: Question): number {
  const most = choose === 'one' ? 1 : (atMost ?? options.length);
  let count = 0;
  let ofThisSize = 1;
  for (let size = 0; size <= most; size += 1) {
    if (size > 0 || !required) count += ofThisSize;
    ofThisSize = (ofThisSize * (options.length - size)) / (size + 1);
  }
  return count;
}
