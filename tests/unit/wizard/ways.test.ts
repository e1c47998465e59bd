import { expect, test } from 'vitest';
import { waysThrough } from '#domain/wizard/ways';
import { navigator, needsAssessment } from '#tests/fixtures/content';
import { cakeWizard } from '#tests/unit/wizard/visits';

const counts = (wizard: typeof navigator) => waysThrough(wizard).map(({ count }) => count);
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

test('the Navigator has three ways and the 46,368 sets of answers that are walked elsewhere', () => {
  expect(counts(navigator)).toEqual([2 * 20 * 828, 3 * 5 * 828, 828]);
  expect(sum(counts(navigator))).toBe(46_368);
});

test('the needs assessment has a way for each set of questions and one for the areas without', () => {
  const profiles = 5 * 3 * 92;
  expect(counts(needsAssessment)).toEqual(
    [4 * 64 * 5 - 1, 5 * 64 * 128 * 3 - 1, 4 * 32 - 1, 4, 3 * 16 - 1].map((details) => profiles * details),
  );
  expect(sum(counts(needsAssessment))).toBe(171_583_680);
});

test('a way says what it asks in each step, and which it leaves out', () => {
  const tea = waysThrough(cakeWizard).find(({ decisions }) => decisions[0]?.['party']?.includes('tea'));
  expect(tea?.steps.map(({ step, questions }) => [step.id, questions?.map(({ id }) => id) ?? null])).toEqual([
    ['occasion', ['party', 'guests']],
    ['cake', ['flavours']],
    ['extras', null],
  ]);
});
