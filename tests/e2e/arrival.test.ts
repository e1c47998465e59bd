import type { Page } from 'playwright/test';
import { expect, NavigatorPage, somebody, test } from '#tests/e2e/site';

/* How a visit began, from its first page to the note in the CRM. */

/** Submits the Navigator's details from the page that the visitor is on; returns what was posted as `arrival`. */
async function postedArrival(page: Page): Promise<unknown> {
  const navigator = new NavigatorPage(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /AI Roadmap|Solution Navigator/ })
    .first()
    .click();
  await navigator.arrived();
  const sent = page.waitForRequest('**/ghl-integration');
  await navigator.toResults(somebody());
  return ((await sent).postDataJSON() as Record<string, unknown>)['arrival'];
}

test('the first page, the site before it and the campaign of the link go with a lead, some pages later', async ({
  page,
}) => {
  const referer = 'https://www.search.example/find?q=private';
  await page.goto('/insurance?utm_source=newsletter&utm_campaign=fall+2026&fbclid=private#faq', { referer });
  await page.getByRole('banner').getByRole('link', { name: 'SmartStack' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await page.goto('/healthcare');
  expect(await postedArrival(page)).toEqual({
    page: '/insurance',
    referrer: 'www.search.example',
    campaign: { source: 'newsletter', campaign: 'fall 2026' },
  });
});

test('a tab of its own begins anew, and another page of the site is no site before it', async ({ page, context }) => {
  await page.goto('/insurance?utm_source=newsletter');
  const other = await context.newPage();
  await other.goto('/healthcare', { referer: new URL('/insurance', page.url()).href });
  expect(await postedArrival(other)).toEqual({ page: '/healthcare' });
});

test('where storage is blocked nothing is noted, and the lead arrives without it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/healthcare?utm_source=newsletter');
  expect(await postedArrival(page)).toBeUndefined();
});
