import type { Page } from 'playwright/test';
import { expect, providerCards, test } from '#tests/e2e/site';
import { serveCopy, siteWithProviders } from '#tests/fixtures/many-providers';
import type { SiteCopy } from '#tests/fixtures/site-copy';

/* A thousand providers: the page carries the first of each layer, the whole list comes from its own file and only the
 * part in view is in the page. */

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Waits until the page has been painted after what it was just told: the scrolling, and the cards that come with it. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Scrolls until the last card is there: what comes into view is measured, and the end may move away. */
async function toTheEnd(page: Page, last: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.getByRole('heading', { name: 'Not sure which layer comes first?' }).scrollIntoViewIfNeeded();
    await expect(providerCards(page).last()).toHaveAttribute('aria-posinset', last, { timeout: 1000 });
  }).toPass();
}

let site: SiteCopy;
test.beforeAll(async () => {
  // Builds a copy of the site.
  test.setTimeout(180_000);
  site = await siteWithProviders(1000);
});
test.afterAll(() => site.remove());

test('the list is loaded on first use and never whole into the page', async ({ page, context }) => {
  const origin = await serveCopy(context, site);
  const lists: string[] = [];
  page.on('request', (request) => request.url().endsWith('/providers.json') && lists.push(request.url()));
  await page.goto(`${origin}/providers`);
  const cards = providerCards(page);
  await expect(cards).toHaveCount(60);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 60 provider(s) in all categories');
  expect(lists).toEqual([]);

  const search = page.getByRole('searchbox');
  await search.pressSequentially('net');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Showing \d{3} provider\(s\) in all categories$/,
  );
  await search.fill('');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 1000 provider(s) in all categories');
  expect(lists).toHaveLength(1);

  await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
  for (let step = 0; step < 30; step++) {
    await page.mouse.wheel(0, 2500);
    await painted(page);
    expect(await cards.count()).toBeLessThanOrEqual(100);
  }
  await toTheEnd(page, '1000');
  await expect(cards.last()).toHaveAttribute('aria-setsize', '1000');
  await expect(cards.last().getByRole('heading')).toHaveText('Zoom');
});

test('a category of such a list can be scrolled to its end and back', async ({ page, context }) => {
  await page.goto(`${await serveCopy(context, site)}/providers?category=infrastructure`);
  const cards = providerCards(page);
  await expect(cards.first()).toHaveAttribute('aria-setsize', /^20\d$/);
  await toTheEnd(page, /^20\d$/);
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, -900);
    await painted(page);
    expect(await cards.count()).toBeLessThanOrEqual(100);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
});

test.describe('when the list cannot be loaded', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'net::ERR'] });

  test('the page says so and offers another try', async ({ page, context }) => {
    const origin = await serveCopy(context, site);
    await context.route('**/providers.json', (route) => route.abort(), { times: 1 });
    await page.goto(`${origin}/providers?category=cybersecurity`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^Showing 19\d provider\(s\) in Cybersecurity$/,
    );
  });
});
