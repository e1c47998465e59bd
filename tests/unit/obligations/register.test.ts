import { expect, test } from 'vitest';
import { firstAsk, registerOf } from '#domain/obligations/register';
import { obligationsOf } from '#domain/obligations/obligations';
import { industries, industriesInBrowser, rulesInBrowser } from '#tests/fixtures/content';
import { finance, rule } from '#tests/unit/obligations/rules';

const rules = [
  rule('banks', { binds: [{ industry: 'financial-services', kinds: ['bank'] }] }),
  rule('cards', { nature: 'contract' }),
  rule('some-day', { status: 'coming', date: null }),
  rule('soon', { status: 'coming', date: '2027-05-01' }),
  rule('american', { jurisdictions: ['united-states'] }),
  rule('american-later', { jurisdictions: ['united-states'], status: 'coming' }),
  rule('strange', {
    jurisdictions: ['united-states'],
    binds: [{ industry: 'financial-services', kinds: ['us-bank'] }],
  }),
  rule('of-quebec', { jurisdictions: ['quebec'] }),
  rule('bill', { status: 'proposed' }),
  rule('not-named', { jurisdictions: ['united-states'] }),
];
const named = ['banks', 'american', 'american-later', 'strange', 'of-quebec', 'bill'];

test('has what is in force, by contract and coming, then what the list names of other places, the United States last', () => {
  const { kinds, groups } = registerOf(rules, finance, named);
  expect(kinds).toEqual(['banks', 'credit unions', 'investment dealers']);
  expect(groups.map(({ heading, rows }) => [heading, rows.map((row) => row.rule.id)])).toEqual([
    ['In force', ['banks']],
    ['Binds by contract', ['cards']],
    ['Coming', ['soon', 'some-day']],
    ['Proposed, not in force', ['bill']],
    ['If you also work in Quebec', ['of-quebec']],
    ['If you also work in the United States', ['american', 'american-later', 'strange']],
  ]);
});

test('a rule of another place may bind, and one that binds none of the kinds says whom', () => {
  const rows = registerOf(rules, finance, named).groups.at(-1)?.rows;
  expect(rows).toMatchObject([
    { rule: { jurisdictions: ['united-states'] }, marks: Array(3).fill('may-bind'), condition: null },
    { marks: Array(3).fill('coming'), condition: null },
    { marks: Array(3).fill(null), condition: 'For US banks only', whom: 'For US banks only' },
  ]);
});

test.each(industriesInBrowser)('of $id has each rule of Ontario and of the list once', (industry) => {
  const list = industries.get(industry.id)!.compliance.flatMap((item) => item.rules);
  const { now, some, coming } = obligationsOf(rulesInBrowser, { geography: 'canada', industry });
  const rows = registerOf(rulesInBrowser, industry, list).groups.flatMap((group) => group.rows);
  const ids = rows.map((row) => row.rule.id);
  expect(ids.toSorted()).toEqual(
    [...new Set([...list, ...[now, some, coming].flat().map((each) => each.rule.id)])].sort(),
  );
  for (const { whom } of rows) expect(whom).not.toBe('');
});

test('what a rule asks first is what it asks of the top layer, or of all', () => {
  expect(firstAsk(rule('some', { asks: { Infrastructure: 'Keep it', 'AI & Automation': 'Say so' } }))).toBe('Say so');
  expect(firstAsk(rule('all', { asks: undefined, allLayers: 'Plan the exit' }))).toBe('Plan the exit');
});
