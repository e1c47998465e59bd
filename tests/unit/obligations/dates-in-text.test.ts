import { expect, test } from 'vitest';
import { datedRules, withRuleDates } from '#domain/obligations/dates-in-text';

const dates = new Map([
  ['osfi-e-23', '2027-05-01'],
  ['phipa-audit-log', null],
]);

test.each([
  ['From {month of osfi-e-23} it covers models.', 'From May\u00a02027 it covers models.'],
  ['It begins on {day of osfi-e-23}.', 'It begins on May\u00a01,\u00a02027.'],
  ['{month of osfi-e-23}, {month of osfi-e-23}', 'May\u00a02027, May\u00a02027'],
  ['No date, and {other} braces.', 'No date, and {other} braces.'],
])('%s reads %s', (text, read) => {
  expect(withRuleDates(text, dates)).toBe(read);
});

test.each(['phipa-audit-log', 'osfi-e-32'])('a text with the date of %s, which has none, is refused', (id) => {
  expect(() => withRuleDates(`From {month of ${id}}.`, dates)).toThrow(`src/content/rules/${id}.yaml gives no date`);
});

test('the rules of a text’s dates are found, even if misspelt', () => {
  expect(datedRules('From {month of osfi-e-23} to {day of OSFI E23}, not {other}.')).toEqual(['osfi-e-23', 'OSFI E23']);
});

test('a date form other than month or day is refused with the right ones', () => {
  expect(() => withRuleDates('From {year of osfi-e-23}.', dates)).toThrow(
    "A text asks for '{year of osfi-e-23}'. Write {month of osfi-e-23} or {day of osfi-e-23}.",
  );
});

test('every month has the name that ICU gives it', () => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });
  for (let month = 1; month <= 12; month++) {
    const date = `2026-${String(month).padStart(2, '0')}-01`;
    const text = withRuleDates('{month of it}', new Map([['it', date]]));
    expect(text).toBe(format.format(new Date(date)).replaceAll(' ', '\u00a0'));
  }
});
