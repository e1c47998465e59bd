import { describe, expect, it } from 'vitest';
import { contenders, leaders } from '#domain/check/first';
import { groupReading, type Member } from '#domain/check/group';
import { firstIfAllSet, groupRanking } from '#domain/check/group-ranking';
import { ranking, type Scores, scoresOf } from '#domain/check/score';
import { mostMembers, countedCriteria, type Setting, settingOf, type Settings } from '#domain/check/settings';
import { seeded } from '#tests/fixtures/random';
import { type Case, eachWay, openAnswers, randomCase, randomSettings } from './cases';

const member = (id: string, settings: Settings): Member => ({ id, settings });
/** Returns a group's settings and ranking, and who would be first at both ends of the dividing criterion. */
function read(members: readonly Member[], { criteria, candidates, findings }: Omit<Case, 'settings'>) {
  const reading = groupReading(members, criteria);
  const [widest] = reading.differing;
  const first = (each: NonNullable<typeof widest>, setting: Setting) =>
    firstIfAllSet(members, criteria, candidates, findings, each, setting);
  const dividing = widest && {
    ...widest,
    firstAtLowest: first(widest, widest.lowest),
    firstAtHighest: first(widest, widest.highest),
  };
  return { ...reading, ...groupRanking(members, criteria, candidates, findings), dividing };
}
const shares = (scores: Scores) =>
  ranking(scores).map(({ id, low, high, place }) => [id, low / scores.of, high / scores.of, place]);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const named = (list: readonly { criterion: string }[]) => list.map(({ criterion }) => criterion);

const two: Omit<Case, 'settings'> = {
  criteria: ['a', 'b', 'c'],
  candidates: ['Avon', 'Brant'].map((name) => ({ id: name.toLowerCase(), name })),
  findings: { avon: { a: 'yes', b: 'no', c: 'yes' }, brant: { a: 'no', b: 'yes', c: 'no' } },
};

describe('where a group agrees', () => {
  const group = (...settings: Settings[]) =>
    read(
      settings.map((each, index) => member(`m${index}`, each)),
      two,
    );

  it('settings are within two steps of each other; a must follows 5', () => {
    const { agreed, differing } = group({ a: 3, b: 'must', c: 3 }, { a: 5, b: 4, c: 0 });
    expect(named(agreed)).toEqual(['a', 'b']);
    expect(agreed[1]).toMatchObject({ lowest: 4, highest: 'must', spread: 2, mean: 'must' });
    expect(named(differing)).toEqual(['c']);
    expect(differing[0]).toMatchObject({ lowest: 0, highest: 3, spread: 3, mean: 1.5 });
  });

  const rows: [Setting[], 'agreed' | 'differing' | 'left out'][] = [
    [[0, 0], 'left out'],
    [[0, 1], 'differing'],
    [[0, 2], 'differing'],
    [[2, 0, 2], 'differing'],
    [[0, 'must'], 'differing'],
    [[1, 1], 'agreed'],
    [[1, 3], 'agreed'],
    [[1, 4], 'differing'],
    [[4, 'must'], 'agreed'],
    [[3, 'must'], 'differing'],
    [['must', 'must', 5], 'agreed'],
  ];
  it.each(rows)(
    'settings of %j are %s: a criterion that one member does not count is no agreement',
    (settings, where) => {
      const { agreed, differing } = group(...settings.map((a) => ({ a })));
      expect([named(agreed), named(differing)]).toEqual([
        where === 'agreed' ? ['a'] : [],
        where === 'differing' ? ['a'] : [],
      ]);
    },
  );

  it('there is no dividing criterion', () => {
    expect(group({ a: 3 }, { a: 1 }).dividing).toBeUndefined();
  });
});

describe('the criterion that divides most', () => {
  const dividing = (...settings: Settings[]) =>
    read(
      settings.map((each, index) => member(`m${index}`, each)),
      two,
    ).dividing;

  it('has the widest spread', () => {
    expect(dividing({ a: 4, b: 5 }, { a: 0, b: 0 })?.criterion).toBe('b');
  });

  it('among equally wide ones, has the most distance between members, then the first place in the list', () => {
    expect(dividing({ a: 5, b: 5 }, { a: 0, b: 5 }, { a: 0, b: 0 }, { a: 0, b: 0 })?.criterion).toBe('b');
    expect(dividing({ b: 5, c: 0 }, { b: 0, c: 5 })?.criterion).toBe('b');
  });

  it('comes with who would be first if all gave it the lowest or the highest', () => {
    expect(dividing({ a: 2, b: 5 }, { a: 2, b: 0 })).toMatchObject({
      firstAtLowest: ['avon'],
      firstAtHighest: ['brant'],
    });
  });
});

describe('a group’s reading', () => {
  it('gives each member the same influence, however high their weights are', () => {
    const { scores, firstFor } = read([member('x', { a: 1 }), member('y', { b: 5, a: 1 })], two);
    // x gives Avon all of its points, y a sixth: 7/12; Brant gets the other five sixths of y.
    expect(shares(scores)).toEqual([
      ['avon', 7 / 12, 7 / 12, { number: 1, isShared: false }],
      ['brant', 5 / 12, 5 / 12, { number: 2, isShared: false }],
    ]);
    expect(firstFor).toEqual({ avon: ['x'], brant: ['y'] });
  });

  it('excludes by any member’s must, and counts the weights of the others', () => {
    const { scores, settings } = read([member('x', { a: 'must', c: 2 }), member('y', { a: 4 })], two);
    expect(scores.excluded).toEqual([{ id: 'brant', name: 'Brant', failed: ['a'] }]);
    expect(scores.kept[0]?.parts.map(({ criterion }) => criterion)).toEqual(['a', 'c']);
    expect(settings).toEqual({ a: 'must', c: 1 });
  });

  it('leaves a member without weights out of the mean, not out of the musts', () => {
    const alone = read([member('x', { b: 3 })], two);
    const both = read([member('x', { b: 3 }), member('y', {})], two);
    expect(shares(both.scores)).toEqual(shares(alone.scores));
    expect(both.firstFor).toEqual({ avon: [], brant: ['x'] });
    expect(ids(read([member('x', { b: 3 }), member('y', { b: 'must' })], two).scores.excluded)).toEqual(['avon']);
  });

  it('has settings of at most eight criteria: musts, then the highest means, halves rounded up', () => {
    const criteria = Array.from({ length: 12 }, (_, index) => `c${index}`);
    const first = Object.fromEntries(criteria.slice(0, 8).map((criterion) => [criterion, 3])) as Settings;
    const second = Object.fromEntries(criteria.slice(4).map((criterion) => [criterion, 2])) as Settings;
    const { settings } = groupReading([member('x', first), member('y', { ...second, c11: 'must' })], criteria);
    expect(settings).toEqual({ c11: 'must', c4: 3, c5: 3, c6: 3, c7: 3, c0: 2, c1: 2, c2: 2 });
  });

  it('is refused for no members and for more than seven', () => {
    const members = Array.from({ length: mostMembers + 1 }, (_, index) => member(`m${index}`, { a: 1 }));
    expect(() => read(members, two)).toThrow(new RangeError('A group has 1 to 7 members; 8 were given.'));
    expect(() => read([], two)).toThrow(RangeError);
  });
});

describe('over 1,000 random groups', () => {
  const random = seeded(8);
  const groups = Array.from({ length: 1_000 }, () => {
    const each = randomCase(random, { candidates: random.whole(1, 6), criteria: random.whole(1, 8), open: 0.3 });
    const members = Array.from({ length: random.whole(1, mostMembers) }, (_, index) =>
      member(`m${index}`, randomSettings(random, each.criteria)),
    );
    return { each, members };
  });

  it('the order of the members has no effect', () => {
    const wrong = groups.filter(({ each, members }) => {
      const shuffled = members.map((one) => ({ one, key: random.next() })).sort((a, b) => a.key - b.key);
      return (
        JSON.stringify(read(members, each)) !==
        JSON.stringify(
          read(
            shuffled.map(({ one }) => one),
            each,
          ),
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  it('the dividing criterion is the most divided one of all', () => {
    let divided = 0;
    for (const { each, members } of groups) {
      const steps = (criterion: string) =>
        members.map(({ settings }) => [0, 1, 2, 3, 4, 5, 'must'].indexOf(settingOf(settings, criterion)));
      const distances = (criterion: string) =>
        steps(criterion).flatMap((one, index) =>
          steps(criterion)
            .slice(index + 1)
            .map((other) => Math.abs(one - other)),
        );
      let most: { criterion: string; spread: number; total: number } | null = null;
      for (const criterion of each.criteria) {
        const spread = Math.max(0, ...distances(criterion));
        const total = distances(criterion).reduce((sum, distance) => sum + distance, 0);
        if (spread <= 2 && !(spread > 0 && Math.min(...steps(criterion)) === 0)) continue;
        if (!most || spread > most.spread || (spread === most.spread && total > most.total))
          most = { criterion, spread, total };
      }
      const { dividing } = read(members, each);
      expect(dividing?.criterion ?? null).toBe(most?.criterion ?? null);
      if (!dividing) continue;
      divided += 1;
      for (const [setting, first] of [
        [dividing.lowest, dividing.firstAtLowest],
        [dividing.highest, dividing.firstAtHighest],
      ] as const) {
        const settled = members.map(({ id, settings }) => ({
          id,
          settings: { ...settings, [dividing.criterion]: setting },
        }));
        expect(first).toEqual(ids(leaders(read(settled, each).scores)));
      }
    }
    expect(divided).toBeGreaterThan(500);
  });

  it('members who agree on everything have the result of one of them', () => {
    for (const { each, members } of groups) {
      const settings = each.settings;
      const single = scoresOf(each.candidates, countedCriteria(each.criteria, settings), each.findings);
      const group = read(
        members.map(({ id }) => ({ id, settings })),
        each,
      );
      expect(shares(group.scores)).toEqual(shares(single));
      expect(group.scores.excluded).toEqual(single.excluded);
      expect(ids(leaders(group.scores))).toEqual(ids(leaders(single)));
      expect(group.differing).toEqual([]);
      expect(each.criteria.map((criterion) => settingOf(group.settings, criterion))).toEqual(
        each.criteria.map((criterion) => settingOf(settings, criterion)),
      );
    }
  });

  it('a candidate’s share is the mean of its shares, and the parts sum to both ends', () => {
    for (const { each, members } of groups) {
      const { scores } = read(members, each);
      const singles = members
        .map(({ settings }) => countedCriteria(each.criteria, settings))
        .map((counted) =>
          scoresOf(
            scores.kept,
            counted.map((one) => ({ ...one, isMust: false })),
            each.findings,
          ),
        )
        .filter(({ of }) => of > 0);
      for (const { id, low, high, parts } of scores.kept) {
        expect(parts.reduce((sum, part) => sum + part.low, 0)).toBe(low);
        expect(parts.reduce((sum, part) => sum + part.high, 0)).toBe(high);
        if (singles.length === 0) continue;
        const mean = (end: 'low' | 'high') =>
          singles.reduce((sum, { of, kept }) => sum + (kept.find((one) => one.id === id)?.[end] ?? 0) / of, 0) /
          singles.length;
        expect(low / scores.of).toBeCloseTo(mean('low'), 12);
        expect(high / scores.of).toBeCloseTo(mean('high'), 12);
      }
    }
  });

  it('a candidate is excluded exactly when it is known to fail any member’s must', () => {
    const wrong = groups.filter(({ each, members }) => {
      const failing = each.candidates.filter(({ id }) =>
        members.some(({ settings }) =>
          each.criteria.some((criterion) => settings[criterion] === 'must' && each.findings[id]?.[criterion] === 'no'),
        ),
      );
      return ids(read(members, each).scores.excluded).join() !== ids(failing).join();
    });
    expect(wrong).toEqual([]);
  });

  it('who can be first is first for some outcome of the open answers, who is certain to be for every one', () => {
    let compared = 0;
    for (const { each, members } of groups) {
      const { scores } = read(members, each);
      const all = members.map(({ settings }) => settings);
      const counted = each.criteria.filter((criterion) => all.some((settings) => settings[criterion] !== 0));
      const settings = Object.fromEntries(
        counted.map((criterion) => [
          criterion,
          all.some((one) => one[criterion] === 'must') ? ('must' as const) : (1 as const),
        ]),
      );
      const open = openAnswers({ ...each, criteria: counted, settings });
      if (open.length > 4) continue;
      compared += 1;
      const firsts: string[][] = [];
      eachWay(each.findings, open, (findings) =>
        firsts.push(ids(leaders(read(members, { ...each, findings }).scores))),
      );
      const { possible, certain } = contenders(scores);
      expect(new Set(ids(possible))).toEqual(new Set(firsts.flat()));
      expect(new Set(ids(certain))).toEqual(
        new Set(firsts.reduce((always, first) => always.filter((id) => first.includes(id)))),
      );
    }
    expect(compared).toBeGreaterThan(200);
  });
});
