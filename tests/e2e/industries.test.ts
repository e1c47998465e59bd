import { expect, test } from '#tests/e2e/site';

type Row = { path: string; figures: string[]; button: string; leads: RegExp };

const pdf = (name: string) => new RegExp(`^/documents/${name}\\.pdf$`);
const booking = /^https:\/\/calendar\.smartstack\.example/;

const industries: Row[] = [
  { path: '/utilities', figures: ['40%'], button: 'Download the Utilities AI Playbook', leads: pdf('utilities-ai-playbook') },
  { path: '/insurance', figures: ['30%'], button: 'Request a Custom Insurance AI Roadmap', leads: /^#contact$/ },
  { path: '/government', figures: ['70%'], button: 'Download the Government AI Compliance Guide', leads: pdf('government-ai-compliance-guide') },
  { path: '/financial-services', figures: ['45%'], button: 'Get the Financial Services AI ROI Calculator', leads: /^\/roi-calculator$/ },
  { path: '/telecom', figures: ['25%'], button: 'Book a Telecom AI Strategy Workshop', leads: booking },
  { path: '/auto-finance', figures: ['50%'], button: 'Download the Auto Finance AI Playbook', leads: pdf('auto-finance-ai-playbook') },
  { path: '/healthcare', figures: ['40%'], button: 'Get the Healthcare AI Readiness Checklist', leads: pdf('healthcare-ai-readiness-checklist') },
  { path: '/mortgage', figures: ['60%'], button: 'Request the Mortgage AI ROI Calculator', leads: /^\/roi-calculator$/ },
  { path: '/waste-management', figures: ['20%', '30%'], button: 'Download the Waste Management AI Efficiency Guide', leads: pdf('waste-management-ai-efficiency-guide') },
]; // prettier-ignore

const landing = ['/telecom', '/waste-management'];

for (const { path, figures, button, leads } of industries)
  test(`${path}: statistic, three use cases, compliance, one button that does something`, async ({ page, request }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const opening = main.getByRole('region').first();
    for (const figure of figures) await expect(opening.getByText(figure, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Three AI use cases' })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(3);
    await expect(main.getByRole('heading', { name: 'Compliance, before the contract' })).toBeVisible();
    const link = main.getByRole('link', { name: button });
    await expect(link).toHaveAttribute('href', leads);
    const href = (await link.getAttribute('href')) ?? '';
    if (href.startsWith('/documents/')) {
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
