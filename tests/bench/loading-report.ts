import process from 'node:process';
import { besideBare, printBesideBare } from '#tests/bench/beside-bare';
import { lighthouseBrowser } from '#tests/bench/lighthouse';
import { serveCompressed } from '#tests/bench/served';
import { browserName, ensureChromium } from '#tests/chromium';

/* What opening home, an industry and the solutions costs, by itself: `npm run bench:loading -- --quick` measures once. */

const port = Number(process.env['TEST_PORT'] ?? 4390) + 10;
const debugPort = port + 3;
const { origin, stop } = await serveCompressed(port, besideBare().bare);
ensureChromium();
const browser = await lighthouseBrowser(debugPort);
console.log(browserName(browser));
await printBesideBare({ browser, origin, debugPort }, process.argv.includes('--quick') ? 1 : 7);
await browser.close();
stop();
process.exit();
