import { expect, test } from 'vitest';
import { choiceOf, partsOfChoice } from '#domain/obligations/choice';

test.each([
  ['healthcare', undefined, 'healthcare'],
  ['healthcare', 'hospital', 'healthcare:hospital'],
])('%s, %s is %s, and back', (industry, kind, choice) => {
  expect(choiceOf(industry, kind)).toBe(choice);
  expect(partsOfChoice(choice)).toEqual({ industry, kind });
});

test('no choice has no industry', () => {
  expect(partsOfChoice('')).toEqual({ industry: '', kind: undefined });
});
