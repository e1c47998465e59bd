import client from '@mendable/firecrawl-js/package.json' with { type: 'json' };
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import scrape, { config, scrapeFor } from '#netlify/functions/scrape';
import { scrapePage } from '#netlify/firecrawl';
import { startFirecrawlDouble } from '#netlify/doubles/firecrawl';
import type { LoopbackServer } from '#netlify/doubles/server';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { type Answer, answerOf, captureConsole, platformContext, useServers } from '#tests/functions/support';

const canary = 'fc-double-canary-7f3a9c';
const newServer = useServers();
let double: LoopbackServer;
let printed: () => string;
const answers: Answer[] = [];

beforeAll(async () => {
  double = await startFirecrawlDouble();
});
beforeEach(() => {
  printed = captureConsole();
  vi.stubEnv('FIRECRAWL_API_URL', double.url);
});
afterAll(() => double.close());

async function ask(url: unknown, key: string | null = canary, headers: Record<string, string> = {}): Promise<Answer> {
  const request = new Request('https://smartstack.example/.netlify/functions/scrape', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    body: JSON.stringify({ url }),
  });
  const answer = await answerOf(await scrape(request, platformContext));
  answers.push(answer);
  // Whatever happened, the key is neither printed nor told.
  expect(printed() + answer.text + JSON.stringify([...answer.headers])).not.toContain('canary');
  return answer;
}

test('a page comes back as Markdown and HTML, with the metadata that is plain', async () => {
  const { status, headers, body } = await ask('https://pages.example/products');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    success: true,
    data: {
      markdown: expect.stringContaining('## Northwind Contact Center') as string,
      html: expect.stringContaining('<div>') as string,
      metadata: { title: 'Scraped page', sourceURL: 'https://pages.example/products', statusCode: 200 },
    },
  });
});

test('what is asked of the service is what the specification says, and nothing else', async () => {
  const { url, calls } = await newServer(() => Response.json({ success: true, data: { markdown: 'x', html: 'x' } }));
  vi.stubEnv('FIRECRAWL_API_URL', `${url}/`);
  await ask('https://pages.example/#part');
  expect(calls).toMatchObject([{ method: 'POST', path: '/v1/scrape', headers: { authorization: `Bearer ${canary}` } }]);
  expect(calls[0]?.body).toEqual({
    url: 'https://pages.example/',
    formats: ['markdown', 'html'],
    includeTags: ['h1', 'h2', 'h3', 'p', 'li', 'a'],
    excludeTags: ['script', 'style', 'nav', 'footer'],
    timeout: 45_000,
    origin: `js-sdk@${client.version}`,
  });
});

test.each([
  ['none', null],
  ['an empty one', ''],
  ['one of spaces', '  '],
])('no key (%s): 401', async (_, key) => {
  const { status, body } = await ask('https://pages.example/', key);
  expect([status, body]).toEqual([401, { success: false, error: 'API key not found' }]);
});

test.each([
  ['one with spaces', 'fc double'],
  ['one with a character that no key of the service has', 'fc-double"'],
  ['one with backslashes', 'fc-\\\\'],
  ['one beyond 200 characters', 'f'.repeat(201)],
])('what can be no key (%s) is refused before anything is asked: 401', async (_, key) => {
  vi.stubEnv('FIRECRAWL_API_URL', 'http://127.0.0.1:1');
  const { status, body } = await ask('https://pages.example/', key);
  expect([status, body]).toEqual([401, { success: false, error: 'Invalid API key. Please check and try again.' }]);
});

test('a refusal of nothing but escapes takes no time to mask', async () => {
  const error = `${'\\'.repeat(10_000)}${canary}`;
  const { url } = await newServer(() => Response.json({ success: false, error }, { status: 400 }));
  vi.stubEnv('FIRECRAWL_API_URL', url);
  let answer: Answer | undefined;
  expect(await cpuTime(async () => (answer = await ask('https://pages.example/')))).toBeLessThan(2_000);
  expect(answer?.status).toBe(400);
});

test.each([7, true, ['# Welcome'], { text: '# Welcome' }])('a page whose text is %j is an error', async (markdown) => {
  const { url } = await newServer(() => Response.json({ success: true, data: { markdown, html: '<p>x</p>' } }));
  vi.stubEnv('FIRECRAWL_API_URL', url);
  const { status, body } = await ask('https://pages.example/');
  const error = 'Firecrawl answered without a text that can be read.';
  expect([status, body]).toEqual([422, { success: false, error }]);
});

test('what else of a page is of another kind is left out', async () => {
  const data = { markdown: '# Welcome', html: ['<p>'], metadata: 'none', warning: { text: 'slow' } };
  const { url } = await newServer(() => Response.json({ success: true, data, warning: 7 }));
  vi.stubEnv('FIRECRAWL_API_URL', url);
  const { status, body } = await ask('https://pages.example/');
  expect([status, body]).toEqual([200, { success: true, data: { markdown: '# Welcome', html: '', metadata: {} } }]);
});

test('the key is not told in a warning either', async () => {
  const { url } = await newServer(() =>
    Response.json({ success: true, data: { markdown: '# Welcome' }, warning: `${canary} is old` }),
  );
  vi.stubEnv('FIRECRAWL_API_URL', url);
  expect((await ask('https://pages.example/')).body['warning']).toBe('[key] is old');
});

test('a key that the service refuses: 401 in the page’s own words', async () => {
  const { status, body } = await ask('https://pages.example/', 'canary-wrong');
  expect([status, body]).toEqual([401, { success: false, error: 'Invalid API key. Please check and try again.' }]);
});

const trouble = (status: number) => `Failed to scrape URL. Status code: ${status}. Error: Trouble on request for [key]`;
const unexpected = (status: number) => `Unexpected error occurred while trying to scrape URL. Status code: ${status}`;
test.each([
  ['status-200', 502, 'Failed to scrape URL. Error: Trouble on request for [key]'],
  ['status-400', 400, trouble(400)],
  ['status-401', 401, 'Invalid API key. Please check and try again.'],
  ['status-402', 402, trouble(402)],
  ['status-403', 403, trouble(403)],
  ['status-408', 408, trouble(408)],
  ['status-409', 409, trouble(409)],
  ['status-429', 429, unexpected(429)],
  ['status-500', 502, trouble(500)],
  ['status-503', 502, unexpected(503)],
  ['reset', 502, 'Failed to connect to Firecrawl'],
  ['empty', 422, 'The page has no text that can be read.'],
  ['huge', 413, 'The page is too large: its text alone is more than 1 MB. Choose a smaller page.'],
])('%s.example: %i', async (host, status, error) => {
  const answer = await ask(`https://${host}.example/`);
  expect([answer.status, answer.body]).toEqual([status, { success: false, error }]);
});

test('a service that cannot be reached', async () => {
  vi.stubEnv('FIRECRAWL_API_URL', 'http://127.0.0.1:1');
  const { status, body } = await ask('https://pages.example/');
  expect([status, body]).toEqual([502, { success: false, error: 'Failed to connect to Firecrawl' }]);
});

test('a service that says no with status 200 is heard', async () => {
  const { url } = await newServer(() => Response.json({ success: false, error: `no, ${canary}` }));
  vi.stubEnv('FIRECRAWL_API_URL', url);
  const { status, body } = await ask('https://pages.example/');
  expect([status, body]).toEqual([502, { success: false, error: 'Failed to scrape URL. Error: no, [key]' }]);
});

test.each([
  ['a refusal without words', () => Response.json({ success: false })],
  ['a page of something else', () => new Response('<p>Welcome</p>')],
])('%s with status 200 says what failed', async (_, answer) => {
  const { url } = await newServer(answer);
  vi.stubEnv('FIRECRAWL_API_URL', url);
  const { status, body } = await ask('https://pages.example/');
  expect([status, body]).toEqual([502, { success: false, error: 'Failed to scrape website' }]);
});

test('a service that does not answer is given up after the time limit and a little more', async () => {
  const { url } = await newServer(() => null);
  vi.stubEnv('FIRECRAWL_API_URL', url);
  expect(await scrapePage('https://pages.example/', canary, { time: 60, grace: 40, size: 1000 })).toEqual({
    ok: false,
    status: 'late',
    message: '',
  });
});

describe('warnings', () => {
  test.each([
    ['warning', 'The page was slow to load; parts of it may be missing.'],
    ['gone', 'The page answered with status 404.'],
    ['large', 'The page is larger than 1 MB: its HTML was left out.'],
  ])('%s', async (host, warning) => {
    const { status, body, text } = await ask(`https://${host}.example/`);
    expect(status).toBe(200);
    expect(body['warning']).toBe(warning);
    expect(text.length).toBeLessThanOrEqual(1_000_000);
    expect('html' in (body['data'] as object)).toBe(host !== 'large');
  });
});

test.each([
  ['http://localhost:9000/', 'The address must lead to a public website.'],
  ['http://169.254.169.254/', 'The address must lead to a public website.'],
  ['https://a:b@pages.example/', 'The address must not contain a user name or password.'],
  ['ftp://pages.example/', 'The address must start with https:// or http://.'],
  [7, 'Enter a full web address, starting with https://.'],
  [undefined, 'Enter a full web address, starting with https://.'],
])('the target %s is refused before anything is asked', async (url, error) => {
  vi.stubEnv('FIRECRAWL_API_URL', 'http://127.0.0.1:1');
  const { status, body } = await ask(url);
  expect([status, body]).toEqual([400, { success: false, error }]);
});

test('the door: other sites and other methods are refused', async () => {
  expect((await ask('https://pages.example/', canary, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await scrape(new Request('https://smartstack.example/x'), platformContext)).status).toBe(405);
});

test.each([
  ['a list', [{ url: 'https://pages.example/' }]],
  ['a property more', { url: 'https://pages.example/', formats: ['rawHtml'] }],
  ['an address among others', { url: ['https://pages.example/'] }],
  ['text', 'https://pages.example/'],
  ['null', null],
])('a body that is not an address and nothing else (%s): 400', async (_name, body) => {
  vi.stubEnv('FIRECRAWL_API_URL', 'http://127.0.0.1:1');
  const request = new Request('https://smartstack.example/x', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${canary}` },
    body: JSON.stringify(body),
  });
  const { status, body: answered } = await answerOf(await scrape(request, platformContext));
  expect([status, answered]).toEqual([
    400,
    { success: false, error: 'Enter a full web address, starting with https://.' },
  ]);
});

test('an address that calls more than 120 times a minute waits', async () => {
  const call = () => scrapeFor(new Request('https://smartstack.example/x'), '192.0.2.9', () => expect.fail());
  for (let times = 0; times < 120; times += 1) expect((await call()).status).toBe(405);
  const { status, headers, body } = await answerOf(await call());
  expect([status, body['error']]).toEqual([429, 'Too Many Requests']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(config).toEqual({ rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } });
});
