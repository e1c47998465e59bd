import { expect, test } from 'vitest';
import { announcement, countLine, emptyMessage } from '#domain/providers/words';

test.each([
  [34, null, 'Showing 34 provider(s) in all categories'],
  [1, 'Cybersecurity', 'Showing 1 provider(s) in Cybersecurity'],
  [0, 'AI & Automation', 'Showing 0 provider(s) in AI & Automation'],
  [10_000, null, 'Showing 10000 provider(s) in all categories'],
] as const)('%i in %s: %s', (count, category, line) => {
  expect(countLine(count, category)).toBe(line);
});

test.each([
  ['xyz', 'Cybersecurity', `No provider’s name contains “xyz” in Cybersecurity.`],
  [' xyz ', null, `No provider’s name contains “xyz”.`],
  ['', 'Communications', 'No provider is listed in Communications.'],
  ['', null, 'No provider is listed yet.'],
] as const)('nothing for "%s" in %s: %s', (q, category, message) => {
  expect(emptyMessage({ q, category, hasFacet: false })).toBe(message);
});

test('nothing for an industry or a specialty says that it was chosen', () => {
  const none = { q: '', category: null, hasFacet: true } as const;
  expect(emptyMessage(none)).toBe('No provider is listed for what you have chosen.');
  expect(emptyMessage({ ...none, q: 'xyz', category: 'Cybersecurity' })).toBe(
    `No provider’s name contains “xyz” in Cybersecurity for what you have chosen.`,
  );
});

test('an empty result is announced with its reason', () => {
  expect(announcement(2, { q: 'net', category: null, hasFacet: false })).toBe(
    'Showing 2 provider(s) in all categories',
  );
  expect(announcement(0, { q: 'xyz', category: null, hasFacet: false })).toBe(
    `Showing 0 provider(s) in all categories. No provider’s name contains “xyz”.`,
  );
});
