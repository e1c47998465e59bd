import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'playwright/test';
import { solutionEntries } from '#tests/fixtures/content';

/*
 * What search engines, link previews and browsers read of the built site, and that no link of it leads nowhere. Reads
 * the files; the last tests ask the server that serves them.
 */

const dist = path.join(import.meta.dirname, '../../dist');
const pages = globSync('**/*.html', { cwd: dist }).map((file) => {
  const { document } = new JSDOM(readFileSync(path.join(dist, file), 'utf8')).window;
  return { file, path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`, document };
});
type BuiltPage = (typeof pages)[number];

const text = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const meta = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
const canonicalOf = ({ document }: BuiltPage) =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined;
const site = new URL(canonicalOf(page('/')) ?? '');

/** The built page with this path. */
function page(wanted: string): BuiltPage {
  const found = pages.find((candidate) => candidate.path === wanted);
  if (!found) throw new Error(`dist has no page ${wanted}`);
  return found;
}

/** Width and height as a PNG's header states them. */
function sizeOf(file: string): string {
  const png = readFileSync(path.join(dist, file));
  expect(png.toString('latin1', 1, 4), file).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

for (const built of pages)
  test(`${built.path} says what it is to searches and shared links`, () => {
    const { document } = built;
    expect(document.title.length).toBeGreaterThan(4);
    expect(document.title.length).toBeLessThanOrEqual(70);
    expect(meta(built, 'description').length).toBeGreaterThan(59);
    expect(meta(built, 'og:title')).toBe(document.title);
    expect(meta(built, 'og:description')).toBe(meta(built, 'description'));
    expect(meta(built, 'og:type')).toBe(built.path.startsWith('/insights/') ? 'article' : 'website');
    expect(meta(built, 'og:locale')).toBe('en_CA');
    expect(meta(built, 'og:site_name')).toBe('SmartStack');
    expect(meta(built, 'twitter:card')).toBe('summary_large_image');

    const picture = new URL(meta(built, 'og:image'));
    expect(picture.origin).toBe(site.origin);
    expect(sizeOf(picture.pathname)).toBe('1200x630');
    expect(`${meta(built, 'og:image:width')}x${meta(built, 'og:image:height')}`).toBe('1200x630');
    expect(statSync(path.join(dist, picture.pathname)).size).toBeLessThan(80_000);
    expect(meta(built, 'og:image:alt').length).toBeGreaterThan(4);

    if (built.path === '/404') {
      expect(canonicalOf(built)).toBeUndefined();
      expect(meta(built, 'og:url')).toBe('');
      expect(meta(built, 'robots')).toBe('noindex');
    } else {
      expect(canonicalOf(built)).toBe(new URL(built.path, site).href);
      expect(meta(built, 'og:url')).toBe(canonicalOf(built));
      expect(meta(built, 'robots')).toBe('');
    }
  });

test('no two pages share a title, a description or a picture; solutions have the picture of the list of all', () => {
  const isSolution = (built: BuiltPage) => built.path.startsWith('/solutions/');
  for (const said of [
    pages.map(({ document }) => document.title),
    pages.map((built) => meta(built, 'description')),
    pages.filter((built) => !isSolution(built)).map((built) => meta(built, 'og:image')),
  ])
    expect(said.filter((value, index) => said.indexOf(value) !== index)).toEqual([]);
  const pictures = pages.filter(isSolution).map((built) => meta(built, 'og:image'));
  expect(new Set(pictures)).toEqual(new Set([meta(page('/solutions'), 'og:image')]));
});

test('a title says more than the name of its page', () => {
  for (const { path, document } of pages)
    expect(document.title.length, path).toBeGreaterThan(['/privacy', '/404'].includes(path) ? 15 : 40);
});

test('each page says what it is about in words of schema.org', () => {
  const types = Object.fromEntries(
    pages.map((built) => {
      const blocks = [...built.document.querySelectorAll('script[type="application/ld+json"]')];
      expect(blocks, built.path).toHaveLength(1);
      const data = JSON.parse(blocks[0]?.textContent ?? '') as { '@graph': { '@type': string }[] };
      return [built.path, data['@graph'].map((thing) => thing['@type'])];
    }),
  );
  const agency = ['Organization'];
  expect(types['/']).toEqual([...agency, 'WebSite']);
  expect(types['/404']).toEqual(agency);
  expect(types['/about']).toEqual([...agency, 'BreadcrumbList']);
  expect(types['/healthcare']).toEqual([...agency, 'BreadcrumbList', 'Service']);
  expect(types['/roi-calculator']).toEqual([...agency, 'BreadcrumbList', 'FAQPage']);
  expect(types['/solutions']).toEqual([...agency, 'BreadcrumbList', ...Array<string>(6).fill('Service')]);
  for (const id of solutionEntries.keys())
    expect(types[`/solutions/${id}`]).toEqual([...agency, 'BreadcrumbList', 'Product']);
  for (const [address, said] of Object.entries(types))
    if (!['/', '/404'].includes(address)) expect(said, address).toContain('BreadcrumbList');
});

test('the phone number is a link that dials it, and stands in the structured data of the home page', () => {
  for (const { path, document } of pages) {
    const links = [...document.querySelectorAll('a[href^="tel:"]')];
    expect(links.length, path).toBeGreaterThan(0);
    for (const link of links) expect(link.getAttribute('href')).toBe(`tel:${link.textContent?.replace(/[^+\d]/g, '')}`);
    const { '@graph': things } = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '');
    if (path === '/') expect(`tel:${things[0].telephone}`).toBe(links[0]?.getAttribute('href'));
  }
});

test('the FAQ says to machines what it says to readers', () => {
  const { document } = page('/roi-calculator');
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  const said = data['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'FAQPage').mainEntity;
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
  const words = (element: Element | null) => plain(element?.textContent ?? '');
  const read = [...document.querySelectorAll('details[name="faq"]')].map((details) => [
    words(details.querySelector('summary')),
    words(details.querySelector('summary + *')),
  ]);
  expect(read.length).toBeGreaterThan(5);
  expect(
    said.map(({ name, acceptedAnswer }: { name: string; acceptedAnswer: { text: string } }) => [
      name,
      plain(acceptedAnswer.text),
    ]),
  ).toEqual(read);
});

test('the sitemap lists the canonical pages, and robots.txt the sitemap', () => {
  const listed = (file: string) => [...text(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const [sitemap, ...others] = listed('sitemap-index.xml');
  expect(others).toEqual([]);
  expect(listed(new URL(sitemap ?? '').pathname).sort()).toEqual(
    pages.flatMap((built) => canonicalOf(built) ?? []).sort(),
  );
  // A copy of the site without its history knows no dates.
  const dates = [...text(new URL(sitemap ?? '').pathname).matchAll(/<lastmod>([^<]+)<\/lastmod>/g)];
  expect([0, listed(new URL(sitemap ?? '').pathname).length]).toContain(dates.length);
  for (const [, date = ''] of dates) expect(Date.parse(date)).toBeLessThan(Date.now());
  expect(text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
});

test('security.txt names whom to tell of a weakness, where it leads, and is good for months to come', () => {
  const fields = new Map(
    text('.well-known/security.txt')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Canonical')).toBe(new URL('/.well-known/security.txt', site).href);
  const policy = new URL(fields.get('Policy') ?? '');
  expect(leadsSomewhere(policy), policy.href).toBe(true);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days, 'dist/ is old: build and deploy the site again, security.txt ends soon').toBeGreaterThan(30);
  expect(days, 'the standard allows a year at most').toBeLessThan(365);
});

test('manifest and icons are there, in the sizes they claim', () => {
  const { document } = page('/');
  const href = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
  const manifest = JSON.parse(text(href('manifest')));
  expect(manifest).toMatchObject({ name: 'SmartStack', short_name: 'SmartStack', start_url: '/', display: 'browser' });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons)
    if (src.endsWith('.svg')) expect(text(src)).toContain('<svg');
    else expect(sizeOf(src), src).toBe(sizes);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(sizeOf(href('apple-touch-icon'))).toBe('180x180');
  for (const icon of document.querySelectorAll('link[rel="icon"][sizes*="x"]'))
    expect(sizeOf(icon.getAttribute('href') ?? '')).toBe(icon.getAttribute('sizes'));
  const [light, dark] = [...document.querySelectorAll('meta[name="theme-color"]')];
  expect(light?.getAttribute('content')).toBe(manifest.theme_color);
  expect(dark?.getAttribute('media')).toBe('(prefers-color-scheme: dark)');
});

for (const built of pages)
  test(`${built.path}: every link leads somewhere`, () => {
    const nowhere: string[] = [];
    for (const link of built.document.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href') ?? '', new URL(built.path, site));
      if (target.protocol === 'mailto:' || target.protocol === 'tel:') continue;
      if (target.origin === site.origin) {
        if (!leadsSomewhere(target)) nowhere.push(target.pathname + target.hash);
        continue;
      }
      const name = link.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      expect(link.getAttribute('target'), name).toBe('_blank');
    }
    expect(nowhere).toEqual([]);
  });

function leadsSomewhere({ pathname, hash }: URL): boolean {
  const target = pages.find((candidate) => candidate.path === pathname);
  if (!target) return path.extname(pathname) !== '' && existsSync(path.join(dist, pathname));
  // The comparison reads from its address what it compares.
  const compared = pathname === '/compare' && hash.startsWith('#c=') ? hash.slice(3).split(',') : null;
  if (compared) return compared.every((id) => pages.some((candidate) => candidate.path === `/solutions/${id}`));
  return hash === '' || target.document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

for (const built of pages)
  test(`${built.path}: a link that opens a new tab says so and gives nothing away`, () => {
    for (const link of built.document.querySelectorAll('a[target="_blank"]')) {
      const name = link.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      expect(link.getAttribute('rel')?.split(' ').sort(), name).toEqual(['noopener', 'noreferrer']);
      expect(name).toMatch(/\(opens in a new tab\)$/);
    }
  });

const aDay = 'public, max-age=86400';
const revalidated = 'public, max-age=0, must-revalidate';
const asset = () => `/_astro/${globSync('*.js', { cwd: path.join(dist, '_astro') })[0]}`;
const served: [name: string, address: () => string, caching: string, type: string][] = [
  ['home page', () => '/', revalidated, 'text/html'],
  ['a page', () => '/about', revalidated, 'text/html'],
  ['an industry page', () => '/healthcare', revalidated, 'text/html'],
  ['a script', asset, 'public, max-age=31536000, immutable', 'text/javascript'],
  ['a document', () => '/documents/utilities-ai-playbook.pdf', aDay, 'application/pdf'],
  ['a social picture', () => '/social/home.png', aDay, 'image/png'],
  ['the mark', () => '/mark.svg', aDay, 'image/svg+xml'],
  ['the touch icon', () => '/apple-touch-icon.png', aDay, 'image/png'],
  ['a small icon', () => '/icon-32.png', aDay, 'image/png'],
  ['a large icon', () => '/icon-512.png', aDay, 'image/png'],
  ['the maskable icon', () => '/icon-maskable-512.png', aDay, 'image/png'],
  ['the manifest', () => '/manifest.webmanifest', aDay, 'application/manifest+json'],
  ['security.txt', () => '/.well-known/security.txt', revalidated, 'text/plain'],
  ['robots.txt', () => '/robots.txt', revalidated, 'text/plain'],
  ['the speculation rules', () => '/speculationrules.json', revalidated, 'application/speculationrules+json'],
];

for (const [name, address, caching, type] of served)
  test(`${name} is served as ${type}, ${caching}`, async ({ request }) => {
    const response = await request.get(address());
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe(caching);
    expect(response.headers()['content-type']?.split(';')[0]).toBe(type);
  });

test('pages name the speculation rules, which fetch pages ahead and run nothing', async ({ request }) => {
  const response = await request.get('/about');
  expect(response.headers()['speculation-rules']).toBe('"/speculationrules.json"');
  const rules = JSON.parse(text('speculationrules.json'));
  expect(Object.keys(rules)).toEqual(['prefetch']);
  for (const excluded of ['/documents/*', '/.netlify/*', '[download]'])
    expect(JSON.stringify(rules.prefetch)).toContain(excluded);
});

test('a page is fetched ahead when the pointer rests on its link, a document is not', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', (sent) => {
    if (sent.headers()['sec-purpose']?.startsWith('prefetch')) fetched.push(new URL(sent.url()).pathname);
  });
  // The browser itself says of which links it would fetch the page ahead.
  const browser = await context.newCDPSession(page);
  let wanted: string[] = [];
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    wanted = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  await browser.send('Preload.enable');
  await page.goto('/utilities');
  const guide = page.getByRole('main').getByRole('link', { name: /^Download/ });
  await expect(guide).toHaveAttribute('href', /^\/documents\//);
  await expect.poll(() => wanted).toContain('/about');
  await guide.hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => fetched).toContain('/about');
  for (const addresses of [wanted, fetched])
    expect(addresses.filter((address) => address.startsWith('/documents/'))).toEqual([]);
});
