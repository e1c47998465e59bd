import process from 'node:process';
import type { Browser, Locator, Page } from 'playwright';
import { asOnPhone, median, phone, quantile } from '#tests/bench/phone';
import { wizardArrived } from '#tests/wizard-arrived';

/*
 * What visitors click most, each beside a bare button's tap in the same run: ms from the input to the painted answer,
 * as INP counts, at the phone's processor. Taps, not clicks: a mouse that rests loads an island before it is clicked.
 */

type Scenario = {
  name: string;
  path: string;
  /** What has to be there before the phone's processor is set. */
  prepare?(page: Page): Promise<unknown>;
  /** One after the other; only those with this click's name are counted. */
  steps: { name: string; act(page: Page): Promise<unknown> }[];
};

const answers = {
  organizationType: ['Enterprise'],
  geography: ['canada'],
  priorities: ['Improve customer service and response time'],
  challengeArea: ['cybersecurity'],
};

/** Opens the results of a visitor with these answers. */
async function onResults(page: Page, hash = '#smart-results'): Promise<void> {
  // From a page without a wizard, which would write over it when it hears of the new address.
  await page.goto(new URL('/privacy', page.url()).href);
  await page.evaluate(
    (visit) => {
      sessionStorage.setItem('smartstack.navigator', JSON.stringify({ wizard: visit }));
    },
    { step: 'smart-results', submitted: true, answers },
  );
  await page.goto(new URL(`/solutions-navigator${hash}`, page.url()).href, { waitUntil: 'networkidle' });
  await page.locator('main astro-island:not([ssr])').first().waitFor();
}

const tap =
  (role: 'button' | 'link' | 'radio' | 'checkbox', name: string | RegExp, exact = false) =>
  (page: Page) =>
    tapMiddle(page, page.getByRole(role, { name, exact }).first());

/**
 * Taps the middle of an element. Playwright's own `tap` looks inside the page at what it hits while the browser times the
 * click: 8 to 24 ms on the phone's processor, more on a page than on a bare button.
 */
async function tapMiddle(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${element.toString()} is not on the page.`);
  await settled(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const inForm = async (page: Page) => {
  await form(page).getByRole('textbox', { name: 'Full name' }).focus();
  await page.locator('body > footer astro-island:not([ssr])').waitFor();
};
const calculator = async (page: Page) => {
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.first().focus();
  await page.locator('main astro-island:not([ssr])').first().waitFor();
  for (const [index, figure] of ['20000', '6', '40', '52000'].entries()) await fields.nth(index).fill(figure);
};
const directory = async (page: Page) => {
  await page.getByRole('searchbox').focus();
  await page.locator('main astro-island:not([ssr])').first().waitFor();
};

/** The map's biggest changes: from all rules to those of an industry, back to all, and what comes in force. */
const mapScenario = (name: string, screen?: { width: number; height: number }): Scenario => ({
  name,
  path: '/obligations',
  ...(screen && { prepare: (page) => page.setViewportSize(screen) }),
  steps: [
    { name: '(to the industry)', act: (page) => page.getByRole('combobox', { name: 'Organization' }).focus() },
    { name: `${name}: an industry`, act: key('ArrowDown') },
    { name: `${name}: any organization`, act: key('Home') },
    { name: '(to the look ahead)', act: (page) => page.getByRole('slider').focus() },
    { name: `${name}: look ahead`, act: key('End') },
  ],
});

const bare = 'a bare button';
const list = 'View Full Provider List';
const scenarios: Scenario[] = [
  {
    name: bare,
    path: '/404',
    prepare: (page) =>
      page.evaluate(() => {
        document.head.replaceChildren();
        document.body.replaceChildren(
          Object.assign(document.createElement('button'), { textContent: 'A bare button' }),
        );
      }),
    steps: [{ name: bare, act: tap('button', 'A bare button') }],
  },
  {
    name: 'menu',
    path: '/',
    steps: [
      { name: 'menu: open', act: tap('button', 'Menu', true) },
      { name: 'menu: close', act: tap('button', /menu/i) },
    ],
  },
  {
    name: 'industries',
    path: '/',
    prepare: (page) => page.setViewportSize({ width: 1180, height: 820 }),
    steps: [{ name: 'Industries: open', act: tap('button', 'Industries') }],
  },
  {
    name: 'provider list',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: list }).scrollIntoViewIfNeeded(),
    steps: [
      { name: 'modal: open', act: tap('button', list) },
      {
        name: '(read)',
        act: async (page) => {
          await page.waitForFunction(() => document.querySelector('dialog:modal') !== null);
        },
      },
      { name: 'modal: close', act: tap('button', 'Close') },
    ],
  },
  {
    name: 'message',
    path: '/about',
    prepare: inForm,
    steps: [
      { name: 'message: a key', act: key('a') },
      { name: 'message: send', act: tap('button', 'Send Message') },
    ],
  },
  {
    name: 'first step',
    path: '/solutions-navigator',
    steps: [
      { name: 'wizard: the first answer', act: tap('radio', /^Enterprise/) },
      { name: '(the script)', act: wizardArrived },
      { name: 'wizard: a radio button', act: tap('radio', /^Canada only/) },
      { name: 'wizard: a checkbox', act: tap('checkbox', /^Improve customer service/) },
      { name: 'wizard: Next', act: tap('button', 'Next: Challenge Area') },
      { name: 'wizard: Previous', act: tap('button', 'Previous') },
    ],
  },
  {
    name: 'scraper card',
    path: '/solutions-navigator',
    prepare: wizardArrived,
    steps: [{ name: 'card: open', act: (page) => tapMiddle(page, page.getByText('Advanced Options')) }],
  },
  {
    name: 'calculator',
    path: '/roi-calculator',
    prepare: calculator,
    steps: [
      { name: 'calculator: Calculate', act: tap('button', /^Calculate/) },
      {
        name: '(to the currency)',
        act: (page) => page.getByRole('combobox', { name: 'Currency' }).focus(),
      },
      { name: 'calculator: currency', act: key('ArrowDown') },
    ],
  },
  {
    name: 'directory',
    path: '/providers',
    prepare: directory,
    steps: [
      { name: 'search: a key', act: key('n') },
      { name: '(cleared)', act: key('Backspace') },
      { name: 'filter: a category', act: tap('button', /^Cybersecurity \d+$/) },
      { name: '(to the industry)', act: (page) => page.getByRole('combobox', { name: 'Industry' }).focus() },
      { name: 'select: an industry', act: key('ArrowDown') },
    ],
  },
  mapScenario('obligation map'),
  mapScenario('obligation map at a desk', { width: 1440, height: 900 }),
  {
    name: 'search while its script comes',
    path: '/providers',
    steps: [
      { name: '(to the field)', act: (page) => page.getByRole('searchbox').focus() },
      { name: 'search: the first key', act: key('n') },
    ],
  },
  {
    name: 'results',
    path: '/solutions-navigator',
    prepare: (page) => onResults(page),
    steps: [
      { name: 'results: Copy link', act: tap('button', 'Copy link') },
      { name: 'results: requirements as Word', act: tap('button', /^Word/) },
    ],
  },
  {
    name: 'check',
    path: '/solutions-navigator',
    prepare: (page) => onResults(page, '#check'),
    steps: ['1', '3', 'must', '5'].map((weight) => ({
      name: 'check: a weight',
      act: (page: Page) =>
        tapMiddle(
          page,
          page
            .getByRole('radiogroup', { name: 'Customer data stored in Canada' })
            .getByRole('radio', { name: weight, exact: true }),
        ),
    })),
  },
  {
    name: 'compare',
    path: '/compare',
    prepare: (page) => page.getByText('Nothing is compared yet.').waitFor(),
    steps: [
      { name: '(to the list)', act: (page) => page.getByRole('combobox', { name: 'Add a solution' }).focus() },
      { name: 'compare: choose', act: key('ArrowDown') },
      { name: 'compare: add', act: tap('button', 'Add', true) },
    ],
  },
];

/** Clicks through one list on one origin. Returns the ms of each click by name. */
async function runThrough(
  browser: Browser,
  origin: string,
  { path, prepare, steps }: Scenario,
): Promise<[string, number][]> {
  const context = await browser.newContext({
    viewport: phone.screen,
    hasTouch: true,
    isMobile: true,
    acceptDownloads: true,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: { interactionId?: number; duration: number }[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => seen.push(...(entries.getEntries() as typeof seen))).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await asOnPhone(page, { line: false });
  await settled(page);
  await longest(page);
  const found: [string, number][] = [];
  for (const { name, act } of steps) {
    await act(page);
    await settled(page);
    if (!name.startsWith('(')) found.push([name, await longest(page)]);
    else await longest(page);
  }
  await context.close();
  return found;
}

/** The longest interaction (ms) since the last call; below the browser's own threshold of 16 ms, that. */
function longest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { interactionId?: number; duration: number }[] };
    return Math.max(16, ...seen.splice(0).map(({ interactionId = 0, duration }) => (interactionId > 0 ? duration : 0)));
  });
}

/** Waits until what the last input has led to is painted, and its entry written. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120)))),
  );
}

/** What a click takes (ms): half of the times, and 99 of 100; how much that is over a bare button's in the same run. */
export type ClickTime = { name: string; count: number; median: number; p99: number; overBare: number };

const isAsked = ({ name, steps }: Scenario, words: readonly string[]) =>
  name === bare ||
  words.length === 0 ||
  words.some((word) => [name, ...steps.map((step) => step.name)].some((each) => each.includes(word)));

/**
 * Measures what visitors click most, so many times, on each origin in turn: a slow minute of this machine falls on all
 * alike. `words` choose clicks by name. Returns the times by origin.
 */
export async function clickTimes(
  browser: Browser,
  origins: readonly string[],
  rounds: number,
  words: readonly string[] = [],
): Promise<Map<string, ClickTime[]>> {
  const found = new Map(origins.map((origin) => [origin, new Map<string, number[]>()]));
  for (let round = 0; round < rounds; round++)
    for (const scenario of scenarios.filter((each) => isAsked(each, words)))
      for (const origin of round % 2 === 0 ? origins : origins.toReversed())
        for (const [name, ms] of await timedOrReported(browser, origin, scenario)) {
          const times = found.get(origin);
          times?.set(name, [...(times.get(name) ?? []), ms]);
        }
  return new Map([...found].map(([origin, times]) => [origin, summaries(times)]));
}

/** As `runThrough`. One that cannot be clicked is reported and fails the run at its end: the others are measured. */
async function timedOrReported(...asked: Parameters<typeof runThrough>): Promise<[string, number][]> {
  const [browser, origin, scenario] = asked;
  try {
    return await runThrough(...asked);
  } catch (error) {
    console.error(
      `${scenario.name} at ${origin}${scenario.path}: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
    await Promise.all(browser.contexts().map((context) => context.close()));
    return [];
  }
}

function summaries(times: Map<string, number[]>): ClickTime[] {
  const least = quantile(times.get(bare) ?? [], 0.99);
  return [...times].map(([name, all]) => {
    const p99 = quantile(all, 0.99);
    return { name, count: all.length, median: median(all), p99, overBare: p99 - least };
  });
}
