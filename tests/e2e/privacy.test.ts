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

test.use({ expectedErrors: ['Failed to load resource'] });
