import { beforeEach, describe, expect, test } from 'vitest';
import { json, readJsonPost } from '#netlify/http/request';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { answerOf, captureConsole } from '#tests/functions/support';

const address = 'https://smartstack.example/.netlify/functions/ghl-integration';
const limit = 64;

let printed: () => string;
beforeEach(() => {
  printed = captureConsole();
});

function post(headers: Record<string, string> = {}, body: BodyInit | null = '{"a":1}'): Request {
  return new Request(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

/**
 * A body that comes in pieces and without a content-length; `pulls` counts how many were taken. Where it `breaksOff`,
 * its sender goes away after them.
 */
function streamed(
  pieces: Uint8Array[],
  breaksOff = false,
): { request: Request; pulls: () => number; cancelled: () => boolean } {
  let pulled = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[pulled];
        if (!piece) return breaksOff ? controller.error(new Error('aborted')) : controller.close();
        pulled += 1;
        controller.enqueue(piece);
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
  return { request: new Request(address, options), pulls: () => pulled, cancelled: () => isCancelled };
}

const utf8 = (text: string) => new TextEncoder().encode(text);

async function refusal(request: Request) {
  const read = await readJsonPost(request, limit);
  if (read.ok) throw new Error(`accepted: ${JSON.stringify(read.body)}`);
  return answerOf(read.response);
}

const methodRefused = { success: false, error: 'Method Not Allowed', details: 'Send a POST request.' };
const siteRefused = { success: false, error: 'Forbidden', details: 'Requests from other sites are not accepted.' };
const typeRefused = {
  success: false,
  error: 'Unsupported Media Type',
  details: 'Send the body as application/json.',
};
const sizeRefused = { success: false, error: 'Content Too Large', details: 'Send at most 64 bytes.' };
const syntaxRefused = { success: false, error: 'Bad Request', details: 'The body is not valid JSON.' };

describe('the method', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused and POST named', async (method) => {
    const answer = await refusal(new Request(address, { method }));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(answer.body).toEqual(methodRefused);
  });
});

describe('the page that sends', () => {
  test.each([
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['a Sec-Fetch-Site nobody knows', { 'sec-fetch-site': 'somewhere' }],
    ['cross-site with our own Origin', { 'sec-fetch-site': 'cross-site', origin: 'https://smartstack.example' }],
    ['a foreign Origin', { origin: 'https://elsewhere.example' }],
    ['a subdomain as Origin', { origin: 'https://blog.smartstack.example' }],
    ['our name as the start of another', { origin: 'https://smartstack.example.evil.example' }],
    ['our name on another port', { origin: 'https://smartstack.example:8443' }],
    ['an opaque Origin', { origin: 'null' }],
    ['an Origin that is no address', { origin: 'smartstack.example' }],
  ])('%s is refused', async (_name, headers) => {
    const answer = await refusal(post(headers));
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(siteRefused);
  });

  test.each<[string, Record<string, string>]>([
    ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
    ['same-origin behind a proxy that changes the Origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['our own Origin', { origin: 'https://smartstack.example' }],
    ['our own Origin with the default port', { origin: 'https://smartstack.example:443' }],
    ['neither header', {}],
  ])('%s is accepted', async (_name, headers) => {
    expect(await readJsonPost(post(headers), limit)).toEqual({ ok: true, body: { a: 1 } });
  });
});

describe('the content type', () => {
  test.each([
    'text/plain',
    'text/json',
    'text/html; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/problem+json',
    'application/json, text/plain',
    'text/plain; application/json',
    'json',
    ';application/json',
    '',
  ])('"%s" is refused', async (type) => {
    const answer = await refusal(post({ 'content-type': type }));
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual(typeRefused);
  });

  test('none at all is refused', async () => {
    const answer = await refusal(new Request(address, { method: 'POST', body: utf8('{"a":1}') }));
    expect(answer.status).toBe(415);
  });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'APPLICATION/Json',
  ])('"%s" is accepted', async (type) => {
    expect(await readJsonPost(post({ 'content-type': type }), limit)).toEqual({ ok: true, body: { a: 1 } });
  });
});

describe('the size', () => {
  const quoted = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

  test('a body of exactly the limit is accepted', async () => {
    expect(await readJsonPost(post({}, quoted(limit)), limit)).toEqual({ ok: true, body: 'x'.repeat(limit - 2) });
  });

  test.each([
    ['one byte more', () => post({}, quoted(limit + 1))],
    ['few characters of many bytes', () => post({}, `"${'é'.repeat(32)}"`)],
    ['a content-length over the limit, before anything is read', () => post({ 'content-length': '65' })],
    ['a content-length that is far too small', () => post({ 'content-length': '1' }, quoted(limit + 1))],
    ['a content-length that is no number', () => post({ 'content-length': 'many' }, quoted(limit + 1))],
    ['a negative content-length', () => post({ 'content-length': '-1' }, quoted(limit + 1))],
  ])('%s is refused', async (_name, request) => {
    const answer = await refusal(request());
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual(sizeRefused);
  });

  test('a body without content-length is refused where it passes the limit, and the rest is never read', async () => {
    const { request, pulls, cancelled } = streamed(Array.from({ length: 100 }, () => utf8('"'.padEnd(20, 'x'))));
    const answer = await refusal(request);
    expect(answer.status).toBe(413);
    expect(answer.body).toEqual(sizeRefused);
    expect(pulls()).toBe(4);
    expect(cancelled()).toBe(true);
  });

  test('a short body without content-length is read whole', async () => {
    const { request } = streamed([utf8('{"a"'), utf8(':1'), utf8('}')]);
    expect(await readJsonPost(request, limit)).toEqual({ ok: true, body: { a: 1 } });
  });

  test('a character cut in two by the network is read whole', async () => {
    const bytes = utf8('"Québec"');
    const { request } = streamed([bytes.slice(0, 4), bytes.slice(4)]);
    expect(await readJsonPost(request, limit)).toEqual({ ok: true, body: 'Québec' });
  });
});

describe('the syntax', () => {
  test.each([
    ['nothing', ''],
    ['blanks', '   \n'],
    ['words', 'hello'],
    ['half an object', '{"a":'],
    ['a comma too many', '{"a":1,}'],
    ['single quotes', "{'a':1}"],
    ['two values', '{}{}'],
    ['a form', 'a=1&b=2'],
    ['a number JSON does not have', 'NaN'],
    ['a NUL character', '\u0000'],
    ['an unescaped line break', '"a\nb"'],
  ])('%s is refused', async (_name, body) => {
    const answer = await refusal(post({}, body));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(syntaxRefused);
  });

  test.each([
    ['before its first byte', []],
    ['in the middle', [utf8('{"a":1,'), utf8('"b"')]],
    ['in the middle of a character', [utf8('{"a":"Qu'), utf8('é').slice(0, 1)]],
  ])('a body that breaks off %s is refused', async (_name, pieces) => {
    const answer = await refusal(streamed(pieces, true).request);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(syntaxRefused);
  });

  test('a body that breaks off beyond the limit is refused for its size', async () => {
    const { request } = streamed([utf8('"'.padEnd(limit + 1, 'x'))], true);
    expect((await refusal(request)).status).toBe(413);
  });

  test('a request without a body is refused', async () => {
    expect((await refusal(post({}, null))).status).toBe(400);
  });

  test.each([
    ['null', null],
    ['[]', []],
    ['7', 7],
    ['"text"', 'text'],
  ])('%s is JSON: what it means is for the function to judge', async (text, value) => {
    expect(await readJsonPost(post({}, text), limit)).toEqual({ ok: true, body: value });
  });
});

describe('the names', () => {
  const read = (text: string) => readJsonPost(post({}, text), 100_000);
  const name = 'The body holds a name that no field has.';
  test.each([
    ['__proto__', '{"__proto__":{}}', name],
    ['an escaped __proto__', '{"\\u005f_proto__":1}', name],
    ['constructor, far in', '{"a":[{"b":{"constructor":1}}]}', name],
    ['prototype', '{"prototype":1}', name],
  ])('%s is refused', async (_name, text, details) => {
    const { response } = (await read(text)) as { response: Response };
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, error: 'Bad Request', details });
  });

  test.each([
    ['lists eight deep', '['.repeat(8) + ']'.repeat(8)],
    ['brackets and commas in a text', JSON.stringify({ a: '[{,'.repeat(1000) })],
    ['quotation marks and backslashes in a text', JSON.stringify({ a: '\\"[[[[[[[[[\\\\', b: '\\' })],
    ['reserved names as values', '["__proto__","constructor"]'],
    ['names that only look reserved', '{"__proto":1,"constructors":2}'],
  ])('%s: accepted', async (_name, text) => {
    expect(await read(text)).toEqual({ ok: true, body: JSON.parse(text) });
  });

  test('100 kB of the worst shape is read in time', async () => {
    const nested = '['.repeat(50_000) + ']'.repeat(50_000);
    const texts = [nested, '['.repeat(100_000), `"${'\\\\'.repeat(49_000)}"`, `[${'"",'.repeat(30_000)}""]`];
    for (const text of texts) expect(await cpuTime(() => read(text))).toBeLessThan(500);
  });
});

describe('the order of the checks', () => {
  const cross = { 'sec-fetch-site': 'cross-site' };
  const plain = { 'content-type': 'text/plain' };
  const long = 'not JSON '.repeat(20);
  test.each([
    [
      'method before site',
      405,
      () => new Request(address, { method: 'PUT', headers: { ...cross, ...plain }, body: long }),
    ],
    ['site before type', 403, () => post({ ...cross, ...plain }, long)],
    ['type before size', 415, () => post(plain, long)],
    ['size before syntax', 413, () => post({}, long)],
  ])('%s', async (_name, status, request) => {
    expect((await refusal(request())).status).toBe(status);
  });
});

describe('every refusal', () => {
  const canary = 'canary-9b1f';
  const headers = { 'x-canary': canary, 'idempotency-key': canary };
  const refusals: [number, () => Request][] = [
    [405, () => new Request(`${address}?${canary}`, { method: 'PUT', headers, body: canary })],
    [403, () => post({ ...headers, origin: `https://${canary}.example` }, canary)],
    [415, () => post({ ...headers, 'content-type': `text/${canary}` }, canary)],
    [413, () => post(headers, canary.repeat(20))],
    [400, () => post(headers, canary)],
  ];

  test.each(refusals)('%i repeats nothing of what was sent', async (status, request) => {
    const answer = await refusal(request());
    expect(answer.status).toBe(status);
    expect(answer.text + JSON.stringify([...answer.headers])).not.toContain(canary);
  });

  test.each(refusals)('%i is JSON that no cache keeps', async (_status, request) => {
    const { headers } = await refusal(request());
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

test('an answer carries the status, the body and the headers it was given', async () => {
  const answer = await answerOf(json(503, { success: false }, { 'retry-after': '60' }));
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual({ success: false });
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('the log', () => {
  test.each([
    [400, 'refused: 400 Bad Request'],
    [403, 'refused: 403 Forbidden'],
    [409, 'refused: 409 Conflict'],
    [413, 'refused: 413 Payload Too Large'],
    [415, 'refused: 415 Unsupported Media Type'],
    [429, 'refused: 429 Too Many Requests'],
  ])('has a line of its own for each refusal: %i', (status, line) => {
    json(status, { success: false, error: 'Words', details: 'canary' });
    expect(printed()).toBe(line);
  });

  test('names the fields of a refusal, and nothing that was sent', () => {
    json(422, { success: false, fields: { email: 'is not a valid address', company: 'is required' } });
    expect(printed()).toBe('refused: 422 Unprocessable Entity (email, company)');
  });

  test.each([
    ['its method', new Request(`${address}?canary`)],
    ['another site', post({ 'sec-fetch-site': 'cross-site', origin: 'https://canary.example' })],
    ['its type', post({ 'content-type': 'text/canary' })],
    ['its size', post({}, `"canary${'x'.repeat(limit)}"`)],
    ['no JSON', post({}, 'canary')],
    ['names that no field has', post({}, '{"__proto__":"canary"}')],
  ])('says nothing of a request that is refused for %s', async (_name, request) => {
    await refusal(request);
    expect(printed()).toMatch(/^refused: \d{3} [A-Za-z ]+$/);
  });

  test.each([200, 202, 502, 503])('has no such line for %i', (status) => {
    json(status, {});
    expect(printed()).toBe('');
  });
});
