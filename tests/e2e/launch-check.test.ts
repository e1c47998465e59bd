import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';

/* `npm run launch-check -- --site` against the built site as `preview` serves it, with its functions and the CRM double. */

test('the launch check finds headers, functions and CRM as they should be', async ({ baseURL }) => {
  const args = ['netlify/cli/launch-check.ts', '--site', String(baseURL)];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
  const [, ...lines] = stdout.slice(stdout.indexOf(`${baseURL}\n`)).split('\n');
  const found = lines.slice(0, lines.indexOf(''));
  expect(found.length).toBeGreaterThan(0);
  // What other tests have left in the store, and whether one has run the schedule, is no matter here.
  const expected = / \d+ lead\(s\) |retry-leads does not run on its schedule|are as they should be/;
  expect(found.filter((line) => !expected.test(line))).toEqual([]);
});
