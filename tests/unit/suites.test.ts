import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { grepOf, slowFiles } from '#tests/suites';

test('each pattern of files without a browser finds one', () => {
  const root = path.join(import.meta.dirname, '../..');
  for (const pattern of slowFiles) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([]);
});

test('a title is found in its own file alone, below a heading too, and its signs are no pattern', () => {
  const grep = grepOf({ 'lead.test.ts': ['what (now)?'], 'a11y/journey.test.ts': 'all' });
  const isChosen = (line: string) => grep.some((pattern) => pattern.test(line));
  expect(isChosen('rest lead.test.ts what (now)? it says')).toBe(true);
  expect(isChosen('rest lead.test.ts a heading what (now)?')).toBe(true);
  expect(isChosen('rest mislead.test.ts what (now)?')).toBe(false);
  expect(isChosen('rest lead.test.ts what now')).toBe(false);
  expect(isChosen('rest a11y/journey.test.ts anything')).toBe(true);
});
