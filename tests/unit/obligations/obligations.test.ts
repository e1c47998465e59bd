import { describe, expect, it, test } from 'vitest';
import { type Geography, type Jurisdiction, jurisdictions } from '#domain/obligations/jurisdictions';
import { type Obligations, obligationsOf } from '#domain/obligations/obligations';
import { type Province, provinces } from '#domain/obligations/province';
import { readingOf } from '#domain/obligations/reading';
import type { Rule } from '#domain/obligations/rule';
import { choiceOf, type Situation, situationOf, statedIn } from '#domain/obligations/situation';
import { finance, insurance, rule } from '#tests/unit/obligations/rules';

const groupsOf = (rules: Rule[], kind?: string, geography: Geography = 'canada', more: Partial<Situation> = {}) =>
  obligationsOf(rules, { industry: finance, kind, geography, ...more });

/** A rule's group, with its condition: 'others: For banks only'. */
function placeOf(fields: Partial<Rule>, kind?: string, geography?: Geography, more?: Partial<Situation>): string {
  const groups = groupsOf([rule('a', fields)], kind, geography, more);
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

describe('a rule on a condition that no answer settles', () => {
  const onlyIf = 'If it is a device';
  const device = { binds: [{ industry: 'financial-services', kinds: ['bank'], onlyIf }] };

  test.each<[string, Partial<Rule>, string | undefined, string]>([
    ['does not bind without it', device, 'bank', 'some: If it is a device'],
    ['names its kinds too', device, undefined, 'some: For banks only, if it is a device'],
    ['says so where it is coming', { ...device, status: 'coming' }, 'bank', 'coming: If it is a device'],
    ['is no rule of another kind', device, 'credit-union', 'others: For banks only'],
  ])('%s', (_, fields, kind, expected) => {
    expect(placeOf(fields, kind)).toBe(expected);
  });
});

describe('a contract standard', () => {
  const cards: Partial<Rule> = { nature: 'contract', jurisdictions: ['payment-networks'] };

  test.each<[string, Partial<Rule>, string | undefined, string]>([
    ['does not bind without a signature', cards, undefined, 'some: By contract, if you take cards'],
    ['does not bind a kind without one', cards, 'bank', 'some: By contract, if you take cards'],
    ['names its kinds too', { ...cards, ...banks }, undefined, 'some: For banks only, by contract, if you take cards'],
    ['says so where it is coming', { ...cards, status: 'coming' }, 'bank', 'coming: By contract, if you take cards'],
  ])('%s', (_, fields, kind, expected) => {
    expect(placeOf(fields, kind)).toBe(expected);
  });
});

describe('a rule from a number of employees', () => {
  const from = (employees: number, kinds?: string[]) => ({
    binds: [{ industry: 'financial-services', employees, ...(kinds && { kinds }) }],
  });

  test.each<[number, Situation['size'], string]>([
    [50, 'smb', 'larger: Begins at 50 employees'],
    [25, 'smb', 'larger: Begins at 25 employees'],
    [10, 'smb', 'some: If you have 10 or more employees'],
    [25, 'mid-market', 'now'],
    [50, 'mid-market', 'some: If you have 50 or more employees'],
    [50, 'enterprise', 'now'],
    [500, 'enterprise', 'some: If you have 500 or more employees'],
    [50, undefined, 'some: If you have 50 or more employees'],
  ])('of %i, for an organization that answered %s, is in %s', (employees, size, expected) => {
    expect(placeOf(from(employees), undefined, 'canada', { size })).toBe(expected);
  });

  it('names its kinds too', () => {
    expect(placeOf(from(50, ['bank']), undefined, 'canada', { size: 'mid-market' })).toBe(
      'some: For banks only, if you have 50 or more employees',
    );
    expect(placeOf(from(50, ['bank']), undefined, 'canada', { size: 'smb' })).toBe(
      'larger: For banks only, begins at 50 employees',
    );
  });

  it('is not coming for those who are too small', () => {
    expect(placeOf({ ...from(50), status: 'coming' }, 'bank', 'canada', { size: 'smb' })).toBe(
      'others: Begins at 50 employees',
    );
  });

  const byKind = {
    binds: [
      { industry: 'financial-services', kinds: ['bank'] },
      { industry: 'financial-services', kinds: ['credit-union', 'investment-dealer'], employees: 50 },
    ],
  };

  test.each<[string | undefined, Situation['size'], string]>([
    ['bank', 'smb', 'now'],
    ['credit-union', 'smb', 'larger: Begins at 50 employees'],
    [undefined, 'enterprise', 'now'],
    [undefined, 'smb', 'some: For banks; for credit unions and investment dealers, begins at 50 employees'],
  ])('for some kinds only: a %s that answered %s is in %s', (kind, size, expected) => {
    expect(placeOf(byKind, kind, 'canada', { size })).toBe(expected);
  });
});

describe('a rule in a province', () => {
  test.each<[Jurisdiction[], Province, string]>([
    [['quebec'], 'qc', 'now'],
    [['ontario'], 'qc', 'others: Only if you operate in Ontario'],
    [['canada'], 'ab', 'now'],
    [['payment-networks'], 'elsewhere', 'now'],
    [['manitoba'], 'elsewhere', 'some: In Manitoba'],
    [['manitoba'], 'on', 'others: Only if you operate in Manitoba'],
    [['quebec'], 'elsewhere', 'others: Only if you operate in Quebec'],
    [['ontario', 'united-states'], 'bc', 'others: Only if you operate in Ontario or the United States'],
  ])('of %s is, in %s, in %s', (of, province, expected) => {
    expect(placeOf({ jurisdictions: of }, undefined, 'canada', { province })).toBe(expected);
  });

  it('whose own law takes its place binds only for what leaves the province', () => {
    const replaced: Partial<Rule> = { binds: [{ industry: 'financial-services', replacedIn: ['quebec', 'alberta'] }] };
    expect(placeOf(replaced, 'bank', 'canada', { province: 'on' })).toBe('now');
    expect(placeOf(replaced, 'bank', 'canada', { province: 'qc' })).toBe(
      'some: For data that leaves the province; within it, its own law applies',
    );
  });

  it('is read whole for Ontario, in part where a rule of its own is listed, else not at all', () => {
    const rules = [rule('a', { jurisdictions: ['quebec'] }), rule('b', { jurisdictions: ['manitoba'] })];
    const reading = (province: Province) => readingOf(rules, 'financial-services', province);
    expect(provinces.map(reading)).toEqual(['read', 'part', 'none', 'none', 'part']);
    expect(readingOf(rules, 'insurance', 'qc')).toBe('none');
  });
});

describe('a choice', () => {
  test.each<[string, string | undefined, Province, string]>([
    ['insurance', undefined, 'on', 'insurance'],
    ['insurance', undefined, 'qc', 'insurance::qc'],
    ['financial-services', 'bank', 'on', 'financial-services:bank'],
    ['financial-services', 'bank', 'elsewhere', 'financial-services:bank:elsewhere'],
  ])('of %s, %s, %s is written %s, and read back', (industry, kind, province, choice) => {
    expect(choiceOf(industry, kind, province)).toBe(choice);
    const situation = situationOf(choice, [finance, insurance], { geography: 'canada' });
    expect(situation).toMatchObject({ industry: { id: industry }, kind, province });
  });

  it('with a province that is not offered is read for Ontario', () => {
    expect(situationOf('insurance::yukon', [insurance], { geography: 'canada' })?.province).toBe('on');
  });

  it('takes place and size from the answers of either wizard', () => {
    expect(statedIn({ organizationType: ['SMB'], geography: ['global'] })).toEqual({
      geography: 'global',
      size: 'smb',
    });
    expect(statedIn({ organizationType: ['mid-market'] })).toEqual({ geography: 'canada', size: 'mid-market' });
    expect(statedIn({ organizationType: ['government'] }).size).toBeUndefined();
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
