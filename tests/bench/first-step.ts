import type { Browser } from 'playwright';
import { asOnPhone, phone } from '#tests/bench/phone';

/** When (ms) the Navigator's first step can be seen, has taken an answer, and has its script; whether the answer stayed. */
export type FirstStep = { painted: number; answered: number; script: number; kept: boolean };

/** Opens the Navigator on the slow phone and answers as soon as there is something to answer. */
export async function firstStep(browser: Browser, origin: string): Promise<FirstStep> {
  const context = await browser.newContext({ viewport: phone.screen });
  const page = await context.newPage();
  await asOnPhone(page);
  // Clicked from within the page: over the debugger a click would arrive later than a finger's.
  await page.addInitScript(() => {
    const look = () => {
      const choice = document.querySelector<HTMLInputElement>('input[type="radio"][value="Enterprise"]');
      if (choice && performance.getEntriesByName('first-contentful-paint').length > 0) {
        choice.click();
        performance.mark('answered');
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${origin}/solutions-navigator`);
  await page.locator('main astro-island:not([ssr])').first().waitFor();
  const { painted, answered, script } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    answered: performance.getEntriesByName('answered')[0]?.startTime ?? NaN,
    script: performance.now(),
  }));
  const kept = await page.getByRole('radio', { name: /^Enterprise/ }).isChecked();
  await context.close();
  return { painted, answered, script, kept };
}
