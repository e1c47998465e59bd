import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright/test';
import { expectAccessible } from '#tests/e2e/a11y/axe';
import { htmlErrors } from '#tests/e2e/a11y/html';
import { inspect } from '#tests/e2e/a11y/inspector';
import { schemes } from '#tests/e2e/a11y/states';
import { crmContact, expect, somebody, test } from '#tests/e2e/site';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/* A site whose editor has written `messages: crm`: the footer's form sends like a lead. */

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: SiteCopy;
test.beforeAll(async () => {
  site = copySite();
  const settings = site.content('site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('messages: mail', 'messages: crm'));
  const { ok, output } = await site.astro('build');
  if (!ok) throw new Error(output);
});
test.afterAll(() => site.remove());

/** Pages and scripts come from the copy, the functions from the server of the suite. */
async function serveWithFunctions(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/.netlify/')) return route.continue();
    const file = path.extname(pathname) === '' ? `${pathname}.html` : pathname;
    return route.fulfill({ path: path.join(site.folder, 'dist', file) });
  });
}

async function write(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Full name').fill('Ada Bell');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Subject').selectOption('AI Strategy');
  await form.getByRole('textbox', { name: 'Message' }).fill('We have three systems.');
  await form.getByRole('button', { name: 'Send Message' }).click();
}

test('the message reaches the CRM, and the page says so', async ({ page, context }) => {
  await serveWithFunctions(context);
  const printed: string[] = [];
  page.on('console', (line) => printed.push(line.text()));
  const { email } = somebody();
  await page.goto('/about');
  await write(page, email);
  const status = page.getByRole('status').filter({ hasText: 'Your message has been received' });
  await expect(status).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect((await crmContact(email))?.tags).toContain('smartstack-message');
  expect(printed).toEqual([]);
});

test('the privacy page says the same', async ({ page, context }) => {
  await serveWithFunctions(context);
  await page.goto('/privacy');
  await expect(page.getByText('The message form goes the same way')).toBeVisible();
  await expect(page.getByText('sends nothing to us by itself')).toHaveCount(0);
});

/** What the message form of such a site says, by how the lead function answers. */
const answers: { said: string; answer?: (route: Route) => Promise<void>; full?: boolean }[] = [
  { said: 'Your message has been received' },
  { said: 'Your message is saved in this browser', answer: (route) => route.abort() },
  {
    said: 'Your message was not accepted',
    answer: (route) => route.fulfill({ status: 422, json: { success: false, error: 'Bad Request', fields: {} } }),
  },
  { said: 'Your message could not be saved', answer: (route) => route.abort(), full: true },
];
test.describe('whatever it says', () => {
  test.use({ expectedErrors: ['Failed to load resource'], contextOptions: { reducedMotion: 'reduce' } });

  for (const { said, answer, full } of answers)
    test(`'${said}' is accessible, light and dark`, async ({ page, context }) => {
      await serveWithFunctions(context);
      if (answer) await context.route('**/.netlify/functions/ghl-integration', answer);
      if (full)
        await page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          };
        });
      await page.goto('/about');
      await write(page, somebody().email);
      await expect(page.getByRole('status').filter({ hasText: said })).toBeFocused();
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await inspect(page);
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await page.evaluate(() => window.inspector.layoutFindings())).toEqual([]);
      expect(await htmlErrors(await page.content())).toEqual([]);
    });
});

test.describe('without a network, or refused by the site', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource'] });

  test('it is kept, and sent once there is a network', async ({ page, context }) => {
    await serveWithFunctions(context);
    const { email } = somebody();
    await page.goto('/about');
    await page.getByLabel('Full name').focus();
    await expect(page.locator('astro-island[ssr]:has(form[aria-label="Send us a message"])')).toHaveCount(0);
    await page.route('**/.netlify/**', (route) => route.abort());
    await write(page, email);
    await expect(page.getByRole('status').filter({ hasText: 'Your message is saved in this browser' })).toBeFocused();
    await page.unroute('**/.netlify/**');
    await page.goto('/privacy');
    await expect.poll(async () => (await crmContact(email))?.notes.length).toBe(1);
    // Only its key, by which its form can tell that it has arrived.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['smartstack.delivered']);
  });

  test('a refusal is shown as one, and the message stays', async ({ page, context }) => {
    await serveWithFunctions(context);
    await page.route('**/.netlify/**', (route) =>
      route.fulfill({ status: 422, json: { success: false, error: 'Validation', fields: { email: 'is not valid' } } }),
    );
    await page.goto('/about');
    await write(page, somebody().email);
    const status = page.getByRole('status').filter({ hasText: 'Your message was not accepted' });
    await expect(status).toBeFocused();
    await expect(page.locator('[data-tone="danger"]').filter({ has: status })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Bell');
  });
});
