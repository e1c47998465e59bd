import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Chosen, grepOf, journeys, thorough, weekly } from '#tests/suites';

/* The tables that say which browser tests run when: the list of the tests has the pages of the built site in it. */

test('each title that a table chooses is that of a browser test', async () => {
  // The configuration's reporters would write over the report of the browser tests that run beside this.
  const list = [
    'node_modules/playwright/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--list',
    '--reporter=list',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, list, { maxBuffer: 16 * 1024 * 1024 });
  // `[journeys] › lead.test.ts:17:3 › a heading › a title`, as `grep` sees it.
  const tests = stdout.split('\n').map((line) =>
    line
      .trim()
      .replace(/:\d+:\d+ /, ' ')
      .replaceAll('› ', ''),
  );
  expect(tests.length).toBeGreaterThan(500);
  for (const table of [journeys, weekly, thorough])
    for (const [file, titles] of Object.entries(table))
      for (const title of titles === 'all' ? ['all' as const] : titles) {
        const one: Chosen = { [file]: title === 'all' ? 'all' : [title] };
        const [pattern] = grepOf(one);
        expect(
          tests.some((line) => pattern?.test(line)),
          `${file}: ${title}`,
        ).toBe(true);
      }
}, 60_000);
