import { describe, expect, it } from 'vitest';
import { currentFindings, possibleFindings, withFinding } from '#domain/check/findings';
import { leaders } from '#domain/check/first';
import { ranking, type Scores, scoresOf } from '#domain/check/score';
import { countedCriteria } from '#domain/check/settings';
import { seeded } from '#tests/fixtures/random';
import { firstByHand, openAnswers, randomCase, type Case } from './cases';

const candidates = ['Avon', 'Brant', 'Cobourg'].map((name) => ({ id: name.toLowerCase(), name }));
const scored = (findings: Case['findings'], settings: Case['settings']) =>
  scoresOf(candidates, countedCriteria(Object.keys(settings), settings), findings);
const scoresOfCase = ({ candidates, criteria, settings, findings }: Case) =>
  scoresOf(candidates, countedCriteria(criteria, settings), findings);
const ends = ({ kept }: Scores) => kept.map(({ id, low, high }) => [id, low, high] as const);

describe('a score', () => {
  it('counts yes in full, partly by half, no not at all, and open from nothing to all', () => {
    const { of, kept } = scored(
      { avon: { price: 'yes', logs: 'partly', export: 'no' } },
      { price: 5, logs: 3, export: 2, french: 4 },
    );
    expect(of).toBe(14);
    expect(kept[0]).toMatchObject({ low: 6.5, high: 10.5 });
    expect(kept[0]?.parts).toEqual([
      { criterion: 'price', weight: 5, finding: 'yes', low: 5, high: 5 },
      { criterion: 'logs', weight: 3, finding: 'partly', low: 1.5, high: 1.5 },
      { criterion: 'export', weight: 2, finding: 'no', low: 0, high: 0 },
      { criterion: 'french', weight: 4, finding: 'open', low: 0, high: 4 },
    ]);
  });

  it('leaves out criteria at 0', () => {
    expect(
      scored({ avon: { price: 'yes' } }, { price: 0, logs: 1 }).kept[0]?.parts.map(({ criterion }) => criterion),
    ).toEqual(['logs']);
  });

  it('gets no points from a must, which excludes known failures and marks open and partial findings', () => {
    const scores = scored(
      { avon: { canada: 'no', price: 'yes' }, brant: { canada: 'partly' } },
      { canada: 'must', price: 2 },
    );
    expect(scores.of).toBe(2);
    expect(scores.excluded).toEqual([{ id: 'avon', name: 'Avon', failed: ['canada'] }]);
    expect(scores.kept.map(({ id, musts }) => [id, musts])).toEqual([
      ['brant', [{ criterion: 'canada', finding: 'partly' }]],
      ['cobourg', [{ criterion: 'canada', finding: 'open' }]],
    ]);
  });

  it('names every must that excludes', () => {
    expect(scored({ avon: { canada: 'no', sso: 'no' } }, { canada: 'must', sso: 'must' }).excluded[0]?.failed).toEqual([
      'canada',
      'sso',
    ]);
  });
});

describe('the ranking', () => {
  it('goes by what is known; ties share their place, the one that can gain more first', () => {
    const placed = ranking(
      scored({ avon: { a: 'yes' }, brant: { a: 'yes', b: 'no' }, cobourg: { a: 'yes', b: 'yes' } }, { a: 2, b: 3 }),
    );
    expect(placed.map(({ id, place }) => [id, place])).toEqual([
      ['cobourg', { number: 1, isShared: false }],
      ['avon', { number: 2, isShared: true }],
      ['brant', { number: 2, isShared: true }],
    ]);
  });

  it('puts those with the same interval in the order of their names', () => {
    const reversed = [...candidates].reverse();
    expect(ranking(scoresOf(reversed, [{ criterion: 'a', weight: 1, isMust: false }], {})).map(({ id }) => id)).toEqual(
      ['avon', 'brant', 'cobourg'],
    );
  });
});

describe('findings', () => {
  it('leave out stale facts, so that they count as open', () => {
    const fact = { finding: 'yes', read: '2026-01-01' } as const;
    const facts = { avon: { price: fact, logs: { ...fact, checkedLive: '2026-06-01' } } };
    expect(currentFindings(facts, new Date('2026-08-01'))).toEqual({ avon: { logs: 'yes' } });
  });
});

describe('over 10,000 random weightings', () => {
  const random = seeded(31);
  const cases = Array.from({ length: 10_000 }, () =>
    randomCase(random, { candidates: random.whole(1, 6), criteria: random.whole(1, 8), open: 0.4 }),
  );
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

  it('the parts sum to both ends, in half points, within the sum of the weights', () => {
    const wrong = cases.filter((each) => {
      const { of, kept } = scoresOfCase(each);
      return kept.some(
        ({ low, high, parts }) =>
          total(parts.map((part) => part.low)) !== low ||
          total(parts.map((part) => part.high)) !== high ||
          total(parts.map(({ weight }) => weight)) !== of ||
          !Number.isInteger(2 * low) ||
          !Number.isInteger(2 * high) ||
          !(0 <= low && low <= high && high <= of),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('an open answer, however it turns out, never leaves the interval, and does not affect other candidates', () => {
    let excluded = 0;
    const wrong = cases.filter((each) => {
      const open = openAnswers(each);
      if (open.length === 0) return false;
      const { candidate, criterion } = random.one(open);
      const before = ends(scoresOfCase(each));
      return possibleFindings.some((finding) => {
        const after = ends(
          scoresOfCase({ ...each, findings: withFinding(each.findings, candidate, criterion, finding) }),
        );
        return before.some(([id, low, high]) => {
          const is = after.find((other) => other[0] === id);
          if (id !== candidate) return is?.[1] !== low || is[2] !== high;
          if (is) return is[1] < low || is[2] > high;
          excluded += 1;
          return finding !== 'no' || each.settings[criterion] !== 'must';
        });
      });
    });
    expect(wrong).toEqual([]);
    expect(excluded).toBeGreaterThan(500);
  });

  it('the most known points, counted separately, make a candidate first', () => {
    const wrong = cases.filter(
      (each) =>
        leaders(scoresOfCase(each))
          .map(({ id }) => id)
          .join() !== firstByHand(each).join(),
    );
    expect(wrong).toEqual([]);
  });
});
