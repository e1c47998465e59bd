import type { Page } from 'playwright/test';
import { expect, holdScripts, islandScriptsOf, isExpanded, test } from '#tests/e2e/site';

const industries = [
  'Auto Finance',
  'Financial Services',
  'Government',
  'Healthcare',
  'Insurance',
  'Mortgage',
  'Telecom',
  'Utilities',
  'Waste Management',
];

const industriesButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Industries' });
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
/** Opens or closes the menu on a phone. */
const menuButton = (page: Page, name: 'Menu' | 'Close menu') =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const arrived = (page: Page) => page.getByRole('banner').locator('astro-island:not([ssr])').waitFor();

test('the Industries menu opens by click, Enter and Space, and lists the nine industries', async ({ page }) => {
  await page.goto('/');
  const button = industriesButton(page);
  for (const open of [() => button.click(), () => button.press('Enter'), () => button.press('Space')]) {
    await open();
    await expect.poll(() => isExpanded(page, 'Industries')).toBe(true);
    // Escape closes by the script what the pointer has opened.
    await arrived(page);
    for (const name of industries) await expect(link(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Telecom')).toBeHidden();
    await expect.poll(() => isExpanded(page, 'Industries')).toBe(false);
    await expect(button).toBeFocused();
    await page.mouse.move(0, 500);
  }
});

test('the Industries menu opens on hover, stays while the pointer is in it, and Escape closes it', async ({ page }) => {
  await page.goto('/');
  await industriesButton(page).hover();
  await expect(link(page, 'Healthcare')).toBeVisible();
  await link(page, 'Waste Management').hover();
  await expect(link(page, 'Waste Management')).toBeVisible();
  await arrived(page);
  await page.keyboard.press('Escape');
  await expect(link(page, 'Healthcare')).toBeHidden();
  await page.mouse.move(0, 600);
  await industriesButton(page).hover();
  await expect(link(page, 'Healthcare')).toBeVisible();
});

test('an Escape meant for something else does not stop the menu from opening on hover', async ({ page }) => {
  await page.goto('/');
  const button = industriesButton(page);
  await button.press('Enter');
  await arrived(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(link(page, 'Healthcare')).toBeHidden();
  await button.hover();
  await expect(link(page, 'Healthcare')).toBeVisible();
});

test('the first click works before the script arrives, and is neither lost nor repeated', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await industriesButton(page).click();
  await page.mouse.move(0, 600);
  await expect(link(page, 'Insurance')).toBeVisible();
  release();
  await arrived(page);
  await expect(link(page, 'Insurance')).toBeVisible();
});

test('a menu link opens its page, which is marked as current', async ({ page }) => {
  await page.goto('/');
  await industriesButton(page).click();
  await link(page, 'Healthcare').click();
  await expect(page).toHaveURL('/healthcare');
  await industriesButton(page).click();
  await expect(link(page, 'Healthcare')).toHaveAttribute('aria-current', 'page');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu opens and closes, its button says which, and choosing a link closes it', async ({ page }) => {
    await page.goto('/');
    await expect(link(page, 'Telecom')).toBeHidden();
    await menuButton(page, 'Menu').tap();
    await expect(link(page, 'Telecom')).toBeVisible();
    await expect.poll(() => isExpanded(page, 'Close menu')).toBe(true);
    await expect(menuButton(page, 'Menu')).toHaveCount(0);
    await menuButton(page, 'Close menu').tap();
    await expect(link(page, 'Telecom')).toBeHidden();
    await expect.poll(() => isExpanded(page, 'Menu')).toBe(false);
    await menuButton(page, 'Menu').tap();
    await link(page, 'Contact Us').tap();
    await expect(link(page, 'Telecom')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Bring us the problem' })).toBeInViewport();
  });

  test('the menu opens and closes without a script, which is fetched when something in it is touched', async ({
    page,
  }) => {
    const scripts = islandScriptsOf(page);
    await page.goto('/about');
    for (let time = 0; time < 2; time++) {
      await menuButton(page, 'Menu').tap();
      await expect(link(page, 'Home')).toBeVisible();
      await menuButton(page, 'Close menu').tap();
      await expect(link(page, 'Home')).toBeHidden();
    }
    // A script that a tap had asked for would be on its way by the time another request has been answered.
    await page.evaluate(() => fetch('/mark.svg'));
    expect(scripts).toEqual([]);
    await menuButton(page, 'Menu').tap();
    await page.getByRole('banner').getByText('Industries', { exact: true }).last().tap();
    await arrived(page);
    await expect(link(page, 'Home')).toBeVisible();
  });

  test('the current page’s underline is as wide as its name', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page, 'Menu').tap();
    const current = link(page, 'About');
    await expect(current).toHaveAttribute('aria-current', 'page');
    const widths = () =>
      current.evaluate((element) => {
        const word = document.createRange();
        word.selectNodeContents(element);
        return [word.getBoundingClientRect().width, parseFloat(getComputedStyle(element, '::after').width)];
      });
    await expect
      .poll(async () => {
        const [word = 0, line = NaN] = await widths();
        return Math.abs(word - line);
      })
      .toBeLessThan(1);
  });

  test('Contact closes the menu before the script arrives', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await link(page, 'Contact Us').tap();
    await expect(link(page, 'Telecom')).toBeHidden();
    await expect.poll(() => isExpanded(page, 'Menu')).toBe(false);
    await expect(page.getByRole('heading', { name: 'Bring us the problem' })).toBeInViewport();
    await expect(page).toHaveURL('/about#contact');
    release();
    await arrived(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(link(page, 'Telecom')).toBeVisible();
  });
});

test("'Get Started' is in the header, in one line, on both sides of the menu's breakpoint", async ({ page }) => {
  await page.goto('/about');
  for (const width of [768, 780, 991, 992, 1024, 1080]) {
    await page.setViewportSize({ width, height: 900 });
    const start = link(page, 'Get Started').first();
    await expect(start).toBeInViewport({ ratio: 1 });
    expect((await start.boundingBox())?.height, `at ${width} px`).toBeLessThan(50);
  }
});
