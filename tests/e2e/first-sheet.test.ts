import type { Page } from 'playwright/test';
import { expect, test } from '#tests/e2e/site';

/*
 * A page carries the rules that its served elements need; the whole style sheet comes before an island starts
 * (netlify/build/later-files.ts). It must change nothing of what is there by then.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind that has its own sheet, and those with most islands. */
const routes = ['/', '/about', '/financial-services', '/solutions', '/solutions/genesys-cloud-cx', '/providers'].concat(
  ['/roi-calculator', '/insights/what-changed-in-the-rules-2026', '/solutions-navigator', '/committee'],
);

for (const route of routes)
  test.describe(route, () => {
    test('looks the same once its whole style sheet is there', async ({ page }) => {
      // No island starts, and none asks for the sheet.
      await page.route('**/*.js', () => {});
      for (const { width, media } of [
        { width: 360, media: 'screen' },
        { width: 1280, media: 'screen' },
        { width: 720, media: 'print' },
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ media });
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready);
        expect(await changes(page), `at ${width} px, ${media}`).toEqual([]);
      }
    });
  });

/**
 * Adds the sheet as the islands' file does, and returns what has changed by it of the page's elements and of what stands
 * before and after each.
 */
function changes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const part = document.querySelector<HTMLElement>('style[data-whole]')!;
    const css = await (await fetch(part.dataset['whole'] ?? '')).text();
    const properties = [...new Set(css.match(/(?<=[{;])[a-z][a-z-]+(?=:)/g))];
    const looks = () =>
      [...document.querySelectorAll('body, body *')].flatMap((element) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          if (part && ['none', 'normal'].includes(style.content)) return '';
          return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
        }),
      );
    const first = looks();
    const whole = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: part.dataset['whole'] });
    part.after(whole);
    await new Promise((resolve) => (whole.onload = resolve));
    return looks().filter((each, index) => each !== first[index]);
  });
}
