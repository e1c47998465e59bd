import { site } from '#tests/fixtures/content';
import { expect, test } from '#tests/e2e/site';

const booking = site.bookingUrl;

/** Every button with a specified label whose action is a link, on the pages without a test of their own: page, label, where it leads. */
const buttons: [page: string, label: string, leads: string][] = [
  ['/solutions', 'Download Full Case Study PDF', '/documents/case-studies.pdf'],
  ['/solutions', 'Download the Complete Solutions Brochure', '/documents/solutions-brochure.pdf'],
  ['/about', 'Book a Roundtable Session', booking],
  ['/roi-calculator', 'Schedule a Strategy Call', booking],
  ['/roi-calculator', "Download AI Buyer's Guide", '/documents/ai-buyers-guide.pdf'],
  ['/providers', 'Schedule Consultation', booking],
  ['/providers', 'Request Custom Stack', '#contact'],
  ['/404', 'Return to Home', '/'],
];

test.use({ expectedErrors: ['404:', 'Failed to load'] });

for (const [path, label, leads] of buttons)
  test(`${path}: '${label}' leads to ${leads}`, async ({ page, request }) => {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(link).toHaveAttribute('href', leads);
    if (leads === booking) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    } else if (leads === '#contact') {
      await link.click();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    } else {
      const answer = await request.get(leads);
      expect(answer.status()).toBe(200);
      if (leads.endsWith('.pdf')) expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

for (const path of ['/', '/healthcare', '/solutions-navigator'])
  test(`${path}: header and footer lead where they say`, async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/solutions-navigator');
    await expect(header.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('href', '#contact');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /^Book a Free AI Discovery Call/ })).toHaveAttribute('href', booking);
    await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
    // One leads nowhere until an editor fills in its address.
    const networks = footer.getByRole('list', { name: 'Social media' }).locator('a');
    await expect(networks).toHaveText(site.social.map(({ name }) => new RegExp(`^${name}\\b`)));
    expect(await networks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      site.social.map(({ url }) => url ?? null),
    );
    for (const badge of site.trustBadges) await expect(footer.getByText(badge.name)).toBeVisible();
  });
