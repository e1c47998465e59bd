import { describe, expect, it, test } from 'vitest';
import { notifications, unsentNotice } from '#domain/lead/notification';
import { maxDays } from '#domain/lead/outbox';

// Word for word: Specification §8, Notifications on the contact step.
test.each([
  ['delivered', 'Success!', 'Your information has been successfully submitted to our CRM system.'],
  ['stored', 'Partial Success', "Your information has been saved locally. We're working on syncing it to our CRM."],
  ['kept', 'Information Saved', "Your information has been saved. We'll process it shortly."],
] as const)('%s: %s', (outcome, title, text) => {
  expect(notifications[outcome]).toMatchObject({ title, text });
});

test.each(['refused', 'lost'] as const)(
  '%s is an error and never claims that anything was saved or sent',
  (outcome) => {
    const { tone, title, text } = notifications[outcome];
    expect(tone).toBe('danger');
    expect(`${title} ${text}`).not.toMatch(/(has|have|is|are) been|success|we'll process/i);
  },
);

it('each outcome is told apart by its tone or its title', () => {
  const told = Object.values(notifications).map(({ tone, title }) => `${tone} ${title}`);
  expect(told).toHaveLength(5);
  expect(new Set(told).size).toBe(5);
});

describe('a lead that is in this browser alone', () => {
  const entry = { key: 'k', body: { firstName: 'A', lastName: 'B', email: 'a@b.example', company: 'C' } };
  test.each([
    [
      'refused',
      'refused',
      { ...entry, at: '2026-11-21T12:00:00Z', refused: true as const },
      'Your details of November 21 were not accepted.',
      'Our site cannot take them as they are, so they are only in this browser. Send them yourself, or fill in the form again.',
    ],
    [
      'tried in vain',
      'expired',
      { ...entry, at: '2026-11-21T12:00:00Z' },
      'Your details of November 21 could not be sent.',
      `We have tried for ${maxDays.inWords} days. They are only in this browser.`,
    ],
    [
      'that waits',
      'waiting',
      { ...entry, at: '2026-11-21T12:00:00Z' },
      'Your details of November 21 wait to be sent.',
      'Our site could not be reached. They are only in this browser, which sends them as soon as it can.',
    ],
    [
      'of no known day',
      'expired',
      { ...entry, at: '' },
      'Your details could not be sent.',
      `We have tried for ${maxDays.inWords} days. They are only in this browser.`,
    ],
  ] as const)('%s', (_, status, lead, title, text) => expect(unsentNotice(lead, status)).toEqual({ title, text }));
});
