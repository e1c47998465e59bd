import { describe, expect, it } from 'vitest';
import { layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import { obligationsByKind } from '#domain/obligations/by-kind';
import { kindMark } from '#domain/obligations/choice';
import { mapAnswer, statusOn } from '#domain/obligations/map/answer';
import { mapGroups, mapRow, statuses, whomOffered } from '#domain/obligations/map/rows';
import { wholeMap } from '#domain/obligations/map/view';
import { type Obligation, obligationsOf } from '#domain/obligations/obligations';
import { countOwn, placeOf } from '#domain/obligations/map/places';
import { provinces } from '#domain/obligations/province';
import type { Industry, Rule } from '#domain/obligations/rule';
import { industries as industryFiles, rulesInBrowser as rules } from '#tests/fixtures/content';
import { finance, insurance, rule } from '#tests/unit/obligations/rules';

const today = '2026-11-27';
const industries: Industry[] = [...industryFiles].map(([id, { name, inSentence, kinds }]) => ({
  id,
  name,
  inSentence,
  kinds,
}));
const rows = rules.map((each) => mapRow(each, industries));
const ids = (these: readonly { id: string }[]) => these.map(({ id }) => id).sort();

/** The rules as the results would read them, once what comes by a day has come. */
function rulesOn(day: string): Rule[] {
  return rules.map((each) => ({ ...each, status: statusOn(each, day) }));
}

const comingDays = [...new Set(rules.flatMap(({ status, date }) => (status === 'coming' && date ? [date] : [])))];

describe('what the obligation map counts', () => {
  it.each(whomOffered(industries))(
    'is what the results count, for %s, in every province, on every layer, in every status, on every day',
    (whom) => {
      const [id, kind] = whom.split(kindMark);
      const industry = industries.find((each) => each.id === id) ?? finance;
      for (const day of ['', ...comingDays])
        for (const province of provinces) {
          const results = obligationsOf(rulesOn(day || today), { geography: 'canada', industry, kind, province });
          for (const { key, name } of [{ key: '' as const, name: null }, ...layers])
            for (const status of ['' as const, ...statuses]) {
              const view = { for: whom, in: placeOf(province), layer: key, status, on: day };
              const answer = mapAnswer(rows, view, today);
              const theirs = (group: readonly Obligation[], of: Rule['status']) =>
                ids(
                  group
                    .map((each) => each.rule)
                    .filter((each) => (name === null || touches(each, name)) && (status === '' || status === of)),
                );
              expect([ids(answer.binding), ids(answer.some), ids(answer.coming)], JSON.stringify(view)).toEqual([
                theirs(results.now, 'in-force'),
                theirs(results.some, 'in-force'),
                theirs(results.coming, 'coming'),
              ]);
              expect(results.larger).toEqual([]);
            }
        }
    },
  );

  it.each(industries)('is what the page of $id counts for each of its kinds, in Ontario', (industry) => {
    for (const { id, binding, perhaps } of obligationsByKind(rules, { geography: 'canada', industry })) {
      const whom = id === undefined ? industry.id : industry.id + kindMark + id;
      const view = { ...wholeMap, for: whom, in: 'ontario' } as const;
      const answer = mapAnswer(rows, view, today);
      const theirs = [binding, perhaps].map((group) => ids(group.map((each) => each.rule)));
      expect([ids(answer.binding), ids(answer.some)], view.for).toEqual(theirs);
      expect(binding.filter((each) => each.rule.nature === 'contract')).toEqual([]);
    }
  });

  it('is every rule where nothing is chosen, none of them on a condition', () => {
    const { seen, binding, some, coming, proposed } = mapAnswer(rows, wholeMap, today);
    expect(seen).toHaveLength(rules.length);
    expect(some).toEqual([]);
    expect(binding.length + coming.length + proposed.length).toBe(rules.length);
  });

  const small = [
    rule('federal'),
    rule('provincial', { jurisdictions: ['ontario'] }),
    rule('american', { jurisdictions: ['united-states'] }),
    rule('cards', { jurisdictions: ['payment-networks'], nature: 'contract' }),
    rule('banks', { binds: [{ industry: 'financial-services', kinds: ['bank'] }] }),
    rule('larger', { binds: [{ industry: 'financial-services', employees: 50 }] }),
    rule('coming', { status: 'coming', date: '2027-05-01' }),
    rule('later', { status: 'coming', date: '2027-12-02' }),
    rule('some-day', { status: 'coming', date: null }),
    rule('bill', { status: 'proposed', date: '2026-06-15' }),
    rule('manitoban', { jurisdictions: ['manitoba'] }),
    rule('insurers', { binds: [{ industry: 'insurance' }] }),
  ].map((each) => mapRow(each, [finance, insurance]));

  it.each([
    [
      'for a bank in Ontario',
      { for: 'financial-services:bank', in: 'ontario' },
      'BANKS FEDERAL PROVINCIAL',
      'CARDS LARGER',
    ],
    ['for anybody in an industry', { for: 'financial-services', in: 'quebec' }, 'FEDERAL', 'BANKS CARDS LARGER'],
    ['of one of several provinces', { for: 'insurance', in: 'elsewhere' }, 'INSURERS', ''],
    [
      'elsewhere in Canada',
      { for: 'financial-services:bank', in: 'elsewhere' },
      'BANKS FEDERAL',
      'CARDS LARGER MANITOBAN',
    ],
    [
      'in all of Canada',
      { for: 'financial-services:bank', in: 'canada' },
      'BANKS FEDERAL MANITOBAN PROVINCIAL',
      'CARDS LARGER',
    ],
    ['in the United States, which stands alone', { for: 'financial-services:bank', in: 'us' }, 'AMERICAN', 'CARDS'],
    ['in the European Union', { for: 'financial-services:bank', in: 'eu' }, '', 'CARDS'],
  ] as const)('tells what binds from what binds on a condition, %s', (_, view, binding, some) => {
    const answer = mapAnswer(small, { ...wholeMap, ...view }, today);
    const names = (these: readonly { name: string }[]) =>
      these
        .map(({ name }) => name)
        .sort()
        .join(' ');
    expect([names(answer.binding), names(answer.some)]).toEqual([binding, some]);
  });

  it('has what comes next by its day, in days from today, and what has come by the day of the view in force', () => {
    const at = (on: string) => mapAnswer(small, { ...wholeMap, for: 'financial-services', on }, today);
    expect(at('').next).toMatchObject({ rows: [{ id: 'coming' }], days: 155 });
    expect(at('2027-05-01').next).toMatchObject({ rows: [{ id: 'later' }], days: 370 });
    expect(at('2028-01-01').next).toBeNull();
    expect(ids(at('2027-04-30').coming)).toEqual(['coming', 'later', 'some-day']);
    expect(ids(at('2027-05-01').coming)).toEqual(['later', 'some-day']);
    expect(ids(at('2027-05-01').binding)).toContain('coming');
  });

  it('shows one status at a time where one is chosen, as of the day', () => {
    const at = (on: string) => mapAnswer(small, { ...wholeMap, status: 'coming', on }, today);
    expect(ids(at('').seen)).toEqual(['coming', 'later', 'some-day']);
    expect(ids(at('2027-06-01').seen)).toEqual(['later', 'some-day']);
    expect(ids(mapAnswer(small, { ...wholeMap, status: 'proposed' }, today).seen)).toEqual(['bill']);
  });
});

describe('how much of a place’s own law is listed', () => {
  it('is what its jurisdictions have made, without what reaches into it', () => {
    const made = ['alberta', 'canada', 'manitoba', 'prince-edward-island', 'united-states'] as const;
    const listed = made.map((each) => ({ jurisdictions: [each] }));
    const counts = (['alberta', 'elsewhere', 'canada', 'ontario', 'us', 'eu'] as const).map((place) =>
      countOwn(listed, place),
    );
    expect(counts).toEqual([1, 2, 1, 0, 1, 0]);
  });
});

describe('the order of the map', () => {
  it('begins with what is proposed, then what has no day, then the newest day; what has no first day ends it', () => {
    const order = mapGroups([
      rule('old', { date: '1983-07-01' }),
      rule('undated', { date: null }),
      rule('new', { date: '2026-09-01' }),
      rule('soon', { status: 'coming', date: '2027-04-26' }),
      rule('later', { status: 'coming', date: '2027-12-05' }),
      rule('some-day', { status: 'coming', date: null }),
      rule('another-day', { status: 'coming', date: null }),
      rule('bill', { status: 'proposed', date: '2026-06-15' }),
    ]);
    expect(order.map(({ group, rules: these }) => [group, these.map(({ id }) => id)])).toEqual([
      ['proposed', ['bill']],
      ['undated', ['another-day', 'some-day']],
      ['coming', ['later', 'soon']],
      ['in-force', ['new', 'old']],
      ['old', ['undated']],
    ]);
  });

  it('has every rule once', () => {
    expect(ids(mapGroups(rules).flatMap((each) => each.rules))).toEqual(ids(rules));
  });
});
