import { expect, it, test } from 'vitest';
import { notifications, parkedNotice } from '#domain/lead/notification';

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

test.each([
  [{ at: '2026-11-21T12:00:00Z', refused: true as const }, 'Your details of November 21 were not accepted.'],
  [{ at: '2026-11-14T12:00:00Z' }, 'Your details of November 14 could not be sent.'],
  [{ at: 'once' }, 'Your details could not be sent.'],
])('a lead that will not be sent by itself says so: %j', (entry, title) => {
  const body = { firstName: 'Ada', lastName: 'Bell', email: 'ada@bank.example', company: 'North Bank' };
  const notice = parkedNotice({ key: 'k', body, ...entry });
  expect(notice.title).toBe(title);
  expect(notice.text).toContain('only in this browser');
});
