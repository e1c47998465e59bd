import { expect, test } from 'playwright/test';

/* A page that is fetched ahead is not fetched again when its link is followed. */

for (const [what, options, opener] of [
  ['a tap in the menu', { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }, 'Menu'],
  ['a click in the menu', { viewport: { width: 1280, height: 900 } }, 'Industries'],
] as const)
  test.describe(what, () => {
    test.use(options);

    test('opens the page that was fetched ahead, and the menu is closed on the way back', async ({ page, context }) => {
      const ahead: string[] = [];
      context.on('request', (sent) => {
        if (sent.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(sent.url()).pathname);
      });
      await page.goto('/');
      await page.getByRole('button', { name: opener, exact: true }).click();
      const link = page.getByRole('banner').getByRole('link', { name: 'Healthcare' });
      await link.hover();
      await expect.poll(() => ahead).toEqual(['/healthcare']);
      if ('hasTouch' in options) await link.tap();
      else await link.click();
      await page.waitForURL('**/healthcare');
      const from = await page.evaluate(
        () =>
          (performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { deliveryType: string })[])[0]
            ?.deliveryType,
      );
      expect(from).toBe('navigational-prefetch');
      await page.goBack();
      await expect(page.getByRole('button', { name: opener, exact: true })).toBeVisible();
      await expect(page.locator(':popover-open')).toHaveCount(0);
    });
  });
