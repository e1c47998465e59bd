import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { leadSchema } from '#domain/lead/schema';
import { scrapePage } from '#netlify/firecrawl';
import { fetchText } from '#netlify/http/fetch-text';
import { sendToHighLevel } from '#netlify/highlevel/send';

/*
 * A program of its own, run with `--expose-gc`: makes one outgoing call to a service whose answer begins at once and
 * never ends, under the platform's `fetch`, and prints how it went as JSON. Garbage is collected all the time.
 */

/** As @netlify/serverless-functions-api replaces it: the caller's signal is followed by a Request that nobody holds. */
const nodeFetch = globalThis.fetch;
globalThis.fetch = async (input, init) =>
  nodeFetch(new Request(input, init instanceof Request ? init : ({ duplex: 'half', ...init } as RequestInit)));

const [name = '', kind = ''] = process.argv.slice(2);
const isFlood = kind === 'flood';
/** A flood has to be ended by its size, long before its time is over. */
const time = isFlood ? 10_000 : 1_000;
const size = 1_000_000;

/** How many bytes the service has sent, and whether it has heard that nobody reads any more. */
let sent = 0;
let isClosed = false;

/** Starts a service that sends a byte every 50 ms, or as much as is taken. */
async function startService(): Promise<string> {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"contact":{"id":"contact-1"},"filler":"');
    const chunk = 'x'.repeat(isFlood ? 65_536 : 1);
    const timer = setInterval(
      () => {
        if (response.writableNeedDrain) return;
        do sent += chunk.length;
        while (response.write(chunk) && isFlood);
      },
      isFlood ? 1 : 50,
    );
    response.on('close', () => {
      isClosed = true;
      clearInterval(timer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const lead = leadSchema.parse({ firstName: 'M', lastName: 'T', email: 'm@t.example', company: 'T' });
const calls: Record<string, (url: string) => Promise<unknown>> = {
  'by a signal alone': async (url) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(time) });
    // Longer than any limit below.
    const long = new Promise((resolve) => setTimeout(resolve, 3_000));
    return Promise.race([
      response.text().then(
        () => 'ended',
        () => 'aborted',
      ),
      long.then(() => 'still reading'),
    ]);
  },
  fetchText: async (url) => (await fetchText(fetch, url, {}, { time, size })).text,
  'a delivery to the CRM': (url) =>
    sendToHighLevel(
      { settings: { token: 't', locationId: 'l', baseUrl: url, customFields: {} }, fetch, now: () => new Date(), time },
      { key: 'the-key', lead, received: new Date(), progress: {} },
    ),
  'a scrape': (url) => {
    process.env['FIRECRAWL_API_URL'] = url;
    return scrapePage('https://pages.example/', 'fc-key', { time: time - 50, grace: 50, size });
  },
};

const url = await startService();
const collecting = setInterval(() => globalThis.gc?.(), 10);
const start = performance.now();
const result = await calls[name]?.(url);
const took = performance.now() - start;
clearInterval(collecting);
const patience = performance.now() + 2_000;
while (!isClosed && performance.now() < patience) await new Promise((resolve) => setTimeout(resolve, 10));
console.log(JSON.stringify({ result, took, sent, isClosed, hasGc: globalThis.gc !== undefined }));
process.exit(0);
