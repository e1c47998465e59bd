import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '#tests/chromium';
import { serveCopy, siteWithProviders } from '#tests/fixtures/many-providers';

/*
 * What a keystroke in the directory's search costs: the main thread's time from the key to the painted answer (handlers,
 * React, style, layout, paint), at a CPU four times slower than this one, with 34, 1,000 and 10,000 providers.
 */

const sizes = [34, 1_000, 10_000];
const slowdown = 4;
const frame = 1000 / 60;
/** Letters that find much, little and nothing; deleted again one by one. */
const typed = 'network 12';

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
console.log(`Milliseconds per keystroke at ${slowdown}× CPU slowdown; one frame is ${frame.toFixed(1)} ms.\n`);
console.log(
  ['providers', 'median', 'p95', 'slowest', 'script', 'cards in the DOM'].map((h) => h.padStart(10)).join('  '),
);

for (const size of sizes) {
  const site = await siteWithProviders(size);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${await serveCopy(context, site)}/providers`);
  const search = page.getByRole('searchbox');
  await search.fill('e');
  await page
    .getByRole('status')
    .filter({ hasNotText: `Showing ${size} ` })
    .first()
    .waitFor();

  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (name: string) => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  };
  const painted = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

  await search.fill('');
  await painted();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  const scripts: number[] = [];
  let cards = 0;
  const keys = [...typed, ...Array.from(typed, () => 'Backspace')];
  for (const key of [...keys, ...keys, ...keys]) {
    const before = [await spent('TaskDuration'), await spent('ScriptDuration')] as const;
    await page.keyboard.press(key);
    await painted();
    times.push((await spent('TaskDuration')) - before[0]);
    scripts.push((await spent('ScriptDuration')) - before[1]);
    cards = Math.max(cards, await page.locator('.provider-card').count());
  }
  const at = (values: number[], share: number) =>
    [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
  const row = [at(times, 0.5), at(times, 0.95), at(times, 1), at(scripts, 0.5)].map((time) => time.toFixed(1));
  console.log([size.toLocaleString('en-CA'), ...row, String(cards)].map((cell) => cell.padStart(10)).join('  '));
  await context.close();
  site.remove();
}
await browser.close();
