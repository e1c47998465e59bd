import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefilledAnswers } from '#domain/wizard/prefill';
import { offeredValues } from '#domain/wizard/answers';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { cakeWizard } from '#tests/unit/wizard/visits';

const from = (answers: unknown) => ({ step: 'anywhere', answers });

test.each([
  ['SMB', 'smb'],
  ['Mid-Market', 'mid-market'],
  ['Enterprise', 'enterprise'],
])('%s in the Navigator is %s in the needs assessment, and the other way round', (one, other) => {
  expect(prefilledAnswers(needsAssessment, {}, from({ organizationType: [one] }))).toEqual({
    organizationType: [other],
  });
  expect(prefilledAnswers(navigator, {}, from({ organizationType: [other] }))).toEqual({ organizationType: [one] });
});

test.each(['government', 'nonprofit'])('%s has no counterpart in the Navigator', (organizationType) => {
  expect(prefilledAnswers(navigator, {}, from({ organizationType: [organizationType] }))).toEqual({});
});

test.each([
  ['ccaas', true],
  ['ucaas', true],
  ['cybersecurity', true],
  ['ai-automation', true],
  ['connectivity', false],
  ['daas', false],
  ['office365', false],
  ['draas', false],
])('the area %s has a counterpart in the Navigator: %s', (area, twin) => {
  expect(prefilledAnswers(navigator, {}, from({ challengeArea: [area] }))).toEqual(
    twin ? { challengeArea: [area] } : {},
  );
});

test.each(['cloud', 'just-browsing'])('the Navigator’s %s has no counterpart in the needs assessment', (area) => {
  expect(prefilledAnswers(needsAssessment, {}, from({ challengeArea: [area] }))).toEqual({});
});

test('geography and priorities are the same in both', () => {
  const same = { geography: ['global'], priorities: ['Automate repetitive processes', 'Modernize communications'] };
  expect(prefilledAnswers(needsAssessment, {}, from(same))).toEqual(same);
  expect(prefilledAnswers(navigator, {}, from(same))).toEqual(same);
});

test.each([undefined, null, 7, 'text', [], {}, { answers: null }, { answers: 'canada' }, { answers: [['canada']] }])(
  'nothing comes of %j',
  (stored) => expect(prefilledAnswers(navigator, {}, stored)).toEqual({}),
);

test('a wizard’s own answer stays, even a removed one', () => {
  const own = { geography: ['canada'], priorities: [] };
  const other = { geography: ['global'], priorities: ['Modernize communications'], challengeArea: ['ucaas'] };
  expect(prefilledAnswers(needsAssessment, own, from(other))).toEqual({ challengeArea: ['ucaas'] });
});

test('a later answer of the other replaces a different one, where it has a twin here', () => {
  const own = { organizationType: ['government'], geography: ['canada'], challengeArea: ['draas'] };
  const newer = ['organizationType', 'geography', 'challengeArea', 'priorities'];
  const other = from({ organizationType: ['SMB'], geography: ['canada'], challengeArea: ['cloud'], priorities: [] });
  expect(prefilledAnswers(needsAssessment, own, other, newer)).toEqual({ organizationType: ['smb'] });
  expect(prefilledAnswers(needsAssessment, own, other, ['geography'])).toEqual({});
});

test('details are never transferred, nor anything to a wizard that shares nothing', () => {
  expect(prefilledAnswers(navigator, {}, from({ cloudPreference: ['hybrid'], aiUsage: ['yes'] }))).toEqual({});
  expect(prefilledAnswers(cakeWizard, {}, from({ party: ['tea'] }))).toEqual({});
});

test('whatever is stored, only offered values are transferred', () => {
  const stored = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...navigator.questions.map(({ id }) => id)), fc.anything()).map(from),
    fc
      .dictionary(
        fc.constantFrom('organizationType', 'priorities'),
        fc.array(fc.constantFrom('SMB', 'smb', 'Enterprise', 'Modernize communications', '__proto__')),
      )
      .map(from),
  );
  fc.assert(
    fc.property(stored, (other) => {
      for (const [id, values] of Object.entries(prefilledAnswers(needsAssessment, {}, other))) {
        const question = needsAssessment.questions.find((each) => each.id === id);
        expect(question && offeredValues(question, values)).toEqual(values);
        expect(values.length).toBeGreaterThan(0);
      }
    }),
  );
});
