import type { Browser, Page } from 'playwright';
import { kindsOfPages } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';
import { startTrace } from '#tests/trace';

/* Chromium's trace reports which animations its compositor cannot run (`compositeFailed`): those paint every frame
   on the main thread, which was half of the home page's work on a phone. */

type Entry = { name: string; args?: { data?: { compositeFailed?: number; unsupportedProperties?: string[] } } };

/** Returns what happens on a page until the function is done, as the trace tells of animations. */
async function animationsDuring(browser: Browser, run: () => Promise<void>): Promise<Entry[]> {
  const stop = await startTrace<Entry>(browser, ['blink.animations', 'devtools.timeline']);
  await run();
  const entries = await stop();
  return entries.filter(({ name }) => name === 'Animation');
}

/** The one harmless reason: there is nothing to draw, for example because it is out of view. */
const hasNoEffect = 1 << 17;

const uncomposited = (entries: readonly Entry[]) =>
  entries.flatMap(({ args }) => (((args?.data?.compositeFailed ?? 0) & ~hasNoEffect) === 0 ? [] : [args?.data]));

/**
 * Opens a page and looks at all of it, one screen after the other; once all of it is there. Scrolled while a part of the
 * page comes and moves what is below it, Chromium 156 without a window stops drawing, in one of some 400 visits to
 * /committee on a busy machine: its compositor waits for tiles of a pending tree that nothing makes.
 */
async function lookThrough(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

// One at a time: a trace is of the whole browser, and there is one of it at a time.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'no-preference' }, expectedErrors: ['404:', 'Failed to load resource'] });

const phone = { width: 412, height: 823 };

// In one trace, whose end takes Chromium five seconds: an entry names the element, and what of it is animated.
test('the compositor can play every animation of every page', async ({ page, browser, isThorough }) => {
  const animations = await animationsDuring(browser, async () => {
    // A desk has the same animations: it is looked at once a week.
    for (const viewport of isThorough ? [phone, { width: 1440, height: 900 }] : [phone]) {
      await page.setViewportSize(viewport);
      for (const route of kindsOfPages) await lookThrough(page, route);
    }
  });
  expect(animations).not.toEqual([]);
  expect(uncomposited(animations)).toEqual([]);
});

test('the check finds an animation that the compositor cannot play', async ({ page, browser }) => {
  await page.goto('/privacy');
  const animations = await animationsDuring(browser, () =>
    page.evaluate(async () => {
      const box = document.body.appendChild(document.createElement('p'));
      box.textContent = 'Words';
      await box.animate({ marginLeft: ['0', '9px'] }, 200).finished;
    }),
  );
  expect(uncomposited(animations)).not.toEqual([]);
});
