import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { parse } from 'yaml';
import { sectionSchema } from '#domain/content/section';
import { sentiments } from '#domain/demo/demo';
import { adviceOn } from '#domain/recommendation/advice';
import { explained } from '#domain/recommendation/explanation';
import { recommend } from '#domain/recommendation/recommend';
import { perfectMatch } from '#domain/recommendation/score';
import { needsMetLine } from '#domain/recommendation/summary';
import { rankBadges } from '#domain/recommendation/words';
import { advice, industries, navigator, sectionOf, site } from '#tests/fixtures/content';
import { expect, holdScripts, islandScriptsOf, test } from '#tests/e2e/site';

test('the sections stand in their order under their headings', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Sample result: an Ontario hospital, contact centre',
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

test('the sample result is what the Navigator recommends for the stored answers', async ({ page }) => {
  const file = readFileSync('src/content/sections/home/sample.md', 'utf8');
  const { heading, sample } = sectionSchema.parse(parse(file.split('---')[1] ?? ''));
  const answers = Object.fromEntries(sample?.answers.map(({ question, is }) => [question, is]) ?? []);
  const id = sample?.industry ?? '';
  const industry = { id, inSentence: industries.get(id)?.inSentence ?? '' };
  const today = adviceOn(advice, new Date());
  const recommendations = recommend(navigator, answers, today, [], industry);
  const first = explained(navigator, answers, recommendations, today).top[0];
  if (!first) throw new Error('Nothing is recommended for the stored answers.');
  const { solution, score, needs } = first.recommendation;

  await page.goto('/');
  const sampled = region(page, heading);
  await expect(sampled.getByRole('heading', { level: 3 })).toHaveText(solution.name);
  await expect(sampled.getByRole('link', { name: solution.name })).toHaveAttribute('href', first.page ?? '');
  const entry = sampled.getByRole('article', { name: solution.name });
  await expect(entry.getByText(String(score), { exact: true })).toBeVisible();
  await expect(entry).toContainText(perfectMatch(first.recommendation)?.text ?? needsMetLine(needs));
  const speaksFor = first.lines.filter(({ met }) => met).slice(0, 3);
  await expect(entry.getByRole('listitem')).toHaveText([
    ...first.misses.map(({ text }) => text),
    ...first.open,
    ...speaksFor.map(({ text }) => text),
  ]);
  await expect(entry).toContainText(first.checks[0] ?? '');
  const layers = sampled.getByRole('list', { name: 'The stack it stands in' }).getByRole('listitem');
  // The name stands beside the drawing, in the heading: at its plate, the place is enough.
  await expect(layers.filter({ hasText: rankBadges[0] })).toContainText(solution.category);
  await expect(layers).toHaveCount(5);
});

test.describe('the layers of the first screen', () => {
  const hero = (page: Page) => page.getByRole('main').getByRole('list', { name: 'The five layers of a stack' });
  const layer = (page: Page, name: string) => hero(page).getByRole('listitem').filter({ hasText: name });
  const answer = (page: Page, name: string) => layer(page, name).getByText('The Navigator asks:');
  /** How far the plate of a layer and its name are lifted, in CSS pixels: both move, or neither. */
  const lifted = (page: Page, key: string, name: string) =>
    page.evaluate(
      ([plate, words]) => {
        const up = (element: Element | null | undefined) =>
          element ? -new DOMMatrix(getComputedStyle(element).transform).m42 : NaN;
        const [label] = [...document.querySelectorAll('summary > span')].filter((each) =>
          each.textContent.includes(words ?? ''),
        );
        const drawn = document.getElementById(`engraving-${plate}`)?.id;
        return [up(document.querySelector(`main use[href="#${drawn}"]`)?.parentElement), up(label)].map(
          (pixels) => Math.round(pixels) || 0,
        );
      },
      [key, name],
    );

  test('answer the pointer over a name and over its plate; without it the first one answers again', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(answer(page, 'AI & Automation')).toBeVisible();
    await expect(answer(page, 'Cybersecurity')).toBeHidden();
    await layer(page, 'Cybersecurity').getByText('Cybersecurity', { exact: true }).hover();
    await expect(answer(page, 'Cybersecurity')).toBeVisible();
    await expect(layer(page, 'Cybersecurity')).toContainText('audit evidence');
    await expect.poll(() => lifted(page, 'sec', 'Cybersecurity')).toEqual([12, 10]);
    await expect(answer(page, 'AI & Automation')).toBeHidden();
    await expect.poll(() => lifted(page, 'ai', 'AI & Automation')).toEqual([0, 0]);
    // The answer stays while the pointer is over it.
    await answer(page, 'Cybersecurity').hover();
    await expect(answer(page, 'Cybersecurity')).toBeVisible();
    const plate = await page.getByRole('main').locator('svg:has([href="#engraving-ai"])').boundingBox();
    if (!plate) throw new Error('The stack is not drawn.');
    await page.mouse.move(plate.x + plate.width / 2, plate.y + plate.height * 0.1);
    await expect(answer(page, 'AI & Automation')).toBeVisible();
    await expect(answer(page, 'Cybersecurity')).toBeHidden();
    await expect.poll(() => lifted(page, 'ai', 'AI & Automation')).toEqual([12, 10]);
    await layer(page, 'Cybersecurity').getByText('Cybersecurity', { exact: true }).hover();
    await page.mouse.move(5, 5);
    await expect(answer(page, 'Cybersecurity')).toBeHidden();
    await expect(answer(page, 'AI & Automation')).toBeVisible();
    await expect.poll(() => lifted(page, 'ai', 'AI & Automation')).toEqual([12, 10]);
  });

  test('answer the focus, open with Enter one at a time, and move nothing else', async ({ page }) => {
    await page.goto('/');
    const below = () =>
      region(page, 'Sample result').evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await below();
    await page.getByRole('link', { name: 'Explore Solutions' }).focus();
    for (const name of [
      'AI & Automation',
      'Customer Experience',
      'Communications',
      'Cybersecurity',
      'Infrastructure',
    ]) {
      await page.keyboard.press('Tab');
      await expect(layer(page, name).locator('summary')).toBeFocused();
      await expect(answer(page, name)).toBeVisible();
      await expect(hero(page).getByText('The Navigator asks:').filter({ visible: true })).toHaveCount(1);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(answer(page, 'Infrastructure')).toBeVisible();
    await expect(answer(page, 'Cybersecurity')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(answer(page, 'Cybersecurity')).toBeVisible();
    await expect(answer(page, 'Infrastructure')).toBeHidden();
    expect(await below()).toBe(before);
  });

  test('lift at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await layer(page, 'Communications').getByText('Communications', { exact: true }).hover();
    await expect(answer(page, 'Communications')).toBeVisible();
    expect(await lifted(page, 'com', 'Communications')).toEqual([12, 10]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test.describe('on a phone without JavaScript', () => {
    test.use({ javaScriptEnabled: false, hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

    test('open and close by touch, in room that is made for what they say', async ({ page }) => {
      await page.goto('/');
      await expect(hero(page).getByText('The Navigator asks:').filter({ visible: true })).toHaveCount(0);
      await layer(page, 'Customer Experience').locator('summary').tap();
      await expect(answer(page, 'Customer Experience')).toBeVisible();
      await layer(page, 'Infrastructure').locator('summary').tap();
      await expect(answer(page, 'Infrastructure')).toBeVisible();
      await expect(answer(page, 'Customer Experience')).toBeHidden();
      const said = await hero(page).locator('[open] p').boundingBox();
      const next = await region(page, 'Sample result').boundingBox();
      expect((said?.y ?? NaN) + (said?.height ?? NaN)).toBeLessThan(next?.y ?? NaN);
    });
  });
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
    test(`bring the preview into the middle, and the sections under the header, with motion: ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto('/');
      const badge = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
      await badge('200+ vetted providers').click();
      await expect.poll(() => distance(page, ':has(> #ecosystem-preview)', 'centre')).toBeLessThan(3);
      await badge('Executive engagements').click();
      await expect.poll(() => distance(page, '#executive-engagements', 'top')).toBeLessThan(3);
      await badge('Media partner').click();
      await expect.poll(() => distance(page, '#media-partner', 'top')).toBeLessThan(3);
    });
});

test('a badge brings the preview into the middle where it fits, else under the header', async ({ page }) => {
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

  test('opens by keyboard, keeps the focus inside, and Escape gives it back', async ({ page }) => {
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

  test("'Explore All Providers' goes to the directory before its script is there, and the list is closed on the way back", async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await opener(page).click();
    await list(page).getByRole('link', { name: 'Explore All Providers' }).click();
    await expect(page).toHaveURL('/providers');
    await page.goBack();
    await expect(opener(page)).toBeVisible();
    await expect(list(page)).toBeHidden();
  });

  test('opens before its script is there and stays open when it arrives', async ({ page }) => {
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

  test('is modal from the first click on, before its script is there', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await opener(page).click();
    await expect(list(page)).toBeVisible();
    await expect.poll(() => list(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, closes and leads to the directory all the same', async ({ page }) => {
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

  test('stands still while paused, and goes on from there', async ({ page }) => {
    await openPaused(page);
    await card(page).getByRole('button', { name: 'Pause the demo' }).click();
    await expectStill(page);
    const before = await demo(page);
    await card(page).getByRole('button', { name: 'Play the demo' }).press('Enter');
    await page.clock.runFor(2000);
    expect((await demo(page)).progress).toBe(before.progress + 2);
  });

  test('stands still out of sight', async ({ page }) => {
    await openPaused(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The page scrolls smoothly.
    await expect(meter(page)).not.toBeInViewport();
    await observed(page);
    await expectStill(page);
  });

  test('stands still in a tab in the background', async ({ page }) => {
    await openPaused(page);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
    await expectStill(page);
  });

  test('stands still under reduced motion, without a button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPaused(page);
    await expectStill(page);
    await expect(card(page).getByRole('button')).toHaveCount(0);
    expect(await demo(page)).toMatchObject({ line: 0 });
  });

  test('is no live region, and is complete without a script', async ({ page, browser }) => {
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
