import { describe, expect, it } from 'vitest';
import { leaders } from '#domain/check/first';
import { groupReading, type Member } from '#domain/check/group';
import { firstIfAllSet, groupRanking, orderBySettings } from '#domain/check/group-ranking';
import { ranking, scoresOf } from '#domain/check/score';
import { mostMembers, countedCriteria, type Settings } from '#domain/check/settings';
import { seeded } from '#tests/fixtures/random';
import { randomCase, randomSettings } from './cases';

/* A group's ranking itself: group.test.ts. Here: how it changes in one person's check. */

const criteria = ['a', 'b', 'c'];
const candidates = ['Avon', 'Brant', 'Cayuga'].map((name) => ({ id: name.toLowerCase(), name }));
const findings = {
  avon: { a: 'yes', b: 'no', c: 'no' },
  brant: { a: 'no', b: 'yes', c: 'no' },
  cayuga: { a: 'no', b: 'no', c: 'yes' },
} as const;
const members = (...settings: Settings[]): Member[] => settings.map((each, at) => ({ id: `m${at}`, settings: each }));
const inCheck = (...settings: Settings[]) => {
  const group = members(...settings);
  const { settings: whole } = groupReading(group, criteria);
  return orderBySettings(groupRanking(group, criteria, candidates, findings), whole, criteria, candidates, findings);
};

describe('the order in one person’s check', () => {
  it('is that of the mean where all set the same', () => {
    expect(inCheck({ a: 5, b: 2 }, { a: 5, b: 2 })).toEqual({ change: 'nothing', first: ['avon'] });
  });

  it('has another first where the mean levelled high and low weights', () => {
    // By the mean, Avon has half of the points on the first and all on the second; as whole numbers, both means are 3.
    expect(inCheck({ a: 5, b: 5 }, { a: 1 })).toEqual({ change: 'first', first: ['avon', 'brant'] });
    expect(inCheck({ b: 5, c: 1 }, { a: 1 })).toEqual({ change: 'first', first: ['brant'] });
  });

  it('has another first where a must gives no points', () => {
    const [x, y]: Settings[] = [{ a: 'must', b: 2 }, { a: 5 }];
    const met = { avon: { a: 'yes', b: 'no' }, brant: { a: 'partly', b: 'yes' } } as const;
    const two = candidates.slice(0, 2);
    const group = members(x ?? {}, y ?? {});
    const ranked = groupRanking(group, criteria, two, met);
    const { settings } = groupReading(group, criteria);
    expect(settings).toEqual({ a: 'must', b: 1 });
    expect(orderBySettings(ranked, settings, criteria, two, met)).toEqual({ change: 'nothing', first: ['brant'] });
    expect(orderBySettings(ranked, { a: 'must' }, criteria, two, met)).toEqual({
      change: 'first',
      first: ['avon', 'brant'],
    });
  });

  it('can be another further down', () => {
    // Cayuga is ahead of Brant by 1/6 + 1/6 to 2/7; as whole numbers, both means are 1.
    expect(inCheck({ a: 5, b: 2 }, { a: 5, c: 1 }, { a: 5, c: 1 })).toEqual({
      change: 'below-first',
      first: ['avon'],
    });
  });

  it('over 1,000 random groups: each kind of change matches a direct comparison, and each occurs', () => {
    const random = seeded(21);
    const seen: Record<string, number> = {};
    for (let round = 0; round < 1_000; round += 1) {
      const each = randomCase(random, { candidates: random.whole(2, 6), criteria: random.whole(2, 8), open: 0.3 });
      const group = members(
        ...Array.from({ length: random.whole(2, mostMembers) }, () => randomSettings(random, each.criteria)),
      );
      const { settings } = groupReading(group, each.criteria);
      const ranked = groupRanking(group, each.criteria, each.candidates, each.findings);
      const { change, first } = orderBySettings(ranked, settings, each.criteria, each.candidates, each.findings);
      const checked = scoresOf(each.candidates, countedCriteria(each.criteria, settings), each.findings);
      expect(first).toEqual(leaders(checked).map(({ id }) => id));
      const order = (scores: typeof checked) => ranking(scores).map(({ id, place }) => [id, place.number]);
      const firsts = (scores: typeof checked) => order(scores).flatMap(([id, number]) => (number === 1 ? [id] : []));
      const isSameFirst = new Set(firsts(checked)).symmetricDifference(new Set(firsts(ranked.scores))).size === 0;
      expect(change === 'first').toBe(!isSameFirst);
      if (change === 'nothing') expect(order(checked)).toEqual(order(ranked.scores));
      if (change === 'below-first') expect(order(checked)).not.toEqual(order(ranked.scores));
      seen[change] = (seen[change] ?? 0) + 1;
    }
    expect(Object.keys(seen).sort()).toEqual(['below-first', 'first', 'nothing']);
  });
});

it('who would be first if all set a criterion alike is who leads once they do', () => {
  const group = members({ a: 1, b: 5 }, { a: 1 });
  const first = (setting: 0 | 5) => firstIfAllSet(group, criteria, candidates, findings, { criterion: 'b' }, setting);
  expect([first(0), first(5)]).toEqual([['avon'], ['brant']]);
});
