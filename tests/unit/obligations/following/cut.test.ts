import { expect, test } from 'vitest';
import { countsInWords, cutOf } from '#domain/obligations/following/cut';
import { rule } from '#tests/unit/obligations/rules';

const insurers = [{ industry: 'insurance' }];
const rules = [
  rule('old', { date: '2004-11-01' }),
  rule('undated', { date: null }),
  rule('new', { date: '2026-01-28' }),
  rule('next', { status: 'coming', date: '2027-05-01' }),
  rule('later', { status: 'coming', date: '2027-12-02' }),
  rule('someday', { status: 'coming', date: null }),
  rule('bill', { status: 'proposed', date: '2026-06-15' }),
  rule('theirs', { binds: insurers, asks: undefined, allLayers: 'Tell all of it' }),
];

test('a cut has an industry’s rules as they lie: proposed, coming, in force, of each the latest on top', () => {
  const rows = cutOf(rules, 'financial-services');
  expect(rows.map(({ name }) => name)).toEqual(['BILL', 'SOMEDAY', 'LATER', 'NEXT', 'NEW', 'OLD', 'UNDATED']);
  expect(rows.map(({ year }) => year)).toEqual(['2026', '', '2027', '2027', '2026', '2004', '']);
  expect(rows[0]).toMatchObject({ status: 'proposed', layers: ['sec'] });
  expect(countsInWords(rows)).toEqual(['3 in force', '3 coming', '1 proposed']);
});

test('a cut has the layers that a rule touches, and all rules where no industry is named', () => {
  const [theirs] = cutOf(rules, 'insurance');
  expect(theirs?.layers).toEqual(['ai', 'cx', 'com', 'sec', 'inf']);
  expect(cutOf(rules)).toHaveLength(rules.length);
  expect(countsInWords(cutOf(rules, 'insurance'))).toEqual(['1 in force']);
});
