import { expect, test } from 'vitest';
import { liveNote, liveSentence } from '#domain/recommendation/sheet/live-sentence';
import { recommendationsWith, recommendationWith, solutionWith } from '#tests/unit/recommendation/solutions';

/* The sentence above solutions that were read from a website, and the note below them. */

const points = 'Of 100 points, the challenge area gives 40, the size 30, the priorities 20 and the answers 10.';
const wordsCompared = 'The words of the page were compared with your answers. What the page claims was not checked.';

test.each<[number, number, number, number, string, string]>([
  [
    62,
    60,
    7,
    7,
    'Word matching only. Seven of the page’s 62 solutions share first place: they have the same points.',
    'Of 62 solutions found on the page, 60 got points; left out for fitting nothing you answered: two. The first three are shown. There are seven different totals. Equal points stand in alphabetical order.',
  ],
  [
    12,
    12,
    1,
    12,
    'Word matching only. The page’s twelve solutions all have the same points.',
    'Of twelve solutions found on the page, all got points. The first three are shown. Equal points stand in alphabetical order. Also in first place, and not shown: Beta, Gamma, Delta, Epsilon, Zeta, Eta and three more.',
  ],
  [
    4,
    3,
    3,
    1,
    'Word matching only. Alpha has the most points of the page’s four solutions.',
    'Of four solutions found on the page, three got points; left out for fitting nothing you answered: one. There are three different totals. Equal points stand in alphabetical order.',
  ],
  [
    5,
    1,
    1,
    1,
    'Word matching only. Alpha has the most points of the page’s five solutions.',
    'Of five solutions found on the page, one got points; left out for fitting nothing you answered: four.',
  ],
  [1, 1, 1, 1, 'Word matching only. Alpha is the only solution found on the page.', ''],
])(
  'of %i solutions found on a page, %i with points, %i totals, %i of them first',
  (found, candidates, scores, inFirstPlace, sentence, note) => {
    const alpha = recommendationWith({ solution: solutionWith({ name: 'Alpha' }) });
    const top = Array.from({ length: Math.min(3, candidates) }, () => alpha);
    const others = 'Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa'.split(' ');
    const scoreSpread = { scores, inFirstPlace, notShown: inFirstPlace > 7 ? others : [] };
    const live = recommendationsWith({ source: 'live-data', top, found, candidates, scoreSpread });
    expect(liveSentence(live)).toMatchObject({
      sentence,
      todo: wordsCompared,
      open: { text: wordsCompared },
      rest: '',
    });
    expect(liveNote(live)).toBe([note, points].filter(Boolean).join(' '));
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
    liveSentence(recommendationsWith({ source: 'live-data', top, found: 2, candidates: 2, scoreSpread })).todo,
  ).toContain(said);
});
