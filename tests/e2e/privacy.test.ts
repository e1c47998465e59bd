import type { Page } from 'playwright/test';
import { expect, NavigatorPage, somebody, test } from '#tests/e2e/site';

/** The first column of one of the privacy page's tables. */
async function listed(page: Page, caption: string): Promise<string[]> {
  await page.goto('/privacy');
  return page.getByRole('table', { name: caption }).locator('tbody code').allInnerTexts();
}

/** What is stored under which name. Each lead that waits has an entry of its own under the outbox's. */
const storedKeys = async (page: Page) => {
  const keys = await page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]);
  return keys.map((key) => key.replace(/^(smartstack\.outbox)\.[0-9a-f-]+$/, '$1'));
};

test('what a visit really stores is what the privacy page lists, no more and no less', async ({ page }) => {
  test.setTimeout(90_000);
  const stored = new Set<string>();
  const note = async () => (await storedKeys(page)).forEach((key) => stored.add(key));

  await page.goto('/insurance');
  await page.getByRole('link', { name: 'Request a Custom Insurance AI Roadmap' }).click();
  await note();

  await page.goto('/roi-calculator');
  for (const label of ['Monthly call volume', 'Average handle time', 'Agent headcount', 'Average agent salary'])
    await page.getByRole('textbox', { name: label }).fill('12');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Model it in detail' }).click();
  await expect(page.getByRole('table', { name: 'Three scenarios' })).toBeVisible();
  await note();

  // The function cannot be reached, so that the lead stays in the browser.
  await page.route('**/ghl-integration', (route) => route.abort());
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await page.getByText('Advanced Options').click();
  await page.getByLabel('Scraping-service API key').fill('fc-double-privacy');
  await page.getByRole('button', { name: 'Save Key' }).click();
  await page.getByRole('button', { name: 'Scrape Website' }).click();
  await expect(page.getByText('Data Scraped Successfully')).toBeVisible();
  await navigator.toResults(somebody());
  await expect(navigator.notification).toContainText('Information Saved');
  await note();

  const assessment = new NavigatorPage(page);
  await assessment.open('/needs-assessment');
  await expect(assessment.radio(/^Enterprise/)).toBeChecked();
  await note();

  expect([...stored].sort()).toEqual((await listed(page, 'What this site keeps in your browser')).sort());
});

test('what is really sent is among the fields that the privacy page lists', async ({ page }) => {
  const sent = page.waitForRequest('**/ghl-integration');
  const navigator = new NavigatorPage(page);
  await navigator.open('/solutions-navigator?industry=healthcare');
  await navigator.toResults(somebody());
  const fields = Object.keys((await sent).postDataJSON() as object);
  expect(fields).toContain('email');
  expect(await listed(page, 'What Get My Recommendations sends')).toEqual(expect.arrayContaining(fields));
});

test('what a visitor types is in no address, title or cookie, and in one line of the console: the message form’s', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const canary = 'zq4canary';
  const printed: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const seen = async () => [...addresses, page.url(), await page.title(), await page.evaluate(() => document.cookie)];

  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toContact();
  await navigator.fillContact({
    firstName: `First ${canary}`,
    lastName: `Last ${canary}`,
    email: `maya@${canary}.example`,
    company: `Company ${canary}`,
  });
  await navigator.field('Phone').fill(`+1 416 555 0199 ${canary}`);
  await navigator.field('Job title').fill(`Title ${canary}`);
  await navigator.submit();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  await expect(navigator.notification).toContainText('Success!');
  await page.goBack();
  await page.goForward();

  // What a calculator or a search is asked may stand in the address, a person may not.
  const form = page.getByRole('form', { name: 'Send us a message' });
  await page.goto('/about');
  await form.hover();
  await page.locator('astro-island:not([ssr])').filter({ has: form }).waitFor();
  for (const name of ['Full name', 'Phone (optional)', 'Organization (optional)', 'Message'])
    await form.getByRole('textbox', { name }).fill(`A message of ${canary}`);
  await form.getByRole('textbox', { name: 'Email' }).fill(`maya@${canary}.example`);
  await form.getByRole('combobox', { name: 'Subject' }).selectOption('Events & Media');
  expect(printed.join('\n')).not.toContain(canary);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Your message is ready to send from your own e-mail')).toBeVisible();

  expect((await seen()).filter((text) => text.includes(canary))).toEqual([]);
  await expect.poll(() => printed.filter((text) => text.includes(canary)).length).toBe(1);
});

test.use({ expectedErrors: ['Failed to load resource'] });
