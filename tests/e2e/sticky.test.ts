import type { Page } from 'playwright/test';
import { expect, NavigatorPage, picks, somebody, test } from '#tests/e2e/site';

/* A sticky element beside a text can be read to its end, in a window that is lower than it as well. */

/** Returns the text of a sticky element that is cut off by the window's lower edge. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { position, top } = getComputedStyle(element);
        return position === 'sticky' && parseFloat(top) + element.offsetHeight > innerHeight;
      })
      .map((element) => element.innerText.slice(0, 60)),
  );
}

for (const height of [600, 900])
  test.describe(`in a window of ${height} px`, () => {
    test.use({ viewport: { width: 1366, height } });

    test('on pages of solutions and on home', async ({ page }) => {
      for (const address of ['/', '/solutions/3cx', '/solutions/genesys-cloud-cx']) {
        await page.goto(address);
        expect(await cutOff(page), address).toEqual([]);
      }
    });

    test('the calculator’s form stays beside its result', async ({ page }) => {
      await page.goto('/roi-calculator');
      for (const id of ['agentHeadcount', 'averageAgentSalary', 'callVolume', 'averageHandleTime'])
        await page.locator(`#${id}`).fill('40');
      await page.getByRole('button', { name: /^Calculate/ }).click();
      const chart = page.getByRole('figure', { name: 'Cumulative savings over twelve months' });
      await chart.scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: /^Calculate/ })).toBeInViewport({ ratio: 1 });
      expect(await cutOff(page)).toEqual([]);
    });

    test('the Navigator’s drawing stays in view', async ({ page }) => {
      const visit = new NavigatorPage(page);
      await visit.open();
      expect(await cutOff(page)).toEqual([]);
      await visit.toResults(somebody(), 'Cybersecurity');
      await expect(picks(page).first()).toBeVisible();
      expect(await cutOff(page)).toEqual([]);
    });
  });
