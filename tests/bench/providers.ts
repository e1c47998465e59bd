import { type BrowserContext, chromium, type Page } from 'playwright';
import { printRow } from '#tests/bench/print-row';
import { ensureChromium, launchOptions } from '#tests/chromium';
import { serveCopy, siteWithProviders } from '#tests/fixtures/many-providers';

/*
 * What a keystroke in the directory's search costs with 34, 1,000 and 10,000 providers: processor time of the main
 * thread from the key to the painted answer (handlers, React, style, layout, paint), at a CPU four times slower than
 * this one; the medians, script and layout also by themselves. 'bare field' is the browser's own share: a keystroke in a
 * search field on an empty page, measured the same way. It says how busy this machine is.
 */

const sizes = [34, 1_000, 10_000];
const slowdown = 4;
const frame = 1000 / 60;
/** Letters that find much, little and nothing, and are deleted again one by one. */
const typed = 'network 12';
const keys = [...typed, ...Array.from(typed, () => 'Backspace')];
const rounds = 4;

ensureChromium();
const browser = await chromium.launch(launchOptions());
console.log(`Milliseconds per keystroke at ${slowdown}x CPU slowdown; one frame is ${frame.toFixed(1)} ms.\n`);
printRow(['providers', 'script', 'layout', 'everything', '... p95', 'bare field', 'cards in DOM']);
for (const size of sizes) {
  const site = await siteWithProviders(size);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const origin = await serveCopy(context, site);
  const page = await context.newPage();
  await page.goto('about:blank');
  await page.setContent('<input type="search">');
  const bare = await keystrokes(context, page);

  await page.goto(`${origin}/providers`);
  await page.getByRole('searchbox').fill('net');
  await page
    .getByText(/^Showing \d+ provider\(s\) in all categories$/)
    .first()
    .waitFor();
  await page.locator('[data-layer][aria-setsize], #found').first().waitFor();
  await page.getByRole('searchbox').fill('');
  const { all, script, layout, cards } = await keystrokes(context, page);
  printRow([size, at(script, 0.5), at(layout, 0.5), at(all, 0.5), at(all, 0.95), at(bare.all, 0.5), cards]);
  await context.close();
  site.remove();
}
await browser.close();

/** Types and deletes the text a few times: the time (ms) of each keystroke, and the most cards the page ever held. */
async function keystrokes(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return {
      all: of('TaskDuration'),
      script: of('ScriptDuration'),
      layout: of('RecalcStyleDuration') + of('LayoutDuration'),
    };
  };
  const painted = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.getByRole('searchbox').focus();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = { all: [] as number[], script: [] as number[], layout: [] as number[], cards: 0 };
  for (const key of Array.from({ length: rounds }, () => keys).flat()) {
    const before = await spent();
    await page.keyboard.press(key);
    await painted();
    const after = await spent();
    times.all.push(after.all - before.all);
    times.script.push(after.script - before.script);
    times.layout.push(after.layout - before.layout);
    times.cards = Math.max(times.cards, await page.locator('[data-layer]').count());
  }
  await devtools.detach();
  return times;
}

function at(values: number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
}
