import { expect, test } from 'vitest';
import { siteFindings } from '#netlify/cli/site-findings';
import { fileHeaders, functionHeaders } from '#netlify/http/headers';
import { delayedMinutes } from '#netlify/leads/backlog';
import { silentMinutes } from '#netlify/leads/schedule';

/* What the launch check says of a site, by what the site answers. */

const site = new URL('https://smartstack.example');
const rules = Object.fromEntries(fileHeaders([{ path: '/', scripts: ["'sha256-a='"], styles: [] }]));
const pageHeaders = { ...rules['/*'], ...rules['/'] } as Record<string, string>;
const home = `<link rel="canonical" href="https://smartstack.example/"><script src="/_astro/page.Ab1.js"></script><a href="/">Home</a><a href="/about">`;
const well = {
  status: 'ok',
  waiting: 0,
  oldestMinutes: 0,
  dead: 0,
  refused: 0,
  lastRunMinutes: 1,
  isWritable: true,
  crm: 'ok',
};

type Answers = Record<string, () => Response>;

/** A site as it should be. */
const asItShouldBe: Answers = {
  'https://smartstack.example/': () => new Response(home, { headers: pageHeaders }),
  'http://smartstack.example/': () => new Response('', { status: 301, headers: { location: site.href } }),
  '/a-page-that-is-not-there': () => new Response('', { status: 404, headers: rules['/*'] ?? {} }),
  '/index.html': () => new Response(home, { headers: pageHeaders }),
  '/about/': () => new Response('', { headers: pageHeaders }),
  '/about.html': () => new Response('', { status: 301, headers: { location: '/about' } }),
  '//about': () => new Response('<meta http-equiv="content-security-policy" content="">'),
  '/ABOUT': () => new Response('', { status: 404 }),
  '/_astro/page.Ab1.js': () =>
    new Response('', {
      headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=31536000, immutable' },
    }),
  '/.netlify/functions/ghl-integration': () => new Response('{}', { status: 405, headers: functionHeaders }),
  '/.netlify/functions/scrape': () => new Response('{}', { status: 405, headers: functionHeaders }),
  '/.netlify/functions/count': () => new Response('{}', { status: 405, headers: functionHeaders }),
  '/.netlify/functions/health?crm': () => Response.json(well),
};

async function found(changes: Answers, asked = site): Promise<string[]> {
  const answers = { ...asItShouldBe, ...changes };
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { href, pathname, search } = input as URL;
    calls.push(`${init?.method ?? 'GET'} ${init?.redirect}`);
    const answer = answers[href] ?? answers[pathname + search];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  };
  const findings = await siteFindings(asked, fetch);
  // It reads, and follows nothing.
  expect(new Set(calls)).toEqual(new Set(['GET manual']));
  for (const { file, fix } of findings) expect([file, fix]).toEqual([asked.origin, expect.stringMatching(/\S/)]);
  return findings.map(({ field, what }) => `${field} ${what}`);
}

const page = 'https://smartstack.example/';
const without = (name: string) => Object.fromEntries(Object.entries(pageHeaders).filter(([header]) => header !== name));
const healthAs = (changes: object, status = 200): Answers => ({
  '/.netlify/functions/health?crm': () => Response.json({ ...well, ...changes }, { status }),
});
const health = '/.netlify/functions/health';

test('a site as it should be has no findings', async () => {
  expect(await found({})).toEqual([]);
});

test('a site on this machine is not asked for https, its own address, or a page at two slashes', async () => {
  const local = new URL('http://127.0.0.1:4321');
  const unsafe = () => new Response(home);
  expect(await found({ '/': () => new Response(home, { headers: pageHeaders }), '//about': unsafe }, local)).toEqual(
    [],
  );
});

test.each<[string, Answers, string[]]>([
  [
    'no header',
    { [page]: () => new Response(home, { headers: without('strict-transport-security') }) },
    ['/ sends no strict-transport-security'],
  ],
  [
    'another header',
    { [page]: () => new Response(home, { headers: { ...pageHeaders, 'x-frame-options': 'SAMEORIGIN' } }) },
    ["/ sends x-frame-options 'SAMEORIGIN' instead of 'DENY'"],
  ],
  [
    'no policy',
    { [page]: () => new Response(home, { headers: without('content-security-policy') }) },
    [expect.stringMatching(/^\/ has a content security policy that lacks default-src 'none', /) as string],
  ],
  [
    'an open policy',
    {
      [page]: () =>
        new Response(home, {
          headers: {
            ...pageHeaders,
            'content-security-policy': `${pageHeaders['content-security-policy']} 'unsafe-inline'`,
          },
        }),
    },
    ['/ has a content security policy that allows scripts or styles of anybody'],
  ],
  [
    'a page without its policy at other addresses',
    Object.fromEntries(
      ['/index.html', '/about/', '/about.html', '/ABOUT', '//about'].map((address) => [
        address,
        () => new Response(home, { headers: without('content-security-policy') }),
      ]),
    ),
    ['/index.html', '/about/', '/about.html', '/ABOUT', '//about'].map(
      (address) => `${address} serves a page without its content security policy`,
    ),
  ],
  ['no site', { [page]: () => new Response('', { status: 404 }) }, ['/ answers 404']],
  [
    'another address',
    { [page]: () => new Response(home.replace('smartstack.', 'old.'), { headers: pageHeaders }) },
    ['/ says that its address is https://old.example/'],
  ],
  [
    'a preview',
    { [page]: () => new Response(`${home}<meta name="robots" content="noindex" />`, { headers: pageHeaders }) },
    ['/ asks not to be found'],
  ],
  [
    'a page for everything',
    { '/a-page-that-is-not-there': () => new Response('', { headers: pageHeaders }) },
    ['/a-page-that-is-not-there answers 200 instead of 404'],
  ],
  [
    'files that are not cached',
    { '/_astro/page.Ab1.js': () => new Response('', { headers: { 'x-content-type-options': 'nosniff' } }) },
    ['/_astro/page.Ab1.js sends no cache-control'],
  ],
  [
    'no https',
    { 'http://smartstack.example/': () => new Response(home) },
    ['http://smartstack.example does not lead to https for good'],
  ],
  [
    'a function that is missing',
    { '/.netlify/functions/scrape': () => new Response('', { status: 404 }) },
    ['/.netlify/functions/scrape answers 404 to a GET instead of 405'],
  ],
  [
    'a function without headers',
    {
      '/.netlify/functions/scrape': () =>
        new Response('{}', { status: 405, headers: { ...functionHeaders, 'cache-control': 'public' } }),
    },
    ["/.netlify/functions/scrape sends cache-control 'public' instead of 'no-store'"],
  ],
  [
    'no health',
    { '/.netlify/functions/health?crm': () => new Response('', { status: 404 }) },
    [`${health} is not there`],
  ],
  [
    'a health that cannot read',
    { '/.netlify/functions/health?crm': () => Response.json({ status: 'failing' }, { status: 503 }) },
    [`${health} cannot read the store of leads`],
  ],
  [
    'the health of a preview',
    { '/.netlify/functions/health?crm': () => Response.json({ status: 'preview' }) },
    [`${health} is that of a preview, which keeps no leads`],
  ],
  [
    'no settings of the CRM',
    healthAs({ crm: 'no-settings' }, 503),
    [`${health} has no settings of the CRM, or wrong ones`],
  ],
  ['a refused token', healthAs({ crm: 'no-read' }, 503), [`${health} has a token that the CRM refuses`]],
  [
    'a missing scope',
    healthAs({ crm: 'no-write' }, 503),
    [`${health} has a token that may read contacts and not write them`],
  ],
  ['a CRM that is down', healthAs({ crm: 'unreachable' }), [`${health} could not reach the CRM`]],
  [
    'leads that need somebody',
    healthAs({ waiting: 3, oldestMinutes: 70, dead: 1, refused: 2 }, 503),
    [
      `${health} says that 3 leads wait, the oldest for 70 minutes`,
      `${health} says that 1 lead was given up`,
      `${health} says that 2 leads were refused`,
    ],
  ],
  [
    'a silent schedule',
    healthAs({ lastRunMinutes: null }, 503),
    [`${health} says that retry-leads does not run on its schedule`],
  ],
  ['a lead that waits for a moment', healthAs({ waiting: 1, oldestMinutes: delayedMinutes - 1 }), []],
  [
    'a lead that health calls delayed',
    healthAs({ waiting: 1, oldestMinutes: delayedMinutes }),
    [`${health} says that 1 lead waits, the oldest for ${delayedMinutes} minutes`],
  ],
  ['a schedule that is late', healthAs({ lastRunMinutes: silentMinutes - 1 }), []],
  [
    'a schedule that health calls silent',
    healthAs({ lastRunMinutes: silentMinutes }, 503),
    [`${health} says that retry-leads does not run on its schedule`],
  ],
  ['a full store', healthAs({ isWritable: false }, 503), [`${health} says that the store takes no leads`]],
])('%s', async (_name, changes, expected) => {
  expect(await found(changes)).toEqual(expected);
});

test('a site that nobody reaches is one finding', async () => {
  expect(
    await found({
      [page]: () => {
        throw new TypeError('fetch failed');
      },
    }),
  ).toEqual(['/ cannot be reached']);
});
