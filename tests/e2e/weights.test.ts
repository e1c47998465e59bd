import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Selector, transform } from 'lightningcss';
import type { Page } from 'playwright';
import { type Advice, adviceAddress } from '#domain/recommendation/advice';
import { adviceBudget, budgetOf, checkBudget } from '#tests/budgets';
import { dist, everyRoute, routes } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';
import { headerBytes, inlineScripts, isIslandRuntime, kindOf, wireBytes } from '#tests/wire';

/*
 * What each page of the built site weighs (tests/budgets.ts), and that nothing in it moves while it loads: at all before
 * its typefaces are there, and hardly when they come.
 */

const fileOf = (route: string) => `${route === '/' ? '/index' : route}.html`;
const built = (pathname: string) => readFileSync(path.join(dist, pathname));

/**
 * Every script that a page loads once all its islands are in use: what it names, and all that those import. What an
 * island fetches later (a wizard's last steps, the website scraper, the detailed model) is not among them.
 */
function islandScripts(html: string): string[] {
  return reachedFrom(html.matchAll(/(?:component|renderer)-url="\/_astro\/([\w.-]+\.js)"/g));
}

/** What comes after a wizard's first answer, besides the scripts that the page has loaded by then. */
function lastSteps(loaded: readonly string[]): string[] {
  const program = loaded.map((script) => built(script).toString()).join('');
  const fetched = reachedFrom(program.matchAll(/import\(\s*["'`]\.\/(LastSteps[\w.-]+\.js)["'`]/g));
  return fetched.filter((script) => !loaded.includes(script));
}

/** These scripts, and all that they import. */
function reachedFrom(named: Iterable<RegExpExecArray>): string[] {
  const reached = new Set<string>();
  const reach = (names: Iterable<RegExpExecArray>) => {
    for (const [, name = ''] of names) {
      if (reached.has(name)) continue;
      reached.add(name);
      reach(
        built(`/_astro/${name}`)
          .toString()
          .matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
      );
    }
  };
  reach(named);
  return [...reached].map((name) => `/_astro/${name}`);
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

for (const route of everyRoute)
  test(`${route} keeps to its budget of bytes`, () => {
    const budget = budgetOf(route);
    const html = built(fileOf(route));
    const inline = inlineScripts(html.toString());
    expect(inline.filter((script) => script.includes('"astro-island"')).length, 'inline scripts for islands').toBe(1);
    const runtime = inline.flatMap((script) => script.match(/\/_astro\/[\w.-]+/g) ?? []).find(isIslandRuntime) ?? '';
    expect.soft(headerBytes(route, built('/_headers').toString()), 'headers').toBeLessThanOrEqual(budget.headers);
    expect.soft(wireBytes(fileOf(route), html), 'HTML').toBeLessThanOrEqual(budget.html);
    expect
      .soft(sum(inline.map((script) => wireBytes('/inline.js', Buffer.from(script)))), 'inline scripts')
      .toBeLessThanOrEqual(budget.inlineScript);
    expect.soft(wireBytes(runtime, built(runtime)), 'runtime of islands').toBeLessThanOrEqual(budget.islandRuntime);
    const scripts = islandScripts(html.toString());
    expect(scripts.length, 'scripts of the islands').toBeGreaterThan(5);
    const weigh = (files: string[]) => sum(files.map((script) => wireBytes(script, built(script))));
    expect.soft(weigh(scripts), 'scripts of all islands').toBeLessThanOrEqual(budget.islandScripts);
    const later = weigh(lastSteps(scripts));
    expect.soft(later > 0, 'a wizard has last steps, and nothing else has').toBe(budget.lastSteps !== undefined);
    expect.soft(later, 'last steps').toBeLessThanOrEqual(budget.lastSteps ?? 0);
  });

for (const route of routes)
  test(`${route}: no script that the browser waits for stands before the words`, () => {
    const html = built(fileOf(route)).toString();
    expect(html.indexOf('<h1')).toBeGreaterThan(0);
    expect(html.indexOf('<script>')).toBeGreaterThan(html.indexOf('</footer>'));
  });

for (const route of ['/solutions-navigator', '/needs-assessment'])
  test(`${route} holds the name of no product of the catalogue`, () => {
    // Without its policy and the names of its files: a hash may hold a short name, 3CX for one.
    const html = built(fileOf(route))
      .toString()
      .replaceAll(/'sha256-[^']+'|\/_astro\/[\w.-]+/g, '');
    const { solutions } = JSON.parse(built(adviceAddress).toString()) as Advice;
    expect(solutions.length).toBeGreaterThan(50);
    // The wizards' own questions name some: as an answer, or as an example in one.
    const asked = ['Microsoft 365', 'Zapier', 'Webex Calling'];
    const named = solutions.map(({ name }) => name).filter((name) => html.includes(name));
    expect(named.filter((name) => !asked.includes(name))).toEqual([]);
  });

test('the advice, which the last steps fetch, keeps to its budget of bytes', () => {
  expect(wireBytes(adviceAddress, built(adviceAddress))).toBeLessThanOrEqual(adviceBudget);
});

for (const route of routes)
  test.describe(`${route} as it loads`, () => {
    test.use({ expectedErrors: route === '/404' ? ['404:', 'Failed to load resource'] : [] });

    test('keeps to its budget of requests, and nothing moves', async ({ page }) => {
      const budget = budgetOf(route);
      let loaded: { pathname: string; bytes: Promise<number> }[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        loaded.push({ pathname, bytes: response.body().then((body) => wireBytes(pathname, body)) });
      });
      for (const width of [360, 1280]) {
        // What the page before has loaded cannot be read any more once it is left.
        await Promise.all(loaded.map(({ bytes }) => bytes));
        loaded = [];
        await page.setViewportSize({ width, height: 800 });
        const showTypefaces = await openWithoutFonts(page, route);
        expect(await shifts(page), `what moves at ${width} px`).toEqual([]);
        await showTypefaces();
        expect(await shiftSum(page), `how much the typefaces move at ${width} px`).toBeLessThanOrEqual(0.02);
      }
      const weighed = await Promise.all(
        loaded.map(async ({ pathname, bytes }) => ({
          kind: isIslandRuntime(pathname) ? 'runtime' : kindOf(pathname),
          bytes: await bytes,
        })),
      );
      const bytesOf = (kind: string) => sum(weighed.flatMap((file) => (file.kind === kind ? file.bytes : [])));
      const runtime = budget.scriptsBeforeInteraction > 0 ? budget.islandRuntime : 0;
      expect.soft(bytesOf('runtime'), 'runtime of islands').toBeLessThanOrEqual(runtime);
      expect.soft(bytesOf('script'), 'other scripts').toBeLessThanOrEqual(budget.scriptsBeforeInteraction);
      expect.soft(weighed.filter(({ kind }) => kind === 'font')).toHaveLength(2);
      expect.soft(bytesOf('font'), 'fonts').toBeLessThanOrEqual(budget.fonts);
      expect.soft(sum(weighed.map(({ bytes }) => bytes)), 'everything').toBeLessThanOrEqual(budget.whole);
      expect.soft(weighed.length, 'requests').toBeLessThanOrEqual(budget.requests);
    });
  });

test('the menu button stands where it stays, before the rest of the header has arrived', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready);
  const button = page.getByRole('button', { name: 'Menu' });
  const place = await button.boundingBox();
  expect(place?.x).toBeGreaterThan(300);
  const rest = page.getByRole('banner').locator('a[href="#contact"]').last().locator('..');
  await rest.evaluate((element) => element.remove());
  expect(await button.boundingBox()).toEqual(place);
});

/**
 * Opens a page over a line so slow that its typefaces are not there when it is painted. Returns what lets them arrive,
 * and waits until they show.
 */
async function openWithoutFonts(page: Page, route: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.unrouteAll();
  await page.route('**/*.woff2', async (request) => {
    await held;
    await request.continue();
  });
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return async () => {
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
}

test('a line of text that moves by its height is noticed, a word that moves a little within its line is not', async ({
  page,
}) => {
  /** Puts words into the page, moves them, and returns what has moved. */
  const afterMoving = async (words: { width: number; height: number }, by: { left: number; top: number }) => {
    await openWithoutFonts(page, '/privacy');
    await page.evaluate(({ width, height }) => {
      const box = document.body.appendChild(document.createElement('p'));
      box.id = 'moved';
      box.textContent = 'Words';
      box.style.cssText = `position: fixed; left: 9px; top: 300px; width: ${width}px; height: ${height}px; font-size: 16px`;
    }, words);
    expect(await shifts(page)).toEqual([]);
    await page.locator('#moved').evaluate((box, { left, top }) => {
      box.style.left = `${9 + left}px`;
      box.style.top = `${300 + top}px`;
    }, by);
    return shifts(page);
  };
  const moved = [expect.stringContaining('Words')];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await afterMoving({ width: 60, height: 20 }, { left: 5, top: 0 }), `a word at ${width} px`).toEqual([]);
    expect(await afterMoving({ width: 320, height: 20 }, { left: 0, top: 20 }), `a line at ${width} px`).toEqual(moved);
  }
});

/**
 * The sum of shifts from which on something has moved. A line of text that moves by its height counts 0.001 in a narrow
 * window and 0.0002 in a wide one; a word that moves some pixels within its line 0.00003.
 */
const noticed = 0.0001;

/** What has moved since the page was opened, and how much; nothing where all of it is too little to be noticed. */
async function shifts(page: Page): Promise<string[]> {
  const all = await everyShift(page);
  if (sum(all.map(({ value }) => value)) < noticed) return [];
  return all.map(({ value, what }) => `${value.toFixed(5)} ${what}`);
}

/** How much has moved since the page was opened, as the sum of all shifts. */
async function shiftSum(page: Page): Promise<number> {
  return sum((await everyShift(page)).map(({ value }) => value));
}

type Moved = { value: number; what: string };

/** Everything that has moved since the page was opened. */
function everyShift(page: Page): Promise<Moved[]> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    return new Promise<Moved[]>((resolve) => {
      const found: Moved[] = [];
      const note = (entries: PerformanceEntryList) => {
        for (const { value, sources } of entries as Shift[]) {
          const nodes = sources.map(({ node }) =>
            node instanceof Element ? `${node.tagName} '${node.textContent.trim().slice(0, 40)}'` : '?',
          );
          found.push({ value, what: nodes.join(' ') });
        }
      };
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            note(observer.takeRecords());
            resolve(found);
          }),
        ),
      );
    });
  });
}

test('the check keeps to its budget, and no page carries its style sheet', () => {
  const files = readdirSync(path.join(dist, '_astro'));
  const one = (pattern: RegExp) => {
    const found = files.filter((file) => pattern.test(file));
    expect(found, String(pattern)).toHaveLength(1);
    return `/_astro/${found[0]}`;
  };
  const [script, sheet] = [one(/^Check\.[\w-]+\.js$/), one(/^check\.[\w-]+\.css$/)];
  expect.soft(wireBytes(script, built(script)), 'script').toBeLessThanOrEqual(checkBudget.script);
  // What it shares with other files that are fetched later is in files of its own.
  const loaded = islandScripts(built('/solutions-navigator.html').toString());
  const earlier = [...loaded, ...lastSteps(loaded)];
  const parts = reachedFrom(script.matchAll(/\/(Check[\w.-]+)$/g)).filter((part) => !earlier.includes(part));
  expect(parts).toContain(script);
  expect
    .soft(sum(parts.map((part) => wireBytes(part, built(part)))), 'script with all that comes with it')
    .toBeLessThanOrEqual(checkBudget.whole);
  expect.soft(wireBytes(sheet, built(sheet)), 'style sheet').toBeLessThanOrEqual(checkBudget.sheet);
  for (const route of routes) expect(built(fileOf(route)).toString()).not.toMatch(/\.(ck-range|interval-bar)\{/);
});

/*
 * Once a state such as `:checked` stands in any `:has()`, Chromium looks at every `:has()` above a press; a rule that goes
 * on to any element at all (`:has(...) > *`) then has it renew the style of everything below.
 */
test('each rule that goes on from a :has() names what it styles', () => {
  const names = (selector: Selector): boolean =>
    selector.some(
      (part) =>
        ['class', 'id', 'type', 'attribute', 'pseudo-element'].includes(part.type) ||
        (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') && part.selectors.every(names)),
    );
  const has = (part: Selector[number]) => part.type === 'pseudo-class' && part.kind === 'has';
  const found = new Set<string>();
  let goingOn = 0;
  const read = (css: string) =>
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      visitor: {
        // Paper has no presses.
        Rule: {
          media: ({ value }) =>
            value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        },
        Selector: (selector) => {
          const last = selector.findLastIndex((part) => part.type === 'combinator');
          if (!selector.slice(0, Math.max(last, 0)).some(has)) return;
          goingOn += 1;
          if (!names(selector.slice(last + 1))) found.add(JSON.stringify(selector));
        },
      },
    });
  for (const file of readdirSync(path.join(dist, '_astro')).filter((name) => name.endsWith('.css')))
    read(built(`/_astro/${file}`).toString());
  for (const route of routes)
    for (const [, css = ''] of built(fileOf(route))
      .toString()
      .matchAll(/<style[^>]*>(.*?)<\/style>/gs))
      read(css);
  expect([...found]).toEqual([]);
  expect(goingOn).toBeGreaterThan(0);
});
