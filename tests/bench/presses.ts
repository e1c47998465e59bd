import process from 'node:process';
import type { Browser, Locator, Page } from 'playwright';
import { asOnPhone, median, phone, quantile } from '#tests/bench/phone';
import { wizardArrived } from '#tests/wizard-arrived';

/*
 * What visitors press most, each beside a bare button's tap in the same run: ms from the input to the painted answer, as
 * INP counts, at the phone's processor. Taps, not clicks: a mouse that rests loads an island before it is pressed.
 */

type Press = {
  name: string;
  path: string;
  /** What has to be there before the phone's processor is set. */
  prepare?(page: Page): Promise<unknown>;
  /** One after the other; only those with this press's name are counted. */
  steps: { name: string; press(page: Page): Promise<unknown> }[];
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
    touch(page, page.getByRole(role, { name, exact }).first());

/**
 * Taps the middle of an element. Playwright's own `tap` looks inside the page at what it hits while the browser times the
 * press: 8 to 24 ms on the phone's processor, more on a page than on a bare button.
 */
async function touch(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to touch: ${element.toString()} is not on the page.`);
  await settled(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
const key = (pressed: string) => (page: Page) => page.keyboard.press(pressed);
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

const bare = 'a bare button';
const list = 'View Full Provider List';
const presses: Press[] = [
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
    steps: [{ name: bare, press: tap('button', 'A bare button') }],
  },
  {
    name: 'menu',
    path: '/',
    steps: [
      { name: 'menu: open', press: tap('button', 'Menu', true) },
      { name: 'menu: close', press: tap('button', /menu/i) },
    ],
  },
  {
    name: 'industries',
    path: '/',
    prepare: (page) => page.setViewportSize({ width: 1180, height: 820 }),
    steps: [{ name: 'Industries: open', press: tap('button', 'Industries') }],
  },
  {
    name: 'provider list',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: list }).scrollIntoViewIfNeeded(),
    steps: [
      { name: 'modal: open', press: tap('button', list) },
      {
        name: '(read)',
        press: async (page) => {
          await page.waitForFunction(() => document.querySelector('dialog:modal') !== null);
        },
      },
      { name: 'modal: close', press: tap('button', 'Close') },
    ],
  },
  {
    name: 'message',
    path: '/about',
    prepare: inForm,
    steps: [
      { name: 'message: a key', press: key('a') },
      { name: 'message: send', press: tap('button', 'Send Message') },
    ],
  },
  {
    name: 'first step',
    path: '/solutions-navigator',
    steps: [
      { name: 'wizard: the first answer', press: tap('radio', /^Enterprise/) },
      { name: '(the script)', press: wizardArrived },
      { name: 'wizard: a radio button', press: tap('radio', /^Canada only/) },
      { name: 'wizard: a checkbox', press: tap('checkbox', /^Improve customer service/) },
      { name: 'wizard: Next', press: tap('button', 'Next: Challenge Area') },
      { name: 'wizard: Previous', press: tap('button', 'Previous') },
    ],
  },
  {
    name: 'scraper card',
    path: '/solutions-navigator',
    prepare: wizardArrived,
    steps: [{ name: 'card: open', press: (page) => touch(page, page.getByText('Advanced Options')) }],
  },
  {
    name: 'calculator',
    path: '/roi-calculator',
    prepare: calculator,
    steps: [
      { name: 'calculator: Calculate', press: tap('button', /^Calculate/) },
      {
        name: '(to the currency)',
        press: (page) => page.getByRole('combobox', { name: 'Currency' }).focus(),
      },
      { name: 'calculator: currency', press: key('ArrowDown') },
    ],
  },
  {
    name: 'directory',
    path: '/providers',
    prepare: directory,
    steps: [
      { name: 'search: a key', press: key('n') },
      { name: '(cleared)', press: key('Backspace') },
      { name: 'filter: a category', press: tap('button', /^Cybersecurity \d+$/) },
      { name: '(to the industry)', press: (page) => page.getByRole('combobox', { name: 'Industry' }).focus() },
      { name: 'select: an industry', press: key('ArrowDown') },
    ],
  },
  {
    name: 'search while its script comes',
    path: '/providers',
    steps: [
      { name: '(to the field)', press: (page) => page.getByRole('searchbox').focus() },
      { name: 'search: the first key', press: key('n') },
    ],
  },
  {
    name: 'results',
    path: '/solutions-navigator',
    prepare: (page) => onResults(page),
    steps: [
      { name: 'results: Copy link', press: tap('button', 'Copy link') },
      { name: 'results: requirements as Word', press: tap('button', /^Word/) },
    ],
  },
  {
    name: 'check',
    path: '/solutions-navigator',
    prepare: (page) => onResults(page, '#check'),
    steps: ['1', '3', 'must', '5'].map((weight) => ({
      name: 'check: a weight',
      press: (page: Page) =>
        touch(
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
      { name: '(to the list)', press: (page) => page.getByRole('combobox', { name: 'Add a solution' }).focus() },
      { name: 'compare: choose', press: key('ArrowDown') },
      { name: 'compare: add', press: tap('button', 'Add', true) },
    ],
  },
];

/** Presses through one list on one origin. Returns the ms of each press by name. */
async function pressThrough(
  browser: Browser,
  origin: string,
  { path, prepare, steps }: Press,
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
  for (const { name, press } of steps) {
    await press(page);
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

/** What a press takes (ms): half of the times, and 99 of 100; how much that is over a bare button's in the same run. */
export type PressTime = { name: string; count: number; median: number; p99: number; overBare: number };

const isAsked = ({ name, steps }: Press, words: readonly string[]) =>
  name === bare ||
  words.length === 0 ||
  words.some((word) => [name, ...steps.map((step) => step.name)].some((each) => each.includes(word)));

/**
 * Measures what visitors press most, so many times, on each origin in turn: a slow minute of this machine falls on all
 * alike. `words` choose presses by name. Returns the times by origin.
 */
export async function pressTimes(
  browser: Browser,
  origins: readonly string[],
  rounds: number,
  words: readonly string[] = [],
): Promise<Map<string, PressTime[]>> {
  const found = new Map(origins.map((origin) => [origin, new Map<string, number[]>()]));
  for (let round = 0; round < rounds; round++)
    for (const press of presses.filter((each) => isAsked(each, words)))
      for (const origin of round % 2 === 0 ? origins : origins.toReversed())
        for (const [name, ms] of await pressedOrTold(browser, origin, press)) {
          const times = found.get(origin);
          times?.set(name, [...(times.get(name) ?? []), ms]);
        }
  return new Map([...found].map(([origin, times]) => [origin, summaries(times)]));
}

/** As `pressThrough`. One that cannot be pressed is told and fails the run at its end: the others are measured. */
async function pressedOrTold(...asked: Parameters<typeof pressThrough>): Promise<[string, number][]> {
  const [browser, origin, press] = asked;
  try {
    return await pressThrough(...asked);
  } catch (error) {
    console.error(`${press.name} at ${origin}${press.path}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    await Promise.all(browser.contexts().map((context) => context.close()));
    return [];
  }
}

function summaries(times: Map<string, number[]>): PressTime[] {
  const least = quantile(times.get(bare) ?? [], 0.99);
  return [...times].map(([name, all]) => {
    const p99 = quantile(all, 0.99);
    return { name, count: all.length, median: median(all), p99, overBare: p99 - least };
  });
}
