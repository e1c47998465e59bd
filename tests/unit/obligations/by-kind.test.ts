import { expect, test } from 'vitest';
import { firstAsk, rulesByKind } from '#domain/obligations/by-kind';
import { rule } from '#tests/unit/obligations/rules';

const [own, both, perhaps] = [rule('own'), rule('both'), rule('perhaps')];
const only = (each: typeof own, condition: string | null = null) => ({ rule: each, condition });

test('each rule stands once, first those that bind the first kind, last those that only may', () => {
  const rows = rulesByKind([
    { plural: 'banks', binding: [only(both)], perhaps: [only(perhaps, 'If you export')] },
    { plural: 'credit unions', binding: [only(own), only(both)], perhaps: [only(perhaps, 'If you export')] },
  ]);
  expect(rows).toEqual([
    { rule: both, marks: ['binds', 'binds'], condition: null },
    { rule: own, marks: [null, 'binds'], condition: null },
    { rule: perhaps, marks: ['may-bind', 'may-bind'], condition: 'If you export' },
  ]);
});

test('a condition of some kinds names them', () => {
  const [row] = rulesByKind([
    { plural: 'banks', binding: [only(both)], perhaps: [] },
    { plural: 'credit unions', binding: [], perhaps: [only(both, 'If you lend')] },
    { plural: 'investment dealers', binding: [], perhaps: [only(both, 'If you trade')] },
  ]);
  expect(row).toMatchObject({
    marks: ['binds', 'may-bind', 'may-bind'],
    condition: 'For credit unions, if you lend; for investment dealers, if you trade',
  });
});

test('what a rule asks first is what it asks of the top layer, or of all', () => {
  expect(firstAsk(rule('some', { asks: { Infrastructure: 'Keep it', 'AI & Automation': 'Say so' } }))).toBe('Say so');
  expect(firstAsk(rule('all', { asks: undefined, allLayers: 'Plan the exit' }))).toBe('Plan the exit');
});
