import type { Browser } from 'playwright';
import { asOnPhone, phone } from '#tests/bench/phone';
import { type Kind, kindOf, wireBytes } from '#tests/wire';

/** What opening a page costs a visitor, in bytes on the wire and elements. */
export type Weight = {
  requests: number;
  /** The headers of the page itself. */
  headers: number;
  bytes: Record<Kind, number>;
  total: number;
  /** Scripts of their own before the first interaction, and all that have come after it. */
  scriptsBefore: number;
  scriptsAfter: number;
  elements: number;
};

/** Opens a page on a plain line, then touches its first island (the menu, or the form below). */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: phone.screen });
  const page = await context.newPage();
  const loaded: Promise<{ kind: Kind; bytes: number }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // A page fetched ahead is not part of this one.
    if (response.request().headers()['sec-purpose']) return;
    const bytes = response.body().then(
      (body) => wireBytes(pathname, body),
      () => 0, // The page was closed meanwhile: nobody asks for it any more.
    );
    loaded.push(bytes.then((size) => ({ kind: kindOf(pathname), bytes: size })));
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  const headers = await answer?.headersArray();
  const before = await Promise.all(loaded);
  const elements = await page.locator('*').count();
  const island = page.locator('astro-island button, astro-island input').first();
  if ((await island.count()) > 0) {
    await island.focus();
    await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  }
  const after = await Promise.all(loaded);
  await context.close();

  const bytes: Weight['bytes'] = { html: 0, script: 0, font: 0, image: 0, data: 0, other: 0 };
  for (const file of before) bytes[file.kind] += file.bytes;
  const scripts = (files: typeof before) =>
    files.reduce((sum, { kind, bytes: size }) => sum + (kind === 'script' ? size : 0), 0);
  return {
    requests: before.length,
    headers: (headers ?? []).reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0),
    bytes,
    total: before.reduce((sum, file) => sum + file.bytes, 0),
    scriptsBefore: scripts(before),
    scriptsAfter: scripts(after),
    elements,
  };
}

/** When the first paint and the largest one of a first visit on the slow phone happen (ms), and what moves. */
export type Paint = { fcp: number; lcp: number; cls: number };

/** Opens a page on the slow phone, with nothing kept from before. */
export async function paint(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: phone.screen, isMobile: true, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  await asOnPhone(page);
  await page.addInitScript(() => {
    const seen = { fcp: 0, lcp: 0, cls: 0 };
    Object.assign(window, { seen });
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (type === 'layout-shift') seen.cls += (entry as PerformanceEntry & { value: number }).value;
          else if (type !== 'paint') seen.lcp = entry.startTime;
          else if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
      }).observe({ type, buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => (window as unknown as { seen: Paint }).seen.lcp > 0);
  const seen = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  await context.close();
  return seen;
}
