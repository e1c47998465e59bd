import { expect, test } from '#tests/e2e/site';

test.describe('an unknown address', () => {
  test.use({ expectedErrors: ['404:', 'Failed to load resource'] });

  test('answers 404 with a way home and logs the path', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/no-such-page%0Aforged');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(logged).toContain('404: /no-such-page%0Aforged');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the solutions page has the services, five phases to the letter, three case studies and the catalogue', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Solutions' }).click();
  await expect(page).toHaveURL('/solutions');
  const phases = page.getByRole('region', { name: 'Five phases, five layers' });
  for (const timeline of ['2-3 weeks', '3-4 weeks', '8-12 weeks', '4-6 weeks', 'Ongoing'])
    await expect(phases.getByText(timeline, { exact: true })).toBeVisible();
  await phases.getByText('Discovery', { exact: true }).click();
  await expect(phases.getByRole('heading', { name: 'Outcomes' })).toBeVisible();
  const cases = page.getByRole('region', { name: 'Case studies' });
  for (const metric of ['45%', '30%', '25%', '60%', '40%', '35%', '70%', '50%', '80%'])
    await expect(cases.getByText(metric, { exact: true })).toBeVisible();
  for (const reason of ['Compliance-First', 'Measurable ROI', 'Enterprise-Grade'])
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  const catalogue = page.getByRole('region', { name: 'The catalogue' });
  for (const layer of ['Customer Experience', 'Communications', 'Cybersecurity', 'Infrastructure'])
    await catalogue.locator('summary', { hasText: layer }).click();
  await expect(catalogue.getByRole('article')).toHaveCount(38);
});

test('the about page names four advisors, and its button books a session', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Senior advisors' }).getByRole('heading', { level: 3 })).toHaveCount(4);
  for (const credential of ['SOC 2 Type II', 'ISO 27001', 'FedRAMP', 'Cloud certified'])
    await expect(page.getByRole('region', { name: 'Credentials' })).toContainText(credential);
  await expect(page.getByRole('link', { name: 'Book a Roundtable Session' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\./,
  );
});

test('a page loads nothing from elsewhere and sets no cookie', async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(await context.cookies()).toEqual([]);
});
