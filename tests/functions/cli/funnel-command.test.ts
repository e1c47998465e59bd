import { expect, test } from 'vitest';
import { funnelCommand } from '#netlify/cli/funnel-command';
import { createStepCounter } from '#netlify/leads/step-counts';
import { after, day, memoryStore, noon } from '#tests/functions/leads/world';

const site = { NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: 'token-1' };
const store = memoryStore();
const funnel = (...args: string[]) => funnelCommand([...args, '--site'], site, noon, () => store);

test('the chart shows each step in its order, with the share of those who began', async () => {
  expect(await funnel()).toEqual({
    output: 'Nothing was counted in 30 days in the store leads-production of the site.',
  });
  const counter = createStepCounter('first');
  const steps = {
    begun: 40,
    'business-profile': 38,
    'challenge-area': 30,
    'detailed-questions': 20,
    'contact-info': 10,
  };
  for (const [step, times] of Object.entries(steps))
    for (let time = 0; time < times; time += 1) await counter.add(store, `navigator/${step}`, noon);
  await createStepCounter('earlier').add(store, 'navigator/begun', after(-30 * day));
  expect((await funnel()).output.split('\n')).toEqual([
    'Visits that came as far as a step, 2025-12-17 to 2026-01-15 (UTC)',
    '',
    'navigator',
    `  begun                    40  100 %  ${'█'.repeat(40)}`,
    `  challenge-area           30   75 %  ${'█'.repeat(30)}`,
    `  detailed-questions       20   50 %  ${'█'.repeat(20)}`,
    `  contact-info             10   25 %  ${'█'.repeat(10)}`,
    '  smart-results             0    0 %',
  ]);
  expect((await funnel('--days', '31')).output).toContain('begun                    41  100 %');
  expect(JSON.parse((await funnel('--json', '--days', '2')).output)).toMatchObject([
    { day: '2026-01-14', counts: {} },
    { day: '2026-01-15', counts: { 'navigator/begun': 40 } },
  ]);
});

test('no step has fewer visits than one after it, whatever was counted', async () => {
  const uneven = memoryStore();
  const counter = createStepCounter('first');
  const counted = { begun: 10, 'challenge-area': 6, 'detailed-questions': 4, 'contact-info': 12, 'smart-results': 3 };
  for (const [step, times] of Object.entries(counted)) await counter.add(uneven, `navigator/${step}`, noon, times);
  const { output } = await funnelCommand(['--site'], site, noon, () => uneven);
  expect([...output.matchAll(/^ {2}\S+ +(\d+) +(\d+) %/gm)].map(([, count, share]) => [count, share])).toEqual([
    ['12', '100'],
    ['12', '100'],
    ['12', '100'],
    ['12', '100'],
    ['3', '25'],
  ]);
});

test.each([['--days', '0'], ['--days', '401'], ['--days', 'all'], ['--weeks']])('%s %s is refused', async (...args) => {
  const { output, problem } = await funnel(...args.filter(Boolean));
  expect(output).toBe('');
  expect(problem).toMatch(/--days|--weeks/);
});

test('no network is one sentence', async () => {
  const offline = { ...store, keys: () => Promise.reject(new TypeError('fetch failed')) };
  expect(await funnelCommand(['--site'], site, noon, () => offline)).toEqual({
    output: '',
    problem: 'Netlify cannot be reached. Look at your network, its proxy and its firewall.',
  });
});
