import { describe, expect, test } from 'vitest';
import type { NeedStanding } from '#domain/recommendation/needs';
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
  expect(isPerfectMatch({ score, needs: [] })).toBe(perfect);
});

describe('a perfect match', () => {
  const need = (standing: NeedStanding['standing']) => ({ need: 'canada', label: '', standing, text: '', basis: null });

  test.each([
    ['is one that meets every need', [need('met'), need('met')], true],
    ['is none that is known to miss one', [need('met'), need('missed')], false],
    ['is one that nobody has confirmed a need of', [need('met'), need('open')], true],
  ])('%s', (_, needs, expected) => {
    expect(isPerfectMatch({ score: 96, needs })).toBe(expected);
    expect(isPerfectMatch({ score: null, needs })).toBe(false);
  });
});
