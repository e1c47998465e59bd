import { describe, expect, test } from 'vitest';
import { asksByLayer, touches } from '#domain/obligations/asks';
import { obligationsOf } from '#domain/obligations/obligations';
import { raisedCriteria } from '#domain/obligations/raised';
import type { Rule } from '#domain/obligations/rule';
import { statusInWords } from '#domain/obligations/status';
import { countRules, obligationsInWords } from '#domain/obligations/words';
import { layerNames } from '#domain/layers';
import { finance, rule } from '#tests/unit/obligations/rules';

test.each<[Rule['status'], string | null, string]>([
  ['in-force', '2004-11-01', 'In force since Nov\u00a01,\u00a02004'],
  ['in-force', null, 'In force'],
  ['coming', '2027-05-01', 'Comes into force May\u00a01,\u00a02027'],
  ['coming', null, 'Coming, no date set'],
  ['proposed', '2026-06-15', 'Proposed Jun\u00a015,\u00a02026, not in force'],
  ['proposed', null, 'Proposed, not in force'],
])('a rule that is %s with the date %s reads %s', (status, date, words) => {
  expect(statusInWords({ status, date })).toBe(words);
});

describe('the first sentence', () => {
  const banks = [{ industry: 'financial-services', kinds: ['bank'] }];
  const rules = [
    rule('a'),
    rule('b'),
    rule('c', { binds: banks }),
    rule('d', { status: 'coming' }),
    rule('e', { status: 'proposed' }),
  ];

  test.each<[string, Rule[], string | undefined, string]>([
    ['counts what binds a kind', rules, 'bank', 'Three rules bind a bank in Ontario today, one more is coming.'],
    [
      'counts rules that bind only some separately',
      rules,
      undefined,
      'Two rules bind everybody in financial services in Ontario today, one more binds only some, one more is coming.',
    ],
    [
      'says an before a vowel',
      [rule('a')],
      'investment-dealer',
      'One rule binds an investment dealer in Ontario today.',
    ],
    ['says it where nothing binds', [], 'bank', 'No rules bind a bank in Ontario today.'],
  ])('%s', (_, given, kind, words) => {
    const situation = { industry: finance, kind, geography: 'canada' as const };
    expect(obligationsInWords(obligationsOf(given, situation), situation)).toBe(words);
  });
});

test('numbers are words up to twelve', () => {
  expect([1, 2, 12, 13].map(countRules)).toEqual(['one rule', 'two rules', 'twelve rules', '13 rules']);
});

describe('a rule’s demands', () => {
  test('run from the top layer to the bottom one', () => {
    const asks = { Infrastructure: 'Logs that can be retrieved', 'AI & Automation': 'A named purpose' };
    expect(asksByLayer({ asks })).toEqual([
      { layer: 'AI & Automation', ask: 'A named purpose' },
      { layer: 'Infrastructure', ask: 'Logs that can be retrieved' },
    ]);
    expect(layerNames.filter((layer) => touches({ asks }, layer))).toEqual(['AI & Automation', 'Infrastructure']);
  });

  test('concern every layer where they are the same for all', () => {
    expect(asksByLayer({ allLayers: 'Open procurement' })).toEqual([]);
    expect(layerNames.every((layer) => touches({ allLayers: 'Open procurement' }, layer))).toBe(true);
  });
});

test('where several rules raise a criterion, the highest weight counts, one must is enough, and all are named', () => {
  const raising = (id: string, raises: Rule['raises']) => ({ rule: rule(id, { raises }), condition: null });
  expect(
    raisedCriteria([
      raising('a', [{ criterion: 'data-in-canada', weight: 4 }]),
      raising('b', [
        { criterion: 'data-in-canada', must: true },
        { criterion: 'french', weight: 2 },
      ]),
      raising('c', [{ criterion: 'data-in-canada', weight: 3 }]),
      raising('d', [{ criterion: 'health-privacy', must: true }]),
    ]),
  ).toEqual(
    new Map([
      ['data-in-canada', { weight: 4, must: true, by: ['A', 'B', 'C'] }],
      ['french', { weight: 2, must: false, by: ['B'] }],
      ['health-privacy', { weight: 0, must: true, by: ['D'] }],
    ]),
  );
});
