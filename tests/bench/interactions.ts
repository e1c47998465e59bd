import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { recordWork } from '#tests/bench/frame-work';
import { asOnPhone, median, phone, quantile } from '#tests/bench/phone';
import { wizardArrived } from '#tests/wizard-arrived';

/**
 * How long (ms) a kind of interaction takes from the input to the painted answer: three in four, and the worst; and what
 * the page's thread works for it until its frame is handed over, in the middle and in three of four: other programs and
 * the wait for the screen are no part of that.
 */
export type Latency = { name: string; count: number; p75: number; worst: number; work: number; workP75: number };

type Scenario = { name: string; path: string; run(page: Page): Promise<void> };

const scenarios: Scenario[] = [
  {
    // What the browser itself needs for a click: nobody can answer sooner.
    name: 'bare page: a radio button',
    path: '/404',
    async run(page) {
      await page.evaluate(() => {
        document.head.replaceChildren();
        document.body.replaceChildren(
          ...Array.from('123456', (ariaLabel) =>
            Object.assign(document.createElement('input'), { type: 'radio', name: 'bare', ariaLabel }),
          ),
        );
      });
      for (const name of '123456') {
        await click(page, page.getByRole('radio', { name }));
      }
    },
  },
  {
    name: 'menu: opened and closed',
    path: '/',
    async run(page) {
      for (let time = 0; time < 6; time++) {
        await click(page, page.getByRole('button', { name: 'Menu' }));
      }
    },
  },
  {
    name: 'filter: a keystroke',
    path: '/providers',
    async run(page) {
      await page.getByRole('searchbox').click();
      await page.locator('astro-island[component-url*="ProviderDirectory"]:not([ssr])').waitFor();
      for (const key of [...'network', ...Array.from('network', () => 'Backspace')]) {
        await page.keyboard.press(key);
        await settled(page);
      }
    },
  },
  {
    name: 'check: a weight',
    path: '/solutions-navigator',
    async run(page) {
      await openCheck(page);
      await clickWeights(page);
    },
  },
  {
    // The same page and the same click, answered by the browser alone: what remains is not the check's.
    name: 'check: a weight, scripts deaf',
    path: '/solutions-navigator',
    async run(page) {
      await openCheck(page);
      await page.evaluate(() => {
        for (const type of ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup', 'click', 'input', 'change'])
          window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
      });
      await clickWeights(page);
    },
  },
  {
    name: 'comparison: Differences only',
    path: '/compare#c=genesys-cloud-cx,five9-intelligent-cx-platform,fortigate,talkdesk-cx-cloud',
    async run(page) {
      const only = page.getByRole('checkbox', { name: 'Differences only' });
      for (let time = 0; time < 6; time++) {
        await click(page, only);
      }
    },
  },
  {
    name: 'wizard: an answer, a step',
    path: '/solutions-navigator',
    async run(page) {
      await wizardArrived(page);
      const choose = (name: RegExp) => click(page, page.getByRole('radio', { name }));
      await choose(/^Enterprise/);
      await choose(/^Canada only/);
      await click(page, page.getByRole('checkbox').first());
      await click(page, page.getByRole('button', { name: 'Next: Challenge Area' }));
      await choose(/^Contact center/);
      await click(page, page.getByRole('button', { name: 'Next: Contact Info' }));
      await click(page, page.getByRole('button', { name: 'Previous' }));
    },
  },
  {
    name: 'calculator: a figure, Calculate',
    path: '/roi-calculator',
    async run(page) {
      const fields = page.getByRole('main').getByRole('textbox');
      await fields.first().click();
      await page.locator('astro-island[component-url*="RoiCalculator"]:not([ssr])').waitFor();
      for (const [index, figure] of ['20000', '6', '40', '52000'].entries()) {
        await fields.nth(index).click();
        await page.keyboard.type(figure, { delay: 60 });
      }
      for (let time = 0; time < 3; time++) {
        await click(page, page.getByRole('button', { name: /^Calculate/ }));
      }
    },
  },
];

const canada = 'Customer data stored in Canada';

/** Opens the check of a hospital's answers. */
async function openCheck(page: Page): Promise<void> {
  const answers = {
    organizationType: ['Enterprise'],
    geography: ['canada'],
    priorities: ['Improve customer service and response time'],
    challengeArea: ['cybersecurity'],
  };
  await page.evaluate((wizard) => sessionStorage.setItem('smartstack.navigator', JSON.stringify({ wizard })), {
    step: 'smart-results',
    submitted: true,
    answers,
  });
  await page.goto(new URL('/solutions-navigator?industry=healthcare#check', page.url()).href);
  await page.reload();
  await page.getByRole('radiogroup', { name: canada }).waitFor();
}

async function clickWeights(page: Page): Promise<void> {
  const scale = page.getByRole('radiogroup', { name: canada });
  for (const weight of ['0', '1', '2', '3', '4', 'must', '5']) {
    await click(page, scale.getByRole('radio', { name: weight, exact: true }));
  }
}

/** Latency of each kind of interaction, or of those with such a name, at the phone's processor, the way INP counts it. */
export async function interactions(browser: Browser, origin: string, named = /./): Promise<Latency[]> {
  const found: Latency[] = [];
  for (const { name, path, run } of scenarios.filter((each) => named.test(each.name))) {
    const context = await browser.newContext({ viewport: phone.screen });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const longest = new Map<number, number>();
      Object.assign(window, { longest });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
          const id = entry.interactionId ?? 0;
          if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await asOnPhone(page, { line: false });
    const workOf = await recordWork(browser);
    await run(page);
    const work = await workOf();
    const durations = await page.evaluate(() => [
      ...(window as unknown as { longest: Map<number, number> }).longest.values(),
    ]);
    await context.close();
    found.push({
      name,
      count: durations.length,
      p75: quantile(durations, 0.75),
      worst: quantile(durations, 1),
      work: median(work),
      workP75: quantile(work, 0.75),
    });
  }
  return found;
}

/**
 * Clicks where the control stands, with the pointer already there. Playwright's `click()` would look up in the page, in
 * the middle of the click, what lies at the point: that took a third of the time that was measured. Down and up are
 * some frames apart, as those of a finger are.
 */
async function click(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control to click is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await settled(page);
  await page.mouse.down();
  await settled(page);
  await page.mouse.up();
  await pause(100); // Not a question to the page, which would be answered before its frame.
  await settled(page);
}

/** Waits until what the last input has led to is painted, and 40 ms more: the browser writes its entry some frames later. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 40)))),
  );
}
