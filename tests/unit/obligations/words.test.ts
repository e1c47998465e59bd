import { describe, expect, it, test } from 'vitest';
import { asksByLayer, touches } from '#domain/obligations/asks';
import { obligationsOf } from '#domain/obligations/obligations';
import { raisedCriteria } from '#domain/obligations/raised';
import type { Rule } from '#domain/obligations/rule';
import { industryInWords, obligationsInWords, readingInWords } from '#domain/obligations/sentences';
import type { Situation } from '#domain/obligations/situation';
import { statusInWords } from '#domain/obligations/status';
import { countRules } from '#domain/obligations/words';
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

  const from = (employees: number) => ({ binds: [{ industry: 'financial-services', employees }] });

  test.each<[string, Rule[], Partial<Situation>, string]>([
    ['counts what binds a kind', rules, { kind: 'bank' }, 'Three laws to check. One more is coming.'],
    [
      'counts rules whose condition is open separately',
      rules,
      {},
      'Two laws to check. One more depends on what you are or do. One more is coming.',
    ],
    [
      'counts guidelines apart from laws',
      [rule('a'), rule('b', { nature: 'guideline' }), rule('c', { nature: 'guideline' })],
      {},
      'One law to check, and two guidelines.',
    ],
    [
      'counts contract standards apart from both',
      [rule('a'), rule('b', { nature: 'guideline' }), rule('c', { nature: 'contract' })],
      {},
      'One law to check, and one guideline. One contract standard binds if you take cards.',
    ],
    [
      'says at which sizes rules begin, and the size that was answered',
      [rule('a'), rule('b', from(50)), rule('c', from(25)), rule('d', from(25))],
      { size: 'smb' },
      'One law to check. Three more begin at 25 or 50 employees; you answered 1–25.',
    ],
    ['says it where nothing binds', [], {}, 'No rule that we have read binds everybody in financial services.'],
    [
      'counts no more than nothing',
      [rule('a', { status: 'coming' })],
      {},
      'No rule that we have read binds everybody in financial services. One rule is coming.',
    ],
  ])('%s', (_, given, changes, words) => {
    const situation = { industry: finance, geography: 'canada' as const, ...changes };
    expect(obligationsInWords(obligationsOf(given, situation), situation)).toBe(words);
  });
});

describe('the first sentences of an industry’s page', () => {
  const of = (count: number, fields: Parameters<typeof rule>[1] = {}) =>
    Array.from({ length: count }, (_, index) => ({ rule: rule(`r${index}`, fields), condition: null }));

  it.each([
    [
      'say what binds everybody, what depends on the reader and what is coming',
      { now: of(1), some: [...of(3), ...of(1, { nature: 'contract' })], coming: of(2) },
      'One law binds everybody in healthcare. Three more depend on what you are or do. One contract standard binds if you take cards. Two more are coming.',
    ],
    [
      'speak of one',
      { now: of(1), some: of(1), coming: [] },
      'One law binds everybody in healthcare. One more depends on what you are or do.',
    ],
    [
      'count no more than nothing',
      { now: [], some: [], coming: of(1) },
      'No rule that we have read binds everybody in healthcare. One rule is coming.',
    ],
  ])('%s', (_, obligations, words) => {
    expect(industryInWords(obligations, 'healthcare')).toBe(words);
  });
});

test.each<[Parameters<typeof readingInWords>, RegExp]>([
  [['read', 'on', 'insurance'], /^Read for Ontario/],
  [['part', 'qc', 'insurance'], /^Of the law of Quebec we have read only what is listed/],
  [['none', 'bc', 'insurance'], /^We have read no law of British Columbia for insurance/],
  [['none', 'elsewhere', 'insurance'], /^We have read no law of the other provinces for insurance/],
])('how much was read of a province’s law is said: %j', (reading, words) => {
  expect(readingInWords(...reading)).toMatch(words);
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
