import type { Page } from 'playwright/test';
import { listedProviders } from '#tests/fixtures/content';
import { endWaits, expect, holdScripts, isBelow, NavigatorPage, providerCards, test } from '#tests/e2e/site';
import { seeded } from '#tests/fixtures/random';

/* A wizard whose script is late, or never loads: no answer is lost, and the visitor always sees what is happening. */

const waiting = (page: Page) => page.getByText('This step is on its way. Your answers are kept.');

/** The answers that this tab has stored. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('smartstack.navigator') ?? '{}') as {
      wizard?: { answers: Record<string, string[]> };
    };
    return session.wizard?.answers ?? {};
  });

for (const slowdown of [1, 4])
  test(`no answer given at any of many moments of loading is lost, ${slowdown}× slower`, async ({
    page,
    isThorough,
  }) => {
    test.setTimeout(300_000);
    const moments = isThorough ? 50 : 6;
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const navigator = new NavigatorPage(page);
    await page.addInitScript(() => {
      const { after = '', what = '' } = JSON.parse(localStorage.getItem('click') ?? '{}') as Record<string, string>;
      sessionStorage.clear();
      if (!what) return;
      const click = () => document.querySelector<HTMLInputElement>(`main input[value="${what}"]`)?.click();
      document.addEventListener('DOMContentLoaded', () => setTimeout(click, Number(after)));
    });
    await navigator.open();
    const arrival = await page.evaluate(() => {
      const [{ domContentLoadedEventStart = 0 } = {}] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      return performance.now() - domContentLoadedEventStart;
    });
    const random = seeded(slowdown);
    const lost: string[] = [];
    for (let click = 0; click < moments; click++) {
      const after = random.next() * arrival * 1.5;
      const [question, what] = random.one([
        ['organizationType', 'Enterprise'],
        ['geography', 'canada'],
        ['priorities', 'Modernize communications'],
      ] as const);
      await page.evaluate((order) => localStorage.setItem('click', JSON.stringify(order)), { after, what });
      await page.reload({ waitUntil: 'commit' });
      await navigator.arrived();
      const input = page.locator(`main input[value="${what}"]`);
      const isKept = await expect(input)
        .toBeChecked()
        .then(() => expect.poll(() => stored(page)).toMatchObject({ [question]: [what] }))
        .then(
          () => true,
          () => false,
        );
      if (!isKept) lost.push(`${what} after ${after.toFixed(1)} ms`);
    }
    expect(lost).toEqual([]);
  });

test('a click without a pointer or the focus brings the script', async ({ page }) => {
  await page.goto('/solutions-navigator');
  // Another island has brought what starts islands.
  await page.getByRole('banner').getByRole('button').first().hover();
  await expect.poll(() => page.evaluate(() => 'Astro' in self)).toBe(true);
  await new NavigatorPage(page).radio('Canada only').dispatchEvent('click');
  await expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);
  await expect.poll(() => stored(page)).toEqual({ geography: ['canada'] });
});

test('answers and the first Next given before the script arrives lead on', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  const release = await holdScripts(page);
  await page.goto('/solutions-navigator?industry=healthcare', { waitUntil: 'commit' });
  await navigator.radio(/^SMB/).check();
  await navigator.radio('Canada only').check();
  await page.getByRole('checkbox', { name: 'Modernize communications' }).check();
  await page.getByRole('button', { name: 'Next: Challenge Area' }).press('Enter');
  await expect(waiting(page)).toBeVisible();
  release();
  await expect(navigator.heading('Challenge Area')).toBeFocused();
  await expect(waiting(page)).toBeHidden();
  await expect(page).toHaveURL('/solutions-navigator?industry=healthcare#challenge-area');
});

test('a form sent after the script has arrived is not held back', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toContact();
  await page.getByRole('button', { name: 'Get My Recommendations' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('fields need your attention');
  await expect(waiting(page)).toBeHidden();
});

test('an incomplete Next clicked before the script arrives says what is missing once it does', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  const release = await holdScripts(page);
  await page.goto('/solutions-navigator', { waitUntil: 'commit' });
  await navigator.radio('Global').check();
  await page.getByRole('button', { name: 'Next: Challenge Area' }).press('Enter');
  release();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    'Choose the size of your organization.',
    'Choose at least one priority.',
  ]);
  await expect(navigator.radio('Global')).toBeChecked();
});

test('a fourth priority ticked before the script arrives is answered once it does', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/solutions-navigator', { waitUntil: 'commit' });
  const boxes = page.getByRole('checkbox');
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
  release();
  await expect(page.getByText('3 of 3 selected. Clear one to choose another.')).toBeVisible();
  await expect(boxes.nth(2)).toBeChecked();
  await expect(boxes.nth(3)).not.toBeChecked();
});

test.describe('where the script never comes', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED', 'Failed to fetch'] });

  test('the page says so, shows other ways, and keeps the answers', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/solutions-navigator?industry=healthcare');
    const navigator = new NavigatorPage(page);
    await navigator.radio(/^SMB/).check();
    await page.getByRole('button', { name: 'Next: Challenge Area' }).press('Enter');
    await expect(waiting(page)).toBeVisible();
    await endWaits(page);
    const notice = page.getByRole('status').filter({ has: waiting(page) });
    const again = notice.getByRole('button', { name: 'Try again' });
    await expect(notice.getByRole('link')).toHaveText(['send a message', /^\+1/, /@/]);
    await expect(again).toBeVisible();
    await page.unroute('**/_astro/*.js');
    await again.click();
    await expect(page.getByRole('alert')).toContainText('Choose where you operate.');
    await expect(navigator.radio(/^SMB/)).toBeChecked();
    await expect(page).toHaveURL('/solutions-navigator?industry=healthcare#business-profile');
  });

  test('a later step that the address names is not a blank page', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/solutions-navigator#contact-info');
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: /^SMB/ })).toBeHidden();
    await endWaits(page);
    await expect(page.getByText('It takes longer than it should.')).toBeVisible();
    await expect(page.getByText('This step is on its way.', { exact: true })).toBeHidden();
    await expect(page.getByText('Your answers are kept.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });

  for (const path of ['/roi-calculator', '/mortgage'])
    test(`the calculator of ${path} says so below Calculate, and offers another way`, async ({ page }) => {
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.goto(path);
      const words = page.getByText('Nothing has been calculated.');
      await page.getByLabel('Agent headcount').fill('40');
      await expect(words).toBeHidden();
      await page.getByRole('button', { name: 'Calculate' }).press('Enter');
      await endWaits(page);
      await expect(words).toBeVisible();
      await expect(page.getByRole('main').getByRole('status').filter({ has: words })).toContainText('By hand:');
      await expect(page.getByLabel('Agent headcount')).toHaveValue('40');
    });

  test('the message form says so below Send, and keeps the message', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/about');
    const form = page.getByRole('form', { name: 'Send us a message' });
    const message = form.getByRole('textbox', { name: 'Message' });
    const words = form.getByText('Your message is not prepared:');
    const send = form.getByRole('button', { name: 'Send Message' });
    await message.fill('Could we meet?');
    const height = async () => (await form.boundingBox())?.height;
    const before = await height();
    await expect(words).toBeHidden();
    await send.press('Enter');
    // If the script is only late, nothing shifts.
    expect(await height()).toBe(before);
    await endWaits(page);
    await expect(words).toBeVisible();
    await expect.poll(() => isBelow(words, send)).toBe(true);
    // It is in a live region, and what it names stands beside the form.
    await expect(form.getByRole('status').filter({ hasText: 'not prepared' })).toBeVisible();
    for (const way of [/@/, /^\+1/])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: way })).toBeVisible();
    await expect(message).toHaveValue('Could we meet?');
  });

  test.describe('the directory', () => {
    const words = (page: Page) => page.getByRole('search').getByText('The list is not filtered.');
    test.beforeEach(async ({ page }) => {
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.goto('/providers');
      await expect(words(page)).toBeHidden();
    });

    test('says so where something is chosen', async ({ page }) => {
      await page.getByRole('combobox', { name: 'Industry' }).selectOption('Telecom');
      await endWaits(page);
      await expect(words(page)).toBeVisible();
    });

    test('finds names all the same, and says nothing', async ({ page }) => {
      await page.getByRole('searchbox', { name: 'Search providers by name' }).fill('net');
      const named = listedProviders.filter(({ name }) => name.toLowerCase().includes('net')).length;
      await expect(providerCards(page).filter({ visible: true })).toHaveCount(named);
      await expect(page.locator('.provider-count')).toBeHidden();
      await expect(words(page)).toBeHidden();
    });

    test('says so where a chip has reloaded the page', async ({ page }) => {
      await page.getByRole('button', { name: /^Infrastructure \d+$/ }).click();
      await expect(page).toHaveURL(/category=infrastructure/);
      await endWaits(page);
      await expect(words(page)).toBeVisible();
      await expect(words(page)).toBeInViewport();
    });
  });

  test('the last steps say that they could not be loaded, and lose nothing', async ({ page }) => {
    await page.route('**/_astro/LastSteps*', (route) => route.abort());
    const navigator = new NavigatorPage(page);
    await navigator.open();
    await navigator.profile();
    await navigator.challenge('Just browsing');
    await expect(page.getByRole('alert')).toContainText('Your answers are kept in this tab.');
    await page.unroute('**/_astro/LastSteps*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(navigator.heading('Almost There!')).toBeVisible();
  });
});
