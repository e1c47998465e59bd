import { describe, expect, test } from 'vitest';
import { recommend } from '#domain/recommendation/recommend';
import { isPerfectMatch, scoreBand } from '#domain/recommendation/score';
import { catalogueOf, catalogue, navigator } from '#tests/fixtures/content';
import { challenges, combinations, geographies } from '#tests/unit/recommendation/combinations';
import { solutionWith } from '#tests/unit/recommendation/solutions';

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
  expect(isPerfectMatch({ solution: solutionWith(), score, reasons: [] })).toBe(perfect);
});

describe('a perfect match', () => {
  const size = (met: boolean) => ({ kind: 'size', met, text: '' }) as const;
  const priorities = { kind: 'priorities', met: false, text: '' } as const;

  test.each([
    ['is one made for the visitor’s size', ['SMB'], [size(true)], true],
    ['is none made for other sizes alone', ['Enterprise'], [size(true), size(false)], false],
    ['is one that does not say for which size it is made', [], [size(false)], true],
    ['is one that misses a priority, which is a wish', ['SMB'], [priorities], true],
  ] as const)('%s', (_, targetAudience, reasons, expected) => {
    const solution = solutionWith({ targetAudience: [...targetAudience] });
    expect(isPerfectMatch({ solution, score: 96, reasons: [...reasons] })).toBe(expected);
    expect(isPerfectMatch({ solution, score: null, reasons: [...reasons] })).toBe(false);
  });

  test('never stands over a size that is missed, for any answers', () => {
    const wrong: string[] = [];
    for (const answers of combinations(geographies, challenges)) {
      for (const pick of recommend(navigator, answers, catalogueOf(catalogue)).top)
        if (isPerfectMatch(pick) && pick.reasons.some(({ text }) => text.startsWith('Not aimed at')))
          wrong.push(pick.solution.id);
    }
    expect(wrong).toEqual([]);
  });
});
