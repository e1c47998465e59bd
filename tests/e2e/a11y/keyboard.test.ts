import type { Locator, Page } from 'playwright/test';
import { menu } from '#tests/fixtures/content';
import { errorSummary, expect, isExpanded, NavigatorPage, questions, somebody, test } from '#tests/e2e/site';

/* Each key of each pattern, by its name, as the ARIA Authoring Practices have it. */

const banner = (page: Page) => page.getByRole('banner');
/** The header once its script has loaded. */
const header = (page: Page) => banner(page).locator('astro-island:not([ssr])');
const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });

const link = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true });

const menus = [
  { where: 'in the menu bar', width: 1280, name: 'Industries', open: 'Industries', first: 'Auto Finance' },
  { where: 'on a phone', width: 360, name: 'Menu', open: 'Close menu', first: 'Home' },
];
for (const { where, width, name, open, first: firstName } of menus)
  test.describe(`disclosure navigation ${where}`, () => {
    test.use({ viewport: { width, height: 740 } });
    // An open menu's button may have another name.
    const button = (page: Page) => banner(page).getByRole('button', { name: new RegExp(`^(${name}|${open})$`) });
    const first = (page: Page) => link(page, firstName);

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      await button(page).focus();
    });

    test('Enter and Space open and close it, and the focus stays', async ({ page }) => {
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(first(page)).toBeVisible();
        await expect(button(page)).toBeFocused();
        await expect.poll(() => isExpanded(page, open)).toBe(true);
        await page.keyboard.press(key);
        await expect(first(page)).toBeHidden();
        await expect(button(page)).toBeFocused();
        await expect.poll(() => isExpanded(page, name)).toBe(false);
      }
    });

    test('Tab and Shift+Tab go between its button and its links', async ({ page }) => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(first(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(button(page)).toBeFocused();
      await expect(first(page)).toBeVisible();
    });

    test('Escape on a link closes it and returns the focus', async ({ page }) => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(first(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('Escape on its button closes it', async ({ page }) => {
      await page.keyboard.press('Enter');
      await expect(first(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(first(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  });

test.describe('disclosure navigation in the menu bar', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await banner(page).getByRole('button', { name: 'Industries' }).focus();
  });

  test('Tab goes through its links, then past it', async ({ page }) => {
    await page.keyboard.press('Enter');
    // The script closes it when the focus leaves.
    await header(page).waitFor();
    for (let stop = 0; stop < 9; stop++) await page.keyboard.press('Tab');
    await expect(link(page, 'Waste Management')).toBeFocused();
    for (const { label } of menu.header.underIndustries) {
      await page.keyboard.press('Tab');
      await expect(link(page, label)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(link(page, 'About')).toBeFocused();
    // It would cover the next element.
    await expect(link(page, 'Auto Finance')).toBeHidden();
  });

  test('Tab skips it while it is closed', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(link(page, 'About')).toBeFocused();
  });

  test('Enter on a link follows it', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auto-finance');
  });
});

test.describe('disclosure navigation on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
  });

  test('Tab past its last link closes it, so that it covers nothing', async ({ page }) => {
    await header(page).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Home')).toBeHidden();
    await expect(banner(page).getByRole('link', { name: 'Get Started' })).toBeFocused();
  });

  test('Enter on Contact Us closes it and goes to the contact section', async ({ page }) => {
    await link(page, 'Contact Us').press('Enter');
    await expect(link(page, 'Home')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeFocused();
  });
});

test.describe('disclosure', () => {
  const panels = [
    { route: '/solutions-navigator', name: 'Advanced Options', shows: 'Website Information Scraper' },
    { route: '/solutions', name: 'Customer Experience', shows: 'Genesys Cloud CX' },
    { route: '/accessibility', name: 'Every page and state', shows: 'menu open' },
  ];
  for (const { route, name, shows } of panels)
    test(`Enter and Space open and close '${name}' of ${route}`, async ({ page }) => {
      await page.goto(route);
      const summary = page.locator('summary').filter({ hasText: name });
      const shown = page.getByRole('main').getByText(shows, { exact: true }).first();
      for (const key of ['Enter', 'Space']) {
        await summary.press(key);
        await expect(shown).toBeVisible();
        await expect(summary).toBeFocused();
        await summary.press(key);
        await expect(shown).toBeHidden();
      }
    });
});

test.describe('dialog', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'View Full Provider List' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enterprise Provider Ecosystem' });

  test('Enter and Space open it with the focus on its title, and Close returns the focus', async ({ page }) => {
    await page.goto('/');
    for (const key of ['Enter', 'Space']) {
      await opener(page).press(key);
      await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
      await dialog(page).getByRole('button', { name: 'Close' }).press(key);
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });

  const ends = [
    { key: 'Tab', from: 'link', name: 'Explore All Providers', to: 'button', toName: 'Close' },
    { key: 'Shift+Tab', from: 'button', name: 'Close', to: 'link', toName: 'Explore All Providers' },
  ] as const;
  for (const { key, from, name, to, toName } of ends)
    test(`${key} at its end wraps to its other end, not into the page behind`, async ({ page }) => {
      await page.goto('/');
      await opener(page).press('Enter');
      await dialog(page).getByRole(from, { name }).focus();
      let came = false;
      // Between the page's end and start the focus is in the browser's interface.
      for (let stop = 0; stop < 4; stop++) {
        await page.keyboard.press(key);
        const isBehind = await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && !activeElement?.closest('dialog');
        });
        expect(isBehind).toBe(false);
        came ||= await dialog(page)
          .getByRole(to, { name: toName })
          .evaluate((element) => element === document.activeElement);
      }
      expect(came).toBe(true);
    });

  test('Escape in the frame before it is modal closes it too', async ({ page }) => {
    await page.goto('/');
    const opening = await opener(page).evaluate((button: HTMLElement) => {
      button.focus();
      button.click();
      const dialog = document.querySelector('dialog');
      const shown = dialog?.checkVisibility();
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      return { shown, after: dialog?.checkVisibility() };
    });
    expect(opening).toEqual({ shown: true, after: false });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done)))),
    );
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('Tab in the frame before it is modal makes it modal first', async ({ page }) => {
    await page.goto('/');
    const opening = await opener(page).evaluate((button: HTMLElement) => {
      button.click();
      const dialog = document.querySelector('dialog');
      const before = dialog?.matches(':modal');
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      return { before, after: dialog?.matches(':modal') };
    });
    expect(opening).toEqual({ before: false, after: true });
  });

  test('Escape closes it and returns the focus', async ({ page }) => {
    await page.goto('/');
    await opener(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('accordion', () => {
  const question = (page: Page, index: number) => questions(page).nth(index).locator('summary');
  const open = (page: Page) => page.locator('details[name="faq"][open]');

  test('Enter and Space open a question and close it, and close the one before', async ({ page }) => {
    await page.goto('/roi-calculator');
    for (const key of ['Enter', 'Space']) {
      await question(page, 1).press(key);
      await expect(open(page)).toHaveCount(1);
      await question(page, 2).press(key);
      await expect(open(page)).toHaveCount(1);
      await expect(open(page).locator('summary')).toBeFocused();
      await question(page, 2).press(key);
      await expect(open(page)).toHaveCount(0);
    }
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
  test('arrow keys go to the next card, wrap from last to first, and select it', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    for (const { key, from, to } of moves) {
      await size(visit, from).press('Space');
      await page.keyboard.press(key);
      await expect(size(visit, to)).toBeFocused();
      for (const name of sizes) await expect(size(visit, name)).toBeChecked({ checked: name === to });
    }
  });

  test('Tab enters on the selected card and leaves the group', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await size(visit, 'Enterprise').press('Space');
    await page.keyboard.press('Tab');
    await expect(visit.radio('Canada only')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(size(visit, 'Enterprise')).toBeFocused();
  });

  test('Tab enters on the first card while none is selected, and selects nothing', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await visit.heading('Business Profile').focus();
    await page.keyboard.press('Tab');
    await expect(size(visit, 'SMB')).toBeFocused();
    for (const name of sizes) await expect(size(visit, name)).not.toBeChecked();
  });

  test('Space selects a card and stays on the step, even where a click would go on', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await visit.profile();
    await visit.radio('Cybersecurity').press('Space');
    await expect(visit.radio('Cybersecurity')).toBeChecked();
    await expect(step(page, 'Challenge Area')).toBeVisible();
  });

  test('Enter goes to the next step', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await visit.profile();
    await visit.radio('Cybersecurity').press('Space');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Detailed Questions')).toBeFocused();
  });
});

test.describe('checkboxes', () => {
  test('Space selects and clears a priority, Tab goes to the next', async ({ page }) => {
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

  test('Enter and Space on Next and on Previous go a step on and back; on a Next that is not to be had they say why', async ({
    page,
  }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    for (const key of ['Enter', 'Space']) {
      await button(page, 'Next: Challenge Area').press(key);
      await expect(errorSummary(page)).toBeFocused();
    }
    await visit.profile();
    await visit.radio('Cybersecurity').press('Space');
    for (const key of ['Enter', 'Space']) {
      await button(page, 'Next: Detailed Questions').press(key);
      await expect(step(page, 'Detailed Questions')).toBeFocused();
      await button(page, 'Previous').press(key);
      await expect(step(page, 'Challenge Area')).toBeFocused();
    }
  });

  test('Tab goes from the heading to the first question of the step', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await visit.profile();
    await page.keyboard.press('Tab');
    await expect(visit.radio('Contact center (CCaaS)')).toBeFocused();
  });

  test('Enter in a field of the contact step sends it, Space on Dismiss closes the notification', async ({ page }) => {
    const visit = new NavigatorPage(page);
    await visit.open();
    await visit.toContact('Just browsing');
    await visit.fillContact(somebody());
    await visit.field('Company').press('Enter');
    await expect(step(page, 'Your Smart Results')).toBeFocused();
    await expect(visit.notification).toContainText('Success!');
    await button(page, 'Dismiss').press('Space');
    await expect(visit.notification).toBeEmpty();
    await expect(step(page, 'Your Smart Results')).toBeFocused();
  });
});
