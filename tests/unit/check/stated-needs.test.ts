import { expect, test } from 'vitest';
import { scoresOf } from '#domain/check/score';
import { byStatedNeeds } from '#domain/check/stated-needs';

/* The ranking by the visitor's criteria, apart by whether a candidate misses a stated need. Brant leads on points. */

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

test('who misses a stated need is listed apart, however many points it has, and keeps its place', () => {
  expect(apart({ brant: ['Private cloud'] })).toEqual([['avon', 'clare'], ['brant']]);
  const [brant] = byStatedNeeds(scores, [{ id: 'brant', misses: ['Private cloud'] }]).missing;
  expect(brant?.place).toEqual({ number: 1, isShared: false });
});

test('each list is in the order of the ranking', () => {
  expect(apart({ avon: ['Canada'], brant: ['Canada'] })).toEqual([['clare'], ['brant', 'avon']]);
});

test('where nobody or everybody misses one, there is one list', () => {
  const ranked = ['brant', 'avon', 'clare'];
  expect(apart({})).toEqual([ranked, []]);
  expect(apart({ avon: ['Canada'], brant: ['Canada'], clare: ['Canada'] })).toEqual([ranked, []]);
});
