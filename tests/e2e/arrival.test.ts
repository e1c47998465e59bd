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

test('a lead sent some pages later carries the first page, its referrer and the link’s campaign', async ({ page }) => {
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

test('a new tab starts a new visit, and another page of the site is not its referrer', async ({ page, context }) => {
  await page.goto('/insurance?utm_source=newsletter');
  const other = await context.newPage();
  await other.goto('/healthcare', { referer: new URL('/insurance', page.url()).href });
  expect(await postedArrival(other)).toEqual({ page: '/healthcare' });
});

test('with storage blocked the lead arrives without its origin', async ({ page }) => {
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
