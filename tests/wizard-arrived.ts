import type { Page } from 'playwright';

/** Shows interest in a page's wizard, as a mouse over it does, and waits until its island has arrived. */
export async function wizardArrived(page: Page): Promise<void> {
  await page.locator('main astro-island *').first().dispatchEvent('pointerover');
  await page.locator('main astro-island:not([ssr])').first().waitFor();
}
