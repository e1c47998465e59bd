import { describe, expect, test } from 'vitest';
import type { NeedStanding } from '#domain/recommendation/needs';
import type { Recommendations } from '#domain/recommendation/recommend';
import {
  groupHeading,
  needsMetLine,
  nothingFits,
  placeLine,
  placeSharedWithTop,
  scoresLine,
  summaryOf,
} from '#domain/recommendation/summary';
import { recommendationsWith, recommendationWith, solutionWith } from '#tests/unit/recommendation/solutions';

/*
 * The text above the top three, and beside each. A letter is a need: m met, p met in part, x missed, o not confirmed.
 */

const standings = { m: 'met', p: 'partly', x: 'missed', o: 'open' } as const;

const needsOf = (letters: string): NeedStanding[] =>
  [...letters].map((letter, index) => ({
    need: String(index),
    label: 'A need',
    standing: standings[letter as keyof typeof standings],
    text: 'So it is.',
    basis: null,
  }));

const ranking = (top: string[], rest: string[] = []): Recommendations =>
  recommendationsWith({
    top: top.map((letters) => recommendationWith({ needs: needsOf(letters) })),
    additional: [
      ...rest.map((letters) => recommendationWith({ needs: needsOf(letters) })),
      recommendationWith({ needs: needsOf('mmmmmm'), isLayerPick: true }),
    ],
    candidates: top.length + rest.length,
  });

const ofMisses = 'Where that is equal, the editor’s order stands.';
const ofOpen =
  'A need that we could not confirm counts for less than one that is confirmed. Ask the vendor before you rely on it.';

test.each<[string, string[], string[], string, string]>([
  [
    'all miss something',
    ['mmmx', 'mxmm', 'xxmm'],
    ['xxxm', 'xxxm', 'xxxx'],
    'None of our six candidates meets all four needs you stated.',
    `#1 and #2 miss one each, #3 misses two. ${ofMisses}`,
  ],
  [
    'none is confirmed',
    ['mmo', 'mmo', 'moo'],
    ['mxx'],
    'None of our four candidates is confirmed to meet all three needs you stated.',
    `#1 and #2 leave one unconfirmed, #3 leaves two unconfirmed. ${ofOpen}`,
  ],
  [
    'some meet one with a condition',
    ['mm', 'mp', 'po'],
    ['ox'],
    'Two of our four candidates meet both needs you stated, one of them with a condition.',
    `#1 meets all, #2 meets one with a condition, #3 meets one with a condition and leaves one unconfirmed. ${ofOpen}`,
  ],
  [
    'all that meet them do so with a condition',
    ['mp', 'pm', 'mx'],
    [],
    'Two of our three candidates meet both needs you stated, both with a condition.',
    `#1 and #2 meet one with a condition, #3 misses one. ${ofMisses}`,
  ],
  [
    'one meets all, further down',
    ['mo', 'xo', 'mm'],
    ['xx'],
    'One of our four candidates meets both needs you stated.',
    `#1 leaves one unconfirmed, #2 misses one and leaves one unconfirmed, #3 meets all. ${ofOpen}`,
  ],
  [
    'the first three meet all',
    ['mmm', 'mmm', 'mmm'],
    ['mmx'],
    'Three of our four candidates meet all three needs you stated.',
    `All three meet all. ${ofMisses}`,
  ],
  [
    'every candidate meets all',
    ['m', 'm', 'm'],
    ['m'],
    'All four of our candidates meet the one need you stated.',
    'The editor’s order stands.',
  ],
  [
    'the three are tied',
    ['mx', 'mx', 'xm'],
    ['xx'],
    'None of our four candidates meets both needs you stated.',
    `All three miss one each. ${ofMisses}`,
  ],
  [
    'no need is stated',
    ['', '', ''],
    [''],
    'Your answers state no need that tells our four candidates apart.',
    'The editor’s order stands.',
  ],
])('the sentences above the ranking where %s', (_, top, rest, headline, detail) => {
  expect(summaryOf(ranking(top, rest))).toEqual({ headline, detail });
});

const wordsCompared = 'The words of the page were compared with your answers. What the page claims was not checked.';

test.each<[number, number, number, number, string, string]>([
  [
    62,
    60,
    7,
    7,
    'Word matching only. Seven of the page’s 62 solutions share first place: they have the same points.',
    `${wordsCompared} Of 62 solutions found on the page, 60 got points; left out for fitting nothing you answered: two. The first three are shown. There are seven different totals. Equal points stand in alphabetical order.`,
  ],
  [
    12,
    12,
    1,
    12,
    'Word matching only. The page’s twelve solutions all have the same points.',
    `${wordsCompared} Of twelve solutions found on the page, all got points. The first three are shown. Equal points stand in alphabetical order. Also in first place, and not shown: Beta, Gamma, Delta, Epsilon, Zeta, Eta and three more.`,
  ],
  [
    4,
    3,
    3,
    1,
    'Word matching only. Alpha has the most points of the page’s four solutions.',
    `${wordsCompared} Of four solutions found on the page, three got points; left out for fitting nothing you answered: one. There are three different totals. Equal points stand in alphabetical order.`,
  ],
  [
    5,
    1,
    1,
    1,
    'Word matching only. Alpha has the most points of the page’s five solutions.',
    `${wordsCompared} Of five solutions found on the page, one got points; left out for fitting nothing you answered: four.`,
  ],
  [1, 1, 1, 1, 'Word matching only. Alpha is the only solution found on the page.', wordsCompared],
])(
  'of %i solutions found on a page, %i with points, %i totals, %i of them first',
  (found, candidates, scores, inFirstPlace, headline, detail) => {
    const alpha = recommendationWith({ solution: solutionWith({ name: 'Alpha' }) });
    const top = Array.from({ length: Math.min(3, candidates) }, () => alpha);
    const others = 'Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa'.split(' ');
    const scoreSpread = { scores, inFirstPlace, notShown: inFirstPlace > 7 ? others : [] };
    expect(summaryOf(recommendationsWith({ source: 'live-data', top, found, candidates, scoreSpread }))).toEqual({
      headline,
      detail,
    });
  },
);

test.each([
  [['Alpha'], 'Our catalogue lists Alpha too: what it knows is added here'],
  [['Alpha', 'Beta'], 'Our catalogue lists Alpha and Beta too: what it knows is added here'],
])('names the page’s solutions that the catalogue has as well: %j', (names, said) => {
  const top = ['Alpha', 'Beta'].map((name) =>
    recommendationWith({ solution: solutionWith({ name, ...(names.includes(name) ? { listedAs: 'x' } : {}) }) }),
  );
  const scoreSpread = { scores: 2, inFirstPlace: 1, notShown: [] };
  expect(
    summaryOf(recommendationsWith({ source: 'live-data', top, found: 2, candidates: 2, scoreSpread })).detail,
  ).toContain(said);
});

test.each([
  [1, 'Of one solution found on the website, none fits anything you answered: this is our editor’s ranking.'],
  [3, 'Of three solutions found on the website, none fits anything you answered: this is our editor’s ranking.'],
])('says why %i solutions of a website are replaced by the editor’s ranking', (found, said) => {
  expect(summaryOf({ ...ranking(['mm', 'mm', 'mx']), found }).detail.startsWith(`${said} `)).toBe(true);
});

test.each([
  ['mmxo', 'Meets 2 of 4 needs, one missed, one not confirmed'],
  ['mmpo', 'Meets 3 of 4 needs, one with a condition, one not confirmed'],
  ['p', 'Meets the need you stated, with a condition'],
  ['mpm', 'Meets all 3 needs, one with a condition'],
  ['mmx', 'Meets 2 of 3 needs, one missed'],
  ['moo', 'Meets 1 of 3 needs, two not confirmed'],
  ['mmm', 'Meets all 3 needs'],
  ['mm', 'Meets both needs'],
  ['m', 'Meets the need you stated'],
  ['x', 'Misses the need you stated'],
  ['o', 'The need you stated is not confirmed'],
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

test('the origin of the scores, and where nothing was found', () => {
  const top = [95, 92, 89].map((score) => recommendationWith({ score }));
  expect(scoresLine({ source: 'editors-ranking', top })).toBe(
    '95, 92 and 89 are the scores of the places in our editor’s ranking. Who stands in them follows from the needs you stated.',
  );
  expect(scoresLine({ source: 'live-data', top })).toBe(
    'Of 100 points, the challenge area gives 40, the size 30, the priorities 20 and the answers 10.',
  );
  expect(nothingFits('editors-ranking')).toBe('nothing of ours fits');
  expect(nothingFits('live-data')).toBe('nothing of the page fits');
});
