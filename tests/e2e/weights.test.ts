import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { budgetOf, visitBudget } from '#tests/budgets';
import { kindsOfPages } from '#tests/e2e/routes';
import { expect, isFetchedAhead, NavigatorPage, somebody, test } from '#tests/e2e/site';
import { kindOf, wireBytes } from '#tests/wire';

/* What a browser requests before any interaction with a page (tests/budgets.ts; the files themselves are weighed in
   tests/dist/budgets.test.ts), and that nothing shifts while it loads: not at all before its typefaces load, and
   hardly when they do. */

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

for (const route of kindsOfPages)
  test.describe(`${route} as it loads`, () => {
    test.use({ expectedErrors: route === '/404' ? ['404:', 'Failed to load resource'] : [] });

    test('keeps to its budget of requests, and nothing moves', async ({ page }) => {
      const budget = budgetOf(route);
      // Weighed afterwards: a browser may have forgotten what a page loaded once the page is left.
      let loaded: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loaded = [];
        loaded.push(new URL(request.url()).pathname);
      });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const showTypefaces = await openWithoutFonts(page, route);
        expect(await shifts(page), `what moves at ${width} px`).toEqual([]);
        // Files that come last of all count where they are weighed.
        await showTypefaces(width === 1280 ? 'networkidle' : 'load');
        expect(await shiftSum(page), `how much the typefaces move at ${width} px`).toBeLessThanOrEqual(0.02);
      }
      const weighed = await Promise.all(loaded.map((pathname) => weigh(page, pathname)));
      const bytesOf = (kind: string) => sum(weighed.flatMap((file) => (file.kind === kind ? file.bytes : [])));
      expect.soft(bytesOf('script'), 'scripts').toBeLessThanOrEqual(budget.scripts);
      expect.soft(weighed.filter(({ kind }) => kind === 'font')).toHaveLength(2);
      expect.soft(sum(weighed.map(({ bytes }) => bytes)), 'everything').toBeLessThanOrEqual(budget.whole);
      expect.soft(weighed.length, 'requests').toBeLessThanOrEqual(budget.requests);
    });
  });

/** Where each opening breaks off: what stood there moved when the rest came (`shows-whole` in src/styles/utilities.css). */
for (const [route, after] of [
  ['/obligations', 'aria-describedby="coverage">'],
  ['/solutions', '<dd class="row-start-1 title">'],
  ['/providers', '>Grid</button>'],
  ['/compare', '</h1>'],
  ['/needs-assessment', 'Challenge Area</b>'],
  ['/solutions-navigator', '<b>Challenge'],
] as const)
  test(`${route} does not move when it arrives in two pieces`, async ({ page, baseURL }) => {
    const pieces = await inTwoPieces(`${baseURL}`, route, after);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pieces.address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      pieces.sendRest();
      await page.waitForLoadState('domcontentloaded');
      expect(await shifts(page), `what moves at ${width} px`).toEqual([]);
    }
    await page.goto('about:blank');
    pieces.close();
  });

/** Serves the site, and the given page broken off after some text: its rest is sent when the caller says so. */
async function inTwoPieces(site: string, route: string, after: string) {
  const html = await (await fetch(site + route)).text();
  const cut = html.indexOf(after, html.indexOf('<h1')) + after.length;
  expect(cut).toBeGreaterThan(after.length);
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url === route) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(html.slice(0, cut));
      sendRest = () => response.end(html.slice(cut));
      return;
    }
    // What typefaces move when they arrive is measured above.
    if (request.url?.endsWith('.woff2')) return;
    void fetch(site + (request.url ?? '/')).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}${route}`, sendRest: () => sendRest(), close: () => server.close() };
}

test('a visit keeps to its budget of pages and styles', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (['document', 'stylesheet'].includes(request.resourceType()) && !isFetchedAhead(request))
      loaded.add(new URL(request.url()).pathname);
  });
  for (const route of ['/', '/healthcare', '/solutions']) {
    await page.goto(route);
    await page.getByLabel('Full name').focus();
    await page.locator('astro-island[component-url*="MessageForm"]:not([ssr])').waitFor();
  }
  const navigator = new NavigatorPage(page);
  await navigator.open();
  await navigator.toResults(somebody());
  await page.goto('/compare');
  await page.waitForLoadState('networkidle');
  expect(loaded.size).toBeGreaterThan(5);
  const weighed = await Promise.all([...loaded].map((pathname) => weigh(page, pathname)));
  expect(sum(weighed.map(({ bytes }) => bytes))).toBeLessThanOrEqual(visitBudget);
});

test('the menu button does not move while the header arrives', async ({ page }) => {
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

/** What kind of file a path leads to, and its bytes as they are sent. */
async function weigh(page: Page, pathname: string): Promise<{ kind: string; bytes: number }> {
  const answer = await page.request.get(pathname);
  return { kind: kindOf(pathname), bytes: wireBytes(pathname, await answer.body()) };
}

/**
 * Opens a page over a line so slow that its typefaces are not there when it is painted. Returns what lets them arrive,
 * and waits until they show.
 */
async function openWithoutFonts(page: Page, route: string): Promise<(until: 'load' | 'networkidle') => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.unrouteAll();
  await page.route('**/*.woff2', async (request) => {
    await held;
    await request.continue();
  });
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return async (until) => {
    release();
    await page.waitForLoadState(until);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
}

test('the check finds a line that moves by its height, and ignores a word that moves within its line', async ({
  page,
}) => {
  /** Adds the given text to the page, moves it, and returns the measured shift. */
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
 * The sum of shifts that counts as a visible one. A line of text that moves by its height counts 0.001 in a narrow
 * window and 0.0002 in a wide one; a word that moves some pixels within its line 0.00003.
 */
const noticed = 0.0001;

/** The shifts since the page was opened; empty if all of them together are too small to notice. */
async function shifts(page: Page): Promise<string[]> {
  const all = await everyShift(page);
  if (sum(all.map(({ value }) => value)) < noticed) return [];
  return all.map(({ value, what }) => `${value.toFixed(5)} ${what}`);
}

/** The sum of all shifts since the page was opened. */
async function shiftSum(page: Page): Promise<number> {
  return sum((await everyShift(page)).map(({ value }) => value));
}

type Moved = { value: number; what: string };

/** Every shift since the page was opened. */
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
