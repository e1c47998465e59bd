import { expect, test } from 'vitest';
import { wizardSchema } from '#domain/content/wizard';
import { decidingQuestions, waysThrough } from '#domain/wizard/ways';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { cakeWizard } from '#tests/unit/wizard/visits';

const counts = (wizard: typeof navigator) => waysThrough(wizard).map(({ count }) => count);
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

test('the Navigator has three paths and the 46,368 sets of answers that other tests walk', () => {
  expect(counts(navigator)).toEqual([2 * 20 * 828, 3 * 5 * 828, 828]);
  expect(sum(counts(navigator))).toBe(46_368);
});

test('the needs assessment has a path for each set of questions and one for the areas without', () => {
  const profiles = 5 * 3 * 92;
  expect(counts(needsAssessment)).toEqual(
    [4 * 64 * 5 - 1, 5 * 64 * 128 * 3 - 1, 4 * 32 - 1, 4, 3 * 16 - 1].map((details) => profiles * details),
  );
  expect(sum(counts(needsAssessment))).toBe(171_583_680);
});

test('a path gives the questions of each step, and the steps it skips', () => {
  const tea = waysThrough(cakeWizard).find(({ decisions }) => decisions[0]?.['party']?.includes('tea'));
  expect(tea?.steps.map(({ step, questions }) => [step.id, questions?.map(({ id }) => id) ?? null])).toEqual([
    ['occasion', ['party', 'guests']],
    ['cake', ['flavours']],
    ['extras', null],
  ]);
});

/** Optional deciding questions, a step that requires any answer, and one whose question is not always asked. */
const paintWizard = wizardSchema.parse({
  title: 'Paint Finder',
  subtitle: 'Find your paint',
  crmTag: 'PAINT',
  steps: [
    { id: 'room', kind: 'questions', title: 'Room', description: 'What for', atLeastOneAnswer: 'Answer either.' },
    {
      id: 'tone',
      kind: 'questions',
      title: 'Tone',
      description: 'Which colour',
      skippedWhen: { question: 'size', is: ['small'] },
    },
    { id: 'finish', kind: 'questions', title: 'Finish', description: 'How it shines', atLeastOneAnswer: 'Answer it.' },
    { id: 'end', kind: 'results', title: 'End', description: 'Your paint' },
  ],
  questions: [
    { id: 'size', step: 'room', choose: 'one', options: ['small', 'large'] },
    { id: 'use', step: 'room', choose: 'one', options: ['floor', 'wall'] },
    { id: 'colour', step: 'tone', choose: 'one', required: 'Choose a colour.', options: ['red', 'blue', 'none'] },
    {
      id: 'shade',
      step: 'finish',
      choose: 'several',
      atMost: 2,
      options: ['dark', 'light', 'warm'],
      askedWhen: { question: 'colour', is: ['red'] },
    },
  ].map(({ options, ...question }) => ({
    ...question,
    label: 'Which?',
    summaryLabel: question.id,
    options: options.map((value) => ({ value, label: value })),
  })),
});

test('questions decide where a step or a question depends on them', () => {
  expect(decidingQuestions(paintWizard).map(({ id }) => id)).toEqual(['size', 'colour']);
});

test('an optional question that decides may stay unanswered, and then counts once', () => {
  const ways = waysThrough(paintWizard).map(({ steps, decisions, count }) => ({
    asks: steps.map(({ questions }) => questions?.map(({ id }) => id) ?? null),
    decisions,
    count,
  }));
  const room = ['size', 'use'];
  // With a size the use may stay unanswered (3), without one it may not (2); of three shades there are 6 selections of
  // one or two.
  expect(ways).toEqual([
    { asks: [room, null, []], decisions: [{ size: ['small'] }], count: 3 },
    {
      asks: [room, ['colour'], ['shade']],
      decisions: [{ size: ['large'], colour: ['red'] }, { colour: ['red'] }],
      count: (3 + 2) * 6,
    },
    {
      asks: [room, ['colour'], []],
      decisions: [
        { size: ['large'], colour: ['blue'] },
        { size: ['large'], colour: ['none'] },
        { colour: ['blue'] },
        { colour: ['none'] },
      ],
      count: 2 * (3 + 2),
    },
  ]);
});
