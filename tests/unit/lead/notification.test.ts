import { expect, it, test } from 'vitest';
import { notifications } from '#domain/lead/notification';

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
