import { describe, expect, it } from 'vitest';
import { positionOf, type Setting, settingScale } from '#domain/check/settings';
import { finishWork } from '#domain/check/slices';
import { weightChanges } from '#domain/check/weight-changes';
import { seeded } from '#tests/fixtures/random';
import { type Case, firstByHand, randomCase } from './cases';

const changesOf = ({ candidates, criteria, settings, findings }: Case) =>
  finishWork(weightChanges(candidates, criteria, settings, findings));
const firstWith = (each: Case, criterion: string, setting: Setting) =>
  firstByHand({ ...each, settings: { ...each.settings, [criterion]: setting } }).join();

describe('over 10,000 random weightings', () => {
  const random = seeded(5);
  const cases = Array.from({ length: 10_000 }, () => {
    const each = randomCase(random, { candidates: random.whole(2, 4), criteria: random.whole(1, 4), open: 0.3 });
    return { each, now: firstByHand(each).join(), changes: changesOf(each) };
  });
  const stated = cases.flatMap(({ each, now, changes }) =>
    changes.flatMap(({ criterion, from, nearest }) =>
      nearest.map(({ setting, first }) => ({ each, now, criterion, from, setting, first })),
    ),
  );

  it('a reported change, applied, has the reported result, and one step less changes nothing', () => {
    const wrong = stated.filter(({ each, now, criterion, from, setting, first }) => {
      const [at, to] = [positionOf(from), positionOf(setting)];
      const stepLess = settingScale[to - Math.sign(to - at)] ?? 0;
      const then = firstWith(each, criterion, setting);
      return then === now || then !== first.join() || firstWith(each, criterion, stepLess) !== now;
    });
    expect(wrong).toEqual([]);
    expect(stated.length).toBeGreaterThan(10_000);
    expect(stated.some(({ setting }) => setting === 'must')).toBe(true);
    expect(stated.some(({ from }) => from === 'must')).toBe(true);
  });

  it('trying every setting finds no smaller change, and none where none is reported', () => {
    const wrong = cases.filter(({ each, now, changes }) =>
      changes.some(({ criterion, from, nearest, readings }) => {
        const distances = settingScale
          .filter((setting) => firstWith(each, criterion, setting) !== now)
          .map((setting) => Math.abs(positionOf(setting) - positionOf(from)));
        const least = Math.min(...distances);
        return (
          readings.length !== settingScale.length ||
          nearest.length !== distances.filter((distance) => distance === least).length ||
          nearest.some(({ setting }) => Math.abs(positionOf(setting) - positionOf(from)) !== least)
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('an example', () => {
  const example: Case = {
    candidates: ['Dover', 'Elgin'].map((name) => ({ id: name.toLowerCase(), name })),
    criteria: ['private', 'training', 'uptime', 'exit', 'french'],
    settings: { private: 5, training: 3, exit: 2 },
    findings: {
      dover: { private: 'yes', exit: 'yes', french: 'no' },
      elgin: { private: 'no', training: 'yes', exit: 'yes', uptime: 'yes', french: 'no' },
    },
  };

  it('says at which setting who is first changes, for each criterion', () => {
    expect(Object.fromEntries(changesOf(example).map(({ criterion, nearest }) => [criterion, nearest]))).toEqual({
      private: [{ setting: 3, first: ['dover', 'elgin'] }],
      training: [{ setting: 5, first: ['dover', 'elgin'] }],
      uptime: [{ setting: 2, first: ['dover', 'elgin'] }],
      exit: [],
      french: [{ setting: 'must', first: [] }],
    });
  });

  it('says who is first at every setting of the scale', () => {
    expect(changesOf(example)[0]?.readings.map(({ first }) => first.join(' and '))).toEqual([
      ...['elgin', 'elgin', 'elgin', 'dover and elgin', 'dover', 'dover', 'dover'],
    ]);
  });

  it('gives both settings where one lower and one higher are equally near', () => {
    const tied: Case = {
      ...example,
      criteria: ['a', 'b'],
      settings: { a: 3, b: 3 },
      findings: { dover: { a: 'yes', b: 'no' }, elgin: { a: 'no', b: 'yes' } },
    };
    expect(changesOf(tied)[0]?.nearest).toEqual([
      { setting: 2, first: ['elgin'] },
      { setting: 4, first: ['dover'] },
    ]);
  });

  it('says which criteria can be raised only after another has gone to 0', () => {
    const criteria = Array.from({ length: 9 }, (_, index) => `c${index}`);
    const settings = Object.fromEntries(
      criteria.map((criterion, index) => [criterion, index < 8 ? 1 : 0]),
    ) as Case['settings'];
    const needing = (given: Case['settings']) =>
      changesOf({ ...example, criteria, settings: given })
        .filter(({ needsRoom }) => needsRoom)
        .map(({ criterion }) => criterion);
    expect(needing(settings)).toEqual(['c8']);
    expect(needing({ ...settings, c0: 0 })).toEqual([]);
  });
});
