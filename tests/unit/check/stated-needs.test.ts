import { describe, expect, test } from 'vitest';
import type { Findings } from '#domain/check/findings';
import { scoresOf } from '#domain/check/score';
import { byStatedNeeds, inShownOrder } from '#domain/check/stated-needs';

/*
 * The ranking by the visitor's criteria, apart by whether a must is confirmed and a stated need missed. Brant leads on
 * points.
 */

const candidates = [
  { id: 'avon', name: 'Avon' },
  { id: 'brant', name: 'Brant' },
  { id: 'clare', name: 'Clare' },
];
const scores = scoresOf(candidates, [{ criterion: 'price', weight: 4, isMust: false }], {
  avon: { price: 'partly' },
  brant: { price: 'yes' },
});

const apart = (misses: Record<string, string[]>) => {
  const solutions = candidates.map(({ id }) => ({ id, misses: misses[id] ?? [] }));
  const { fitting, missing } = byStatedNeeds(scores, solutions);
  return [fitting.map(({ id }) => id), missing.map(({ id }) => id)];
};

test('who misses a stated need is listed apart, however many points it has, and its place is the one in the list', () => {
  expect(apart({ brant: ['Private cloud'] })).toEqual([['avon', 'clare'], ['brant']]);
  const [brant] = byStatedNeeds(scores, [{ id: 'brant', misses: ['Private cloud'] }]).missing;
  expect(brant?.place).toEqual({ number: 3, isShared: false });
});

test('each list is in the order of the ranking', () => {
  expect(apart({ avon: ['Canada'], brant: ['Canada'] })).toEqual([['clare'], ['brant', 'avon']]);
});

test('where nobody or everybody misses one, there is one list', () => {
  const ranked = ['brant', 'avon', 'clare'];
  expect(apart({})).toEqual([ranked, []]);
  expect(apart({ avon: ['Canada'], brant: ['Canada'], clare: ['Canada'] })).toEqual([ranked, []]);
});

describe('a must that is not confirmed', () => {
  const counted = [
    { criterion: 'price', weight: 4, isMust: false },
    { criterion: 'canada', weight: 0, isMust: true },
  ];
  const withMust = (findings: Findings, misses: Record<string, string[]> = {}) => {
    const { fitting, unconfirmed, missing } = byStatedNeeds(
      scoresOf(candidates, counted, findings),
      candidates.map(({ id }) => ({ id, misses: misses[id] ?? [] })),
    );
    return [fitting, unconfirmed, missing].map((group) => group.map(({ id }) => id));
  };

  test('stands below those whose musts are confirmed, also in part, and above those that miss a need', () => {
    const findings = { avon: { price: 'partly', canada: 'partly' }, brant: { price: 'yes' }, clare: {} } as const;
    expect(withMust(findings)).toEqual([['avon'], ['brant', 'clare'], []]);
    expect(withMust(findings, { brant: ['Private cloud'] })).toEqual([['avon'], ['clare'], ['brant']]);
  });

  test('keeps nothing apart where no must is confirmed', () => {
    expect(withMust({ brant: { price: 'yes' } })).toEqual([['brant', 'avon', 'clare'], [], []]);
  });

  test('the list shows one group after the other', () => {
    const scores = scoresOf(candidates, counted, { avon: { canada: 'yes' }, brant: { price: 'yes' } });
    const groups = byStatedNeeds(scores, [{ id: 'clare', misses: ['Private cloud'] }]);
    expect(inShownOrder(groups).map(({ id }) => id)).toEqual(['avon', 'brant', 'clare']);
  });
});
