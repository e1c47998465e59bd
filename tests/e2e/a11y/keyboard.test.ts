import type { Locator, Page } from 'playwright/test';
import { expect, isExpanded, NavigatorPage, somebody, test } from '#tests/e2e/site';

/* Each key of each pattern, by its name, as the ARIA Authoring Practices have it. */

const banner = (page: Page) => page.getByRole('banner');
const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });

test.describe('disclosure navigation', () => {
  const button = (page: Page) => banner(page).getByRole('button', { name: 'Industries' });
  const first = (page: Page) => banner(page).getByRole('link', { name: 'Auto Finance' });
  const last = (page: Page) => banner(page).getByRole('link', { name: 'Waste Management' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await button(page).focus();
  });

  for (const key of ['Enter', 'Space'])
    test(`${key} opens and closes it, and the focus stays`, async ({ page }) => {
      await page.keyboard.press(key);
      await expect(first(page)).toBeVisible();
      await expect(button(page)).toBeFocused();
      await expect.poll(() => isExpanded(page, 'Industries')).toBe(true);
      await page.keyboard.press(key);
      await expect(first(page)).toBeHidden();
      await expect.poll(() => isExpanded(page, 'Industries')).toBe(false);
    });

  test('Tab goes through its links and on', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first(page)).toBeFocused();
    for (let link = 1; link < 9; link++) await page.keyboard.press('Tab');
    await expect(last(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'About' })).toBeFocused();
  });

  test('Shift+Tab goes back to its button', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
  });

  test('Tab passes it by while it is closed', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'About' })).toBeFocused();
  });

  test('Escape on a link closes it and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('Enter on a link follows it', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auto-finance');
  });
});

test.describe('dialog', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'View Full Provider List' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enterprise Provider Ecosystem' });

  for (const key of ['Enter', 'Space'])
    test(`${key} opens it on its title`, async ({ page }) => {
      await page.goto('/');
      await opener(page).press(key);
      await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    });

  const ends = [
    { key: 'Tab', from: 'link', name: 'Explore All Providers' },
    { key: 'Shift+Tab', from: 'button', name: 'Close' },
  ] as const;
  for (const { key, from, name } of ends)
    test(`${key} at its end does not lead into the page behind`, async ({ page }) => {
      await page.goto('/');
      await opener(page).press('Enter');
      await dialog(page).getByRole(from, { name }).focus();
      for (let stop = 0; stop < 4; stop++) {
        await page.keyboard.press(key);
        const isBehind = await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && !activeElement?.closest('dialog');
        });
        expect(isBehind).toBe(false);
      }
    });

  for (const key of ['Enter', 'Space'])
    test(`${key} on Close closes it and gives the focus back`, async ({ page }) => {
      await page.goto('/');
      await opener(page).press('Enter');
      await dialog(page).getByRole('button', { name: 'Close' }).press(key);
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });

  test('Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await opener(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('accordion', () => {
  const question = (page: Page, index: number) => page.locator('.faq summary').nth(index);
  const open = (page: Page) => page.locator('.faq details[open]');

  for (const key of ['Enter', 'Space'])
    test(`${key} opens a question and closes it, and closes the one before`, async ({ page }) => {
      await page.goto('/roi-calculator');
      await question(page, 0).press(key);
      await expect(open(page)).toHaveCount(1);
      await question(page, 1).press(key);
      await expect(open(page)).toHaveCount(1);
      await expect(open(page).locator('summary')).toBeFocused();
      await question(page, 1).press(key);
      await expect(open(page)).toHaveCount(0);
    });

  test('Tab and Shift+Tab go from question to question', async ({ page }) => {
    await page.goto('/roi-calculator');
    await question(page, 2).focus();
    await page.keyboard.press('Tab');
    await expect(question(page, 3)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(question(page, 2)).toBeFocused();
  });
});

test.describe('radio cards', () => {
  const size = (visit: NavigatorPage, name: string) => visit.radio(new RegExp(`^${name}`));
  const sizes = ['SMB', 'Mid-Market', 'Enterprise'];

  const moves = [
    { key: 'ArrowDown', from: 'SMB', to: 'Mid-Market' },
    { key: 'ArrowRight', from: 'Mid-Market', to: 'Enterprise' },
    { key: 'ArrowUp', from: 'Enterprise', to: 'Mid-Market' },
    { key: 'ArrowLeft', from: 'Mid-Market', to: 'SMB' },
    { key: 'ArrowDown', from: 'Enterprise', to: 'SMB' },
    { key: 'ArrowUp', from: 'SMB', to: 'Enterprise' },
  ];
  for (const { key, from, to } of moves)
    test(`${key} goes from ${from} to ${to} and chooses it`, async ({ page }) => {
      const visit = new NavigatorPage(page);
      await visit.open();
      await size(visit, from).press('Space');
      await page.keyboard.press(key);
      await expect(size(visit, to)).toBeFocused();
      for (const name of sizes) await expect(size(visit, name)).toBeChecked({ checked: name === to });
    });

  test('Tab enters on the chosen card and leaves the group', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await size(visit, 'Enterprise').press('Space');
    await page.keyboard.press('Tab');
    await expect(visit.radio('Canada only')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(size(visit, 'Enterprise')).toBeFocused();
  });

  test('Space chooses and does not move on, not even where a press would', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await visit.profile();
    await visit.radio('Cybersecurity').press('Space');
    await expect(visit.radio('Cybersecurity')).toBeChecked();
    await expect(step(page, 'Challenge Area')).toBeVisible();
  });

  test('Enter moves on', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await visit.profile();
    await visit.radio('Cybersecurity').press('Space');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Detailed Questions')).toBeFocused();
  });
});

test.describe('checkboxes', () => {
  test('Space takes a priority and gives it back, Tab goes to the next', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    const [first, second] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').nth(1)];
    await first.press('Space');
    await expect(first).toBeChecked();
    await page.keyboard.press('Space');
    await expect(first).not.toBeChecked();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
  });
});

test.describe('stepper', () => {
  const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

  for (const key of ['Enter', 'Space'])
    test(`${key} on Next and on Previous goes a step on and back`, async ({ page }) => {
      const visit = new NavigatorPage(page);
      await visit.open();
      await visit.profile();
      await visit.radio('Cybersecurity').press('Space');
      await button(page, 'Next: Detailed Questions').press(key);
      await expect(step(page, 'Detailed Questions')).toBeFocused();
      await button(page, 'Previous').press(key);
      await expect(step(page, 'Challenge Area')).toBeFocused();
    });

  for (const key of ['Enter', 'Space'])
    test(`${key} on a Next that is not to be had says why`, async ({ page }) => {
      const visit = new NavigatorPage(page);
      await visit.open();
      await button(page, 'Next: Challenge Area').press(key);
      await expect(page.getByRole('main').locator('.alert')).toBeFocused();
    });

  test('Tab goes from the heading to the first question of the step', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await visit.profile();
    await page.keyboard.press('Tab');
    await expect(visit.radio('Contact center (CCaaS)')).toBeFocused();
  });

  test('Enter in a field of the contact step sends it', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await visit.toContact('Just browsing');
    await visit.fillContact(somebody());
    await visit.field('Company').press('Enter');
    await expect(step(page, 'Your Smart Results')).toBeFocused();
  });
});
