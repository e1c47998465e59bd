import { expect, test } from 'vitest';
import { knownAnswersOf } from '#domain/wizard/known-answers';
import { cakeWizard } from '#tests/unit/wizard/visits';

const known = knownAnswersOf({ cake: cakeWizard, pie: cakeWizard }, ['2026-02-01', '2025-01-01']);

test('the lists have each value once, in one order', () => {
  expect(known.wizardTags).toEqual([cakeWizard.crmTag]);
  expect(known.consentVersions).toEqual(['2025-01-01', '2026-02-01']);
  expect(known.detailQuestions).toEqual([...new Set(known.detailQuestions)].sort());
});

test('every step is named after its wizard, in the order in which it is reached', () => {
  const steps = ['begun', ...cakeWizard.steps.map(({ id }) => id)];
  expect(known.steps).toEqual([...steps.map((id) => `cake/${id}`), ...steps.map((id) => `pie/${id}`)]);
});
