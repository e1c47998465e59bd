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
    ['m', 'on the one need stated', true],
    ['p', 'on the one need stated, in part', true],
    ['mm', 'on both needs', true],
    ['mmm', 'on all 3 needs', true],
    ['mmp', 'on 2 of 3 needs, 1 in part', true],
    ['mmmoo', 'on 3 of 5 needs, 2 not confirmed', false],
    ['mpo', 'on 1 of 3 needs, 1 in part, 1 not confirmed', false],
  ])('says on which needs: %s', (letters, object, isConfirmed) => {
    const text = `Perfect Match ${object}`;
    expect(perfectMatch({ score: 96, needs: needs(letters) })).toEqual({ text, object, isConfirmed });
    expect(perfectMatch({ score: null, needs: needs(letters) })).toBeNull();
  });

  test('is none that misses a need', () => {
    expect(perfectMatch({ score: 98, needs: needs('mmx') })).toBeNull();
  });
});
