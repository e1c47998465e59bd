import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import FirecrawlApp, { type FirecrawlError } from '@mendable/firecrawl-js';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, captureConsole, useServers } from '#tests/functions/support';

/*
 * What the scraping client (1.29.3) promises, call by call, against a double that answers as each test says and records
 * what was asked. Specification §7 and §8. Where the client differs from the specification, the test's name says so.
 * The site itself uses `scrapeUrl` alone.
 */

const newServer = useServers();
const key = 'fc-contract';
const origin = expect.stringMatching(/^js-sdk@/) as string;
const done = {
  success: true,
  status: 'completed',
  total: 2,
  completed: 2,
  creditsUsed: 2,
  expiresAt: '2026-12-01T00:00:00Z',
};

beforeEach(() => {
  captureConsole();
});

/** A service that gives one answer after another, the last one for ever. */
async function service(...answers: ((call: Call) => Response | null)[]) {
  let at = 0;
  const { url, calls } = await newServer((call, outgoing) => {
    expect(call.headers.authorization).toBe(`Bearer ${key}`);
    const response = (answers[Math.min(at, answers.length - 1)] ?? (() => null))(call);
    at += 1;
    if (!response) outgoing.destroy();
    return response;
  });
  return { client: new FirecrawlApp({ apiKey: key, apiUrl: url }), calls, url };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const asked = (calls: Call[]) => calls.map(({ method, path }) => `${method} ${path}`);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('did not fail'),
    (error: FirecrawlError) => ({ message: error.message, statusCode: error.statusCode }),
  );

test('the cloud service needs a key; another host does not', () => {
  expect(() => new FirecrawlApp({})).toThrow('No API key provided');
  expect(() => new FirecrawlApp({ apiUrl: 'http://127.0.0.1:1' })).not.toThrow();
});

// Differs: the client reads its version when it is made, and its first call does not wait for that.
test('the origin tag of the first call names an older version', async () => {
  const { client, calls } = await service(json({ success: true, data: { markdown: 'm' } }));
  await client.scrapeUrl('https://a.example/');
  await client.scrapeUrl('https://a.example/');
  expect(calls.map(({ body }) => (body as { origin: string }).origin)).toEqual(['js-sdk@1.25.1', 'js-sdk@1.29.3']);
});

describe('scrape', () => {
  test('POST /v1/scrape; the page’s fields stand beside success', async () => {
    const { client, calls } = await service(json({ success: true, warning: 'w', data: { markdown: 'm', html: 'h' } }));
    const params = { formats: ['markdown' as const], includeTags: ['p'], excludeTags: ['nav'] };
    expect(await client.scrapeUrl('https://a.example/', params)).toEqual({
      success: true,
      warning: 'w',
      error: undefined,
      markdown: 'm',
      html: 'h',
    });
    expect(asked(calls)).toEqual(['POST /v1/scrape']);
    expect(calls[0]?.body).toEqual({ url: 'https://a.example/', ...params, origin });
  });

  test.each([400, 402, 403, 408, 409, 500])('status %i', async (status) => {
    const { client } = await service(json({ success: false, error: 'why', details: [1] }, status));
    expect(await failure(client.scrapeUrl('https://a.example/'))).toEqual({
      message: `Failed to scrape URL. Status code: ${status}. Error: why - [1]`,
      statusCode: status,
    });
  });

  test.each([401, 404, 429, 503])(
    'status %i, 401 among them, is unexpected and loses the service’s words',
    async (status) => {
      const { client } = await service(json({ success: false, error: 'why' }, status));
      expect(await failure(client.scrapeUrl('https://a.example/'))).toEqual({
        message: `Unexpected error occurred while trying to scrape URL. Status code: ${status}`,
        statusCode: status,
      });
    },
  );

  test('a refusal without words', async () => {
    const { client } = await service(json({ success: false }, 500));
    expect((await failure(client.scrapeUrl('https://a.example/'))).message).toContain('Error: Unknown error occurred');
  });

  test.each([
    ['no answer', () => null],
    // Differs: the client words a refusal with status 200 as if nothing had come.
    ['a refusal with status 200', json({ success: false, error: 'why' })],
  ])('%s', async (_, answer) => {
    const { client } = await service(answer);
    const { message, statusCode } = await failure(client.scrapeUrl('https://a.example/'));
    expect(message).toContain('No response received while trying to scrape URL. This may be a network error');
    expect(statusCode).toBe(0);
  });
});

// Differs: 'Internal server error.' stands behind every call, but whatever comes is worded before it is reached.
test.each([
  [
    'scrape',
    (client: FirecrawlApp) => client.scrapeUrl('https://a.example/'),
    'No response received while trying to scrape URL',
  ],
  [
    'map',
    (client: FirecrawlApp) => client.mapUrl('https://a.example/'),
    'Unexpected error occurred while trying to map. Status code: 204',
  ],
])('%s: an answer without a body', async (_, call, words) => {
  const { client } = await service(() => new Response(null, { status: 204 }));
  expect((await failure(call(client))).message).toContain(words);
});

describe('the HTTP client under it', () => {
  test('gives a call its own timeout and 5 s', async () => {
    const { url } = await newServer(() => null);
    const client = new FirecrawlApp({ apiKey: key, apiUrl: url });
    expect((await failure(client.search('q', { timeout: 20 }))).message).toBe('timeout of 5020ms exceeded');
  });

  test('says what the network said', async () => {
    const client = new FirecrawlApp({ apiKey: key, apiUrl: 'http://127.0.0.1:1' });
    expect((await failure(client.search('q'))).message).toContain('ECONNREFUSED');
  });
});

describe('search', () => {
  test('POST /v1/search with its defaults', async () => {
    const { client, calls } = await service(json({ success: true, data: [{ url: 'u' }], warning: 'w' }));
    expect(await client.search('q')).toEqual({ success: true, data: [{ url: 'u' }], warning: 'w' });
    expect(asked(calls)).toEqual(['POST /v1/search']);
    expect(calls[0]?.body).toEqual({
      query: 'q',
      limit: 5,
      lang: 'en',
      country: 'us',
      timeout: 60_000,
      scrapeOptions: { formats: [] },
      origin,
    });
  });

  test('every parameter', async () => {
    const { client, calls } = await service(json({ success: true, data: [] }));
    const params = {
      limit: 2,
      tbs: 'qdr:d',
      filter: 'f',
      lang: 'fr',
      country: 'ca',
      location: 'Toronto',
      timeout: 9_000,
      scrapeOptions: { formats: ['markdown' as const] },
    };
    await client.search('q', params);
    expect(calls[0]?.body).toEqual({ query: 'q', ...params, origin });
  });

  // Differs: calls that go through the common POST word failures as the HTTP client does, not as the catalogue.
  test('a failure', async () => {
    const { client } = await service(json({ error: 'why', details: [1] }, 402));
    expect(await failure(client.search('q'))).toEqual({
      message: 'Request failed with status code 402. Error: why  - [1]',
      statusCode: 402,
    });
  });
});

describe('crawl', () => {
  test('POST, then polling every 2 s at least, then the next pages', async () => {
    const times: number[] = [];
    const { client, calls, url } = await service(
      json({ success: true, id: 'job' }),
      () => (times.push(Date.now()), Response.json({ success: true, status: 'scraping', data: [] })),
      () => (
        times.push(Date.now()),
        Response.json({ ...done, data: [{ markdown: '1' }], next: `${url}/v1/crawl/job?skip=1` })
      ),
      json({ ...done, data: [{ markdown: '2' }] }),
    );
    expect(await client.crawlUrl('https://a.example/', { limit: 2 }, 1, 'idem')).toMatchObject({
      status: 'completed',
      data: [{ markdown: '1' }, { markdown: '2' }],
    });
    expect(asked(calls)).toEqual([
      'POST /v1/crawl',
      'GET /v1/crawl/job',
      'GET /v1/crawl/job',
      'GET /v1/crawl/job?skip=1',
    ]);
    expect(calls[0]?.headers['x-idempotency-key']).toBe('idem');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_950);
  });

  test('active, paused, pending, queued, waiting and scraping are waited for', async () => {
    const polled = ['active', 'paused', 'pending', 'queued', 'waiting', 'scraping'].map(async (status) => {
      const { client, calls } = await service(
        json({ success: true, id: 'job' }),
        json({ success: true, status }),
        json({ ...done, data: [] }),
      );
      return [status, (await client.crawlUrl('https://a.example/')).success, calls.length];
    });
    expect((await Promise.all(polled)).filter(([, success, calls]) => !success || calls !== 3)).toEqual([]);
  });

  test.each(['failed', 'cancelled', 'processing', 'anything'])(
    'status %s is an error that names it (processing too: the client differs there)',
    async (status) => {
      const { client } = await service(json({ id: 'job' }), json({ success: true, status }));
      const { message } = await failure(client.crawlUrl('https://a.example/'));
      expect(message).toContain(`Crawl job failed or was stopped. Status: ${status}`);
    },
  );

  test('completed without data', async () => {
    const { client } = await service(json({ id: 'job' }), json({ success: true, status: 'completed' }));
    const { message } = await failure(client.crawlUrl('https://a.example/'));
    expect(message).toContain('Crawl job completed but no data was returned');
  });

  test('three failed polls in a row', async () => {
    const { client, calls } = await service(json({ id: 'job' }), json({ error: 'why' }, 500));
    const { message } = await failure(client.crawlUrl('https://a.example/'));
    expect(message).toContain('Failed to check crawl status. Status code: 500. Error: why');
    // Differs: failed polls follow one another without the interval.
    expect(asked(calls)).toEqual(['POST /v1/crawl', ...Array<string>(3).fill('GET /v1/crawl/job')]);
  });

  test('start, status with skip and limit, cancel, errors', async () => {
    const { client, calls } = await service(
      json({ success: true, id: 'job' }),
      json({ ...done, data: [{ markdown: '1' }], next: 'https://next.example/' }),
      json({ status: 'cancelled' }),
      json({ errors: [], robotsBlocked: ['u'] }),
    );
    expect(await client.asyncCrawlUrl('https://a.example/')).toEqual({ success: true, id: 'job' });
    expect(await client.checkCrawlStatus('job', false, undefined, 3, 4)).toEqual({
      ...done,
      expiresAt: new Date(done.expiresAt),
      next: 'https://next.example/',
      data: [{ markdown: '1' }],
    });
    expect(await client.cancelCrawl('job')).toEqual({ status: 'cancelled' });
    expect(await client.checkCrawlErrors('job')).toEqual({ errors: [], robotsBlocked: ['u'] });
    expect(asked(calls)).toEqual([
      'POST /v1/crawl',
      'GET /v1/crawl/job?skip=3&limit=4',
      'DELETE /v1/crawl/job',
      'DELETE /v1/crawl/job/errors',
    ]);
  });

  test('no id', async () => {
    const { client } = await service(json({}));
    expect(await failure(client.checkCrawlStatus(''))).toEqual({ message: 'No crawl ID provided', statusCode: 400 });
    expect(await failure(client.crawlUrlAndWatch('https://a.example/'))).toEqual({
      message: 'Crawl job failed to start',
      statusCode: 400,
    });
  });
});

describe('batch scrape', () => {
  // Differs: a batch is polled under /v1/crawl.
  test('POST /v1/batch/scrape, then polling', async () => {
    const { client, calls } = await service(
      json({ success: true, id: 'job' }),
      json({ ...done, data: [{ markdown: '1' }] }),
    );
    await client.batchScrapeUrls(
      ['https://a.example/'],
      { formats: ['markdown'] },
      2,
      undefined,
      'https://hook.example/',
      true,
      3,
    );
    expect(asked(calls)).toEqual(['POST /v1/batch/scrape', 'GET /v1/crawl/job']);
    expect(calls[0]?.body).toEqual({
      urls: ['https://a.example/'],
      webhook: 'https://hook.example/',
      ignoreInvalidURLs: true,
      maxConcurrency: 3,
      formats: ['markdown'],
      origin,
    });
  });

  test('status, errors, no id, no start', async () => {
    const { client, calls } = await service(
      json({ ...done, data: [] }),
      json({ errors: [], robotsBlocked: [] }),
      json({}),
    );
    expect(await client.checkBatchScrapeStatus('job')).toMatchObject({ status: 'completed', data: [] });
    expect(await client.checkBatchScrapeErrors('job')).toEqual({ errors: [], robotsBlocked: [] });
    expect(asked(calls)).toEqual(['GET /v1/batch/scrape/job', 'DELETE /v1/batch/scrape/job/errors']);
    expect(await failure(client.checkBatchScrapeStatus(''))).toEqual({
      message: 'No batch scrape ID provided',
      statusCode: 400,
    });
    expect(await failure(client.batchScrapeUrlsAndWatch([]))).toEqual({
      message: 'Batch scrape job failed to start',
      statusCode: 400,
    });
  });
});

test('map', async () => {
  const { client, calls } = await service(json({ success: true, links: ['u'] }));
  expect(await client.mapUrl('https://a.example/', { search: 's' })).toEqual({ success: true, links: ['u'] });
  expect(asked(calls)).toEqual(['POST /v1/map']);
  expect(calls[0]?.body).toEqual({ url: 'https://a.example/', search: 's', origin });
});

describe('extract', () => {
  test('POST, then polling every second', async () => {
    const { client, calls } = await service(
      json({ success: true, id: 'job' }),
      json({ success: true, status: 'processing' }),
      json({ success: true, status: 'completed', data: { a: 1 } }),
    );
    const start = Date.now();
    const schema = { type: 'object', properties: { a: { type: 'number' } } };
    expect(await client.extract(['https://a.example/'], { prompt: 'p', schema })).toMatchObject({
      success: true,
      data: { a: 1 },
    });
    expect(Date.now() - start).toBeGreaterThanOrEqual(950);
    expect(asked(calls)).toEqual(['POST /v1/extract', 'GET /v1/extract/job', 'GET /v1/extract/job']);
    expect(calls[0]?.body).toMatchObject({ urls: ['https://a.example/'], prompt: 'p', origin });
  });

  test.each(['failed', 'cancelled'])('status %s', async (status) => {
    const { client } = await service(json({ id: 'job' }), json({ success: false, status, error: 'why' }));
    expect((await failure(client.extract(['u'], {}))).message).toBe(`Extract job ${status}. Error: why`);
  });

  // Differs: the catalogue's 'Invalid schema …' cannot occur; whatever is no zod schema is sent as it is.
  test('a schema that is none is not refused', async () => {
    const { client } = await service(json({ success: true, id: 'job' }));
    const schema = 'nonsense' as unknown as object;
    expect(await client.asyncExtract(['u'], { schema })).toEqual({ success: true, id: 'job' });
  });
});

const research = {
  path: 'deep-research',
  action: 'start deep research',
  missing: 'Deep research job not found',
  run: (client: FirecrawlApp) => client.deepResearch('q', {}),
  check: (client: FirecrawlApp) => client.checkDeepResearchStatus('job'),
};
const texts = {
  path: 'llmstxt',
  action: 'start LLMs.txt generation',
  missing: 'LLMs.txt generation job not found',
  run: (client: FirecrawlApp) => client.generateLLMsText('https://a.example/'),
  check: (client: FirecrawlApp) => client.checkGenerateLLMsTextStatus('job'),
};
describe.each([research, texts])('$path', ({ path, missing, run, check }) => {
  test('POST, then polling every 2 s', async () => {
    const { client, calls } = await service(
      json({ success: true, id: 'job' }),
      json({ success: true, status: 'processing' }),
      json({ success: true, status: 'completed', data: { text: 't' } }),
    );
    const start = Date.now();
    expect(await run(client)).toMatchObject({ status: 'completed', data: { text: 't' } });
    expect(Date.now() - start).toBeGreaterThanOrEqual(1_950);
    expect(asked(calls)).toEqual([`POST /v1/${path}`, `GET /v1/${path}/job`, `GET /v1/${path}/job`]);
  });

  // Differs: the right sentence, but status 500 instead of 404.
  test('a job that is not there', async () => {
    const { client } = await service(json({ error: 'gone' }, 404));
    expect(await failure(check(client))).toEqual({ message: missing, statusCode: 500 });
  });

  test('a job that failed', async () => {
    const { client } = await service(
      json({ success: true, id: 'job' }),
      json({ success: true, status: 'failed', error: 'why' }),
    );
    expect((await failure(run(client))).message).toContain('failed. Error: why');
  });
});

describe('the WebSocket of a crawl', () => {
  const servers: http.Server[] = [];
  afterAll(() => servers.forEach((server) => (server.close(), server.closeAllConnections())));

  /** Starts a crawl and pushes these messages over its socket. */
  async function pushing(...messages: object[]): Promise<{ url: string; offered: string[] }> {
    const offered: string[] = [];
    const server = http.createServer((_, answer) =>
      answer.setHeader('content-type', 'application/json').end('{"success":true,"id":"job"}'),
    );
    server.on('upgrade', (request, socket) => {
      offered.push(request.url ?? '', String(request.headers['sec-websocket-protocol']));
      const accept = createHash('sha1')
        .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
        .digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\nSec-WebSocket-Protocol: ${key}\r\n\r\n`,
      );
      for (const message of messages) {
        const text = Buffer.from(JSON.stringify(message));
        socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]));
      }
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, offered };
  }

  test('catchup and document become documents, done ends it; the key goes as the sub-protocol', async () => {
    const { url, offered } = await pushing(
      { type: 'catchup', data: { status: 'scraping', data: [{ markdown: '1' }] } },
      { type: 'document', data: { markdown: '2' } },
      { type: 'done' },
    );
    const watcher = await new FirecrawlApp({ apiKey: key, apiUrl: url }).crawlUrlAndWatch('https://a.example/');
    const documents: unknown[] = [];
    watcher.addEventListener('document', ({ detail }) => void documents.push(detail));
    await vi.waitFor(() => expect(watcher.status).toBe('completed'), 5_000);
    expect(documents).toEqual([
      { markdown: '1', id: 'job' },
      { markdown: '2', id: 'job' },
    ]);
    // Differs: documents that come one by one are told but not stored.
    expect(watcher.data).toEqual([{ markdown: '1' }]);
    expect(offered).toEqual(['/v1/crawl/job', key]);
    watcher.close();
  });

  test('error', async () => {
    const { url } = await pushing({ type: 'error', error: 'why' });
    const watcher = await new FirecrawlApp({ apiKey: key, apiUrl: url }).crawlUrlAndWatch('https://a.example/');
    const errors: unknown[] = [];
    watcher.addEventListener('error', ({ detail }) => void errors.push(detail));
    await vi.waitFor(() => expect(errors).toMatchObject([{ status: 'failed', error: 'why', id: 'job' }]), 5_000);
    watcher.close();
  });
});
