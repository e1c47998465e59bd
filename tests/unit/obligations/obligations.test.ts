import { describe, expect, it, test } from 'vitest';
import { type Geography, type Jurisdiction, jurisdictions } from '#domain/obligations/jurisdictions';
import { type Obligations, obligationsOf } from '#domain/obligations/obligations';
import type { Rule } from '#domain/obligations/rule';
import { finance, insurance, rule } from '#tests/unit/obligations/rules';

const groupsOf = (rules: Rule[], kind?: string, geography: Geography = 'canada') =>
  obligationsOf(rules, { industry: finance, kind, geography });

/** A rule's group, with its condition: 'others: For banks only'. */
function placeOf(fields: Partial<Rule>, kind?: string, geography?: Geography): string {
  const groups = groupsOf([rule('a', fields)], kind, geography);
  return Object.entries(groups)
    .flatMap(([group, obligations]: [string, Obligations['now']]) =>
      obligations.map(({ condition }) => (condition ? `${group}: ${condition}` : group)),
    )
    .join();
}

const banks = { binds: [{ industry: 'financial-services', kinds: ['bank'] }] };
const two = { binds: [{ industry: 'financial-services', kinds: ['bank', 'credit-union'] }] };
const strangers = { binds: [{ industry: 'financial-services', kinds: ['us-bank'] }] };
const all = { binds: [{ industry: 'financial-services', kinds: ['bank', 'credit-union', 'investment-dealer'] }] };

describe('a rule', () => {
  test.each<[string, Partial<Rule>, string | undefined, string]>([
    ['of the whole industry binds where no kind is chosen', {}, undefined, 'now'],
    ['of the whole industry binds each kind', {}, 'bank', 'now'],
    ['that names every kind binds all of them', all, undefined, 'now'],
    ['of a kind that no visitor is binds none of them', strangers, 'bank', 'others: For US banks only'],
    ['of a kind that no visitor is binds nobody', strangers, undefined, 'others: For US banks only'],
    ['of another industry alone is left out', { binds: [{ industry: 'insurance' }] }, undefined, ''],
    ['of one kind binds that kind', banks, 'bank', 'now'],
    ['of one kind does not bind another', banks, 'credit-union', 'others: For banks only'],
    ['of one kind does not bind everybody', banks, undefined, 'some: For banks only'],
    ['of two kinds names both', two, undefined, 'some: For banks and credit unions only'],
    ['that is coming does not bind', { status: 'coming' }, 'bank', 'coming'],
    ['that is coming without a date does not bind', { status: 'coming', date: null }, 'bank', 'coming'],
    ['that is coming for one kind says for which', { ...banks, status: 'coming' }, undefined, 'coming: For banks only'],
    [
      'that is coming for another kind is in others',
      { ...banks, status: 'coming' },
      'credit-union',
      'others: For banks only',
    ],
    ['that is proposed does not bind', { status: 'proposed' }, 'bank', 'others: Proposed, not in force'],
    ['without a date binds', { date: null }, undefined, 'now'],
  ])('%s', (_, fields, kind, expected) => {
    expect(placeOf(fields, kind)).toBe(expected);
  });

  test.each<[Jurisdiction[], Geography, string]>([
    [['ontario'], 'canada', 'now'],
    [['canada'], 'global', 'now'],
    [['payment-networks'], 'canada', 'now'],
    [['international'], 'canada', 'now'],
    [['quebec'], 'canada', 'others: Only if you operate in Quebec'],
    [['quebec'], 'global', 'others: Only if you operate in Quebec'],
    [['united-states'], 'canada', 'others: Only if you operate in the United States'],
    [['united-states'], 'north-america', 'now: For what you do in the United States'],
    [['united-states'], 'global', 'now: For what you do in the United States'],
    [['european-union'], 'north-america', 'others: Only if you operate in the European Union'],
    [['european-union'], 'global', 'now: For what you do in the European Union'],
    [['canada', 'united-states'], 'canada', 'now'],
    [['canada', 'united-states'], 'global', 'now'],
    [['quebec', 'alberta'], 'canada', 'others: Only if you operate in Quebec or Alberta'],
  ])('of %s, for an organization in %s, is in %s', (of, geography, expected) => {
    expect(placeOf({ jurisdictions: of }, undefined, geography)).toBe(expected);
  });

  it('that is coming or proposed never binds, for any kind and place', () => {
    for (const status of ['coming', 'proposed'] as const)
      for (const jurisdiction of jurisdictions)
        for (const geography of ['canada', 'north-america', 'global'] as const)
          for (const kind of [undefined, 'bank', 'credit-union'])
            for (const binds of [undefined, banks.binds, all.binds]) {
              const fields = { status, jurisdictions: [jurisdiction], ...(binds && { binds }) };
              const { now, some } = groupsOf([rule('a', fields)], kind, geography);
              expect([...now, ...some]).toEqual([]);
            }
  });

  it('binds an industry without kinds as a whole', () => {
    const { now } = obligationsOf([rule('a', { binds: [{ industry: 'insurance' }] })], {
      industry: insurance,
      geography: 'canada',
    });
    expect(now.map(({ rule: { id } }) => id)).toEqual(['a']);
  });
});

describe('the order', () => {
  const ids = (obligations: Obligations['now']) => obligations.map(({ rule: { id } }) => id);

  it('of rules in force begins with those for the fewest industries', () => {
    const many = { binds: ['financial-services', 'insurance', 'mortgage'].map((industry) => ({ industry })) };
    expect(ids(groupsOf([rule('a', many), rule('c'), rule('b', many)]).now)).toEqual(['c', 'a', 'b']);
  });

  it('among these has the oldest first, undated ones last, and those of one day by name', () => {
    const rules = [rule('d', { date: null }), rule('c', { date: '2026-01-28' }), rule('b'), rule('a')];
    expect(ids(groupsOf(rules).now)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of coming rules is by date, undated ones last', () => {
    const coming = (id: string, date: string | null) => rule(id, { status: 'coming', date });
    const rules = [coming('c', null), coming('a', '2028-01-01'), coming('b', '2027-05-01')];
    expect(ids(groupsOf(rules).coming)).toEqual(['b', 'a', 'c']);
  });

  it('does not depend on the order of the files', () => {
    const rules = ['a', 'b', 'c', 'd'].map((id) => rule(id));
    expect(groupsOf(rules.toReversed())).toEqual(groupsOf(rules));
  });
});
