import { routes } from '#tests/e2e/routes';
import { expect, expectAccessible, NavigatorPage, somebody, test } from '#tests/e2e/site';

/* Every page by the rules of WCAG 2.2 AA, in the two settings that differ most. */

const schemes = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of schemes)
  test.describe(`accessible at ${width} px, ${colorScheme}`, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
      expectedErrors: ['404:', 'Failed to load'],
    });

    for (const path of routes)
      test(path, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page);
      });

    test('each step of the Navigator, clean and in error', async ({ page }) => {
      // Eight analyses of a whole page in one test.
      test.slow();
      const navigator = new NavigatorPage(page);
      await navigator.open();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Next: Challenge Area' }).press('Enter');
      await expectAccessible(page);
      await navigator.profile();
      await expectAccessible(page);
      await navigator.challenge('Contact center (CCaaS)');
      await expectAccessible(page);
      await navigator.next('Next: Contact Info');
      await expectAccessible(page);
      await navigator.submit();
      await expectAccessible(page);
      await navigator.fillContact(somebody());
      await navigator.submit();
      await expect(navigator.notification).toContainText('Success!');
      await expectAccessible(page);
    });
  });
