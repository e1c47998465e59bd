import { describe, expect, test } from 'vitest';
import { businessDay, businessTime, weekOf } from '#domain/lead/business-time';

const clock = (time: string) => Date.parse(`${time}Z`);

describe('business time', () => {
  test.each([
    ['a Tuesday to the next day', '2026-11-24T15:00', '2026-11-25T15:00', 24],
    ['a Friday to the Monday after it', '2026-11-27T15:00', '2026-11-30T15:00', 24],
    ['a Saturday to the end of Monday', '2026-11-28T11:00', '2026-12-01T00:00', 24],
    ['a Saturday to the Sunday', '2026-11-28T11:00', '2026-11-29T20:00', 0],
    ['late on Friday', '2026-11-27T22:00', '2026-11-28T01:00', 2],
    ['a public holiday as any weekday', '2026-07-01T09:00', '2026-07-02T09:00', 24],
    ['two weeks', '2026-11-09T09:00', '2026-11-23T09:00', 240],
    ['from before its first Monday', '2023-12-29T09:00', '2024-01-01T09:00', 24],
    ['backwards', '2026-11-25T15:00', '2026-11-24T15:00', 0],
    ['nothing that is a time', 'nonsense', '2026-11-24T15:00', 0],
  ])('counts %s', (_what, from, to, expected) => {
    expect(businessTime(clock(from), clock(to)) / 3_600_000).toBe(expected);
  });

  test('a business day is 24 hours of it', () => {
    expect(businessDay).toBe(24 * 3_600_000);
  });
});

test.each([
  ['2026-11-23T00:00', '2026-11-23', 0],
  ['2026-11-22T23:59', '2026-11-16', 167],
  ['2026-11-27T08:30', '2026-11-23', 104],
])('the week of %s begins on %s, %i hours ago', (time, monday, hour) => {
  expect(weekOf(clock(time))).toEqual({ monday, hour });
});
