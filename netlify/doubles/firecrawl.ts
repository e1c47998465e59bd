import { setTimeout as delay } from 'node:timers/promises';
import { isRecord } from '#domain/record';
import { type LoopbackServer, startServer } from '#netlify/doubles/server';

/** The prefix of keys that the double accepts; it refuses any other as the real service does. */
export const doubleKey = 'fc-double';

const fields = new Set([
  'url',
  'formats',
  'headers',
  'includeTags',
  'excludeTags',
  'onlyMainContent',
  'waitFor',
  'timeout',
  'location',
  'mobile',
  'skipTlsVerification',
  'removeBase64Images',
  'blockAds',
  'proxy',
  'storeInCache',
  'maxAge',
  'parsePDF',
  'extract',
  'jsonOptions',
  'changeTrackingOptions',
  'actions',
  'agent',
  'zeroDataRetention',
  'origin',
]);
const formats = new Set([
  'markdown',
  'html',
  'rawHtml',
  'links',
  'screenshot',
  'screenshot@fullPage',
  'extract',
  'json',
  'changeTracking',
]);

/** The text of any page that the double was not given. */
const anyPage = `# Products

## Northwind Contact Center

A cloud contact center for voice, chat and e-mail with skills-based routing and agent assist, for mid-sized and large enterprises.

- Omnichannel routing with one queue
- Works inside Microsoft Teams

## Northwind Calling

A business phone system in the public cloud with team messaging and video meetings for small businesses.

- Keeps your numbers
- Support for remote work
`;

/**
 * Starts a double of the scraping service's `POST /v1/scrape` on loopback, as strict as the real one: bearer key, known
 * properties and formats, an address. `pages` (address → Markdown) are what it scrapes; any other page is a sample.
 * The target's host can request a failure: `status-402.example` is answered with that status, `slow-2500.example` after
 * that many milliseconds, `reset.example` not at all, `warning.example` with a warning, `empty.example` with no text,
 * `large.example` with 600 kB of text and as much HTML, `huge.example` with 2 MB of text.
 */
export async function startFirecrawlDouble(
  port = 0,
  pages: ReadonlyMap<string, string> = new Map(),
): Promise<LoopbackServer> {
  return startServer(async (request, incoming) => {
    const body: unknown = await request.json().catch(() => null);
    const target = isRecord(body) && typeof body['url'] === 'string' ? body['url'] : '';
    const host = URL.canParse(target) ? new URL(target).hostname : '';
    if (host === 'reset.example') {
      incoming.socket.destroy();
      return null;
    }
    await delay(Number(/^slow-(\d+)\.example$/.exec(host)?.[1] ?? 0));
    return answer(request, body, host, pages);
  }, port);
}

function refusal(status: number, error: string, details?: unknown): Response {
  return Response.json({ success: false, error, ...(details ? { details } : {}) }, { status });
}

function answer(request: Request, body: unknown, host: string, pages: ReadonlyMap<string, string>): Response {
  const key = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!key.startsWith(doubleKey)) return refusal(401, 'Unauthorized: Invalid token');
  const { pathname } = new URL(request.url);
  if (pathname !== '/v1/scrape' || request.method !== 'POST')
    return new Response(`<pre>Cannot ${request.method} ${pathname}</pre>`, { status: 404 });
  const problems = problemsOf(body);
  if (!isRecord(body) || problems.length > 0) return refusal(400, 'Bad Request', problems);
  const asked = Number(/^status-(\d{3})\.example$/.exec(host)?.[1] ?? 0);
  // Like a careless service, the answer quotes the key.
  if (asked > 0) return refusal(asked, `Trouble on request for ${key}`);
  return scraped(String(body['url']), host, (body['formats'] ?? ['markdown']) as string[], pages);
}

function problemsOf(body: unknown): { code: string; message: string; path: string[] }[] {
  if (!isRecord(body)) return [{ code: 'invalid_type', message: 'Required', path: [] }];
  const problems = Object.keys(body)
    .filter((name) => !fields.has(name))
    .map((name) => ({ code: 'unrecognized_keys', message: `Unrecognized key in body: ${name}`, path: [name] }));
  if (typeof body['url'] !== 'string' || !/^https?:\/\//.test(body['url']))
    problems.push({ code: 'invalid_string', message: 'Invalid URL', path: ['url'] });
  for (const name of ['formats', 'includeTags', 'excludeTags'])
    if (body[name] !== undefined && !isTexts(body[name]))
      problems.push({ code: 'invalid_type', message: 'Expected array of strings', path: [name] });
  if (isTexts(body['formats']) && !body['formats'].every((format) => formats.has(format)))
    problems.push({ code: 'invalid_enum_value', message: 'Invalid format', path: ['formats'] });
  if (body['timeout'] !== undefined && !(Number.isInteger(body['timeout']) && Number(body['timeout']) > 0))
    problems.push({ code: 'too_small', message: 'Number must be greater than 0', path: ['timeout'] });
  return problems;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function scraped(url: string, host: string, wanted: string[], pages: ReadonlyMap<string, string>): Response {
  const markdown =
    host === 'empty.example'
      ? ''
      : host === 'large.example'
        ? anyPage + 'Words without end. '.repeat(31_500)
        : host === 'huge.example'
          ? 'Words without end. '.repeat(105_000)
          : (pages.get(url) ?? anyPage);
  return Response.json({
    success: true,
    ...(host === 'warning.example' ? { warning: 'The page was slow to load; parts of it may be missing.' } : {}),
    data: {
      ...(wanted.includes('markdown') ? { markdown } : {}),
      ...(wanted.includes('html') ? { html: `<div>${markdown}</div>` } : {}),
      metadata: {
        title: 'Scraped page',
        sourceURL: url,
        url,
        statusCode: host === 'gone.example' ? 404 : 200,
        proxyUsed: 'basic',
      },
    },
  });
}
