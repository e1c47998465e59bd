import process from 'node:process';
import { chromium } from 'playwright';
import { clickTimes } from '#tests/bench/clicks';
import { printRow } from '#tests/bench/print-row';
import { serveCompressed } from '#tests/bench/served';
import { browserName, ensureChromium, launchOptions } from '#tests/chromium';

/*
 * What visitors click most, by itself: `npm run bench:clicks -- --rounds 10 modal menu` measures ten times those whose
 * name has one of the words. `--against http://localhost:4841` takes turns with another build that is served there.
 */

const asked = process.argv.slice(2);
function option(name: string): string | undefined {
  const at = asked.indexOf(name);
  return at < 0 ? undefined : asked.splice(at, 2)[1];
}
const rounds = Number(option('--rounds') ?? 5);
const against = option('--against');

const site = await serveCompressed(Number(process.env['TEST_PORT'] ?? 4390) + 10);
ensureChromium();
const browser = await chromium.launch(launchOptions());
console.log(browserName(browser));
const origins = against === undefined ? [site.origin] : [against, site.origin];
const found = await clickTimes(browser, origins, rounds, asked);
await browser.close();
site.stop();

for (const [origin, times] of found) {
  console.log(`\n${origin === site.origin ? 'this build' : origin}`);
  printRow(['median ms', 'p99 ms', 'over bare', 'count']);
  for (const { name, count, median, p99, overBare } of times) printRow([median, p99, overBare, count, `  ${name}`]);
}
process.exit();
