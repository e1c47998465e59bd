import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { focusFindings } from '#tests/e2e/a11y/inspector';
import { errorSummary, expect, NavigatorPage, somebody, test } from '#tests/e2e/site';
import { leaveUnsentLeads, unsentLeads } from '#tests/e2e/unsent-leads';

/* After each change of the page the right element has the focus, shows it with a ring of at least 2 px and 3 to 1,
   and is not covered: at 100 % and at 400 %, where a window of 1280 by 1024 becomes 320 by 256. */

const zooms = [
  { zoom: '100 %', viewport: { width: 1280, height: 1024 } },
  { zoom: '400 %', viewport: { width: 320, height: 256 } },
];

/** Continues after a failure, so that one run reports every stop. */
const softly = expect.configure({ soft: true });

async function expectFocus(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  // Smooth scrolling has to end before overlaps can be measured.
  await expect.poll(() => focusFindings(page)).toEqual([]);
}

async function enter(element: Locator): Promise<void> {
  await element.press('Enter');
}

for (const { zoom, viewport } of zooms)
  test.describe(`the focus at ${zoom}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' }, expectedErrors: ['Failed to load resource'] });

    test('of the skip link and of Contact goes to where they lead', async ({ page }) => {
      await page.goto('/telecom');
      await page.keyboard.press('Tab');
      await expectFocus(page, page.getByRole('link', { name: 'Skip to content' }));
      await page.keyboard.press('Enter');
      await expectFocus(page, page.getByRole('main'));
      await enter(page.getByRole('banner').getByRole('link', { name: 'Contact' }));
      await expectFocus(page, page.getByRole('contentinfo'));
    });

    test('of a link that begins a message goes to the message', async ({ page }) => {
      await page.goto('/insurance');
      const call = page.getByRole('main').getByRole('link', { name: 'Request a Custom Insurance AI Roadmap' }).last();
      await enter(call.first());
      await expectFocus(page, page.getByRole('contentinfo').getByRole('textbox', { name: 'Message' }));
    });

    test('returns to the button of a menu that Escape closes', async ({ page }) => {
      await page.goto('/');
      const button = page.getByRole('banner').getByRole('button', { name: zoom === '100 %' ? 'Industries' : 'Menu' });
      await enter(button);
      await page.keyboard.press('Tab');
      await expectFocus(
        page,
        page.getByRole('banner').getByRole('link', { name: zoom === '100 %' ? 'Auto Finance' : 'Home', exact: true }),
      );
      await page.keyboard.press('Escape');
      await expectFocus(page, button);
    });

    test('goes to the title of the provider list, and back to its button', async ({ page }) => {
      await page.goto('/');
      const opener = page.getByRole('button', { name: 'View Full Provider List' });
      await enter(opener);
      await expectFocus(page, page.getByRole('heading', { name: 'Enterprise Provider Ecosystem' }));
      await page.keyboard.press('Escape');
      await expectFocus(page, opener);
    });

    for (const route of ['/', '/solutions', '/solutions-navigator', '/providers', '/roi-calculator', '/mortgage'])
      test(`is visible at every Tab stop on ${route}`, async ({ page }) => {
        test.slow();
        await page.goto(route);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
        let stops = 0;
        const isInPage = () => page.evaluate(() => document.activeElement !== document.body);
        for (; stops < 250 && (await isInPage()); stops++) {
          await softly.poll(() => focusFindings(page), { message: `stop ${stops}` }).toEqual([]);
          await page.keyboard.press('Tab');
        }
        expect(stops).toBeGreaterThan(15);
        expect(stops).toBeLessThan(250);
      });
  });

// A single column has one focus order: it is checked where the most overlaps.
test.describe('the focus at 400 %, in forms,', () => {
  test.use({
    viewport: { width: 320, height: 256 },
    contextOptions: { reducedMotion: 'reduce' },
    expectedErrors: ['Failed to load resource'],
  });

  test('in the Navigator goes to each step, its errors, its fields and its results', async ({ page }) => {
    const visit = new NavigatorPage(page);
    const alert = errorSummary(page);
    const next = (name: string) => page.getByRole('button', { name });
    await visit.open();
    await enter(next('Next: Challenge Area'));
    await expectFocus(page, alert);
    await enter(alert.getByRole('link', { name: 'Choose where you operate.' }));
    await expectFocus(page, visit.radio('Canada only'));
    await visit.radio('Canada only').press('Space');
    await visit.radio(/^Enterprise/).press('Space');
    await page.getByRole('checkbox', { name: 'Improve customer service' }).press('Space');
    await enter(next('Next: Challenge Area'));
    await expectFocus(page, visit.heading('Challenge Area'));
    await enter(next('Next: Detailed Questions'));
    await expectFocus(page, alert);
    await visit.radio('Contact center (CCaaS)').press('Space');
    await enter(next('Next: Detailed Questions'));
    await expectFocus(page, visit.heading('Detailed Questions'));
    await enter(next('Previous'));
    await expectFocus(page, visit.heading('Challenge Area'));
    await enter(next('Next: Detailed Questions'));
    await enter(next('Next: Contact Info'));
    await expectFocus(page, visit.heading('Almost There!'));
    await enter(next('Get My Recommendations'));
    await expectFocus(page, alert);
    await enter(alert.getByRole('link', { name: 'Email is required' }));
    await expectFocus(page, visit.field('Email'));
    await visit.fillContact(somebody());
    await enter(next('Get My Recommendations'));
    await expectFocus(page, visit.heading('Your Smart Results'));
    await expect(visit.notification).toContainText('Success!');
    await enter(next('Dismiss'));
    await expectFocus(page, visit.heading('Your Smart Results'));
    await enter(next('Start New Assessment'));
    await expectFocus(page, visit.heading('Business Profile'));
  });

  test('in the needs assessment goes to each step and its closing page', async ({ page }) => {
    const visit = new NavigatorPage(page);
    const next = (name: string) => page.getByRole('button', { name });
    await visit.open('/needs-assessment');
    await visit.radio(/^SMB/).press('Space');
    await visit.radio('Canada only').press('Space');
    await page.getByRole('checkbox', { name: 'Improve customer service' }).press('Space');
    await enter(next('Next: Challenge Area'));
    await expectFocus(page, visit.heading('Challenge Area'));
    await visit.radio(/^Desktop as a service/).press('Space');
    await enter(next('Next: Detailed Questions'));
    await expectFocus(page, visit.heading('Detailed Questions'));
    await enter(next('Next: Contact Info'));
    await expectFocus(page, visit.heading('Almost There!'));
    await visit.fillContact(somebody());
    await enter(next('Get My Recommendations'));
    await expectFocus(page, visit.heading('Your Assessment'));
  });

  test('in the calculator goes to the alert, to its field and to the results', async ({ page }) => {
    await page.goto('/roi-calculator');
    await enter(page.getByRole('button', { name: 'Calculate' }));
    const alert = page.getByRole('main').getByRole('alert');
    await expectFocus(page, alert);
    await enter(alert.getByRole('link', { name: 'Agent headcount' }));
    await expectFocus(page, page.getByLabel('Agent headcount'));
    for (const field of ['Monthly call volume', 'Average handle time', 'Agent headcount', 'Average agent salary'])
      await page.getByLabel(field).fill('6');
    await enter(page.getByRole('button', { name: 'Calculate' }));
    await expectFocus(page, page.getByRole('heading', { name: 'Estimate', exact: true }));
  });

  test('in the message form goes to the summary, to its field and to what is ready', async ({ page }) => {
    await page.goto('/about');
    const form = page.getByRole('form', { name: 'Send us a message' });
    const send = form.getByRole('button', { name: 'Send Message' });
    await enter(send);
    await expectFocus(page, form.getByRole('alert'));
    await enter(form.getByRole('link', { name: 'Full name is required' }));
    await expectFocus(page, form.getByRole('textbox', { name: 'Full name' }));
    await form.getByRole('textbox', { name: 'Full name' }).fill('Ada Bell');
    await form.getByRole('textbox', { name: 'Email' }).fill('ada@bank.example');
    await form.getByRole('combobox', { name: 'Subject' }).selectOption('General Inquiry');
    await form.getByRole('textbox', { name: 'Message' }).fill('Could we meet?');
    await enter(send);
    await expectFocus(page, form.getByRole('status').filter({ hasText: 'Your message is ready' }));
  });

  test('after a failed lead goes to the others, and after the last one to the page', async ({ page }) => {
    const unsent = { key: randomUUID(), email: somebody().email, failedFor: 8 };
    await leaveUnsentLeads(page, unsent, { key: randomUUID(), email: somebody().email, refused: true });
    await page.goto('/about');
    const strip = unsentLeads(page);
    await enter(strip.getByRole('button', { name: 'Try again' }));
    await expect(strip.getByRole('listitem')).toHaveCount(1);
    await expectFocus(page, strip.getByRole('list'));
    await enter(strip.getByRole('button', { name: 'Delete from this browser' }));
    await expect(strip).toBeHidden();
    await expectFocus(page, page.getByRole('main'));
  });

  test('in the scraper card goes to its title when one form takes the place of the other', async ({ page }) => {
    await page.goto('/solutions-navigator');
    await enter(page.locator('summary').filter({ hasText: 'Advanced Options' }));
    const title = page.getByRole('heading', { name: 'Website Information Scraper' });
    await page.getByLabel('Scraping-service API key').fill('fc-double-a11y');
    await enter(page.getByRole('button', { name: 'Save Key' }));
    await expect(page.getByText('API Key Set')).toBeVisible();
    await expectFocus(page, title);
    await enter(page.getByRole('button', { name: 'Dismiss' }));
    await expectFocus(page, title);
    await enter(page.getByRole('button', { name: 'Forget key' }));
    await expectFocus(page, title);
  });

  test('returns to the search field when a search is cleared', async ({ page }) => {
    await page.goto('/providers?q=xyz');
    await enter(page.getByRole('button', { name: 'Clear search' }));
    await expectFocus(page, page.getByRole('searchbox', { name: 'Search providers by name' }));
  });
});

for (const [width, height] of [
  [1280, 1024],
  [320, 256],
  [360, 740],
] as const)
  test.describe(`the focus in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    // A sticky element is at the top: it can cover the focus only when tabbing backwards.
    for (const route of ['/providers', '/compare#c=genesys-cloud-cx,fortigate', '/method'])
      test(`is visible at every Shift+Tab stop on ${route.replace(/#.*/, '')}`, async ({ page }) => {
        test.slow();
        await page.goto(route);
        if (route.includes('#')) await expect(page.getByRole('table')).toBeVisible();
        await page.evaluate(() =>
          document.querySelectorAll<HTMLDetailsElement>('main details').forEach((each) => (each.open = true)),
        );
        const first = page.getByRole('link', { name: 'Skip to content' });
        await page.getByRole('contentinfo').getByRole('link').first().focus();
        let stops = 0;
        for (; stops < 400 && !(await first.evaluate((link) => link === document.activeElement)); stops++) {
          await page.keyboard.press('Shift+Tab');
          await softly.poll(() => focusFindings(page), { message: `stop ${stops} backwards` }).toEqual([]);
        }
        expect(stops).toBeGreaterThan(5);
        expect(stops).toBeLessThan(400);
      });
  });
