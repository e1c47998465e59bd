import type { Page } from 'playwright/test';
import { expect, NavigatorPage, test } from '#tests/e2e/site';
import { fragmentOf } from '#tests/fixtures/links';

/*
 * A page that the browser's back/forward cache brings back is older than what the tab has stored since: it loads again.
 * Playwright's browsers have no such cache, so the event is sent by hand.
 */

/** Tells the page that it comes back, as soon as it listens, and waits until it has loaded again. */
async function bringBack(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
  // A wizard listens from its first effect on, a moment after its script has arrived.
  await page.waitForFunction(() => {
    if (!document.documentElement.hasAttribute('data-old')) return document.readyState === 'complete';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return false;
  });
}

const shared = `/solutions-navigator#${fragmentOf({})}`;

for (const [address, sign] of [
  ['/solutions-navigator', 'Next: Challenge Area'],
  ['/needs-assessment', 'Next: Challenge Area'],
  [shared, 'Use these answers'],
  ['/committee', 'Add links'],
] as const)
  test(`${address.replace(/#.*/, ' with a shared link')} loads again`, async ({ page }) => {
    await page.goto(address);
    const button = page.getByRole('button', { name: sign, exact: true });
    // Only a touch brings the script of a wizard.
    await button.hover();
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await bringBack(page);
    await expect(button).toBeVisible();
  });

test('a shared view’s return link leads to the answers given since', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await page.goto(shared);
  const back = page.getByRole('link', { name: 'Start my own' }).first();
  await expect(back).toBeVisible();
  // As on another page of this tab, while this one rested.
  await page.evaluate(() =>
    window.sessionStorage.setItem(
      'smartstack.navigator',
      JSON.stringify({ wizard: { step: 'business-profile', answers: { organizationType: ['SMB'] } } }),
    ),
  );
  await bringBack(page);
  await page.getByRole('link', { name: 'Return to your own answers' }).first().click();
  await expect(navigator.radio(/^SMB/)).toBeChecked();
});
