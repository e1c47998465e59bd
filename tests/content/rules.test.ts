import { describe, expect, it, test } from 'vitest';
import { type Obligations, obligationsOf } from '#domain/obligations/obligations';
import { provinces } from '#domain/obligations/province';
import type { Situation } from '#domain/obligations/situation';
import { raisedCriteria } from '#domain/obligations/raised';
import { specifiedIndustries } from '#domain/content/checks/specified';
import { criteria, industries, rules as entries, rulesInBrowser } from '#tests/fixtures/content';

const rules = rulesInBrowser;

function obligations(
  industry: string,
  kind?: string,
  geography: Situation['geography'] = 'canada',
  more: Partial<Situation> = {},
): Obligations {
  const entry = industries.get(industry);
  if (!entry) throw new Error(`There is no industry '${industry}'.`);
  return obligationsOf(rules, { industry: { id: industry, ...entry }, kind, geography, size: 'enterprise', ...more });
}

const ids = (group: Obligations['now']) => group.map(({ rule }) => rule.id);

/** Every situation that a visitor can be in: industry, kind or none, geography, province, size. */
const situations = [...industries].flatMap(([id, { kinds }]) =>
  [undefined, ...kinds.filter(({ listed }) => listed).map((kind) => kind.id)].flatMap((kind) =>
    (['canada', 'north-america', 'global'] as const).flatMap((geography) =>
      provinces.flatMap((province) =>
        ([undefined, 'smb', 'mid-market', 'enterprise'] as const).map((size) => ({
          id,
          kind,
          geography,
          province,
          size,
        })),
      ),
    ),
  ),
);

describe('the rules', () => {
  it('are thirty or more, and bind every industry of the specification', () => {
    expect(rules.length).toBeGreaterThanOrEqual(30);
    for (const id of specifiedIndustries) {
      const { now, some } = obligations(id);
      expect(now.length + some.length, id).toBeGreaterThan(2);
    }
  });

  it('name kinds and criteria that there are', () => {
    for (const { id, binds, raises } of rules) {
      for (const { industry, kinds = [] } of binds)
        for (const kind of kinds)
          expect(
            industries.get(industry)?.kinds.map((each) => each.id),
            `${id}: ${industry}`,
          ).toContain(kind);
      for (const { criterion } of raises) expect([...criteria.keys()], id).toContain(criterion);
    }
  });

  it('say once what they are called', () => {
    const names = rules.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });
});

describe('what binds', () => {
  it('a credit union in Ontario is what FSRA says, not what OSFI says', () => {
    const { now, coming, others } = obligations('financial-services', 'credit-union');
    expect(ids(now)).toEqual(expect.arrayContaining(['fsra-operational-risk', 'fsra-it-risk', 'pipeda']));
    expect([...ids(now), ...ids(coming)].filter((id) => id.startsWith('osfi'))).toEqual([]);
    expect(ids(others)).toContain('osfi-b-13');
  });

  it('a bank is what OSFI says, not what FSRA says', () => {
    const { now } = obligations('financial-services', 'bank');
    expect(ids(now)).toEqual(expect.arrayContaining(['osfi-b-13', 'osfi-b-10', 'osfi-e-21']));
    expect(ids(now).filter((id) => id.startsWith('fsra'))).toEqual([]);
  });

  it('a hospital is PHIPA, FIPPA and EDSTA; PHIPA’s audit log and EDSTA’s part on AI are coming', () => {
    const { now, coming } = obligations('healthcare', 'hospital');
    expect(ids(now)).toEqual(expect.arrayContaining(['phipa', 'fippa', 'edsta-cyber-security']));
    expect(ids(coming)).toEqual(expect.arrayContaining(['phipa-audit-log', 'edsta-artificial-intelligence']));
  });

  it('a clinic is PHIPA, and neither FIPPA nor EDSTA', () => {
    const { now, others } = obligations('healthcare', 'clinic');
    expect(ids(now)).toContain('phipa');
    expect(ids(others)).toEqual(expect.arrayContaining(['fippa', 'edsta-cyber-security']));
  });

  test.each([
    ['financial-services', 'bank', 'accessible-canada-act', 'aoda'],
    ['government', 'federal-department', 'accessible-canada-act', 'aoda'],
    ['financial-services', 'credit-union', 'aoda', 'accessible-canada-act'],
    ['government', 'municipality', 'aoda', 'accessible-canada-act'],
  ])('in %s a %s is %s on accessibility, not %s', (industry, kind, binding, other) => {
    const { now, others } = obligations(industry, kind);
    expect(ids(now)).toContain(binding);
    expect(ids(others)).toContain(other);
  });

  it.each([
    ['smb', 'larger'],
    ['mid-market', 'some'],
    ['enterprise', 'now'],
  ] as const)('a dealer is AODA’s web standard from 50 employees: %s, %s', (size, group) => {
    const { larger, some, now } = obligations('auto-finance', 'dealer', 'canada', { size });
    expect(ids({ larger, some, now }[group])).toContain('aoda');
  });

  it('a carrier is federal law on accessibility, and Ontario’s is no rule of telecom', () => {
    expect(ids(obligations('telecom').now)).toContain('accessible-canada-act');
    expect(ids(Object.values(obligations('telecom')).flat())).not.toContain('aoda');
  });

  it('a municipally owned utility alone among utilities is MFIPPA', () => {
    expect(ids(obligations('utilities', 'municipal-utility').now)).toContain('mfippa');
    expect(ids(obligations('utilities', 'other-utility').others)).toContain('mfippa');
  });

  it('life insurance alone among insurance is the act on money laundering, and no broker is what OSFI says', () => {
    for (const kind of ['life-insurer', 'life-broker'])
      expect(ids(obligations('insurance', kind).now)).toContain('pcmltfa');
    for (const kind of ['property-insurer', 'property-broker'])
      expect(ids(obligations('insurance', kind).others)).toContain('pcmltfa');
    for (const kind of ['life-broker', 'property-broker'])
      expect(ids(obligations('insurance', kind).now).filter((id) => id.startsWith('osfi'))).toEqual([]);
  });

  it.each<[string, string, string, Partial<Situation>, string[], string[]]>([
    [
      'a small dealer',
      'auto-finance',
      'dealer',
      { size: 'smb' },
      ['motor-vehicle-dealers-act', 'casl'],
      ['aoda', 'pcmltfa-vehicle-finance'],
    ],
    [
      'a Crown utility',
      'utilities',
      'crown-utility',
      {},
      ['fippa', 'casl'],
      ['mfippa', 'pipeda', 'oeb-customer-service', 'employment-standards-act', 'nerc-cip'],
    ],
    [
      'a Quebec health network',
      'healthcare',
      'hospital',
      { province: 'qc' },
      ['quebec-health-information', 'quebec-access-act', 'french-language-charter'],
      ['phipa', 'fippa', 'aoda', 'quebec-law-25'],
    ],
    [
      'a First Nations authority',
      'government',
      'first-nation',
      {},
      ['ocap', 'pipeda'],
      ['fippa', 'mfippa', 'aoda', 'privacy-act'],
    ],
    [
      'a mortgage brokerage',
      'mortgage',
      'broker',
      { size: 'smb' },
      ['mblaa', 'pcmltfa-mortgage', 'fsra-it-risk'],
      ['osfi-b-20', 'osfi-b-13', 'aoda'],
    ],
    [
      'a lender under federal supervision',
      'mortgage',
      'federal-lender',
      {},
      ['osfi-b-20', 'osfi-b-13', 'pcmltfa'],
      ['mblaa', 'fsra-it-risk', 'aoda'],
    ],
    [
      'a clinic in Quebec',
      'healthcare',
      'clinic',
      { province: 'qc' },
      ['quebec-law-25'],
      ['phipa', 'ipc-ai-scribes', 'pipeda'],
    ],
    ['a hospital in Alberta', 'healthcare', 'hospital', { province: 'ab' }, ['alberta-hia'], ['phipa', 'bc-fippa']],
    [
      'a credit union in Alberta',
      'financial-services',
      'credit-union',
      { province: 'ab' },
      ['alberta-pipa'],
      ['alberta-popa', 'bc-pipa', 'pipeda'],
    ],
    ['a municipality in Alberta', 'government', 'municipality', { province: 'ab' }, ['alberta-popa'], ['mfippa']],
  ])('%s is what its kind, place and size say', (_, industry, kind, more, binding, others) => {
    const { now } = obligations(industry, kind, 'canada', more);
    expect(ids(now)).toEqual(expect.arrayContaining(binding));
    expect(ids(now).filter((id) => others.includes(id))).toEqual([]);
  });

  it.each([
    ['a property insurer, which may answer to a province alone', 'insurance', 'property-insurer', 'osfi-b-13'],
    ['a life insurer', 'insurance', 'life-insurer', 'osfi-b-10'],
    ['an insurer that may not be a federal company', 'insurance', 'property-insurer', 'federal-records'],
    ['a dealer, which may lend or lease itself', 'auto-finance', 'dealer', 'pcmltfa-vehicle-finance'],
    ['a Crown utility, which may own no part of the bulk system', 'utilities', 'crown-utility', 'nerc-cip'],
    ['a Crown utility that a regulation may name', 'utilities', 'crown-utility', 'edsta-cyber-security'],
    ['a Crown corporation', 'government', 'crown-corporation', 'edsta-cyber-security'],
    ['a waste company, which is seldom a public body', 'waste-management', undefined, 'mfippa'],
  ])('%s is on a condition that no answer settles', (_, industry, kind, rule) => {
    const { now, some } = obligations(industry, kind);
    expect(ids(now)).not.toContain(rule);
    expect(some.find((each) => each.rule.id === rule)?.condition).toMatch(/^If /);
  });

  it.each<[string, string, string, Partial<Situation>]>([
    ['a clinic in Ontario', 'healthcare', 'clinic', {}],
    ['a clinic in Quebec', 'healthcare', 'clinic', { province: 'qc' }],
    ['a credit union in Alberta', 'financial-services', 'credit-union', { province: 'ab' }],
  ])('data of %s is PIPEDA only where they leave the province', (_, industry, kind, more) => {
    const { now, some } = obligations(industry, kind, 'canada', more);
    expect(ids(now)).not.toContain('pipeda');
    expect(some.find(({ rule }) => rule.id === 'pipeda')?.condition).toMatch(/^For data that leaves the province/);
  });

  test.each([
    ['a hospital', 'healthcare', 'hospital', ['medical-devices-regulations', 'ipc-ai-scribes']],
    ['a First Nations health authority', 'healthcare', 'first-nation', ['phipa', 'pipeda']],
    ['a property and casualty broker', 'insurance', 'property-broker', ['fsra-it-risk']],
    ['a municipality', 'government', 'municipality', ['edsta-cyber-security']],
  ])('%s on a condition is what no answer settles', (_, industry, kind, conditional) => {
    const { now, some } = obligations(industry, kind);
    expect(ids(some)).toEqual(expect.arrayContaining(conditional));
    expect(ids(now).filter((id) => conditional.includes(id))).toEqual([]);
  });

  it('everybody in an industry is nothing that binds some kinds only', () => {
    const { now, some } = obligations('financial-services');
    expect(ids(now)).not.toContain('osfi-b-13');
    expect(some.find(({ rule }) => rule.id === 'osfi-b-13')?.condition).toMatch(/^For .*banks.* only$/);
  });

  test.each([
    ['eu-ai-act-bans', '2025-02-02'],
    ['eu-ai-act', '2026-08-02'],
    ['eu-ai-act-high-risk', '2027-12-02'],
  ])('%s begins on its own day of Article 113, %s', (id, day) => expect(entries.get(id)?.date).toBe(day));

  it('any situation is in force, with its reason where it does not bind, and depends on no open condition', () => {
    for (const { id, kind, geography, province, size } of situations) {
      const groups = obligations(id, kind, geography, { province, size });
      const { now, some, larger, coming, others } = groups;
      for (const { rule } of [...now, ...some, ...larger]) expect(rule.status, rule.id).toBe('in-force');
      for (const { rule } of coming) expect(rule.status, rule.id).toBe('coming');
      for (const { rule, condition } of [...some, ...larger, ...others]) expect(condition, rule.id).not.toBeNull();
      if (kind && province !== 'elsewhere')
        for (const { rule, condition } of some)
          expect(condition, rule.id).toMatch(/(^|, )(if|by contract, if|for data that leaves the province) ?/i);
      // The answers say that they work there. What else has a condition never counts as binding.
      const abroad = now.filter(({ condition }) => condition !== null);
      for (const { rule, condition } of abroad)
        expect(condition, rule.id).toMatch(/^For what you do in the (United States|European Union)$/);
      if (geography === 'canada') expect(abroad).toEqual([]);
      const all = Object.values(groups).flat();
      expect(new Set(ids(all)).size).toBe(all.length);
    }
  });

  it('a law on consent raises no criterion: it does not ask for data on the way out', () => {
    expect(rules.find(({ id }) => id === 'casl')?.raises).toEqual([]);
  });

  it('a hospital raises the agreement on health privacy to a must', () => {
    const raised = raisedCriteria(obligations('healthcare', 'hospital').now);
    expect(raised.get('health-privacy-agreement')).toMatchObject({ must: true });
    expect(raised.get('health-privacy-agreement')?.by).toContain('PHIPA');
  });
});

describe('a compliance list', () => {
  test.each(specifiedIndustries)('of %s names rules that there are, and that bind this industry', (id) => {
    for (const { rules: named } of industries.get(id)?.compliance ?? [])
      for (const name of named)
        expect(
          entries.get(name)?.binds.map(({ industry }) => industry),
          name,
        ).toContain(id);
  });
});
