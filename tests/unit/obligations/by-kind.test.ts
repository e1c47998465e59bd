import { expect, test } from 'vitest';
import { type KindObligations, obligationsByKind, rulesByKind } from '#domain/obligations/by-kind';
import { finance, insurance, rule } from '#tests/unit/obligations/rules';

const [own, both, perhaps, later] = [rule('own'), rule('both'), rule('perhaps'), rule('later')];
const only = (each: typeof own, condition: string | null = null) => ({ rule: each, condition });
const kind = (plural: string, has: Partial<KindObligations>): KindObligations => ({
  id: plural,
  plural,
  binding: [],
  perhaps: [],
  coming: [],
  ...has,
});

test('each kind that visitors can be has its obligations; an industry without kinds has those of everybody', () => {
  const rules = [
    rule('banks', { binds: [{ industry: 'financial-services', kinds: ['bank'] }, { industry: 'insurance' }] }),
    rule('cards', { nature: 'contract' }),
    rule('soon', { status: 'coming' }),
  ];
  const of = (industry: typeof finance) =>
    obligationsByKind(rules, { geography: 'canada', industry }).map(({ id, plural, binding, perhaps: may, coming }) => [
      id,
      plural,
      ...[binding, may, coming].map((group) => group.map((each) => each.rule.id).join(' ')),
    ]);
  expect(of(finance)).toEqual([
    ['bank', 'banks', 'banks', 'cards', 'soon'],
    ['credit-union', 'credit unions', '', 'cards', 'soon'],
    ['investment-dealer', 'investment dealers', '', 'cards', 'soon'],
  ]);
  expect(of(insurance)).toEqual([[undefined, 'everybody', 'banks', '', '']]);
});

test('each rule stands once, first those that bind the first kind, then those that only may, last those coming', () => {
  const rows = rulesByKind(
    [
      kind('banks', { binding: [only(both)], perhaps: [only(perhaps, 'If you export')], coming: [only(later)] }),
      kind('credit unions', { binding: [only(own), only(both)], perhaps: [only(perhaps, 'If you export')] }),
    ],
    'finance',
  );
  expect(rows).toEqual([
    { rule: both, marks: ['binds', 'binds'], condition: null, whom: 'Everybody in finance' },
    { rule: own, marks: [null, 'binds'], condition: null, whom: 'Credit unions' },
    { rule: perhaps, marks: ['may-bind', 'may-bind'], condition: 'If you export', whom: 'If you export' },
    { rule: later, marks: ['coming', null], condition: null, whom: 'Banks' },
  ]);
});

test('a condition of some kinds names them, and in words those without one come first', () => {
  const [row] = rulesByKind(
    [
      kind('Alberta banks', { perhaps: [only(both, 'If you lend')] }),
      kind('credit unions', { binding: [only(both)] }),
      kind('investment dealers', { perhaps: [only(both, 'If you trade')] }),
    ],
    'finance',
  );
  expect(row).toMatchObject({
    marks: ['may-bind', 'binds', 'may-bind'],
    condition: 'For Alberta banks, if you lend; for investment dealers, if you trade',
    whom: 'Credit unions; Alberta banks, if you lend; investment dealers, if you trade',
  });
});
