import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentOf, lastModified } from '#netlify/build/last-modified';
import { industries, pages, solutionEntries } from '#tests/fixtures/content';

const solutions = [...solutionEntries.keys()].map((id) => `solutions/${id}`);
const paths = [...industries.keys(), ...pages.keys(), ...solutions]
  .filter((id) => id !== 'not-found')
  .map((id) => (id === 'home' ? '/' : `/${id}`));

test.each(paths)('%s has words in the content', (path) => {
  expect(contentOf(path).some((file) => existsSync(file))).toBe(true);
});

test('every page whose words Git knows has a date, and an unknown one has none', () => {
  const dates = paths.map(lastModified);
  // A copy without its history has none at all.
  if (dates[0] !== undefined) for (const date of dates) expect(Date.parse(date ?? '')).toBeLessThan(Date.now());
  expect(lastModified('/no-such-page')).toBeUndefined();
});
