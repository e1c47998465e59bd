import type { Question, Step, WizardDefinition } from '#domain/content/wizard';
import { type Answers, askedQuestions, offeredValues } from '#domain/wizard/answers';
import { isComplete, neighbour, openStep, stepById, stepsOnTheWay } from '#domain/wizard/steps';
import { isRecord } from '#domain/record';

/** Why a click changed nothing: unanswered questions, or a question that takes no further option. */
export type StepError = { kind: 'missing' } | { kind: 'full'; question: string } | null;

/** A visit to an earlier step through a 'Change' link. */
export type Changing = { returnTo: string; asked: readonly string[] };

/** Everything a wizard knows about one visitor, contact details excepted. Plain data: any state can be replayed. */
export type WizardState = {
  /** The step on the screen. */
  step: string;
  /** All answers ever given, also those that no longer count, so that changing one's mind back loses nothing. */
  answers: Answers;
  /** Whether the contact step has been submitted. */
  submitted: boolean;
  /** While an answer is being changed from a later step: where Next returns to, and what had been asked by then. */
  changing: Changing | null;
  error: StepError;
};

export type WizardEvent =
  /** One option of a single-choice question. */
  | { type: 'choose'; question: string; value: string }
  /** An option of a several-choice question, on or off. */
  | { type: 'toggle'; question: string; value: string }
  | { type: 'next' }
  | { type: 'back' }
  /** A step asked for by its address: deep link, browser Back or Forward. */
  | { type: 'open'; step: string }
  /** A 'Change' link: go to the step and come back afterwards. */
  | { type: 'change'; step: string }
  /** The contact form was accepted. */
  | { type: 'submit' }
  | { type: 'restart' };

/** Returns the state before the first answer. */
export function initialState(wizard: WizardDefinition): WizardState {
  return { step: wizard.steps[0]?.id ?? '', answers: {}, submitted: false, changing: null, error: null };
}

/**
 * Returns the state after an event. Pure and total: an event that makes no sense in a state leaves it unchanged, and a
 * click that cannot be followed sets an error. Specification §4, Solution
 * Navigator steps.
 */
export function transition(wizard: WizardDefinition, state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'choose':
      return answered(state, findQuestion(wizard, event.question), [event.value]);
    case 'toggle':
      return toggled(state, findQuestion(wizard, event.question), event.value);
    case 'next':
      return forward(wizard, state);
    case 'back':
      return moved(state, neighbour(wizard, state.step, state.answers, -1), null);
    case 'open':
      return moved(state, openStep(wizard, event.step, state), state.changing);
    case 'change':
      return moved(state, openStep(wizard, event.step, state), {
        returnTo: state.step,
        asked: askedQuestions(wizard, state.answers).map((question) => question.id),
      });
    case 'submit':
      return submitted(wizard, { ...state, submitted: true });
    case 'restart':
      return initialState(wizard);
  }
}

function findQuestion(wizard: WizardDefinition, id: string): Question | undefined {
  return wizard.questions.find((question) => question.id === id);
}

function answered(state: WizardState, question: Question | undefined, values: readonly string[]): WizardState {
  const offered = question ? offeredValues(question, values) : [];
  // A value that is not offered is not an answer, and must not replace one.
  if (!question || (offered.length === 0 && values.length > 0)) return state;
  return { ...state, answers: { ...state.answers, [question.id]: offered }, error: null };
}

function toggled(state: WizardState, question: Question | undefined, value: string): WizardState {
  if (!question) return state;
  const chosen = state.answers[question.id] ?? [];
  if (chosen.includes(value))
    return answered(
      state,
      question,
      chosen.filter((other) => other !== value),
    );
  if (question.options.some((option) => option.value === value && option.exclusive))
    return answered(state, question, [value]);
  if (isFull(question, state.answers)) return { ...state, error: { kind: 'full', question: question.id } };
  return answered(state, question, [...chosen, value]);
}

/** Moves on from the contact step; a visitor who went elsewhere while it was sent stays there. */
function submitted(wizard: WizardDefinition, state: WizardState): WizardState {
  return stepById(wizard, state.step).kind === 'contact' ? forward(wizard, state) : state;
}

function forward(wizard: WizardDefinition, state: WizardState): WizardState {
  const step = stepById(wizard, state.step);
  if (!isComplete(wizard, step, state))
    return step.kind === 'contact' ? state : { ...state, error: { kind: 'missing' } };
  const target = state.changing
    ? endOfChange(wizard, state, state.changing)
    : neighbour(wizard, state.step, state.answers, 1);
  return moved(state, openStep(wizard, target, state), state.changing);
}

/**
 * Returns the step after a changed answer: the one where 'Change' was clicked, unless the answer leads to questions
 * never asked before, or removes those of a step that then asks something else.
 */
function endOfChange(wizard: WizardDefinition, state: WizardState, changing: Changing): string {
  const ids = wizard.steps.map((step) => step.id);
  const ahead = ids.slice(ids.indexOf(state.step) + 1, ids.indexOf(changing.returnTo));
  const asked = askedQuestions(wizard, state.answers);
  const isUnseen = (step: Step) => {
    const questions = asked.filter((question) => question.step === step.id);
    if (questions.length > 0 || step.whenNothingIsAsked === undefined)
      return questions.some(({ id }) => !changing.asked.includes(id));
    return wizard.questions.some((question) => question.step === step.id && changing.asked.includes(question.id));
  };
  const unseen = stepsOnTheWay(wizard, state.answers).find((step) => ahead.includes(step.id) && isUnseen(step));
  return unseen?.id ?? changing.returnTo;
}

function moved(state: WizardState, step: string, changing: Changing | null): WizardState {
  return { ...state, step, changing: changing?.returnTo === step ? null : changing, error: null };
}

/** Returns whether a several-choice question takes no further option. Specification §5: at most 3 priorities. */
export function isFull(question: Question, answers: Answers): boolean {
  return question.atMost !== undefined && (answers[question.id] ?? []).length >= question.atMost;
}

/**
 * Returns a stored state made safe for today's definition: unknown answers and values dropped, the step opened by the
 * rule for deep links. Anything else gives the initial state, so that an old or damaged tab still works.
 */
export function restoredState(wizard: WizardDefinition, stored: unknown): WizardState {
  const initial = initialState(wizard);
  if (!isRecord(stored)) return initial;
  const storedAnswers = isRecord(stored['answers']) ? stored['answers'] : {};
  const answers: Record<string, readonly string[]> = {};
  for (const question of wizard.questions) {
    const values = storedAnswers[question.id];
    if (Array.isArray(values)) answers[question.id] = offeredValues(question, values);
  }
  const submitted = stored['submitted'] === true;
  const step = openStep(wizard, isText(stored['step']) ? stored['step'] : '', { answers, submitted });
  return { ...initial, answers, submitted, step, changing: restoredChange(wizard, stored['changing']) };
}

/** Returns the state with further answers, as far as the definition knows them, in place of those to the same questions. */
export function withAnswers(wizard: WizardDefinition, state: WizardState, answers: Answers): WizardState {
  return Object.entries(answers).reduce(
    (next, [question, values]) => answered(next, findQuestion(wizard, question), values),
    state,
  );
}

/**
 * Returns the state after what was chosen before the script arrived. Boxes that were ticked join those that a reload
 * brought back; one too many is answered as a click would be.
 */
export function withEarlyAnswers(wizard: WizardDefinition, state: WizardState, answers: Answers): WizardState {
  let error: StepError = null;
  for (const [id, values] of Object.entries(answers)) {
    const question = findQuestion(wizard, id);
    for (const value of values) {
      if (state.answers[id]?.includes(value)) continue;
      state = question?.choose === 'several' ? toggled(state, question, value) : answered(state, question, [value]);
      error ??= state.error;
    }
  }
  return { ...state, error };
}

function restoredChange(wizard: WizardDefinition, stored: unknown): Changing | null {
  if (!isRecord(stored) || !Array.isArray(stored['asked'])) return null;
  const step = wizard.steps.find(({ id }) => id === stored['returnTo']);
  return step ? { returnTo: step.id, asked: stored['asked'].filter(isText) } : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
