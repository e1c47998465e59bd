import { expect, test } from 'vitest';
import { nextToBegin } from '#domain/obligations/next-to-begin';
import { rule } from '#tests/unit/obligations/rules';

const obligation = (id: string, date: string | null, condition: string | null = null) => ({
  rule: rule(id, { date, status: 'coming' }),
  condition,
});
const next = (...coming: ReturnType<typeof obligation>[]) => nextToBegin({ coming }, '2027-01-01')?.rule.id;

test.each([
  ['is the earliest of those to come', next(obligation('b', '2027-06-01'), obligation('a', '2027-03-01')), 'a'],
  [
    'binds without a condition before an earlier one that binds on one',
    next(obligation('a', '2027-02-01', 'For hospitals only'), obligation('b', '2028-01-01')),
    'b',
  ],
  [
    'binds on a condition where none without one has a date',
    next(obligation('a', null), obligation('b', '2027-02-01', 'For hospitals only')),
    'b',
  ],
  ['is none without a date', next(obligation('a', null)), undefined],
  ['is none that has begun', next(obligation('a', '2027-01-01')), undefined],
])('the next to begin %s', (_, found, expected) => {
  expect(found).toBe(expected);
});
