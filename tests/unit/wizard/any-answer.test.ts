import { describe, expect, test } from 'vitest';
import { wizardSchema } from '#domain/content/wizard';
import { restoredState } from '#domain/wizard/machine';
import { lacksAnyAnswer, stepById } from '#domain/wizard/steps';
import { cakeWizard, change, choose, next, open, play, stepsShown, submit, toggle } from '#tests/unit/wizard/visits';

/*
 * A step that requires at least one answer: the made-up wizard with one more question, one more option and that rule.
 */

const { steps, questions, ...words } = structuredClone(cakeWizard);
const picnic = wizardSchema.parse({
  ...words,
  steps: steps.map((step) =>
    step.id === 'extras'
      ? {
          ...step,
          skippedWhen: { question: 'party', is: ['none'] },
          atLeastOneAnswer: 'Say anything at all.',
          whenNothingIsAsked: 'Nothing goes on top of this one.',
        }
      : step,
  ),
  questions: [
    ...questions.map((question) =>
      question.id === 'toppings'
        ? { ...question, whenUnanswered: undefined, askedWhen: { question: 'party', is: ['birthday'] } }
        : question.id === 'party'
          ? { ...question, options: [...question.options, { value: 'picnic', label: 'A picnic' }] }
          : question,
    ),
    {
      id: 'colours',
      step: 'extras',
      label: 'Which colours?',
      summaryLabel: 'Colours',
      choose: 'one',
      askedWhen: { question: 'party', is: ['birthday'] },
      options: [
        { value: 'red', label: 'Red' },
        { value: 'blue', label: 'Blue' },
      ],
    },
  ],
});

const birthday = [choose('party', 'birthday'), next, toggle('flavours', 'nut'), choose('candles', 'no'), next];
const extras = stepById(picnic, 'extras');

describe('a step that requires any answer', () => {
  test('stops a visitor who gave none, with an error', () => {
    const state = play(picnic, [...birthday, next]);
    expect(state).toMatchObject({ step: 'extras', error: { kind: 'missing' } });
    expect(play(picnic, [...birthday, open('address')]).step).toBe('extras');
  });

  test.each([
    ['the first of its questions', toggle('toppings', 'cream')],
    ['the last of them', choose('colours', 'red')],
  ])('lets a visitor pass who answered %s', (_, answer) => {
    expect(play(picnic, [...birthday, answer, next]).step).toBe('address');
  });

  test('requires one again after it was removed', () => {
    const state = play(picnic, [...birthday, toggle('toppings', 'cream'), toggle('toppings', 'cream'), next]);
    expect(state.step).toBe('extras');
    expect(lacksAnyAnswer(picnic, extras, state.answers)).toBe(true);
  });

  test('is open to a stored state with an answer, and not without one', () => {
    const answers = { party: ['birthday'], flavours: ['nut'], candles: ['no'] };
    expect(restoredState(picnic, { step: 'address', answers }).step).toBe('extras');
    expect(restoredState(picnic, { step: 'address', answers: { ...answers, colours: ['red'] } }).step).toBe('address');
  });

  test('counts as answered without questions for this visitor, and is shown', () => {
    const visit = [choose('party', 'picnic'), next, toggle('flavours', 'nut'), next, next, submit];
    expect(stepsShown(picnic, visit).slice(2)).toEqual(['cake', 'extras', 'address', 'order']);
  });

  test('is shown before the return after a change that closed its questions', () => {
    const visit = [...birthday, toggle('toppings', 'cream'), next];
    const changed = [change('occasion'), choose('party', 'picnic'), next, next];
    expect(stepsShown(picnic, changed, play(picnic, visit)).slice(2)).toEqual(['extras', 'address']);
  });

  test.each([
    ['said so before', 'picnic', 'picnic'],
    ['is now left out', 'birthday', 'none'],
  ])('but not where it %s', (_, before, after) => {
    const visit = [...birthday, toggle('toppings', 'cream'), choose('party', before), open('address')];
    const state = play(picnic, [change('occasion'), choose('party', after), next], play(picnic, visit));
    expect(state.step).toBe('address');
  });

  test('may be left empty without that rule', () => {
    const cake = stepById(cakeWizard, 'extras');
    expect(lacksAnyAnswer(cakeWizard, cake, { party: ['birthday'] })).toBe(false);
  });
});
