import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright/test';
import { chromiumFlags, findChromium } from '#tests/chromium';
import { sitePort } from '#tests/e2e/ports';
import { crmContact, expect, NavigatorPage, type Person, somebody, test } from '#tests/e2e/site';
import { seeded } from '#tests/fixtures/random';

/* Real browsers that lose their connection, their tab or their process around the click of 'Get My Recommendations'.
   Each lead reaches the CRM, exactly once. `FAULT_RUNS=50` for the nightly run; the seed is in the test's name. */

const runs = Number(process.env['FAULT_RUNS'] ?? 6);
const site = `http://127.0.0.1:${sitePort}`;
const leadFunction = '**/.netlify/functions/ghl-integration';

/** A browser whose process can be killed, with a profile that survives it. */
class Chromium {
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'smartstack-profile-'));
  private child: ChildProcess | null = null;
  private connection: Browser | null = null;

  /** Starts it, or starts it again, with one page. */
  async start(): Promise<{ page: Page; context: BrowserContext }> {
    // Without a first window: Playwright can wait for ever for one that is just opening.
    const own = [
      '--headless=new',
      '--no-startup-window',
      '--remote-debugging-port=0',
      `--user-data-dir=${this.profile}`,
    ];
    const flags = [...chromiumFlags, ...own];
    const child = spawn(findChromium() ?? chromium.executablePath(), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.child = child;
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (data) => {
        said += String(data);
        const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
      child.on('exit', () => reject(new Error('Chromium did not start.')));
    });
    const browser = await chromium.connectOverCDP(address);
    this.connection = browser;
    const context = browser.contexts()[0] ?? (await browser.newContext());
    return { page: await context.newPage(), context };
  }

  /** A kill without warning: what is not on disk is gone. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const dead = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGKILL');
    await dead;
    await this.connection?.close();
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function onContactStep(page: Page, person: Person): Promise<NavigatorPage> {
  const navigator = new NavigatorPage(page);
  await navigator.openFilledIn(person, `${site}/solutions-navigator`);
  return navigator;
}

// A trace wants to ask a browser that is dead.
test.use({ trace: 'off' });

type Fault = { name: string; run(browser: Chromium, person: Person, delay: number): Promise<void> };

/** The function is reached, but nothing of it comes back. */
const loseAnswers = (page: Page) =>
  page.route(leadFunction, async (route) => {
    await route.fetch().catch(() => {});
    await route.abort().catch(() => {});
  });

const faults: readonly Fault[] = [
  {
    name: 'the page is closed right after the click',
    async run(browser, person, delay) {
      const { page, context } = await browser.start();
      const navigator = await onContactStep(page, person);
      await navigator.submit();
      await new Promise((resolve) => setTimeout(resolve, delay));
      await page.close();
      await (await context.newPage()).goto(site);
    },
  },
  {
    name: 'the browser is killed while the lead is on its way',
    async run(browser, person, delay) {
      const { page } = await browser.start();
      const navigator = await onContactStep(page, person);
      await page.route(leadFunction, () => {});
      const asked = page.waitForRequest(leadFunction);
      await navigator.submit();
      await asked;
      // Until the lead is on disk, no outcome is shown.
      await expect(navigator.heading('Your Smart Results')).toBeVisible();
      await new Promise((resolve) => setTimeout(resolve, delay));
      await browser.kill();
      await (await browser.start()).page.goto(site);
    },
  },
  {
    name: 'the browser is killed as soon as it says that the lead is saved',
    async run(browser, person) {
      const { page } = await browser.start();
      const navigator = await onContactStep(page, person);
      await page.route(leadFunction, (route) => route.abort());
      await navigator.submit();
      await expect(navigator.notification).toContainText('Information Saved');
      await browser.kill();
      await (await browser.start()).page.goto(site);
    },
  },
  {
    name: 'the browser is killed after the answer was lost',
    async run(browser, person) {
      const { page } = await browser.start();
      const navigator = await onContactStep(page, person);
      await loseAnswers(page);
      await navigator.submit();
      await expect(navigator.notification).toContainText('Information Saved');
      await browser.kill();
      await (await browser.start()).page.goto(site);
    },
  },
  {
    name: 'offline at the click, online later',
    async run(browser, person, delay) {
      const { page, context } = await browser.start();
      const navigator = await onContactStep(page, person);
      await context.setOffline(true);
      await navigator.submit();
      await expect(navigator.notification).toContainText('Information Saved');
      await new Promise((resolve) => setTimeout(resolve, delay));
      await context.setOffline(false);
    },
  },
  {
    name: 'the tab is closed with the lead on its way, others are open',
    async run(browser, person, delay) {
      const { page, context } = await browser.start();
      const navigator = await onContactStep(page, person);
      await page.route(leadFunction, () => {});
      const asked = page.waitForRequest(leadFunction);
      await navigator.submit();
      await asked;
      for (const address of ['/', '/about']) await (await context.newPage()).goto(site + address);
      await new Promise((resolve) => setTimeout(resolve, delay));
      await page.close();
    },
  },
];

for (let seed = 0; seed < runs; seed += 1) {
  const fault = faults[seed % faults.length] as Fault;
  test(`seed ${seed}: ${fault.name}`, async () => {
    const browser = new Chromium();
    const person = somebody();
    try {
      await fault.run(browser, person, seeded(seed).whole(0, 400));
      await expect.poll(async () => (await crmContact(person.email))?.notes.length, { timeout: 40_000 }).toBe(1);
    } finally {
      await browser.end();
    }
    // Nothing that was still pending has duplicated it.
    expect((await crmContact(person.email))?.notes).toHaveLength(1);
  });
}
