import { expect, test } from 'vitest';
import { businessTimeInToronto, weekdayInToronto } from '#netlify/leads/toronto-time';

test.each([
  ['2026-11-23T14:03:59Z', 'Monday 09:03'],
  ['2026-07-01T03:30:00Z', 'Tuesday 23:30'],
  ['2026-11-24T05:00:00Z', 'Tuesday 00:00'],
  ['no time', ''],
])('%s is %s in Toronto', (time, said) => {
  expect(weekdayInToronto(new Date(time))).toBe(said);
});

test.each([
  ['a Friday to a Monday', '2026-11-27T20:00:00Z', '2026-11-30T20:00:00Z', 24],
  ['late on Friday, which is Saturday in UTC', '2026-11-28T03:00:00Z', '2026-11-28T06:00:00Z', 2],
  ['a weekend that loses an hour', '2026-03-06T17:00:00Z', '2026-03-09T16:00:00Z', 24],
  ['a weekend that gains one', '2026-10-30T16:00:00Z', '2026-11-02T17:00:00Z', 24],
  ['what is no time', 'no time', '2026-11-02T17:00:00Z', 0],
])('business time of %s', (_what, from, to, hours) => {
  expect(businessTimeInToronto(new Date(from), new Date(to)) / 3_600_000).toBe(hours);
});
