import { defineConfig } from 'playwright/test';
import { launchOptions } from '#tests/chromium';
import { useTestSettings } from '#tests/settings';

useTestSettings();
// It reads TEST_PORT as it is loaded.
const { sitePort } = await import('#tests/e2e/ports');

export default defineConfig({
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
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    launchOptions: launchOptions(),
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1280, height: 900 } } }],
  webServer: {
    // No shell between the two: endWithParent().
    command: `exec node tests/e2e/server.ts --port ${sitePort}`,
    cwd: '../..',
    url: `http://127.0.0.1:${sitePort}/`,
    reuseExistingServer: false,
    env: { LEAD_STORE: 'file:reports/e2e-leads' },
  },
});
