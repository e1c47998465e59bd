import { expect, test } from '#tests/e2e/site';

test.use({ javaScriptEnabled: false });

test('without scripts the Navigator says what it needs and offers another way', async ({ page }) => {
  await page.goto('/solutions-navigator');
  // Playwright's text and role locators pass over <noscript>, so it is found by its element.
  const notice = page.locator('noscript');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('The Navigator needs JavaScript.', { useInnerText: true });
  await expect(notice.locator('a[href^="https://calendar."]')).toBeVisible();
  await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
});

test('without scripts the home page and the providers are complete', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the Right Tech Stack in Under 3 Minutes');
  await expect(page.getByRole('list', { name: 'The five layers of a stack' }).getByRole('listitem')).toHaveCount(5);
  await page.goto('/providers');
  await expect(page.getByRole('link', { name: 'Visit Website' })).toHaveCount(34);
});
