import { expect, test } from 'vitest';
import { isProfileQuestion } from '#domain/wizard/profile';

// The questions with a dedicated field in the body of a lead. Specification §7, Contact creation.
test.each([
  ['organizationType', true],
  ['geography', true],
  ['priorities', true],
  ['challengeArea', true],
  ['teamsIntegration', false],
  ['cloudPreference', false],
  ['', false],
])('%j: %s', (question, expected) => {
  expect(isProfileQuestion(question)).toBe(expected);
});
