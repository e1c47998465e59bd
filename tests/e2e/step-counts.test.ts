import type { Page } from 'playwright/test';
import { expect, NavigatorPage, somebody, test } from '#tests/e2e/site';

/** The steps that the page reports, in order, and how the site has answered. */
async function told(page: Page): Promise<{ steps: string[]; statuses: number[] }> {
  const seen: Awaited<ReturnType<typeof told>> = { steps: [], statuses: [] };
  page.on('response', (response) => {
    if (response.url().endsWith('/functions/count')) seen.statuses.push(response.status());
  });
  // The developer tools do not show what a beacon carries.
  await page.exposeFunction('noteBeacon', (body: string) => seen.steps.push(body));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then(Reflect.get(window, 'noteBeacon') as (text: string) => void);
      return send(url, body);
    };
  });
  return seen;
}

test('each step of the Navigator is counted once, by its name alone', async ({ page }) => {
  const { steps, statuses } = await told(page);
  const navigator = new NavigatorPage(page);
  await navigator.open();
  expect(steps).toEqual([]);
  // What counts comes with the first answer, and a test is faster than a visitor.
  await navigator.radio(/^Enterprise/).click();
  await expect.poll(() => steps).toHaveLength(2);
  await navigator.toContact();
  // What is on its way when the page is left, the developer tools do not show.
  await expect.poll(() => [steps.length, statuses.length]).toEqual([5, 5]);
  await page.reload();
  await navigator.arrived();
  await navigator.fillContact(somebody());
  await navigator.submit();
  await expect(navigator.heading('Your Smart Results')).toBeFocused();
  const expected = [
    'begun',
    'business-profile',
    'challenge-area',
    'detailed-questions',
    'contact-info',
    'smart-results',
  ];
  await expect.poll(() => steps).toEqual(expected.map((step) => JSON.stringify({ step: `navigator/${step}` })));
  await expect.poll(() => statuses).toEqual(expected.map(() => 200));
});

test('a visitor who asks not to be tracked sends nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const { steps } = await told(page);
  const navigator = new NavigatorPage(page);
  await navigator.open('/needs-assessment');
  await navigator.toContact('Connectivity (SD-WAN)');
  expect(steps).toEqual([]);
});

test('the privacy page says what is counted', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'What is counted' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Do Not Track or Global Privacy Control');
});
