import process from 'node:process';
import { chromium } from 'playwright';
import { printTypeSizes } from '#tests/bench/page-type';
import { serveCompressed } from '#tests/bench/served';
import { ensureChromium, launchOptions } from '#tests/chromium';

/* How much of each page is set at which size, by itself: `npm run bench:type`, of the site that is built. */

const site = await serveCompressed(Number(process.env['TEST_PORT'] ?? 4390) + 10);
ensureChromium();
const browser = await chromium.launch(launchOptions());
await printTypeSizes(browser, site.origin);
await browser.close();
site.stop();
process.exit();
