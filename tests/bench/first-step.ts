import type { Browser } from 'playwright';
import { asOnPhone, phone } from '#tests/bench/phone';

/** When (ms) the Navigator's first step can be seen, has taken an answer, and has its script; whether the answer stayed. */
export type FirstStep = { painted: number; answered: number; script: number; kept: boolean };

/** Opens the Navigator on the slow phone and answers as soon as there is something to answer. */
export async function firstStep(browser: Browser, origin: string): Promise<FirstStep> {
  const context = await browser.newContext({ viewport: phone.screen });
  const page = await context.newPage();
  await asOnPhone(page);
  await page.goto(`${origin}/solutions-navigator`, { waitUntil: 'commit' });
  const choice = page.getByRole('radio', { name: /^Enterprise/ });
  await choice.check();
  const answered = await page.evaluate(() => performance.now());
  await page.locator('astro-island[client="load"]:not([ssr])').waitFor();
  const script = await page.evaluate(() => performance.now());
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  const kept = await choice.isChecked();
  await context.close();
  return { painted, answered, script, kept };
}
