import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { parse } from 'yaml';
import { sectionSchema } from '#domain/content/section';
import { sentiments } from '#domain/demo/demo';
import { layers } from '#domain/layers';
import { adviceOn } from '#domain/recommendation/advice';
import { recommend } from '#domain/recommendation/recommend';
import { sheetOf } from '#domain/recommendation/sheet/sheet';
import { answerTo } from '#domain/sentence/answer';
import { type Sentence, sentenceAddress } from '#domain/sentence/parameters';
import { sentenceTable } from '#domain/sentence/table';
import { advice, industriesInBrowser, navigator, rulesInBrowser, sectionOf, site } from '#tests/fixtures/content';
import { expect, holdScripts, islandScriptsOf, test } from '#tests/e2e/site';

test('the sections stand in their order under their headings', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    sectionOf('home/sample').heading,
    'AI Contact Center Analytics',
    'Why Use the SmartStack Navigator?',
    'How It Works',
    "What You'll Walk Away With",
    'Access 200+ Enterprise-Grade Providers',
    'Unrivaled Access. Unbiased Guidance.',
    'Executive engagements',
    'Media partner',
  ]);
  for (const { claim = '' } of sectionOf('home/why').items) {
    const { figure, unit } = site.claims[claim] ?? {};
    const shown = [figure, unit].filter(Boolean).join(' ');
    await expect(region(page, 'Why Use the').getByText(shown, { exact: true })).toBeVisible();
  }
  await expect(region(page, 'How It Works').getByRole('heading', { level: 3 })).toHaveText([
    /Tell us about your business$/,
    /Get matched to the right tech$/,
    /Take action$/,
  ]);
  await expect(region(page, 'Access 200+')).toContainText(`${site.claims['ai-providers']?.figure} AI providers`);
  await expect(region(page, 'Unrivaled Access.')).toContainText('Being listed is not an endorsement');
  await expect(page.locator('section#executive-engagements')).toContainText('Executive track experiences');
  await expect(page.locator('section#media-partner')).toContainText('National and global exposure');
});

test('the sample result is the sheet that the Navigator has for the stored answers', async ({ page }) => {
  const file = readFileSync('src/content/sections/home/sample.md', 'utf8');
  const { heading, sample } = sectionSchema.parse(parse(file.split('---')[1] ?? ''));
  const answers = Object.fromEntries(sample?.answers.map(({ question, is }) => [question, is]) ?? []);
  const today = adviceOn(advice, new Date());
  const sheet = sheetOf(recommend(navigator, answers, today), today, 'their');
  const picks = sheet.columns.filter(({ place }) => place !== null);

  await page.goto('/');
  const sampled = region(page, heading);
  await expect(sampled).toContainText(sheet.first.title);
  await expect(sampled).toContainText(sheet.first.text);
  const heads = sampled.getByRole('columnheader').filter({ hasText: /#\d / });
  await expect(heads).toHaveCount(picks.length);
  for (const [index, { name, page: address, badge, score, caution }] of picks.entries()) {
    await expect(heads.nth(index)).toContainText(badge);
    await expect(heads.nth(index).getByText(String(score), { exact: true })).toBeVisible();
    await expect(heads.nth(index).getByRole('link', { name })).toHaveAttribute('href', address ?? '');
    await expect(sampled).toContainText(caution);
  }
  for (const { label } of sheet.rows) await expect(sampled.getByRole('rowheader', { name: label })).toBeVisible();
});

test.describe('the sentence of the first screen', () => {
  const hospital = { area: 'ccaas', industry: 'healthcare:hospital', place: 'ontario', data: 'canada' };
  const table = () => sentenceTable(navigator, adviceOn(advice, new Date()), rulesInBrowser, industriesInBrowser);
  const answerFor = (chosen: Sentence) => {
    const keys = layers.map(({ key }) => key);
    const answer = answerTo(table(), chosen, keys);
    if (!answer) throw new Error('The table has no answer.');
    return answer;
  };
  const form = (page: Page) => page.getByRole('form', { name: 'Your situation in a sentence' });
  const status = (page: Page) => form(page).getByRole('status');
  const go = (page: Page) => form(page).getByRole('button', { name: 'Get Started with the Solution Navigator' });
  const layer = (page: Page, name: string) =>
    page.getByRole('list', { name: 'The five layers of a stack' }).getByRole('listitem').filter({ hasText: name });
  async function choose(page: Page, chosen: Partial<Sentence>): Promise<void> {
    for (const [name, value] of Object.entries(chosen)) await form(page).locator(`[name=${name}]`).selectOption(value);
  }

  test('fetches its table at the first touch, answers each word and lights the plate that it asks for', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.url().endsWith(sentenceAddress) && fetched.push(request.url()));
    await page.goto('/');
    await page.getByRole('link', { name: 'How we rank' }).first().hover();
    expect(fetched).toEqual([]);
    const atRest = await status(page).innerText();
    await choose(page, hospital);
    const { candidates, rules, plates, layer: key } = answerFor(hospital);
    await expect(status(page)).toHaveText(`${candidates} ${rules}`.trim());
    expect(fetched).toHaveLength(1);
    for (const [index, { name }] of layers.entries())
      for (const line of plates[index]?.note.split('\n') ?? []) await expect(layer(page, name)).toContainText(line);
    const plate = page.getByRole('main').locator(`.hero-picture .plate.layer-${key}`);
    await expect(plate).toHaveAttribute('data-state', 'on');
    await expect(page.locator('.hero-picture .plate[data-state=on]')).toHaveCount(1);
    await choose(page, { area: '', industry: '', place: '', data: '' });
    await expect(status(page)).toHaveText(atRest);
    await expect(page.locator('.hero-picture .plate[data-state=on]')).toHaveCount(layers.length);
  });

  test('is complete without its table', async ({ page }) => {
    await page.route(`**${sentenceAddress}`, (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    const atRest = await status(page).innerText();
    const asked = page.waitForResponse((response) => response.url().endsWith(sentenceAddress));
    await choose(page, { area: 'cloud' });
    await asked;
    await expect(status(page)).toHaveText(atRest);
    await go(page).click();
    await expect(page).toHaveURL(/\/solutions-navigator/);
  });

  test('the Navigator has its answers filled in, says so and what is still asked, and skips no step', async ({
    page,
  }) => {
    await page.goto('/');
    await choose(page, hospital);
    await go(page).click();
    await expectTakenOver(page);
    await page.getByRole('radio', { name: /^Enterprise/ }).check();
    await page.getByRole('checkbox', { name: 'Strengthen cybersecurity' }).check();
    await page.getByRole('button', { name: 'Next: Challenge Area' }).click();
    await expect(page.getByRole('radio', { name: /^Contact center/ })).toBeChecked();
    await expect(page.getByText('From your sentence: Contact center (CCaaS).')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Contact center/ })).toBeChecked();
  });

  test('leads to the Navigator as it is, where no word is chosen', async ({ page }) => {
    await page.goto('/');
    await go(page).click();
    await expect(page).toHaveURL('/solutions-navigator');
  });

  test('without JavaScript its address has the answers, which the Navigator takes over', async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await page.goto('/');
    await still.goto(page.url());
    await choose(still, hospital);
    await go(still).click();
    await expect(still).toHaveURL(/area=ccaas&industry=healthcare%3Ahospital&place=ontario&data=canada$/);
    await page.goto(still.url());
    await context.close();
    await expectTakenOver(page);
  });

  for (const [width, height] of [
    [360, 780],
    [768, 1024],
    [1440, 900],
  ] as const)
    test(`has its button in the first screen at ${width} × ${height}, whatever is chosen`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(go(page)).toBeInViewport({ ratio: 1 });
      const longest = await form(page)
        .locator('[name=industry] option')
        .evaluateAll(
          (options: HTMLOptionElement[]) =>
            options.reduce((one, other) => (other.text.length > one.text.length ? other : one)).value,
        );
      await choose(page, { ...hospital, industry: longest, place: 'us', data: 'own' });
      await expect(status(page)).toContainText('bind');
      await expect(go(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

  async function expectTakenOver(page: Page): Promise<void> {
    await expect(
      page.getByText(/From your sentence: Canada only; Contact center \(CCaaS\); hospital, Ontario\./),
    ).toBeVisible();
    await expect(page.getByText(/Still asked: .+, your name, e-mail and company\./)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Canada only' })).toBeChecked();
    await expect(page).toHaveURL('/solutions-navigator');
  }
});

test('16 providers by name and a preview of 19, alphabetical, each with its own site in a new tab', async ({
  page,
}) => {
  await page.goto('/');
  const chips = region(page, 'Access 200+').getByRole('list').getByRole('link');
  await expect(chips).toHaveCount(16);
  await expectProviders(chips);
  const names = (await chips.allInnerTexts()).map((name) => name.toLowerCase());
  expect(names).toEqual([...names].sort());
  const rows = page.getByRole('table', { name: 'Providers by layer' }).getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText([
    'AI & Automation',
    'Customer Experience',
    'Communications',
    'Cybersecurity',
    'Infrastructure',
  ]);
  await expect(rows.getByRole('link')).toHaveCount(20);
  await expectProviders(rows.getByRole('link', { name: '(opens in a new tab)' }));
  await expect(rows.getByRole('link', { name: '(opens in a new tab)' })).toHaveCount(19);
});

test.describe('the badges', () => {
  for (const motion of ['reduce', 'no-preference'] as const)
    test(`scroll the preview to the middle, and sections under the header, with motion: ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto('/');
      await clickBadge(page, '200+ vetted providers');
      await expect.poll(() => distance(page, ':has(> #ecosystem-preview)', 'centre')).toBeLessThan(3);
      await clickBadge(page, 'Executive engagements');
      await expect.poll(() => distance(page, '#executive-engagements', 'top')).toBeLessThan(3);
      await clickBadge(page, 'Media partner');
      await expect.poll(() => distance(page, '#media-partner', 'top')).toBeLessThan(3);
    });

  /** Brings the badge into sight at once: `click` by itself scrolls there smoothly, and can click before it has
   *  arrived. */
  async function clickBadge(page: Page, name: string): Promise<void> {
    const badge = page.getByRole('main').getByRole('link', { name, exact: true });
    await badge.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
    });
    await badge.click();
  }
});

test('a badge scrolls the preview to the middle where it fits, else under the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [360, 740],
    [390, 1400],
    [1280, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: '200+ vetted providers', exact: true }).click();
    const preview = page.locator(':has(> #ecosystem-preview)');
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const isRoomy = ((await preview.boundingBox())?.height ?? 0) + 2 * header < height - 32;
    if (isRoomy) await expect.poll(() => distance(page, ':has(> #ecosystem-preview)', 'centre')).toBeLessThan(3);
    else await expect.poll(() => distance(page, ':has(> #ecosystem-preview)', 'top')).toBeLessThan(20);
  }
});

test.describe('the full provider list', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'View Full Provider List' });
  const list = (page: Page) => page.getByRole('dialog', { name: 'Enterprise Provider Ecosystem' });
  const title = (page: Page) => list(page).getByRole('heading', { level: 2 });

  test('opens by mouse with seven groups of names, at most 80% of the window high', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await expect(title(page)).toBeFocused();
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([
      'UCaaS/CCaaS',
      'Cybersecurity',
      'Infrastructure & Colocation',
      'AI & Automation',
      'Cloud Productivity',
      'Compliance & Backup',
      'SD-WAN/Network',
    ]);
    await expectProviders(list(page).getByRole('listitem').getByRole('link'));
    await expect.poll(async () => (await list(page).boundingBox())?.height).toBeLessThanOrEqual(0.8 * 900);
    await list(page).getByRole('button', { name: 'Close' }).click();
    await expect(list(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('on a phone has its title first and its names in the next frame, at the same height', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const [first, later] = await opener(page).evaluate(async (button: HTMLElement) => {
      button.click();
      const dialog = document.querySelector('dialog')!;
      const isShown = (selector: string) => dialog.querySelector(selector)?.checkVisibility();
      const look = () => ({ title: isShown('h2'), names: isShown('li a'), height: dialog.offsetHeight });
      const first = look();
      while (!isShown('li a')) await new Promise(requestAnimationFrame);
      return [first, look()];
    });
    expect(later).toEqual({ title: true, names: true, height: first.height });
    expect(first).toEqual({ ...later, names: false });
    await expect(title(page)).toBeFocused();
  });

  test('shows in the frame of a click and is modal in the next; hidden as soon as it is closed', async ({ page }) => {
    await page.goto('/');
    const states = await opener(page).evaluate(async (button: HTMLElement) => {
      const dialog = document.querySelector('dialog')!;
      const look = () => ({
        shown: dialog.checkVisibility(),
        // Above the header, which stays where it is.
        above: dialog.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2)),
        modal: dialog.matches(':modal'),
      });
      const change = () => new Promise((done) => dialog.addEventListener('toggle', done, { once: true }));
      const states = [look()];
      for (const clicked of [button, dialog.querySelector('button')!]) {
        const changed = change();
        clicked.click();
        states.push(look());
        await changed;
        states.push(look());
      }
      return states;
    });
    expect(states).toEqual([
      { shown: false, above: false, modal: false },
      { shown: true, above: true, modal: false },
      { shown: true, above: true, modal: true },
      { shown: false, above: false, modal: true },
      { shown: false, above: false, modal: false },
    ]);
    // Clicked twice before the next frame, it is open all the same.
    await opener(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => list(page).evaluate((dialog) => dialog.matches(':modal:not([data-opening])'))).toBe(true);
    await expect(title(page)).toBeFocused();
  });

  test('opens by keyboard, keeps the focus inside, and Escape returns it', async ({ page }) => {
    await page.goto('/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('listitem').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(title(page)).toBeFocused();
  });

  for (const when of ['before its script is there', 'with its script'] as const)
    test(`closes when its backdrop is clicked ${when}`, async ({ page }) => {
      const release = await holdScripts(page);
      if (when === 'with its script') release();
      await page.goto('/', { waitUntil: 'commit' });
      await opener(page).click();
      await expect(title(page)).toBeVisible();
      if (when === 'with its script') await arrived(page);
      await title(page).click();
      await expect(list(page)).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(list(page)).toBeHidden();
      release();
    });

  test('opened and closed by taps, needs no script', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const scripts = islandScriptsOf(page);
    await page.goto('/');
    for (const time of ['first', 'second']) {
      await opener(page).tap();
      await expect(title(page), `the ${time} time`).toBeFocused();
      await expect.poll(() => list(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await list(page).getByRole('button', { name: 'Close' }).tap();
      await expect(list(page)).toBeHidden();
    }
    expect(scripts).toEqual([]);
    await context.close();
  });

  test("'Explore All Providers' opens the directory before the script arrives, and the list is closed after Back", async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await opener(page).click();
    await list(page).getByRole('link', { name: 'Explore All Providers' }).click();
    await expect(page).toHaveURL('/providers');
    // The page's own script is held too, and with it the end of loading.
    await page.goBack({ waitUntil: 'commit' });
    await expect(opener(page)).toBeVisible();
    await expect(list(page)).toBeHidden();
  });

  test('opens before its script arrives and stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await opener(page).click();
    await expect(title(page)).toBeFocused();
    release();
    await arrived(page);
    await expect(list(page)).toBeVisible();
    await expect(title(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });

  test('is modal from the first click, before its script arrives', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await opener(page).click();
    await expect(list(page)).toBeVisible();
    await expect.poll(() => list(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('still opens, closes and links to the directory', async ({ page }) => {
      await page.goto('/');
      await opener(page).click();
      await expect(title(page)).toBeVisible();
      await list(page).getByRole('button', { name: 'Close' }).click();
      await expect(list(page)).toBeHidden();
      await opener(page).click();
      await list(page).getByRole('link', { name: 'Explore All Providers' }).click();
      await expect(page).toHaveURL('/providers');
    });
  });
});

test.describe('the demo', () => {
  test('steps every two seconds: progress by 2 up to 100 and then 0, the next line, a sentiment', async ({ page }) => {
    await openPaused(page);
    let before = await demo(page);
    for (let step = 0; step < 5; step++) {
      await page.clock.runFor(2000);
      const after = await demo(page);
      expect(after).toMatchObject({ progress: before.progress + 2, line: (before.line + 1) % 4 });
      expect(sentiments).toContain(after.sentiment);
      before = after;
    }
    await page.clock.runFor(2000 * ((100 - before.progress) / 2));
    expect((await demo(page)).progress).toBe(100);
    await page.clock.runFor(2000);
    expect((await demo(page)).progress).toBe(0);
    await expect(card(page)).toContainText('Simulated data');
  });

  test('pauses and resumes from the same place', async ({ page }) => {
    await openPaused(page);
    await card(page).getByRole('button', { name: 'Pause the demo' }).click();
    await expectStill(page);
    const before = await demo(page);
    await card(page).getByRole('button', { name: 'Play the demo' }).press('Enter');
    await page.clock.runFor(2000);
    expect((await demo(page)).progress).toBe(before.progress + 2);
  });

  test('pauses out of sight', async ({ page }) => {
    await openPaused(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The page scrolls smoothly.
    await expect(meter(page)).not.toBeInViewport();
    await observed(page);
    await expectStill(page);
  });

  test('pauses in a background tab', async ({ page }) => {
    await openPaused(page);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
    await expectStill(page);
  });

  test('does not move under reduced motion, and has no button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPaused(page);
    await expectStill(page);
    await expect(card(page).getByRole('button')).toHaveCount(0);
    expect(await demo(page)).toMatchObject({ line: 0 });
  });

  test('is not a live region, and is complete without a script', async ({ page, browser }) => {
    await page.goto('/');
    await expect(card(page).locator('[aria-live], [role=status], [role=log], [role=timer], [role=alert]')).toHaveCount(
      0,
    );
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(page.url());
    for (const text of ['247', '94%', '1.2m', 'Simulated data', 'Caller'])
      await expect(card(still).getByText(text).first()).toBeVisible();
    await expect(card(still).getByRole('button')).toHaveCount(0);
    await context.close();
  });
});

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const card = (page: Page) => region(page, 'AI Contact Center Analytics');
const meter = (page: Page) => card(page).locator('progress');
const arrived = (page: Page) => page.locator('astro-island[component-url*="ProviderDialog"]:not([ssr])').waitFor();

async function expectProviders(links: Locator): Promise<void> {
  const found = await links.evaluateAll((elements) =>
    elements.map((link) => ({
      outside: link.getAttribute('href')?.startsWith('https://'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
      says: link.textContent?.endsWith('(opens in a new tab)'),
    })),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const link of found)
    expect(link).toEqual({ outside: true, target: '_blank', rel: 'noopener noreferrer', says: true });
}

/** How far an element is from the middle of the window, or its upper edge from the header. */
function distance(page: Page, selector: string, from: 'centre' | 'top'): Promise<number> {
  return page.locator(selector).evaluate((element, place) => {
    const { top, height } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs(place === 'centre' ? top + height / 2 - innerHeight / 2 : top - header);
  }, from);
}

/** Opens the page with its clock stopped and the demo in sight. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-05T09:00:00' });
  await page.goto('/');
  await page.clock.pauseAt('2026-01-05T10:00:00');
  await card(page).scrollIntoViewIfNeeded();
  await expect(meter(page)).toBeInViewport();
  await observed(page);
}

/** Waits until the page's own observers know what is in sight: those that came first are told first. */
async function observed(page: Page): Promise<void> {
  await meter(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(element);
      }),
  );
}

async function demo(page: Page) {
  const [progress, sentiment, shown] = await Promise.all([
    meter(page).evaluate((element: HTMLProgressElement) => element.value),
    card(page).locator('[data-sentiment]').innerText(),
    card(page)
      .getByRole('listitem', { includeHidden: true })
      .evaluateAll((lines) =>
        lines.flatMap((line, index) => (line.checkVisibility({ visibilityProperty: true }) ? index : [])),
      ),
  ]);
  expect(shown).toHaveLength(1);
  return { progress, sentiment, line: shown[0] ?? -1 };
}

async function expectStill(page: Page): Promise<void> {
  const before = await demo(page);
  await page.clock.runFor(20_000);
  expect(await demo(page)).toEqual(before);
}
