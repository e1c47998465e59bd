import { expect, test } from 'vitest';
import type { Rule } from '#domain/obligations/rule';
import { nextToBegin } from '#domain/obligations/next-to-begin';
import { rule } from '#tests/unit/obligations/rules';

const obligation = (id: string, date: string | null, status: Rule['status'] = 'coming') => ({
  rule: rule(id, { date, status }),
  condition: null,
});
const next = (coming: ReturnType<typeof obligation>[], others: ReturnType<typeof obligation>[] = []) =>
  nextToBegin({ coming, others }, '2027-01-01')?.rule.id;

test.each([
  ['is the earliest of those to come', next([obligation('b', '2027-06-01'), obligation('a', '2027-03-01')]), 'a'],
  [
    'is one of the situation before an earlier one elsewhere',
    next([obligation('a', '2028-01-01')], [obligation('b', '2027-02-01')]),
    'a',
  ],
  [
    'is elsewhere where none of the situation has a date',
    next([obligation('a', null)], [obligation('b', '2027-02-01')]),
    'b',
  ],
  ['is none that has begun', next([obligation('a', '2027-01-01')]), undefined],
  [
    'is none that is only proposed or long in force',
    next([], [obligation('a', '2027-02-01', 'proposed'), obligation('b', '2027-02-01', 'in-force')]),
    undefined,
  ],
])('the next to begin %s', (_, found, expected) => {
  expect(found).toBe(expected);
});

test('says whether the next to begin binds elsewhere', () => {
  const there = obligation('a', '2027-02-01');
  expect(nextToBegin({ coming: [], others: [there] }, '2027-01-01')?.elsewhere).toBe(true);
  expect(nextToBegin({ coming: [there], others: [] }, '2027-01-01')?.elsewhere).toBe(false);
});
