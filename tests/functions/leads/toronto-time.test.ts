import { expect, test } from 'vitest';
import { weekdayInToronto } from '#netlify/leads/toronto-time';

test.each([
  ['2026-11-23T14:03:59Z', 'Monday 09:03'],
  ['2026-07-01T03:30:00Z', 'Tuesday 23:30'],
  ['2026-11-24T05:00:00Z', 'Tuesday 00:00'],
  ['no time', ''],
])('%s is %s in Toronto', (time, said) => {
  expect(weekdayInToronto(new Date(time))).toBe(said);
});
