import { describe, expect, it, test } from 'vitest';
import { afterAnswer, afterAnswers } from '#domain/check/after-answer';
import type { Findings, KnownFinding } from '#domain/check/findings';
import { aheadOnWhatIsKnown, leadStatus } from '#domain/check/lead-status';
import { scoresOf } from '#domain/check/score';
import { countedCriteria, type Settings } from '#domain/check/settings';
import { answersInWords, byEditor, interval, nearestInWords, points, pointsInWords } from '#domain/check/words';
import { navigator } from '#tests/fixtures/content';

const weights = { a: 3, b: 2, c: 1 } as const satisfies Settings;
const candidates = ['Avon', 'Brant', 'Elora', 'Guelph', 'Hearst'].map((name) => ({ id: name.toLowerCase(), name }));

/** Returns the scores of the candidates with findings here, {} for none known. */
function scores(findings: Findings, settings: Settings = weights) {
  const counted = countedCriteria(Object.keys(settings), settings);
  return scoresOf(
    candidates.filter(({ id }) => id in findings),
    counted,
    findings,
  );
}

test('points are whole or have a half, and an interval of one value is that value', () => {
  expect([points(6.5), pointsInWords(1), pointsInWords(0.5), pointsInWords(0)]).toEqual([
    '6.5',
    '1 point',
    '0.5 points',
    '0 points',
  ]);
  expect([interval({ low: 2, high: 2 }), interval({ low: 0, high: 6.5 })]).toEqual(['2', '0–6.5']);
});

describe('who is ahead on what is known', () => {
  const yes = { a: 'yes', b: 'yes', c: 'yes' } as const;
  test.each<[string, Findings, Settings, string]>([
    [
      'one, with the next',
      { avon: yes, brant: { a: 'yes' } },
      weights,
      'On what is known, Avon leads by 6 points to 3.',
    ],
    [
      'one of many that can be first: the sentence above says that it leads',
      { avon: { c: 'yes' }, brant: { a: 'no' }, elora: {}, guelph: {} },
      weights,
      'It has 1 point; the next has 0.',
    ],
    [
      'one of whom alone anything is known',
      { avon: { c: 'yes' }, brant: {}, elora: {}, guelph: {} },
      weights,
      'It has 1 point; nothing that counts is known of the others.',
    ],
    [
      'two together',
      { avon: { a: 'yes' }, brant: { a: 'yes' }, elora: {} },
      weights,
      'On what is known, Avon and Brant each have 3 of 6 points.',
    ],
    [
      'four together are not named',
      { avon: yes, brant: yes, elora: yes, guelph: yes, hearst: {} },
      weights,
      'On what is known, four solutions each have 6 of 6 points.',
    ],
    ['one alone', { avon: yes }, weights, ''],
    ['no weights', { avon: yes, brant: yes }, { a: 'must' }, 'Give a criterion a weight to rank them.'],
    [
      'all excluded',
      { avon: { a: 'no' }, brant: { a: 'no' } },
      { a: 'must', b: 2 },
      'Set one of them to a weight to see how the solutions compare on it.',
    ],
  ])('%s', (_, findings, settings, sentence) => {
    const all = scores(findings, settings);
    expect(aheadOnWhatIsKnown(all, leadStatus(all, 0))).toBe(sentence);
  });
});

describe('a candidate after an answer', () => {
  const [avon = { id: '', name: '' }] = candidates;
  test.each<[string, Findings, Settings, string]>([
    [
      'settles it',
      { avon: { a: 'yes', b: 'yes', c: 'yes' }, brant: { a: 'no' } },
      weights,
      'It then has 6 points. Avon leads whatever the open answers are.',
    ],
    [
      'puts it ahead',
      { avon: { a: 'yes' }, brant: {} },
      weights,
      'It then has 3–6 points and leads. Two solutions can still be first.',
    ],
    [
      'puts it level',
      { avon: { a: 'yes' }, brant: { a: 'yes' } },
      weights,
      'It then has 3–6 points and shares the lead. Two solutions can still be first.',
    ],
    [
      'leaves it behind',
      { avon: { c: 'yes' }, brant: { a: 'yes' } },
      weights,
      'It then has 1–6 points and can still be first; Brant leads.',
    ],
    [
      'leaves it behind several',
      { avon: {}, brant: { a: 'yes' }, elora: { a: 'yes' } },
      weights,
      'It then has 0–6 points and can still be first; Brant and Elora lead.',
    ],
    [
      'leaves it no chance',
      { avon: { a: 'no' }, brant: { a: 'yes', c: 'yes' }, elora: { a: 'yes' } },
      weights,
      'It then has 0–3 points and can no longer be first; Brant leads.',
    ],
    [
      'excludes it',
      { avon: { a: 'no' }, brant: { a: 'yes', b: 'yes' }, elora: { a: 'yes', b: 'no' } },
      { a: 'must', b: 2 },
      'It fails a must and is ruled out. Brant leads whatever the open answers are.',
    ],
  ])('%s', (_, findings, settings, words) => {
    expect(afterAnswer(avon, scores(findings, settings), [])).toBe(words);
  });
});

test('after an answer, the one who leads is the first in the list, not one with more points and a must that is not confirmed', () => {
  const [avon = { id: '', name: '' }] = candidates;
  const findings: Findings = {
    avon: { a: 'yes', c: 'yes' },
    brant: { b: 'yes', c: 'yes' },
    elora: { a: 'yes', b: 'no' },
  };
  const all = scores(findings, { a: 'must', b: 4, c: 2 });
  expect(afterAnswer(avon, all, [])).toBe('It then has 2–6 points and leads. Three solutions can still be first.');
  expect(afterAnswer(avon, all, [{ id: 'avon', misses: ['Private cloud'] }])).toBe(
    'It then has 2–6 points and can no longer be first; Elora leads.',
  );
  // One that misses a stated need stands below, so that it is not counted among those that can be first.
  expect(afterAnswer(avon, all, [{ id: 'brant', misses: ['Private cloud'] }])).toBe(
    'It then has 2–6 points and leads. Two solutions can still be first.',
  );
});

describe('a yes and a no', () => {
  const [avon = { id: '', name: '' }] = candidates;
  const after = (yes: KnownFinding, no: KnownFinding) =>
    afterAnswers(
      avon,
      scores({ avon: { c: yes }, brant: { a: 'yes' } }, weights),
      scores({ avon: { c: no }, brant: { a: 'yes' } }, weights),
      [],
    );

  it('that leave the same solutions ahead say it once', () => {
    expect(after('yes', 'no')).toEqual({
      yes: 'It then has 1–6 points and can still be first; Brant leads.',
      no: 'It then has 0–5 points; the rest stays the same.',
    });
  });

  it('that do not are told apart by who is ahead', () => {
    const yes = scores({ avon: { a: 'yes' }, brant: {} }, weights);
    const no = scores({ avon: { a: 'no' }, brant: {} }, weights);
    expect(afterAnswers(avon, yes, no, []).no).not.toContain('the same');
  });
});

describe('the nearest change of a weight', () => {
  const change = { criterion: 'a', from: 2 as const, readings: [], needsRoom: false };

  it('says who is first at each setting', () => {
    const nearest = [
      { setting: 1 as const, first: ['avon'] },
      { setting: 'must' as const, first: [] },
    ];
    expect(nearestInWords({ ...change, nearest }, candidates)).toBe(
      'At 1, Avon has the most. As a must, no solution is left.',
    );
  });

  it('says who shares first place, up to three by name, and that another criterion has to go to 0 first', () => {
    const ids = candidates.map(({ id }) => id);
    const nearest = [
      { setting: 3 as const, first: ids.slice(0, 3) },
      { setting: 4 as const, first: ids.slice(0, 4) },
    ];
    expect(nearestInWords({ ...change, nearest, needsRoom: true }, candidates)).toBe(
      'At 3, Avon, Brant and Elora share the most. At 4, four solutions share the most. First set another to 0.',
    );
  });
});

test('answers read as their options do; sets of several are separated by a comma', () => {
  expect(
    answersInWords(navigator, { question: 'cloudPreference', instead: [['public'], ['hybrid']], top: [] }),
  ).toMatch(/^\S.* or Hybrid$/);
  const [one = '', two = '', three = ''] =
    navigator.questions.find(({ id }) => id === 'priorities')?.options.map(({ value }) => value) ?? [];
  expect(answersInWords(navigator, { question: 'priorities', instead: [[one, two], [three]], top: [] })).toBe(
    `${one} and ${two}, or ${three}`,
  );
});

test('the editor’s no is given as the editor’s word, beside a source that says in part', () => {
  expect(byEditor('Is a public cloud')).toBe(
    'Only a minor part meets it. “Is a public cloud” (our editor’s judgment).',
  );
});
