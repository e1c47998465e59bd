import { describe, expect, it, test } from 'vitest';
import type { Findings } from '#domain/check/findings';
import { leadStatus, groupLeadStatus } from '#domain/check/lead-status';
import { questionsWorthAsking } from '#domain/check/questions';
import { scoresOf } from '#domain/check/score';
import { countedCriteria, type Settings } from '#domain/check/settings';
import { finishWork } from '#domain/check/slices';

const known = { a: 'yes', b: 'yes', c: 'yes', must: 'yes' } as const;
const none = { a: 'no', b: 'no', c: 'no', must: 'yes' } as const;
const open = { must: 'yes' } as const;
const weights = { a: 3, b: 2, c: 1 } as const satisfies Settings;
const withMust = { ...weights, must: 'must' } as const satisfies Settings;

/** Returns the scores of solutions named by their ids. */
function scores(findings: Findings, settings: Settings) {
  const candidates = Object.keys(findings).map((id) => ({ id, name: id }));
  return scoresOf(candidates, countedCriteria(Object.keys(settings), settings), findings);
}

function status(findings: Findings, settings: Settings) {
  const found = scores(findings, settings);
  const { kind, sentence } = leadStatus(found, finishWork(questionsWorthAsking(found)).length);
  return [kind, sentence];
}

describe('the sentence of the lead status', () => {
  const rows: [string, Findings, Settings, string][] = [
    ['leads', { Avon: known, Brant: { ...none, a: 'partly' } }, weights, 'Avon leads whatever the open answers are.'],
    ['leads', { Avon: known, Brant: { a: 'no' } }, weights, 'Avon leads whatever the open answers are.'],
    ['share', { Brant: known, Avon: known, Elora: none }, weights, 'Avon and Brant share first place.'],
    ['share', { A: known, B: known, C: known, D: known }, weights, 'Four solutions share first place.'],
    [
      'open',
      { Avon: { ...none, a: 'yes' }, Brant: open },
      weights,
      'Three open answers decide between Avon and Brant.',
    ],
    [
      'open',
      { Avon: { a: 'yes', b: 'no', c: 'no' }, Brant: { a: 'no', b: 'no', c: 'yes' }, Elora: { b: 'no', c: 'yes' } },
      weights,
      'One open answer decides between Avon and Elora.',
    ],
    [
      'open',
      { A: { b: 'no', c: 'no' }, B: { b: 'no', c: 'no' }, C: { b: 'no', c: 'no' } },
      weights,
      'Three open answers decide between A, B and C.',
    ],
    [
      'wide-open',
      { A: open, B: open, C: open, D: open, E: open },
      weights,
      'Any of five solutions can still be first.',
    ],
    [
      'wide-open',
      { Avon: { ...none, a: 'yes' }, B: open, C: open, D: open, Elora: none },
      weights,
      'Avon leads on what is known so far.',
    ],
    [
      'wide-open',
      { Avon: { a: 'yes' }, B: { a: 'yes' }, C: { b: 'no' }, D: open },
      weights,
      'Avon and B lead on what is known so far.',
    ],
    [
      'wide-open',
      { A: { a: 'yes' }, B: { a: 'yes' }, C: { a: 'yes' }, D: { a: 'yes' }, Elora: open },
      weights,
      'Four solutions lead on what is known so far.',
    ],
    [
      'open',
      { Avon: { a: 'yes', b: 'yes', c: 'yes' }, Brant: none },
      withMust,
      'One open answer decides between Avon and Brant.',
    ],
    [
      'may-be-joined',
      { Avon: { ...known, c: 'no' }, Brant: { a: 'yes', c: 'no' } },
      weights,
      'Avon is first whatever the open answers are; one of them decides whether Brant joins it.',
    ],
    [
      'may-be-joined',
      { Avon: known, Brant: known, Elora: { a: 'yes' }, Guelph: { a: 'yes', c: 'yes' } },
      weights,
      'Avon and Brant are first whatever the open answers are; three of them decide whether Guelph or Elora joins them.',
    ],
    [
      'may-be-joined',
      {
        Avon: known,
        B: { a: 'yes', b: 'yes' },
        C: { a: 'yes', b: 'yes' },
        D: { a: 'yes', b: 'yes' },
        E: { a: 'yes', b: 'yes' },
      },
      weights,
      'Avon is first whatever the open answers are; four of them decide whether one of four others joins it.',
    ],
    ['only-one', { Avon: open }, weights, 'Avon is the only solution here.'],
    ['only-one', { Avon: { must: 'no' }, Brant: open }, withMust, 'Brant is the only solution that your musts leave.'],
    [
      'only-one',
      { Avon: { must: 'no' }, Brant: {} },
      withMust,
      'Brant is the only solution that your musts leave, and one open answer decides whether it meets them.',
    ],
    [
      'only-one',
      { Avon: {} },
      { a: 'must', b: 'must' },
      'Avon is the only solution here, and two open answers decide whether it meets your musts.',
    ],
    ['all-excluded', { Avon: { must: 'no' } }, withMust, 'Your musts exclude Avon.'],
    ['all-excluded', { Avon: { must: 'no' }, Brant: { must: 'no' } }, withMust, 'Your musts exclude both solutions.'],
    [
      'all-excluded',
      { A: { must: 'no' }, B: { must: 'no' }, C: { must: 'no' } },
      withMust,
      'Your musts exclude all three solutions.',
    ],
    ['no-candidates', {}, weights, 'There is no solution to compare.'],
    [
      'no-weights',
      { Avon: known, Brant: {} },
      { must: 'must' },
      'No criterion has a weight, so no solution is ahead of another.',
    ],
    ['share', { n8n: known, Avon: known }, weights, 'Avon and n8n share first place.'],
    [
      'may-be-joined',
      { n8n: known, zapier: known, Avon: open },
      weights,
      'n8n and zapier are first whatever the open answers are; three of them decide whether Avon joins them.',
    ],
  ];
  test.each(rows.map(([kind, ...given]) => ({ kind, given, sentence: given[2] })))(
    '$kind: $sentence',
    ({ kind, given, sentence }) => {
      expect(status(given[0], given[1])).toEqual([kind, sentence]);
    },
  );
});

describe('the sentence for a group', () => {
  const sentence = (findings: Findings, settings: Settings) => groupLeadStatus(scores(findings, settings)).sentence;

  it('says whom the open answers could still put first', () => {
    expect(sentence({ Avon: { ...none, a: 'yes' }, Brant: open, Elora: none }, weights)).toBe(
      'Avon leads on what is known. Open answers could still put Brant first.',
    );
    expect(sentence({ A: { a: 'yes' }, B: { a: 'yes' }, C: { b: 'yes' }, D: open }, weights)).toBe(
      'A and B share first place on what is known. Open answers could still put C or D first.',
    );
  });

  it('says that they could separate those who share first place', () => {
    expect(sentence({ Avon: open, Brant: open }, weights)).toBe(
      'Avon and Brant share first place on what is known. Open answers could still change that.',
    );
  });

  it('is the same as for one person where nothing is open', () => {
    expect(sentence({ Avon: known, Brant: none }, weights)).toBe('Avon leads whatever the open answers are.');
  });
});
