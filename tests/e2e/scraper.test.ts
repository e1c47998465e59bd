import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { extractSolutions } from '#domain/website/extract';
import { catalogue } from '#tests/fixtures/content';
import { htmlToMarkdown } from '#tests/fixtures/html-to-markdown';
import { hostileUrl } from '#tests/fixtures/website-pages';
import { expect, NavigatorPage, pickNames, picks, somebody, test } from '#tests/e2e/site';

const canary = 'fc-double-canary-51b0d2';
const invalid = 'Invalid API key. Please check and try again.';

/** The card as a visitor uses it. */
class ScraperPage extends NavigatorPage {
  async openCard(): Promise<void> {
    await this.open();
    await this.page.getByText('Advanced Options').click();
    await expect(this.page.getByRole('heading', { name: 'Website Information Scraper' })).toBeVisible();
  }

  key = this.page.getByLabel('Scraping-service API key');
  save = this.button('Save Key');
  url = this.page.getByLabel('Website URL');
  scrape = this.button('Scrape Website');
  said = this.page.getByRole('status', { name: 'Scraper notification' });
  preview = this.page.getByRole('region', { name: 'Preview' });

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  async saveKey(key = canary): Promise<void> {
    await this.key.fill(key);
    await this.save.click();
    await expect(this.said).toContainText('API key saved and validated successfully');
  }

  async scrapePage(url: string): Promise<void> {
    await this.url.fill(url);
    await this.scrape.click();
  }
}

/** The card's message about the last click, which stays when the notification has been dismissed. */
const notice = (page: Page) =>
  page.getByRole('region', { name: 'Website Information Scraper' }).locator('p[data-tone]');
const storedKey = (page: Page) => page.evaluate(() => localStorage.getItem('smartstack.scrapeKey'));

test.use({ expectedErrors: ['Failed to load resource'] });

test('the card and its script load when Advanced Options is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const card = new ScraperPage(page);
  await card.open();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /Scraper/.test(url))).toEqual([]);
  await page.getByText('Advanced Options').click();
  await expect(page.getByText('Scrape website content to enhance solution recommendations')).toBeVisible();
  expect(scripts.filter((url) => /Scraper/.test(url)).length).toBeGreaterThan(0);
  await expect(card.key).toHaveAttribute('type', 'password');
  await expect(page.getByRole('link', { name: 'Get an API key from Firecrawl' })).toHaveAttribute('target', '_blank');
});

test('a key is requested, tried, saved and forgotten', async ({ page }) => {
  const card = new ScraperPage(page);
  await card.openCard();
  await card.key.fill('  ');
  await card.save.click();
  await expect(card.said).toContainText('Please enter your scraping-service API key');
  await expect(card.key).toHaveAttribute('aria-invalid', 'true');
  await card.key.fill('wrong-key');
  await expect(card.key).not.toHaveAttribute('aria-invalid');
  await card.save.click();
  await expect(card.said).toContainText(invalid);
  await expect(card.key).toHaveAttribute('aria-invalid', 'true');
  await expect(card.key).toHaveAccessibleDescription(invalid);
  expect(await storedKey(page)).toBeNull();

  const refusal = { success: false, error: 'Failed to scrape URL. Error: Resting until noon.' };
  await page.route('**/functions/scrape', (route) => route.fulfill({ status: 502, json: refusal }), { times: 1 });
  await card.save.click();
  await expect(card.said).toContainText(refusal.error);
  await expect(card.key).not.toHaveAttribute('aria-invalid');

  await page.route('**/functions/scrape', (route) => route.abort(), { times: 1 });
  await card.save.click();
  await expect(card.said).toContainText('Failed to connect to Firecrawl');
  await card.said.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card.said).toBeEmpty();
  await expect(notice(page)).toContainText('Failed to connect to Firecrawl');

  await card.saveKey();
  await expect(page.getByText('API Key Set')).toBeVisible();
  await expect.poll(() => storedKey(page)).toBe(JSON.stringify(canary));
  await expect(card.url).toHaveValue(/^https:\/\/.+\/solutions$/);
  await expect(page.getByRole('heading', { name: 'Website Information Scraper' })).toBeFocused();

  await page.reload();
  await page.getByText('Advanced Options').click();
  await expect(page.getByText('API Key Set')).toBeVisible();
  await card.button('Forget key').click();
  await expect(card.key).toBeVisible();
  await expect.poll(() => storedKey(page)).toBeNull();
});

test('a key forgotten in another tab', async ({ page }) => {
  const card = new ScraperPage(page);
  await card.openCard();
  await card.saveKey();
  await page.evaluate(() => localStorage.removeItem('smartstack.scrapeKey'));
  await card.scrape.click();
  await expect(card.said).toContainText('API key not found');
  await expect(card.key).toBeVisible();
});

test('the agency’s own catalogue: scraped, shown, downloaded, and ranked with the live signs', async ({ page }) => {
  const card = new ScraperPage(page);
  await card.openCard();
  await card.saveKey();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let jobs = 0;
  await page.route('**/functions/scrape', async (route) => {
    jobs += 1;
    await held;
    await route.continue();
  });
  await card.scrape.click();
  const progress = page.getByRole('progressbar', { name: 'Scraping progress' });
  await expect(progress).toHaveAttribute('value', '50');
  await expect(card.button('Scraping...')).toBeDisabled();
  await card.button('Scraping...').click({ force: true });
  await card.url.press('Enter');
  answer();
  await expect(card.said).toContainText('Website scraped successfully');
  expect(jobs).toBe(1);
  await expect(progress).toHaveAttribute('value', '100');
  await expect(page.getByText('Data Scraped Successfully')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.button('Download scraped-data.json').click(),
  ]);
  expect(download.suggestedFilename()).toBe('scraped-data.json');
  const { markdown } = JSON.parse(await readFile(await download.path(), 'utf8')) as { markdown: string };
  expect(extractSolutions(markdown).length).toBeGreaterThanOrEqual(catalogue.length * 0.9);
  expect(await card.preview.innerText()).toContain(markdown.slice(0, 40).trim());
  expect((await card.preview.textContent())?.replace(/…$/, '')).toBe(markdown.slice(0, 500));

  await page.reload();
  await page.getByText('Advanced Options').click();
  await expect(page.getByText('Data Scraped Successfully')).toBeVisible();
  await card.toResults(somebody());
  await expect(page.getByText('Enhanced recommendations using live solution data')).toBeVisible();
  await expect(page.getByText('Powered by Live Solution Database')).toBeVisible();
  await expect(page.getByText('Enhanced with Live Data')).toBeVisible();
  // Equal scores are shown as equal, and the page says how many it could not tell apart.
  const equal = picks(page).filter({ hasText: 'points, shared first place' });
  await expect(equal).toHaveCount(3);
  await expect(equal.getByText('#1 Top Choice')).toHaveCount(3);
  await expect(page.getByText(/^Word matching only\. .* share first place/).first()).toBeVisible();
  await page.getByRole('heading', { name: 'Why these three' }).click();
  await expect(
    page.getByText(/^Shared first place: .* solutions with \d+ points, in alphabetical order$/),
  ).toBeVisible();
  // What was found, what of it got points, and what the catalogue knows of products of the same names.
  const found = extractSolutions(markdown).length;
  await expect(page.getByText(`Of ${found} solutions found on the page`)).toContainText('The first six are shown.');
  await expect(page.getByText('the points are for the page alone')).toBeVisible();
  await expect(pickNames(page).getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText('Our own CRM and automation platform');

  await card.button('Start New Assessment').click();
  await expect(card.heading('Business Profile')).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('smartstack.websiteData'))).toBeNull();
  expect(await storedKey(page)).not.toBeNull();
});

test('the built catalogue yields nine in ten solutions, and no service, phase or case study', async ({ request }) => {
  const markdown = htmlToMarkdown(await (await request.get('/solutions')).text());
  for (const ownPage of [true, false]) {
    const found = extractSolutions(markdown, { agency: 'SmartStack', ownPage });
    const known = new Map(catalogue.map((solution) => [solution.name, solution]));
    expect(found.filter(({ name }) => !known.has(name)).map(({ name }) => name)).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(catalogue.length * 0.9);
    const right = found.filter(({ name, category, provider, targetAudience }) => {
      const solution = known.get(name);
      return (
        category === solution?.category &&
        provider === solution.provider &&
        String(targetAudience) === String(solution.targetAudience)
      );
    });
    expect(right.length).toBeGreaterThanOrEqual(catalogue.length * 0.85);
  }
});

test('each failure has its message', async ({ page }) => {
  const card = new ScraperPage(page);
  await card.openCard();
  await card.saveKey();
  await card.url.fill('');
  await expect(card.scrape).toBeDisabled();
  for (const [url, said] of [
    ['http://localhost/', 'Failed to scrape website'],
    ['https://status-200.example/', 'Failed to scrape URL. Error: Trouble on request for [key]'],
    ['https://status-402.example/', 'Failed to scrape URL. Status code: 402.'],
    ['https://status-500.example/', 'Failed to scrape URL. Status code: 500.'],
    ['https://status-401.example/', invalid],
    ['https://reset.example/', 'Failed to connect to Firecrawl'],
    ['https://huge.example/', 'The page is too large'],
    ['https://empty.example/', 'no text that can be read'],
    ['https://warning.example/', 'The page was slow to load; parts of it may be missing.'],
  ] as const) {
    await card.scrapePage(url);
    await expect(card.said).toContainText(said);
    await expect(notice(page)).toContainText(said);
  }
  await page.route('**/functions/scrape', (route) => route.abort());
  await card.scrapePage('https://pages.example/');
  await expect(card.said).toContainText('Failed to scrape website');
});

test('a page without solutions leaves the editor’s ranking unchanged', async ({ page }) => {
  const card = new ScraperPage(page);
  await card.openCard();
  await card.saveKey();
  await page.route('**/functions/scrape', (route) =>
    route.fulfill({ json: { success: true, data: { markdown: '# A poem\n\nRoses are red.' } } }),
  );
  await card.scrape.click();
  await expect(page.getByText('No solutions were recognized on')).toBeVisible();
  await card.toResults(somebody());
  await expect(page.getByText('Powered by Live Solution Database')).toHaveCount(0);
  await expect(page.getByText('then our editor’s order')).toBeVisible();
});

test('during a job every button is disabled, and a failure clears the earlier success', async ({ page }) => {
  const card = new ScraperPage(page);
  const success = page.getByText('Data Scraped Successfully');
  await card.openCard();
  await card.saveKey();
  await card.scrapePage('https://pages.example/');
  await expect(success).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/functions/scrape', async (route) => {
    await held;
    await route.continue();
  });
  await card.scrapePage('https://status-402.example/');
  await expect(card.button('Scraping...')).toBeVisible();
  const buttons = page.getByRole('region', { name: 'Website Information Scraper' }).getByRole('button');
  await expect(buttons).toHaveText(['Forget key', 'Scraping...', /Download/]);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  answer();
  await expect(notice(page)).toContainText('Status code: 402.');
  await expect(success).toHaveCount(0);
  // The earlier page still counts, and says which it is.
  await expect(page.getByText('The page read before is kept: pages.example.')).toBeVisible();
  await expect(page.getByText('found on pages.example')).toBeVisible();
  await expect(card.button('Download scraped-data.json')).toBeEnabled();
  await card.scrapePage('https://pages.example/');
  await expect(success).toBeVisible();
});

test('leaving the step cancels the job', async ({ page }) => {
  const card = new ScraperPage(page);
  await card.openCard();
  await card.saveKey();
  // Never answered: only leaving ends it.
  await page.route('**/functions/scrape', () => {});
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/scrape'));
  await card.scrapePage('https://pages.example/');
  await expect(card.button('Scraping...')).toBeVisible();
  await card.profile();
  expect((await failed).failure()?.errorText).toContain('ABORTED');
  await card.previous();
  await page.getByText('Advanced Options').click();
  await expect(card.scrape).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('smartstack.websiteData'))).toBeNull();
});

test('script payloads are shown as text and run nowhere', async ({ page }) => {
  const card = new ScraperPage(page);
  await card.openCard();
  await card.saveKey();
  await card.scrapePage(hostileUrl);
  await expect(card.preview).toContainText('<script>window.hacked=1</script>');
  await card.toResults(somebody(), 'Contact center (CCaaS)', 'SMB');
  await expect(pickNames(page).filter({ hasText: 'window.hacked=1 Trojan Contact Center' })).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('main astro-island :is(iframe, script, img, a[href^="javascript:"])')).toHaveCount(0);
});

test('the key goes only to our own function, and appears nowhere else', async ({ page }) => {
  const seen: string[] = [];
  const withKey: string[] = [];
  page.on('request', (request) => {
    seen.push(request.url(), request.postData() ?? '');
    if (JSON.stringify(request.headers()).includes(canary)) withKey.push(new URL(request.url()).pathname);
  });
  page.on('response', async (response) => {
    if (response.url().includes('/functions/')) seen.push(await response.text().catch(() => ''));
  });
  page.on('console', (message) => seen.push(message.text()));
  const card = new ScraperPage(page);
  await card.openCard();
  await card.saveKey();
  // The service's own words quote the key.
  await card.scrapePage('https://status-402.example/');
  await expect(card.said).toContainText('[key]');
  await card.scrapePage('https://pages.example/');
  await expect(card.said).toContainText('Website scraped successfully');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.button('Download scraped-data.json').click(),
  ]);
  seen.push(await readFile(await download.path(), 'utf8'), await page.content());
  await card.toResults(somebody());
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Report' }).click(),
  ]);
  seen.push(await readFile(await report.path(), 'utf8'), await page.content(), page.url());
  seen.push(JSON.stringify(await page.evaluate(() => [{ ...sessionStorage }, document.cookie, history.state])));
  const local = await page.evaluate(() => Object.entries({ ...localStorage }));
  seen.push(JSON.stringify(local.filter(([key]) => key !== 'smartstack.scrapeKey')));
  expect(seen.filter((text) => text.includes(canary))).toEqual([]);
  expect([...new Set(withKey)]).toEqual(['/.netlify/functions/scrape']);
});
