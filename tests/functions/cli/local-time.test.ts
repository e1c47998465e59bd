import { describe, expect, test } from 'vitest';
import { localZone, minutes, momentOf } from '#netlify/cli/local-time';

test.each([
  ['2026-01-15T12:00:00Z', 'America/Toronto', '2026-01-15 07:00 EST'],
  ['2026-07-15T12:00:00Z', 'America/Toronto', '2026-07-15 08:00 EDT'],
  ['2026-01-15T04:59:00Z', 'America/Toronto', '2026-01-14 23:59 EST'],
  ['2026-01-15T00:05:00Z', 'UTC', '2026-01-15 00:05 UTC'],
  ['2026-01-15T12:00:00Z', 'Asia/Kolkata', '2026-01-15 17:30 GMT+5:30'],
])('%s in %s reads %s', (time, zone, expected) => {
  expect(minutes(new Date(time), zone)).toBe(expected);
});

describe('what is typed means a moment in the zone', () => {
  test.each([
    ['2026-01-15', 'America/Toronto', '2026-01-15T05:00:00.000Z', '2026-01-16T04:59:59.999Z'],
    // The clocks are set forward on the one day, and back on the other.
    ['2026-03-08', 'America/Toronto', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', 'America/Toronto', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['2026-01-15T07:30', 'America/Toronto', '2026-01-15T12:30:00.000Z', '2026-01-15T12:30:00.000Z'],
    ['2026-01-15 07:30', 'UTC', '2026-01-15T07:30:00.000Z', '2026-01-15T07:30:00.000Z'],
  ])('%s in %s', (typed, zone, start, end) => {
    expect(momentOf(typed, zone)?.toISOString()).toBe(start);
    expect(momentOf(typed, zone, true)?.toISOString()).toBe(end);
  });

  test.each(['', 'today', '2026-1-5', '2026-02-30', '2026-13-01', '2026-01-15T25:00', '15/01/2026'])(
    '%s is none',
    (typed) => {
      expect(momentOf(typed, 'America/Toronto')).toBeNull();
    },
  );
});

test('the zone is that of TZ, or of the system where TZ names none', () => {
  expect(localZone({ TZ: 'Asia/Kolkata' })).toBe('Asia/Kolkata');
  const system = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(localZone({})).toBe(system);
  expect(localZone({ TZ: ':/etc/localtime' })).toBe(system);
});
