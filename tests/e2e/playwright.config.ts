import { defineConfig } from 'playwright/test';
import { launchOptions } from '#tests/chromium';
import type { Options } from '#tests/e2e/site';
import { useTestSettings } from '#tests/settings';
import { grepOf, journeys, thorough, weekly } from '#tests/suites';

useTestSettings();
// It reads TEST_PORT as it is loaded.
const { sitePort } = await import('#tests/e2e/ports');

const chromium = { browserName: 'chromium', viewport: { width: 1280, height: 900 } } as const;

/** Three that share no test, but for those that look at more once a week. */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../reports/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine takes its time: what a test waits for is right however late it comes.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    locale: 'en-CA',
    // A trace takes a sixth of the processor: `--trace on` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'journeys', use: chromium, grep: grepOf(journeys) },
    { name: 'rest', use: chromium, grepInvert: [...grepOf(journeys), ...grepOf(weekly)] },
    { name: 'weekly', use: { ...chromium, isThorough: true }, grep: [...grepOf(weekly), ...grepOf(thorough)] },
  ],
  webServer: {
    // No shell between the two: endWithParent().
    command: `exec node tests/e2e/server.ts --port ${sitePort}`,
    cwd: '../..',
    url: `http://127.0.0.1:${sitePort}/`,
    reuseExistingServer: false,
    env: { LEAD_STORE: 'file:reports/e2e-leads' },
  },
});
