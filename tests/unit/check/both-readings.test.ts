import { expect, test } from 'vitest';
import { bothReadings } from '#domain/check/both-readings';
import type { CheckedSolution } from '#domain/check/check';
import type { Findings } from '#domain/check/findings';
import { scoresOf } from '#domain/check/score';
import { countedCriteria, type Settings } from '#domain/check/settings';
import type { NeedStanding } from '#domain/recommendation/needs';
import { advice } from '#tests/fixtures/content';
import { solutionWith } from '#tests/unit/recommendation/solutions';

/* The sentence that joins the editor's ranking, Avon before Brant, and the check. */

const need = (standing: NeedStanding['standing']): NeedStanding => ({
  need: 'size',
  label: '',
  standing,
  text: '',
  basis: null,
});

const solutions = ['Avon', 'Brant'].map((name, index): CheckedSolution => ({
  id: name,
  name,
  solution: solutionWith({ name }),
  place: index + 1,
  needs: [need('met'), need('open')],
  misses: [],
}));
const criteria = advice.criteria.slice(0, 3).map((criterion, index) => ({
  ...criterion,
  id: ['a', 'b', 'c'][index] ?? '',
  label: ['Audit', 'Backup', 'Canada'][index] ?? '',
}));

const because =
  'Avon is first with our editor because no candidate stands better on your needs (meets 1 of 2, 1 not confirmed)';

test.each<[string, Settings, Findings, string]>([
  ['agree', { a: 3 }, { Avon: { a: 'yes' }, Brant: {} }, 'Avon is first with our editor and by your criteria.'],
  [
    'agree, with another beside',
    { a: 3 },
    { Avon: { a: 'yes' }, Brant: { a: 'yes' } },
    'Avon is first with our editor, and shares first place by your criteria.',
  ],
  [
    'differ',
    { a: 1, b: 2, c: 3 },
    { Avon: { a: 'yes' }, Brant: { a: 'partly', b: 'yes', c: 'partly' } },
    `${because}; by your criteria Brant is ahead because it has more points on “Backup” and “Canada”.`,
  ],
  [
    'differ by a must',
    { a: 1, c: 'must' },
    { Avon: { a: 'yes', c: 'no' }, Brant: {} },
    `${because}; here your must “Canada” excludes it, and Brant is ahead.`,
  ],
  ['are one, because nothing has a weight', { c: 'must' }, { Avon: {}, Brant: {} }, ''],
  ['are one, although a must excludes the first', { c: 'must' }, { Avon: { c: 'no' }, Brant: {} }, ''],
  ['end with nobody', { c: 'must' }, { Avon: { c: 'no' }, Brant: { c: 'no' } }, ''],
])('both readings %s', (_, settings, findings, sentence) => {
  const scores = scoresOf(solutions, countedCriteria(['a', 'b', 'c'], settings), findings);
  expect(bothReadings({ solutions, criteria }, scores)).toBe(sentence);
});

test('without a stated need, the editor’s order is the reason', () => {
  const unasked = solutions.map((each) => ({ ...each, needs: [] }));
  const scores = scoresOf(unasked, countedCriteria(['a'], { a: 1 }), { Brant: { a: 'yes' } });
  expect(bothReadings({ solutions: unasked, criteria }, scores)).toContain(
    'Avon is first with our editor because it comes first in the editor’s order; by',
  );
});
