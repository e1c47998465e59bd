import fc from 'fast-check';
import { describe, it } from 'vitest';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';
import { initialState, restoredState, transition, type WizardEvent, type WizardState } from '#domain/wizard/machine';
import { navigator } from '#tests/fixtures/wizards';

/* The Navigator's rules written a second, simpler way, and checked against any sequence of events. */

const ways = {
  whole: ['business-profile', 'challenge-area', 'detailed-questions', 'contact-info', 'smart-results'],
  browsing: ['business-profile', 'challenge-area', 'contact-info', 'smart-results'],
};
const asked: Record<string, string[]> = {
  'business-profile': ['organizationType', 'geography', 'priorities'],
  'challenge-area': ['challengeArea'],
};
const detailsOf: Record<string, string[]> = {
  ccaas: ['teamsIntegration', 'cloudPreference'],
  ucaas: ['teamsIntegration', 'cloudPreference'],
  cybersecurity: ['cloudPreference'],
  'ai-automation': ['cloudPreference'],
  cloud: ['cloudPreference'],
};
const optionsOf = new Map(navigator.questions.map(({ id, options }) => [id, options.map(({ value }) => value)]));

const challenge = (answers: Answers) => answers['challengeArea']?.[0] ?? '';
const wayOf = (answers: Answers) => (challenge(answers) === 'just-browsing' ? ways.browsing : ways.whole);
const questionsOf = (step: string, answers: Answers) =>
  step === 'detailed-questions' ? (detailsOf[challenge(answers)] ?? []) : (asked[step] ?? []);

function isComplete(step: string, { answers, submitted }: WizardState): boolean {
  if (step === 'contact-info') return submitted;
  return (asked[step] ?? []).every((question) => (answers[question] ?? []).length > 0);
}

/** The invariants of the answers after any events. */
function checkAnswers({ answers }: WizardState): void {
  for (const [question, values] of Object.entries(answers)) {
    const most = question === 'priorities' ? 3 : 1;
    if (values.length > most) throw new Error(`${values.length} answers to ${question}`);
    const offered = optionsOf.get(question) ?? [];
    if (!values.every((value) => offered.includes(value))) throw new Error(`${question}: ${values} is not offered`);
    if (new Set(values).size < values.length) throw new Error(`${question} holds a value twice`);
  }
  const counted = new Set([...Object.values(asked).flat(), ...(detailsOf[challenge(answers)] ?? [])]);
  for (const [question, values] of Object.entries(relevantAnswers(navigator, answers))) {
    if (!counted.has(question)) throw new Error(`${question} counts without being asked`);
    const given = answers[question] ?? [];
    const standsIn =
      given.length === 0 && values.join() === 'not-sure' && !asked['business-profile']?.includes(question);
    if (!standsIn && values.join() !== given.join()) throw new Error(`${question}: ${values} was never answered`);
  }
}

/** The invariants of the step as long as a visitor answers what is on the screen. */
function checkStep(state: WizardState): void {
  const way = wayOf(state.answers);
  const here = way.indexOf(state.step);
  if (here < 0) throw new Error(`${state.step} is not on the way`);
  const gap = way.slice(0, here).find((step) => !isComplete(step, state));
  if (gap) throw new Error(`${state.step} is open although ${gap} is not complete`);
}

function checkReload(state: WizardState): void {
  const reloaded = restoredState(navigator, JSON.parse(JSON.stringify(state)));
  const expected = { ...state, error: null };
  if (JSON.stringify(sorted(reloaded)) !== JSON.stringify(sorted(expected)))
    throw new Error(`reloaded as ${JSON.stringify(reloaded)}`);
}

const sorted = ({ answers, ...rest }: WizardState) => ({ ...rest, answers: Object.entries(answers).sort() });

/** Frozen, so that a rule that mutates a state fails. */
function frozen(state: WizardState): WizardState {
  for (const values of Object.values(state.answers)) Object.freeze(values);
  Object.freeze(state.answers);
  return Object.freeze(state);
}

const stepNames = fc.constantFrom(...ways.whole, 'nowhere');
const moves: fc.Arbitrary<WizardEvent> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<WizardEvent>({ type: 'next' }) },
  { weight: 2, arbitrary: fc.constant<WizardEvent>({ type: 'back' }) },
  { weight: 2, arbitrary: fc.constant<WizardEvent>({ type: 'submit' }) },
  { weight: 1, arbitrary: fc.constant<WizardEvent>({ type: 'restart' }) },
  { weight: 2, arbitrary: stepNames.map((step): WizardEvent => ({ type: 'open', step })) },
  { weight: 2, arbitrary: stepNames.map((step): WizardEvent => ({ type: 'change', step })) },
);

/** A click on the nth option of the nth question on the screen, whatever is there at the time. */
type Click = { question: number; option: number };
const clicks: fc.Arbitrary<Click> = fc.record({ question: fc.nat(2), option: fc.nat(7) });

function clicked({ question, option }: Click, state: WizardState): WizardEvent | null {
  const questions = questionsOf(state.step, state.answers);
  const id = questions[question % questions.length];
  const options = optionsOf.get(id ?? '') ?? [];
  const value = options[option % options.length];
  if (id === undefined || value === undefined) return null;
  return { type: id === 'priorities' ? 'toggle' : 'choose', question: id, value };
}

// A busy machine needs longer than the default limit.
describe('any visit', { timeout: 60_000 }, () => {
  it('stays on the path, behind no gap, and survives a reload at any moment', () => {
    const visits = fc.array(fc.oneof({ weight: 3, arbitrary: clicks }, { weight: 2, arbitrary: moves }), {
      maxLength: 60,
      size: 'max',
    });
    fc.assert(
      fc.property(visits, (visit) => {
        let state = frozen(initialState(navigator));
        for (const act of visit) {
          const event = 'type' in act ? act : clicked(act, state);
          if (event) state = frozen(transition(navigator, state, event));
          checkAnswers(state);
          checkStep(state);
          checkReload(state);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('contains only offered values, whatever events arrive in whatever order', () => {
    const questions = fc.constantFrom(...optionsOf.keys(), 'shoeSize');
    const values = fc.constantFrom(...new Set([...optionsOf.values()].flat()), 'nothing known');
    const answersOfAnything = fc.record({
      type: fc.constantFrom('choose' as const, 'toggle' as const),
      question: questions,
      value: values,
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(answersOfAnything, moves), { maxLength: 60, size: 'max' }), (events) => {
        let state = frozen(initialState(navigator));
        for (const event of events) {
          state = frozen(transition(navigator, state, event));
          if (!ways.whole.includes(state.step)) throw new Error(`${state.step} is no step`);
          checkAnswers(state);
        }
        // A reload makes any state safe.
        const reloaded = restoredState(navigator, JSON.parse(JSON.stringify(state)));
        checkAnswers(reloaded);
        checkStep(reloaded);
      }),
      { numRuns: 400 },
    );
  });

  it('restored from any stored data is on the path, behind no gap', () => {
    const values = fc.array(
      fc.oneof(fc.constantFrom(...new Set([...optionsOf.values()].flat())), fc.jsonValue({ maxDepth: 1 })),
      { maxLength: 9 },
    );
    const answers = fc.oneof(
      fc.dictionary(fc.constantFrom(...optionsOf.keys(), 'shoeSize', '__proto__'), fc.oneof(values, fc.jsonValue())),
      fc.jsonValue(),
    );
    const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
    const changing = fc.oneof(
      fc.record({ returnTo: fc.oneof(stepNames, plain), asked: fc.oneof(fc.array(plain), plain) }),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const stored = fc.record(
      { step: fc.oneof(stepNames, plain), answers, submitted: fc.oneof(fc.boolean(), plain), changing },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(stored, plain), (data) => {
        const state = restoredState(navigator, data);
        checkAnswers(state);
        checkStep(state);
        checkReload(state);
      }),
      { numRuns: 1000 },
    );
  });
});
