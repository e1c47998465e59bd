import { expect, holdScripts, test } from '#tests/e2e/site';

const figures = [
  ['Monthly call volume', '18,000'],
  ['Average handle time (minutes)', '6'],
  ['Agent headcount', '40'],
  ['Average agent salary (USD a year)', '$50,000'],
  ['Software costs (USD a month, optional)', '23 333.33'],
] as const;

test('five figures give six, a reload keeps both', async ({ page }) => {
  await page.goto('/roi-calculator');
  const results = page.getByRole('region', { name: 'Estimated annual savings' });
  await expect(results.getByText('20.0%')).toHaveCount(0);
  for (const [label, value] of figures) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Calculate' }).click();
  for (let visit = 0; visit < 2; visit++) {
    for (const text of ['$190,000', '$38,000', '20.0%', '25%', '5.0 months'])
      await expect(results.getByText(text, { exact: true })).toBeVisible();
    await expect(results.getByText('$456,000')).toHaveCount(2);
    await expect(results.getByText('rule-of-thumb estimate: 20% of cost')).toBeVisible();
    await page.reload();
  }
  await expect(page.getByLabel('Agent headcount')).toHaveValue('40');
});

test('an incomplete form calculates nothing and says which fields are missing', async ({ page }) => {
  await page.goto('/roi-calculator');
  await page.getByLabel('Monthly call volume').fill('many');
  await page.getByRole('button', { name: 'Calculate' }).press('Enter');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Please fill in all required fields before proceeding.');
  await expect(alert.getByRole('link')).toHaveCount(4);
  await alert.getByRole('link', { name: 'Agent headcount' }).click();
  await expect(page.getByLabel('Agent headcount')).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('roiResults'))).toBeNull();
});

test('one question of ten is open at a time, and it can be closed', async ({ page }) => {
  await page.goto('/roi-calculator');
  const questions = page.locator('.faq details');
  await expect(questions).toHaveCount(10);
  await questions.nth(0).locator('summary').click();
  await questions.nth(3).locator('summary').press('Enter');
  await expect(page.locator('.faq details[open]')).toHaveCount(1);
  await questions.nth(3).locator('summary').press('Space');
  await expect(page.locator('.faq details[open]')).toHaveCount(0);
});

test('the strategy call opens the booking calendar', async ({ page }) => {
  await page.goto('/roi-calculator');
  const call = page.getByRole('link', { name: 'Schedule a Strategy Call' });
  await expect(call).toHaveAttribute('href', /^https:\/\/calendar\./);
  await expect(call).toHaveAttribute('target', '_blank');
});

for (const when of ['typed', 'sent'] as const)
  test(`figures ${when} before the script arrives are not lost`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/roi-calculator', { waitUntil: 'commit' });
    for (const [label, value] of figures) await page.getByLabel(label).fill(value);
    if (when === 'sent') {
      await page.getByRole('button', { name: 'Calculate' }).press('Enter');
      await page.waitForURL(/callVolume/, { waitUntil: 'commit' });
    }
    release();
    if (when === 'typed') {
      await page.locator('astro-island[component-url*="Roi"]:not([ssr])').waitFor();
      await page.getByRole('button', { name: 'Calculate' }).click();
    }
    await expect(page.getByText('$190,000', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/roi-calculator');
  });
