import { describe, expect, it } from 'vitest';
import { possibleFindings, withFinding } from '#domain/check/findings';
import { leadStatus } from '#domain/check/lead-status';
import { contenders } from '#domain/check/first';
import { questionsWorthAsking } from '#domain/check/questions';
import { scoresOf } from '#domain/check/score';
import { countedCriteria } from '#domain/check/settings';
import { finishWork } from '#domain/check/slices';
import { seeded } from '#tests/fixtures/random';
import { type Case, eachWay, firstByHand, openAnswers, randomCase } from './cases';

const scoresOfCase = ({ candidates, criteria, settings, findings }: Case) =>
  scoresOf(candidates, countedCriteria(criteria, settings), findings);
const questionsOf = (each: Case) => finishWork(questionsWorthAsking(scoresOfCase(each)));

/**
 * Answers every open question in every way, and counts for each the combinations of the others in which it changes who
 * is first.
 */
function byBruteForce(each: Case) {
  const open = openAnswers(each);
  const first: string[] = [];
  eachWay(each.findings, open, (findings, way) => (first[way] = firstByHand({ ...each, findings }).join()));
  const changes = open.map((_, index) => {
    const step = 3 ** index;
    let count = 0;
    for (let way = 0; way < first.length; way += 1)
      if (Math.floor(way / step) % 3 === 0)
        count += first[way] === first[way + step] && first[way] === first[way + 2 * step] ? 0 : 1;
    return count;
  });
  const firsts = first.map((ids) => ids.split(',').filter(Boolean));
  return {
    changes: open.map((question, index) => ({ ...question, share: (changes[index] ?? 0) / 3 ** (open.length - 1) })),
    possible: new Set(firsts.flat()),
    certain: new Set(firsts.reduce((all, each) => all.filter((id) => each.includes(id)))),
  };
}

const random = seeded(77);
const small: Case[] = [];
while (small.length < 1_500) {
  const each = randomCase(random, { candidates: random.whole(1, 4), criteria: random.whole(1, 5), open: 0.4 });
  if (openAnswers(each).length <= 6) small.push(each);
}
const compared = small.map((each) => ({ each, listed: questionsOf(each), all: byBruteForce(each) }));

describe('the questions worth asking, against every outcome of the open answers', () => {
  it('are exactly those whose answer changes who is first for some outcome of the others', () => {
    for (const { listed, all } of compared)
      expect(listed.map(({ candidate, criterion }) => `${candidate} ${criterion}`).sort()).toEqual(
        all.changes
          .filter(({ share }) => share > 0)
          .map(({ candidate, criterion }) => `${candidate} ${criterion}`)
          .sort(),
      );
    expect(compared.filter(({ listed }) => listed.length > 1).length).toBeGreaterThan(400);
    expect(compared.some(({ listed }) => listed.some(({ isMust }) => isMust))).toBe(true);
  });

  it('count those outcomes, and are in that order', () => {
    for (const { listed, all } of compared) {
      for (const { candidate, criterion, changes, ways } of listed) {
        const share = all.changes.find((each) => each.candidate === candidate && each.criterion === criterion)?.share;
        expect(ways).toBe(3 ** (listed.length - 1));
        expect(Number.isInteger(changes)).toBe(true);
        expect(changes / ways).toBeCloseTo(share ?? 0, 12);
      }
      expect(listed.map(({ changes }) => changes)).toEqual(listed.map(({ changes }) => changes).sort((a, b) => b - a));
    }
  });

  it('are none exactly where first place is settled; who can be and who is certain to be first is exact', () => {
    for (const { each, listed, all } of compared) {
      const { possible, certain } = contenders(scoresOfCase(each));
      expect(new Set(possible.map(({ id }) => id))).toEqual(all.possible);
      expect(new Set(certain.map(({ id }) => id))).toEqual(all.certain);
      expect(listed.length === 0).toBe(all.possible.size === all.certain.size);
    }
  });
});

describe('a list of ten solutions with many open answers', () => {
  const large = Array.from({ length: 200 }, () => randomCase(random, { candidates: 10, criteria: 8, open: 0.35 }));

  it('asks nothing more once all its questions are answered', () => {
    for (const each of large) {
      const findings = questionsOf(each).reduce(
        (known, { candidate, criterion }) => withFinding(known, candidate, criterion, random.one(possibleFindings)),
        each.findings,
      );
      expect(questionsOf({ ...each, findings })).toEqual([]);
      expect(leadStatus(scoresOfCase({ ...each, findings }), 0).kind).not.toMatch(/^(open|wide-open|may-be-joined)$/);
    }
  });

  it('has whole counts, none above the number of combinations', () => {
    for (const each of large)
      for (const { changes, ways } of questionsOf(each))
        expect(Number.isInteger(changes) && 0 < changes && changes <= ways).toBe(true);
  });
});

describe('an example', () => {
  const candidates = ['Dover', 'Elgin', 'Fergus'].map((name) => ({ id: name.toLowerCase(), name }));
  const criteria = ['canada', 'private', 'logs', 'health', 'training', 'exit', 'reports'];
  const settings = { canada: 'must', private: 5, logs: 4, health: 4, training: 3, exit: 2, reports: 2 } as const;
  const findings = {
    dover: { private: 'yes', logs: 'yes', exit: 'yes', reports: 'yes' },
    elgin: { canada: 'yes', private: 'no', logs: 'yes', training: 'yes', exit: 'yes', reports: 'yes' },
    fergus: { private: 'no', logs: 'partly', health: 'yes', exit: 'no', reports: 'partly', training: 'yes' },
  } as const;
  const each: Case = { candidates, criteria, settings, findings };

  it('lists four of its five open answers, the must first', () => {
    expect(scoresOfCase(each).kept.map(({ id, low, high }) => [id, low, high])).toEqual([
      ['dover', 13, 20],
      ['elgin', 11, 15],
      ['fergus', 10, 10],
    ]);
    expect(questionsOf(each)).toEqual([
      { candidate: 'dover', criterion: 'canada', isMust: true, changes: 25, ways: 27, share: 25 / 27 },
      { candidate: 'dover', criterion: 'health', isMust: false, changes: 6, ways: 27, share: 6 / 27 },
      { candidate: 'dover', criterion: 'training', isMust: false, changes: 6, ways: 27, share: 6 / 27 },
      { candidate: 'elgin', criterion: 'health', isMust: false, changes: 6, ways: 27, share: 6 / 27 },
    ]);
  });

  it('rejects the scores of a group', () => {
    const scores = scoresOf(candidates, [{ criterion: 'logs', weight: 60, isMust: false }], findings);
    expect(() => finishWork(questionsWorthAsking(scores))).toThrow(RangeError);
  });

  it('pauses between steps and continues', () => {
    const work = questionsWorthAsking(scoresOfCase(each));
    let steps = 0;
    for (;;) {
      const step = work.next();
      if (step.done) {
        expect(step.value).toEqual(questionsOf(each));
        break;
      }
      steps += 1;
    }
    expect(steps).toBeGreaterThan(4);
  });
});
