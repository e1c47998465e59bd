import { describe, expect, it } from 'vitest';
import { seededSettings, seeds } from '#domain/check/seed';
import { mostCounted } from '#domain/check/settings';

const raisedBy = (question: string, is: string[], weight: number) => ({
  question,
  is,
  weight,
  must: false,
});
const criteria = [
  { id: 'canada', raisedBy: [raisedBy('geography', ['canada'], 5)] },
  { id: 'logs', raisedBy: [raisedBy('priorities', ['security'], 3), raisedBy('size', ['large', 'huge'], 2)] },
  { id: 'french', raisedBy: [raisedBy('geography', ['canada'], 2)] },
  { id: 'price', raisedBy: [] },
];
const settings = (...given: Parameters<typeof seeds>) => seededSettings(seeds(...given));

describe('the initial setting', () => {
  it('is 0 where nothing raises a criterion', () => {
    expect(settings(criteria, {})).toEqual({ canada: 0, logs: 0, french: 0, price: 0 });
  });

  it('is the highest weight of the answers that raise it, and names each of them', () => {
    const begun = seeds(criteria, { geography: ['canada'], priorities: ['growth', 'security'], size: ['large'] });
    expect(seededSettings(begun)).toEqual({ canada: 5, logs: 3, french: 2, price: 0 });
    expect(begun[1]?.raisedBy).toEqual([
      { question: 'priorities', answer: 'security' },
      { question: 'size', answer: 'large' },
    ]);
  });

  it('is a must where an answer makes it one', () => {
    const strict = [{ id: 'canada', raisedBy: [{ ...raisedBy('geography', ['canada'], 5), must: true }] }];
    expect(settings(strict, { geography: ['canada'] })).toEqual({ canada: 'must' });
    expect(settings(strict, { geography: ['global'] })).toEqual({ canada: 0 });
  });

  it('is what a rule asks where that is higher: a must above every weight', () => {
    const rules = new Map([
      ['canada', { weight: 4, must: false, by: ['PHIPA', 'FIPPA'] }],
      ['logs', { weight: 4, must: false, by: ['PHIPA'] }],
      ['french', { weight: 3, must: true, by: ['OLA'] }],
      ['not-listed', { weight: 5, must: false, by: ['PHIPA'] }],
    ]);
    const begun = seeds(criteria, { geography: ['canada'] }, rules);
    expect(seededSettings(begun)).toEqual({ canada: 5, logs: 4, french: 'must', price: 0 });
    expect(begun[0]?.raisedBy).toEqual([
      { question: 'geography', answer: 'canada' },
      { rule: 'PHIPA' },
      { rule: 'FIPPA' },
    ]);
  });
});

describe('where more than eight are raised', () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ id: `c${index}`, raisedBy: [raisedBy('q', ['a'], 3)] }));
  const raised = (weight: number, id: string) => new Map([[id, { weight, must: false, by: ['Rule'] }]]);
  const leftOut = (...given: Parameters<typeof seeds>) =>
    seeds(...given).flatMap(({ criterion, isLeftOut }) => (isLeftOut ? [criterion] : []));

  it('those with the lowest setting begin at 0, and keep what raised them', () => {
    const begun = seeds(
      ten.map((each, index) => ({ ...each, raisedBy: [raisedBy('q', ['a'], index < 2 ? 1 : 3)] })),
      { q: ['a'] },
    );
    expect(begun.filter(({ setting }) => setting !== 0)).toHaveLength(mostCounted);
    expect(begun.slice(0, 3)).toEqual([
      { criterion: 'c0', setting: 0, raisedBy: [{ question: 'q', answer: 'a' }], isLeftOut: true },
      { criterion: 'c1', setting: 0, raisedBy: [{ question: 'q', answer: 'a' }], isLeftOut: true },
      { criterion: 'c2', setting: 3, raisedBy: [{ question: 'q', answer: 'a' }], isLeftOut: false },
    ]);
  });

  it('among ties, those that no rule raises are left out first, then those further down', () => {
    expect(leftOut(ten, { q: ['a'] })).toEqual(['c8', 'c9']);
    expect(leftOut(ten, { q: ['a'] }, raised(3, 'c9'))).toEqual(['c7', 'c8']);
    expect(leftOut(ten, { q: ['a'] }, raised(1, 'c9'))).toEqual(['c7', 'c8']);
  });

  it('a must is left out last, so that only musts remain of nine', () => {
    const nine = ten.slice(0, 9).map(({ id }) => id);
    expect(
      leftOut(ten, { q: ['a'] }, new Map(nine.map((id) => [id, { weight: 0, must: true, by: ['Rule'] }]))),
    ).toEqual(['c8', 'c9']);
  });
});
