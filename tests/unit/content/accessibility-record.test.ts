import { describe, expect, test } from 'vitest';
import { isOld } from '#domain/content/accessibility-record';

describe('a record of accessibility is old after 90 days', () => {
  test.each([
    { date: '2026-01-01', today: '2026-01-01', old: false },
    { date: '2026-01-01', today: '2026-04-01', old: false },
    { date: '2026-01-01', today: '2026-04-02', old: true },
    { date: '2026-01-02', today: '2026-01-01', old: false },
  ])('$date on $today: $old', ({ date, today, old }) => {
    expect(isOld({ date }, new Date(today))).toBe(old);
  });
});
