import { expect, test } from 'vitest';
import type { WizardDefinition } from '#domain/content/wizard';
import { answerSets } from '#domain/recommendation/answer-sets';
import { waysThrough } from '#domain/wizard/ways';
import { navigator } from '#tests/fixtures/wizards';
import { challenges, combinations, geographies } from '#tests/unit/recommendation/combinations';
import { cakeWizard } from '#tests/unit/wizard/visits';

/** Optional questions only. */
const free: WizardDefinition = {
  ...cakeWizard,
  questions: cakeWizard.questions.map((question) => ({ ...question, required: undefined })),
};
/** The same, but each step with questions requires at least one answer. */
const strict: WizardDefinition = {
  ...free,
  steps: cakeWizard.steps.map((step) => ({ ...step, atLeastOneAnswer: 'Answer one of them.' })),
};

const asText = (sets: Iterable<object>) =>
  Array.from(sets, (answers) => JSON.stringify(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))));

test.each([
  ['the Navigator', navigator],
  ['a wizard with steps that can be skipped', cakeWizard],
  ['… whose questions may all be left out', free],
  ['… but not all of a step', strict],
])('there are as many sets of answers to %s as there are ways to answer it, no two the same', (_, wizard) => {
  const sets = asText(answerSets(wizard));
  expect(sets).toHaveLength(waysThrough(wizard).reduce((sum, { count }) => sum + count, 0));
  expect(new Set(sets).size).toBe(sets.length);
});

test('those to the Navigator are the combinations written out from the specification', () => {
  const written = new Set(asText(combinations(geographies, challenges)));
  expect(asText(answerSets(navigator)).filter((set) => !written.has(set))).toEqual([]);
  expect(written.size).toBe(46_368);
});

test('a multiple choice has each selection once, up to the maximum', () => {
  const flavours = cakeWizard.questions.filter(({ id }) => id === 'flavours');
  expect(answerSets({ ...cakeWizard, questions: flavours }).map((answers) => answers['flavours'])).toEqual([
    ['lemon'],
    ['cherry'],
    ['lemon', 'cherry'],
    ['nut'],
    ['lemon', 'nut'],
    ['cherry', 'nut'],
  ]);
});
