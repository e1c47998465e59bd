import { expect, test } from '#tests/e2e/site';

test('the footer leads to an article, and its statements to their sources and reading days', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  await page.getByRole('link', { name: 'What changed in the rules this year' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed in the rules this year');
  await page.getByRole('article').getByRole('link', { name: 'Guideline E-21' }).click();
  await expect(page).toHaveURL('/insights/what-changed-in-the-rules-2026#source-osfi-e-21');
  const source = page.locator(':target');
  await expect(source).toBeInViewport();
  await expect(source.getByText('In force since Sep 1, 2026')).toBeVisible();
  await expect(source.getByRole('link', { name: /osfi e-21 operational resilience/i })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(source.getByText(/read Nov\s22,\s2026/).first()).toBeVisible();
});

test('an article links to its industries, its products and other articles', async ({ page }) => {
  await page.goto('/insights/how-to-read-a-residency-statement');
  await page.getByRole('link', { name: 'What changed in the rules this year' }).click();
  await expect(page).toHaveURL('/insights/what-changed-in-the-rules-2026');
  await page.goBack();
  await page.getByRole('region', { name: 'Talk it through' }).getByRole('link', { name: 'Zoom Workplace' }).click();
  await expect(page).toHaveURL('/solutions/zoom-workplace');
});

test('its button starts a message about it', async ({ page }) => {
  await page.goto('/insights/how-to-read-a-residency-statement');
  await page.getByRole('link', { name: 'Ask about this article' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^My question about an article/);
});
