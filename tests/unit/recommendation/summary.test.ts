import { describe, expect, test } from 'vitest';
import type { NeedStanding } from '#domain/recommendation/needs';
import type { Recommendations } from '#domain/recommendation/recommend';
import { groupHeading, needsMetLine, nothingFits, placeLine, placeSharedWithTop } from '#domain/recommendation/summary';
import { recommendationsWith, recommendationWith } from '#tests/unit/recommendation/solutions';

/* The words beside a solution. A letter is a need: m met, p met in part, x missed, o not confirmed. */

const standings = { m: 'met', p: 'partly', x: 'missed', o: 'open' } as const;

const needsOf = (letters: string): NeedStanding[] =>
  [...letters].map((letter, index) => ({
    need: String(index),
    label: 'A need',
    standing: standings[letter as keyof typeof standings],
    text: 'So it is.',
    basis: null,
  }));

test.each([
  ['mmxo', 'Meets 2 of 4, 1 not confirmed, 1 missed'],
  ['mmppo', 'Meets 2 of 5, 2 in part, 1 not confirmed'],
  ['mpm', 'Meets 2 of 3, 1 in part'],
  ['pp', 'Of 2 needs: 2 in part'],
  ['mmx', 'Meets 2 of 3, 1 missed'],
  ['ppo', 'Of 3 needs: 2 in part, 1 not confirmed'],
  ['ooo', 'Of 3 needs: 3 not confirmed'],
  ['mmm', 'Meets all 3 needs'],
  ['mm', 'Meets both needs'],
  ['m', 'Meets the one need stated'],
  ['p', 'Meets the one need stated, in part'],
  ['x', 'Misses the one need stated'],
  ['o', 'The one need stated is not confirmed'],
  ['', ''],
])('the words in place of a badge, needs %s', (letters, words) => {
  expect(needsMetLine(needsOf(letters))).toBe(words);
});

test.each([
  [{ number: 1, shared: false }, 'editors-ranking', 'first place, editor’s ranking'],
  [{ number: 3, shared: false }, 'editors-ranking', 'third place, editor’s ranking'],
  [{ number: 1, shared: true }, 'live-data', 'points, shared first place'],
  [{ number: 2, shared: false }, 'live-data', 'points, second place'],
] as const)('the origin of a score: %o, %s', (place, source, words) => {
  expect(placeLine(place, source)).toBe(words);
});

describe('solutions of a website that share a place', () => {
  const placed = (score: number, number: number, shared: boolean) =>
    recommendationWith({ score, place: { number, shared } });
  const live = (top: Recommendations['top'], inFirstPlace: number): Recommendations =>
    recommendationsWith({ source: 'live-data', top, scoreSpread: { scores: 2, inFirstPlace, notShown: [] } });
  const headings = (of: Recommendations) => of.top.map((_, index) => groupHeading(of, index));

  test.each<[string, Recommendations, string[]]>([
    [
      'all three first, of seven',
      live([placed(90, 1, true), placed(90, 1, true), placed(90, 1, true)], 7),
      ['Shared first place: seven solutions with 90 points, in alphabetical order', '', ''],
    ],
    [
      'one first, two second',
      live([placed(90, 1, false), placed(70, 2, true), placed(70, 2, true)], 1),
      ['', 'Shared second place with 70 points, in alphabetical order', ''],
    ],
    ['none', live([placed(90, 1, false), placed(70, 2, false)], 1), ['', '']],
    ['none in the editor’s ranking', recommendationsWith({ top: [placed(96, 1, false)] }), ['']],
  ])('stand under one heading: %s', (_, of, expected) => expect(headings(of)).toEqual(expected));

  test('say so further down too', () => {
    const of = live([placed(90, 1, false), placed(70, 2, true), placed(70, 2, true)], 1);
    expect(placeSharedWithTop(recommendationWith({ score: 70 }), of)).toBe('shared second place');
    expect(placeSharedWithTop(recommendationWith({ score: 60 }), of)).toBe('');
    expect(placeSharedWithTop(recommendationWith({ score: null }), recommendationsWith())).toBe('');
  });
});

test('how a gap begins', () => {
  expect(nothingFits('editors-ranking')).toBe('nothing of ours fits');
  expect(nothingFits('live-data')).toBe('nothing of the page fits');
});
