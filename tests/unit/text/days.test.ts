import { expect, test } from 'vitest';
import { calendarDay, dayInWords } from '#domain/text/days';

test.each([
  ['2004-11-01', 'Nov\u00a01,\u00a02004'],
  ['2027-05-31', 'May\u00a031,\u00a02027'],
])('%s is written with a short month, without a point and without a place where it breaks', (date, words) => {
  expect(dayInWords(date)).toBe(words);
});

test.each([
  ['just after midnight', new Date(2025, 0, 1, 0, 5), '2025-01-01'],
  ['just before midnight', new Date(2025, 11, 31, 23, 55), '2025-12-31'],
])('a day is that of the visitor’s own calendar, %s', (_, time, expected) => {
  expect(calendarDay(time)).toBe(expected);
});

test('every month is called as ICU calls it', () => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
  for (let month = 1; month <= 12; month++) {
    const date = `2026-${String(month).padStart(2, '0')}-09`;
    expect(dayInWords(date)).toBe(format.format(new Date(date)).replaceAll(' ', '\u00a0'));
  }
});
