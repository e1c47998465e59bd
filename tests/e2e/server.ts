import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { doubleCredentials, startCrmDouble } from '#netlify/doubles/highlevel';
import { startFirecrawlDouble } from '#netlify/doubles/firecrawl';
import { endWithParent } from '#netlify/serve/end-with-parent';
import { crmDoublePort, firecrawlDoublePort } from '#tests/e2e/ports';
import { hostilePage, hostileUrl } from '#tests/fixtures/website-pages';
import { htmlToMarkdown } from '#tests/fixtures/html-to-markdown';
import { useTestSettings } from '#tests/settings';

/* The server for the browser tests: the built site as `preview` serves it, with doubles for CRM and scraping
   service. */

endWithParent();
// Whoever starts it says where leads are stored.
useTestSettings('LEAD_STORE');
const double = await startCrmDouble(crmDoublePort);
process.env['GHL_API_TOKEN'] = doubleCredentials.token;
process.env['GHL_LOCATION_ID'] = doubleCredentials.locationId;
process.env['GHL_API_BASE_URL'] = double.url;
// The built catalogue, under the address that the card offers.
const built = 'dist/solutions.html';
const html = existsSync(built) ? readFileSync(built, 'utf8') : '';
const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
const pages = new Map([
  [address, htmlToMarkdown(html)],
  [hostileUrl, hostilePage],
]);
const scraping = await startFirecrawlDouble(firecrawlDoublePort, pages);
process.env['FIRECRAWL_API_URL'] = scraping.url;
await import('#netlify/serve/preview');
