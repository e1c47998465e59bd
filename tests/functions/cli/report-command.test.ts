import { expect, test } from 'vitest';
import { reportCommand } from '#netlify/cli/report-command';
import { leadStore } from '#netlify/leads/store';
import { after, hour, memoryStore, noon, recordOf } from '#tests/functions/leads/world';

const site = { NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: 'token-1' };
const store = memoryStore();
const report = (args: string[], env: NodeJS.ProcessEnv = site) =>
  reportCommand(
    args,
    env,
    noon,
    () => store,
    () => () => ({ advice: null, words: null }),
  );

test('the report of the week is printed, whether or not it is asked for by name', async () => {
  await leadStore(store).create(recordOf('some-key', after(-hour), ['delivered']));
  const { output } = await report(['--week', '--site']);
  expect(output.split('\n').slice(0, 3)).toEqual([
    'SmartStack',
    'Leads from 2026-01-08 to 2026-01-15; in brackets the seven days before',
    'Leads and messages: 1 (0)',
  ]);
  expect(await report(['--site'])).toEqual({ output });
  expect((await report(['--site'], { ...site, COUNT_STEPS: 'off' })).output).toContain(
    'not counted (COUNT_STEPS is off)',
  );
});

test('help names the options', async () => {
  expect((await report(['--help'])).output).toContain('--week');
});

test.each([
  [['--month'], site, /--month[^]*npm run report -- --help/],
  [['--site'], {}, /--site needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN/],
])('%j is a problem in a sentence', async (args, env, problem) => {
  expect(await report(args, env)).toEqual({ output: '', problem: expect.stringMatching(problem) as string });
});
