import { industries as entries, site } from '#tests/fixtures/content';
import { expect, test } from '#tests/e2e/site';

/** An industry, its button, and where the button leads: to a document, to the form, to a page. */
type Row = [path: string, button: string, leads: string];

const industries: Row[] = [
  ['/utilities', 'Download the Utilities AI Playbook', 'utilities-ai-playbook.pdf'],
  ['/insurance', 'Request a Custom Insurance AI Roadmap', '#contact'],
  ['/government', 'Download the Government AI Compliance Guide', 'government-ai-compliance-guide.pdf'],
  ['/financial-services', 'Get the Financial Services AI ROI Calculator', '/roi-calculator'],
  ['/telecom', 'Book a Telecom AI Strategy Workshop', site.bookingUrl],
  ['/auto-finance', 'Download the Auto Finance AI Playbook', 'auto-finance-ai-playbook.pdf'],
  ['/healthcare', 'Get the Healthcare AI Readiness Checklist', 'healthcare-ai-readiness-checklist.pdf'],
  ['/mortgage', 'Request the Mortgage AI ROI Calculator', '/roi-calculator'],
  [
    '/waste-management',
    'Download the Waste Management AI Efficiency Guide',
    'waste-management-ai-efficiency-guide.pdf',
  ],
];

const landing = ['/telecom', '/waste-management'];

for (const [path, button, leads] of industries)
  test(`${path}: statistic, three use cases, compliance, one button that does something`, async ({ page, request }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const opening = main.getByRole('region').first();
    for (const { percent } of entries.get(path.slice(1))?.statistics ?? [])
      await expect(opening.getByText(`${percent}%`, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Three AI use cases' })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(3);
    await expect(main.getByRole('heading', { name: 'Compliance, before the contract' })).toBeVisible();
    const list = main.locator('section').filter({ hasText: 'Compliance, before the contract' });
    const sources = list.getByRole('link', { name: /^Source of .+ \(opens in a new tab\)$/ });
    expect(await sources.count()).toBeGreaterThanOrEqual(await list.getByRole('term').count());
    for (const source of await sources.all()) expect(await source.getAttribute('href')).toMatch(/^https:/);
    const link = main.getByRole('link', { name: button });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toBe(leads.endsWith('.pdf') ? `/documents/${leads}` : leads);
    if (leads.endsWith('.pdf')) {
      const document = await request.get(href);
      expect(document.headers()['content-type']).toBe('application/pdf');
      const bytes = await document.body();
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeLessThan(300_000);
    }
    await expect(page.getByRole('banner').getByRole('button', { name: 'Industries' })).toHaveCount(
      landing.includes(path) ? 0 : 1,
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  });

test('an industry page leads into the Navigator with its industry', async ({ page }) => {
  await page.goto('/healthcare');
  await page.getByRole('link', { name: 'Open the Solution Navigator' }).click();
  await expect(page).toHaveURL('/solutions-navigator?industry=healthcare');
});

test('a compliance list says of each rule whether it is in force, since when, and what is unsettled', async ({
  page,
}) => {
  const item = (name: string) => page.locator('div', { has: page.getByRole('term').filter({ hasText: name }) }).last();
  await page.goto('/healthcare');
  await expect(item('PHIPA')).toContainText('PHIPA: in force since Nov 1, 2004.');
  await expect(item('PHIPA')).toContainText('Ontario');
  await page.goto('/financial-services');
  await expect(item('E-23')).toContainText('OSFI E-23: comes into force May 1, 2027.');
  await expect(item('E-23')).toContainText('From May 2027 it covers models');
  await expect(item('E-23')).toContainText('OSFI writes May 2027');
});

for (const [path, piles] of [
  ['/healthcare', 1],
  ['/waste-management', 2],
] as const)
  test(`${path} opens within 820 pixels of a wide screen, its piles at least 250 wide elsewhere`, async ({ page }) => {
    const opening = page.getByRole('main').getByRole('region').first();
    const drawn = opening.locator('svg[viewBox]');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(drawn).toHaveCount(piles);
    expect(await opening.evaluate((region) => region.getBoundingClientRect().bottom)).toBeLessThanOrEqual(820);
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const pile of await drawn.all()) expect((await pile.boundingBox())?.width).toBeGreaterThanOrEqual(250);
    }
  });
