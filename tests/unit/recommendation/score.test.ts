import { expect, test } from 'vitest';
import { isPerfectMatch, scoreBand } from '#domain/recommendation/score';

// Green, blue, yellow and orange are the colours behind good, info, warn and alert. Specification §9, Score display.
test.each([
  [100, 'good', true],
  [96, 'good', true],
  [95, 'good', true],
  [94, 'info', false],
  [90, 'info', false],
  [89, 'warn', false],
  [85, 'warn', false],
  [84, 'alert', false],
  [10, 'alert', false],
  [0, 'alert', false],
] as const)('a score of %i is %s, perfect match: %s', (score, band, perfect) => {
  expect(scoreBand(score)).toBe(band);
  expect(isPerfectMatch(score)).toBe(perfect);
});
