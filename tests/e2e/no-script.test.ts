import { listedProviders, site } from '#tests/fixtures/content';
import { kindsOfPages } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';

test.use({ javaScriptEnabled: false });

test('without scripts the Navigator says what it needs and offers an alternative', async ({ page }) => {
  await page.goto('/solutions-navigator');
  // Playwright's text and role locators pass over <noscript>, so it is found by its element.
  const notice = page.getByRole('main').locator('noscript');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('The Navigator needs JavaScript.', { useInnerText: true });
  await expect(notice.locator(`a[href="${site.bookingUrl}"]`)).toBeVisible();
  await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
});

for (const [path, other] of [
  ['/solutions-navigator', 'Needs Assessment'],
  ['/needs-assessment', 'Solution Navigator'],
] as const)
  test(`without scripts ${path} says what it is for, and leads to the ${other}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: other }).click();
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  });

test('without scripts every kind of page can be read in full, and left', async ({ page }) => {
  for (const path of kindsOfPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(90);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ }).first(), path).toBeVisible();
    // What waits for a script is served where it is complete: nothing of the text is hidden until then. Only what the
    // directory and the obligation map say of a search that finds nothing needs a search.
    const hidden = page.getByRole('main').locator(':is([hidden], [inert])');
    await expect(
      hidden.filter({ hasNotText: /No provider is listed yet|No rule that we have read/ }),
      path,
    ).toHaveCount(0);
  }
});

test.describe('without scripts', () => {
  test('all providers are listed', async ({ page }) => {
    await page.goto('/providers');
    await expect(page.getByRole('link', { name: 'Visit Website' })).toHaveCount(listedProviders.length);
  });

  test('the menu opens and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Healthcare' }).click();
    await expect(page).toHaveURL('/healthcare');
  });

  test('Contact closes the menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Bring us the problem' })).toBeInViewport();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  });

  test('the questions of the calculator open one at a time', async ({ page }) => {
    await page.goto('/roi-calculator');
    const questions = page.getByRole('group').filter({ has: page.locator('summary') });
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });
});
