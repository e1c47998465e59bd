import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentOf, lastModified } from '#queries/last-modified';
import { industries, pages, solutionEntries } from '#tests/fixtures/content';

const solutions = [...solutionEntries.keys()].map((id) => `solutions/${id}`);
const insights = globSync('src/content/insights/*.md').map((file) => `insights/${path.basename(file, '.md')}`);
const paths = [...industries.keys(), ...pages.keys(), ...solutions, ...insights]
  .filter((id) => id !== 'not-found')
  .map((id) => (id === 'home' ? '/' : `/${id}`));

test.each(paths)('%s has words in the content', (path) => {
  expect(contentOf(path).some((file) => existsSync(file))).toBe(true);
});

test.each([...industries])('the page of %s shows the rules of its list, and no others', (id, { compliance }) => {
  const shown = contentOf(`/${id}`).filter((file) => file.startsWith('src/content/rules/'));
  const ofList = compliance.flatMap(({ rules }) => rules.map((rule) => `src/content/rules/${rule}.yaml`));
  expect(shown).toEqual(expect.arrayContaining(ofList));
  for (const file of shown.filter((each) => !ofList.includes(each)))
    expect(JSON.stringify(compliance)).toContain(` of ${path.basename(file, '.yaml')}}`);
});

test('… also a rule whose date the list says alone', () => {
  expect(contentOf('/government')).toContain('src/content/rules/accessible-canada-digital.yaml');
});

test.each(['/about', '/insights/no-such-article', '/no-such-page'])('%s shows no rules', (path) => {
  expect(contentOf(path).filter((file) => file.includes('/rules'))).toEqual([]);
});

test('every page whose words Git knows has a date, and an unknown one has none', () => {
  // A copy without its history has none at all, and a file that is not committed yet has none either.
  const dates = paths.map(lastModified);
  const known = dates.filter((date) => date !== undefined);
  for (const date of known) expect(Date.parse(date)).toBeLessThan(Date.now());
  if (known.length > 0) expect(known.length).toBeGreaterThan(dates.length / 2);
  expect(lastModified('/no-such-page')).toBeUndefined();
});
