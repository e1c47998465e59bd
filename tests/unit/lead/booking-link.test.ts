import { describe, expect, test } from 'vitest';
import { bookingLink } from '#domain/lead/booking-link';

const ada = { key: 'key-1234', name: 'Ada O’Hara & Co', email: 'ada+work@example.com' };

describe('the link to the calendar', () => {
  test.each(['calendly', 'cal.com'] as const)('of %s has name, e-mail and the key of the lead', (calendar) => {
    const link = bookingLink('https://calendar.example/us/discovery?month=2026-12', calendar, ada);
    expect(link).not.toContain('+');
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      month: '2026-12',
      name: ada.name,
      email: ada.email,
      utm_content: 'key-1234',
    });
  });

  test('has the key alone where the page no longer has the details', () => {
    expect(bookingLink('https://calendar.example/us', 'calendly', { key: 'key-1234' })).toBe(
      'https://calendar.example/us?utm_content=key-1234',
    );
  });

  test.each([
    ['of a calendar whose fields are not known', 'plain', ada],
    ['of somebody who has sent nothing', 'calendly', null],
  ] as const)('%s is the plain one', (_whose, calendar, booker) => {
    expect(bookingLink('https://calendar.example/us', calendar, booker)).toBe('https://calendar.example/us');
  });
});
