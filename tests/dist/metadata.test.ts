import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '#tests/e2e/routes';
import { type BuiltPage, canonicalOf, meta, page, pages, site, textOf, words } from '#tests/dist/pages';
import { advisors, insights, rules, solutionEntries } from '#tests/fixtures/content';

/* What search engines, link previews, feed readers and browsers read of the built site. */

/** Width and height as a PNG's header states them. */
function sizeOf(file: string): string {
  const png = readFileSync(path.join(dist, file));
  expect(png.toString('latin1', 1, 4), file).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** The structured data of a page: the things that its one block names. */
function graphOf({ path: address, document }: BuiltPage): ({ '@type': string } & Record<string, unknown>)[] {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(blocks, address).toHaveLength(1);
  return (JSON.parse(blocks[0]?.textContent ?? '') as { '@graph': ReturnType<typeof graphOf> })['@graph'];
}

test.each(pages)('$path says what it is to searches and shared links', (built) => {
  const { document } = built;
  expect(document.title.length).toBeLessThanOrEqual(70);
  // A title says more than the name of its page.
  expect(document.title.length).toBeGreaterThan(['/privacy', '/404'].includes(built.path) ? 15 : 40);
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

test('each page says what it is about in words of schema.org', () => {
  const types = Object.fromEntries(pages.map((built) => [built.path, graphOf(built).map((thing) => thing['@type'])]));
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

test('the FAQ says to machines what it says to readers', () => {
  const built = page('/roi-calculator');
  const said = graphOf(built).find((thing) => thing['@type'] === 'FAQPage')?.['mainEntity'] as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  const read = [...built.document.querySelectorAll('details[name="faq"]')].map((details) => [
    words(details.querySelector('summary')),
    words(details.querySelector('summary + *')),
  ]);
  expect(read.length).toBeGreaterThan(5);
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  expect(said.map(({ name, acceptedAnswer }) => [name, plain(acceptedAnswer.text)])).toEqual(read);
});

test('to machines an article is one with its days, and nobody invented is called its author', () => {
  for (const [id, { title, date, author }] of insights) {
    const built = page(`/insights/${id}`);
    const article = graphOf(built).find((thing) => thing['@type'] === 'Article');
    expect(article).toMatchObject({ datePublished: date, headline: title });
    if (!advisors.get(author)?.placeholder) continue;
    expect(JSON.stringify(article?.['author'])).toContain('#organization');
    expect(built.html).toContain('(sample profile)');
  }
});

test('the feed lists every article of the list page, and the list page names the feed', () => {
  const { document } = page('/insights');
  const listed = [...document.querySelectorAll('main h2')].map(words);
  expect(listed.length).toBeGreaterThanOrEqual(2);
  const address = document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href') ?? '';
  const feed = textOf(address);
  for (const title of listed) expect(feed).toContain(`<title>${title}</title>`);
  expect(feed.match(/<item>/g)).toHaveLength(listed.length);
});

test('the sitemap lists the canonical pages, and robots.txt the sitemap', () => {
  const listed = (file: string) =>
    [...textOf(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const [sitemap, ...others] = listed('sitemap-index.xml');
  expect(others).toEqual([]);
  expect(listed(new URL(sitemap ?? '').pathname).sort()).toEqual(
    pages.flatMap((built) => canonicalOf(built) ?? []).sort(),
  );
  // A copy of the site without its history knows no dates.
  const dates = [...textOf(new URL(sitemap ?? '').pathname).matchAll(/<lastmod>([^<]+)<\/lastmod>/g)];
  expect([0, listed(new URL(sitemap ?? '').pathname).length]).toContain(dates.length);
  for (const [, date = ''] of dates) expect(Date.parse(date)).toBeLessThan(Date.now());
  expect(textOf('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  );
});

test('manifest and icons are there, in the sizes they claim', () => {
  const { document } = page('/');
  const href = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
  const manifest = JSON.parse(textOf(href('manifest')));
  expect(manifest).toMatchObject({ name: 'SmartStack', short_name: 'SmartStack', start_url: '/', display: 'browser' });
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons)
    if (src.endsWith('.svg')) expect(textOf(src)).toContain('<svg');
    else expect(sizeOf(src), src).toBe(sizes);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(sizeOf(href('apple-touch-icon'))).toBe('180x180');
  for (const icon of document.querySelectorAll('link[rel="icon"][sizes*="x"]'))
    expect(sizeOf(icon.getAttribute('href') ?? '')).toBe(icon.getAttribute('sizes'));
  const [light, dark] = [...document.querySelectorAll('meta[name="theme-color"]')];
  expect(light?.getAttribute('content')).toBe(manifest.theme_color);
  expect(dark?.getAttribute('media')).toBe('(prefers-color-scheme: dark)');
});

test('pages are fetched ahead, and nothing of them runs; documents and functions are not', () => {
  const rules = JSON.parse(textOf('speculationrules.json'));
  expect(Object.keys(rules)).toEqual(['prefetch']);
  for (const excluded of ['/documents/*', '/.netlify/*', '[download]'])
    expect(JSON.stringify(rules.prefetch)).toContain(excluded);
});

test('the pages for reviewers are not in the build', () => {
  expect(globSync('**/*review*', { cwd: dist })).toEqual([]);
});

test('the linked data of the obligation map names every law by its official text, and nothing that is no law', () => {
  const data = JSON.parse(textOf('/obligations.jsonld')) as {
    '@context': string;
    '@type': string;
    isBasedOn: { '@type': string; name: string; url: string; subjectOf: { url: string } }[];
  };
  expect([data['@context'], data['@type']]).toEqual(['https://schema.org', 'Dataset']);
  const laws = [...rules].filter(([, { nature }]) => nature === 'law');
  expect(data.isBasedOn.map((law) => [law['@type'], law.name, law.url, law.subjectOf.url]).sort()).toEqual(
    laws
      .map(([id, { title, official }]) => [
        'Legislation',
        title,
        official.url,
        new URL(`/obligations#${id}`, site).href,
      ])
      .sort(),
  );
  const [map] = graphOf(page('/obligations')).filter((thing) => thing['@type'] === 'Dataset');
  expect(JSON.stringify(map)).toContain(new URL('/obligations.jsonld', site).href);
});
