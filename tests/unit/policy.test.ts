import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usable as builtFor } from '#netlify/build/browsers';
import { full, usable } from '#tests/engines/policy';

/* The browsers that the site promises to work in: one policy, wherever it is written. */

/** A text in one line, without the words between brackets' marks. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ');

test('/accessibility names the versions of the policy', () => {
  const text = read('src/content/pages/accessibility.mdx');
  expect(text).toContain(
    `Everything works in Chrome and Edge from version ${full.chrome}, Firefox from ${full.firefox} and Safari from ${full.safari}.`,
  );
  expect(text).toContain(
    `also work in Chrome and Edge from ${usable.chrome}, Firefox from ${usable.firefox} and Safari from ${usable.safari}`,
  );
});

test('… and so do the documents', () => {
  const text = read('docs/testing.md');
  expect(text).toContain(
    `Everything works in Chrome and Edge ${full.chrome}, Firefox ${full.firefox} and Safari ${full.safari}; reading, menu, forms and leads in ${usable.chrome}, ${usable.firefox} and ${usable.safari}`,
  );
});

test('the README names no other version of a browser', () => {
  const named = [...read('README.md').matchAll(/(?:Chrome|Edge|Firefox(?: ESR)?|Safari) (\d[\d.]*\d)/g)];
  const promised = [full, usable].flatMap((versions) => Object.values(versions)).map(String);
  expect(named.map(([, version]) => version).filter((version) => !promised.includes(version ?? ''))).toEqual([]);
});

test('scripts are built for the oldest usable versions', () => {
  expect([...builtFor].sort()).toEqual(
    Object.entries(usable)
      .map(([browser, version]) => `${browser}${version}`)
      .sort(),
  );
});
