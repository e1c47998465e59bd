import { describe, expect, test } from 'vitest';
import type { NeedStanding } from '#domain/recommendation/needs';
import { perfectMatch, scoreBand } from '#domain/recommendation/score';

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
  expect(perfectMatch({ score, needs: [] })?.text).toBe(perfect ? 'Perfect Match' : undefined);
});

describe('a perfect match', () => {
  const standings = { m: 'met', p: 'partly', x: 'missed', o: 'open' } as const satisfies Record<
    string,
    NeedStanding['standing']
  >;
  const needs = (letters: string) =>
    [...letters].map((letter) => ({
      need: 'canada',
      label: '',
      standing: standings[letter as keyof typeof standings],
      text: '',
      basis: null,
    }));

  test.each([
    ['m', 'Perfect Match on the need you stated', true],
    ['mm', 'Perfect Match on both needs', true],
    ['mmm', 'Perfect Match on all 3 needs', true],
    ['mmp', 'Perfect Match on all 3 needs', true],
    ['mmmoo', 'Perfect Match on 3 of 5 needs', false],
    ['mpo', 'Perfect Match on 2 of 3 needs', false],
  ])('says on which needs: %s', (letters, text, isConfirmed) => {
    expect(perfectMatch({ score: 96, needs: needs(letters) })).toEqual({ text, isConfirmed });
    expect(perfectMatch({ score: null, needs: needs(letters) })).toBeNull();
  });

  test('is none that misses a need', () => {
    expect(perfectMatch({ score: 98, needs: needs('mmx') })).toBeNull();
  });
});
