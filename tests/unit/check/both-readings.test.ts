import { describe, expect, test } from 'vitest';
import { bothReadings, openMusts } from '#domain/check/readings/both-readings';
import type { CheckedSolution } from '#domain/check/check';
import type { Findings } from '#domain/check/findings';
import { scoresOf } from '#domain/check/score';
import { countedCriteria, type Settings } from '#domain/check/settings';
import type { NeedStanding } from '#domain/recommendation/needs';
import type { Need } from '#domain/recommendation/solution';
import { advice } from '#tests/fixtures/content';
import { solutionWith } from '#tests/unit/recommendation/solutions';

/* The sentences that join the editor's ranking, Avon before Brant, and the check. */

type Standings = readonly NeedStanding['standing'][];

const labels = ['Enterprise', 'Works inside Teams', 'Stays in Canada'];
const needsOf = (standings: Standings): NeedStanding[] =>
  standings.map((standing, index) => ({
    need: `need-${index}`,
    label: labels[index] ?? '',
    standing,
    text: '',
    basis: null,
  }));

type Ranked = { name: string; needs: Standings; place?: number; known?: number };
const ranked = (all: readonly Ranked[]) =>
  all.map(({ name, needs, place, known = 12 }, index): CheckedSolution => ({
    id: name,
    name,
    solution: solutionWith({ name, provider: `${name} Inc.`, known }),
    place: place ?? index + 1,
    needs: needsOf(needs),
    misses: [],
  }));
const criteria = advice.criteria.slice(0, 3).map((criterion, index) => ({
  ...criterion,
  id: ['a', 'b', 'c'][index] ?? '',
  label: ['Audit', 'Backup', 'Canada'][index] ?? '',
  because: ['its audit log', 'its backup', 'its storage in Canada'][index] ?? '',
}));

function joined(all: readonly Ranked[], settings: Settings, findings: Findings, whose: 'your' | 'their' = 'your') {
  const solutions = ranked(all);
  return bothReadings(
    { solutions, criteria },
    scoresOf(solutions, countedCriteria(['a', 'b', 'c'], settings), findings),
    whose,
  );
}

const inCanada: Need = {
  id: 'need-2',
  label: 'Stays in Canada',
  question: 'geography',
  is: ['canada'],
  asked: 'for Canada',
  notConfirmed: 'its data stays in Canada',
  criterion: 'c',
};
function open(all: readonly Ranked[], settings: Settings, findings: Findings) {
  const scores = scoresOf(ranked(all), countedCriteria(['a', 'b', 'c'], settings), findings);
  return openMusts({ solutions: ranked(all), criteria }, scores, [inCanada]);
}

const both: Ranked[] = [
  { name: 'Avon', needs: ['met', 'met'] },
  { name: 'Brant', needs: ['met', 'met'] },
];
const listed =
  'Both meet every need; our editor lists Avon ahead of it. If that criterion decides it, ask Brant Inc. first.';
const listedByTwo = listed.replace('that criterion decides', 'those criteria decide');

describe('who is ahead by the criteria, and because of what', () => {
  test.each<[string, Settings, Findings, string]>([
    ['the same one', { a: 3 }, { Avon: { a: 'yes' } }, 'By your criteria, too, Avon has the most points.'],
    [
      'the same one, with another beside',
      { a: 3 },
      { Avon: { a: 'yes' }, Brant: { a: 'yes' } },
      'By your criteria, too, Avon has the most points, level with Brant.',
    ],
    [
      'another, by one criterion',
      { a: 1 },
      { Brant: { a: 'yes' } },
      `By your criteria Brant has the most points, thanks to its audit log. ${listed}`,
    ],
    [
      'another, by the two criteria with the largest gap',
      { a: 1, b: 2, c: 3 },
      { Brant: { a: 'yes', b: 'yes', c: 'yes' } },
      `By your criteria Brant has the most points, thanks to its storage in Canada and its backup. ${listedByTwo}`,
    ],
    [
      'another, by the known gap and not by the weight',
      { b: 2, c: 5 },
      { Avon: { c: 'partly' }, Brant: { b: 'yes', c: 'partly' } },
      `By your criteria Brant has the most points, thanks to its backup. ${listed}`,
    ],
    [
      'another, by what it has in part',
      { a: 1, b: 1 },
      { Brant: { a: 'partly', b: 'yes' } },
      `By your criteria Brant has the most points, thanks to its backup and its audit log (in part). ${listedByTwo}`,
    ],
    [
      'another, because a must excludes the first',
      { a: 1, c: 'must' },
      { Avon: { a: 'yes', c: 'no' } },
      'By your criteria Brant has the most points: your must “Canada” rules out Avon, which our editor has first.',
    ],
    ['nobody, because nothing has a weight', { c: 'must' }, {}, ''],
    ['nobody, although a must excludes the first', { c: 'must' }, { Avon: { c: 'no' } }, ''],
    ['nobody that a must leaves', { c: 'must' }, { Avon: { c: 'no' }, Brant: { c: 'no' } }, ''],
  ])('%s', (_, settings, findings, sentence) => {
    expect(joined(both, settings, findings)).toBe(sentence);
  });

  test.each<[string, Settings, Findings, string]>([
    [
      'one of the other two',
      { a: 1, c: 'must' },
      { Avon: { a: 'yes', c: 'yes' }, Brant: { c: 'no' } },
      'By your criteria, too, Avon is ahead; the must “Canada” rules out Brant.',
    ],
    [
      'the other two',
      { a: 1, c: 'must' },
      { Avon: { a: 'yes', c: 'yes' }, Brant: { c: 'no' }, Clyde: { c: 'no' } },
      'By your criteria, too, Avon is ahead; the must “Canada” rules out the other two.',
    ],
    [
      'the other two, each by a must of its own',
      { a: 1, b: 'must', c: 'must' },
      { Avon: { a: 'yes', b: 'yes', c: 'yes' }, Brant: { c: 'no', b: 'yes' }, Clyde: { b: 'no', c: 'yes' } },
      'By your criteria, too, Avon is ahead; the musts “Canada” and “Backup” rule out the other two.',
    ],
  ])('the same one, where a must rules out %s', (_, settings, findings, sentence) => {
    expect(joined([...both, { name: 'Clyde', needs: ['met', 'met'] }], settings, findings)).toBe(sentence);
  });

  test('several with the same points', () => {
    const third: Ranked = { name: 'Clyde', needs: ['met', 'met'] };
    expect(joined([...both, third], { a: 1 }, { Brant: { a: 'yes' }, Clyde: { a: 'yes' } })).toBe(
      'By your criteria Brant and Clyde share the most points. Our editor has Avon first.',
    );
  });

  test('the same one, also where a must of it is not confirmed', () => {
    expect(joined(both, { a: 1, c: 'must' }, { Avon: { a: 'yes' }, Brant: { a: 'yes', c: 'yes' } })).toBe(
      'By your criteria, too, Avon has the most points, level with Brant.',
    );
  });

  test('the criteria of a colleague', () => {
    expect(joined(both, { c: 'must', a: 1 }, { Avon: { c: 'no' } }, 'their')).toBe(
      'By their criteria Brant has the most points: their must “Canada” rules out Avon, which our editor has first.',
    );
  });
});

describe('why it is not first with our editor', () => {
  const sentence = (first: Omit<Ranked, 'name'>, ahead: Omit<Ranked, 'name'>) =>
    joined(
      [
        { name: 'Avon', ...first },
        { name: 'Brant', ...ahead },
      ],
      { a: 1 },
      { Brant: { a: 'yes' } },
    ).replace('By your criteria Brant has the most points, thanks to its audit log. ', '');

  test.each<[string, Omit<Ranked, 'name'>, Omit<Ranked, 'name'>, string]>([
    [
      'it misses a need',
      { needs: ['met', 'met'] },
      { needs: ['met', 'missed'], place: 5 },
      'It is not among our editor’s three: it misses “Works inside Teams”.',
    ],
    [
      'it misses more needs',
      { needs: ['met', 'missed', 'met'] },
      { needs: ['missed', 'missed', 'met'], place: 3 },
      'Our editor has it third: it misses more needs than Avon does.',
    ],
    [
      'needs are not confirmed',
      { needs: ['met', 'met', 'met'] },
      { needs: ['met', 'open', 'open'] },
      'Our editor has it second: “Works inside Teams” and “Stays in Canada” are not confirmed.',
    ],
    [
      'more needs are not confirmed',
      { needs: ['open', 'met', 'met'] },
      { needs: ['open', 'open', 'met'] },
      'Our editor has it second: more needs are not confirmed for it than for Avon.',
    ],
    [
      'it meets a need in part',
      { needs: ['met', 'met'] },
      { needs: ['partly', 'met'] },
      'Our editor has it second: it meets “Enterprise” in part.',
    ],
    [
      'it meets more needs in part',
      { needs: ['met', 'partly', 'met'] },
      { needs: ['partly', 'partly', 'met'] },
      'Our editor has it second: it meets more needs in part than Avon does.',
    ],
    [
      'too little is known about it, however well it stands',
      { needs: ['open'] },
      { needs: ['met'], known: 2, place: 9 },
      'It is not among our editor’s three: too little is known about it.',
    ],
    [
      'too little is known about it, and it stands as well',
      { needs: ['met'] },
      { needs: ['met'], known: 2, place: 4 },
      'It is not among our editor’s three: too little is known about it.',
    ],
    [
      'equal needs leave it to the editor’s order',
      { needs: ['met', 'open'] },
      { needs: ['met', 'open'] },
      'Both are level on needs; our editor lists Avon ahead of it. If that criterion decides it, ask Brant Inc. first.',
    ],
    [
      'no need is stated',
      { needs: [] },
      { needs: [] },
      'Both are level on needs; our editor lists Avon ahead of it. If that criterion decides it, ask Brant Inc. first.',
    ],
  ])('%s', (_, first, ahead, said) => {
    expect(sentence(first, ahead)).toBe(said);
  });
});

describe('which musts of the first are open', () => {
  test('one, and several', () => {
    expect(open(both, { a: 1, c: 'must' }, { Avon: { a: 'yes' }, Brant: { c: 'yes' } })).toBe(
      'Not confirmed, and a must by your criteria: “Canada”. A no rules out Avon.',
    );
    expect(open(both, { b: 'must', c: 'must' }, {})).toBe(
      'Not confirmed, and a must by your criteria: “Backup” and “Canada”. A no rules out Avon.',
    );
  });

  test.each<[string, Ranked['needs'], Findings]>([
    ['confirmed', ['met', 'met', 'met'], { Avon: { c: 'yes' } }],
    ['met in part', ['met', 'met', 'met'], { Avon: { c: 'partly' } }],
    ['a no', ['met', 'met', 'met'], { Avon: { c: 'no' } }],
    ['asked about as a need', ['met', 'met', 'open'], {}],
    ['open of another', ['met', 'met', 'met'], { Avon: { c: 'yes' }, Brant: {} }],
  ])('none that is %s', (_, needs, findings) => {
    expect(
      open(
        [
          { name: 'Avon', needs },
          { name: 'Brant', needs: [] },
        ],
        { c: 'must' },
        findings,
      ),
    ).toBe('');
  });
});
