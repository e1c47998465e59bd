import { expect, test } from 'vitest';
import { hashSource } from '#netlify/build/content-policy';
import { fileHeaders, functionHeaders, headersFile } from '#netlify/http/headers';
import { caching, headersOfFile, lastingHeaders, ofFiles, ofFunctions, ofPages } from '#tests/security/headers';

const pages = [
  { path: '/', scripts: [hashSource('1'), hashSource('2')], styles: [hashSource('3')] },
  { path: '/about', scripts: [hashSource('1')], styles: [hashSource('4')] },
];
const rules = fileHeaders(pages);

test('files get these headers, and no path has one of them by two rules', () => {
  const [[everything, common] = ['', {}], ...others] = rules;
  expect(everything).toBe('/*');
  expect(lastingHeaders(common)).toEqual(ofFiles);
  expect(Object.fromEntries(others.map(([path, headers]) => [path, lastingHeaders(headers)]))).toEqual({
    '/': ofPages,
    '/index.html': ofPages,
    '/about': ofPages,
    '/about.html': ofPages,
    '/_astro/*': { 'cache-control': caching.forever },
    '/documents/*': { 'cache-control': caching.aDay },
    '/social/*': { 'cache-control': caching.aDay },
    '/icon-32.png': { 'cache-control': caching.aDay },
    '/icon-192.png': { 'cache-control': caching.aDay },
    '/icon-512.png': { 'cache-control': caching.aDay },
    '/icon-maskable-512.png': { 'cache-control': caching.aDay },
    '/apple-touch-icon.png': { 'cache-control': caching.aDay },
    '/mark.svg': { 'cache-control': caching.aDay },
    '/manifest.webmanifest': { 'cache-control': caching.aDay },
    '/obligations.json': { 'access-control-allow-origin': '*' },
    '/obligations.jsonld': { 'content-type': 'application/ld+json', 'access-control-allow-origin': '*' },
    '/speculationrules.json': {
      'content-type': 'application/speculationrules+json',
      'cache-control': caching.aDay,
    },
  });
  expect(new Set(rules.map(([path]) => path)).size).toBe(rules.length);
  for (const [path, headers] of others)
    expect(
      Object.keys(headers).filter((name) => name in common),
      path,
    ).toEqual([]);
});

test('each file is cached as long as its rule says', () => {
  for (const [path, headers] of rules.slice(1 + 2 * pages.length))
    expect(headersOfFile(path.replace('*', 'x.js')), path).toMatchObject(headers);
});

test('functions send these headers', () => {
  expect(functionHeaders).toEqual(ofFunctions);
});

test('the policy of a page names its own hashes, scripts apart from styles, and no other page’s', () => {
  const addresses = pages.map((page) => ({ ...page, path: page.path === '/' ? '/index.html' : `${page.path}.html` }));
  for (const { path, scripts, styles } of [...pages, ...addresses]) {
    const policy = Object.fromEntries(rules)[path]?.['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')}; style-src 'self' ${styles.join(' ')};`);
    expect(policy.match(/sha256-/g)).toHaveLength(scripts.length + styles.length);
  }
});

test('what is not a hash stays in a policy that is compared', () => {
  const weak = "script-src 'self' 'sha256-x' 'unsafe-inline' https: 'nonce-1'";
  expect(lastingHeaders({ 'content-security-policy': weak })).toEqual({ 'content-security-policy': weak });
  expect(lastingHeaders({ 'set-cookie': 'a=1', 'access-control-allow-origin': '*' })).toEqual({
    'set-cookie': 'a=1',
    'access-control-allow-origin': '*',
  });
});

test('the rules stand in the words of the platform', () => {
  expect(
    headersFile([
      ['/*', { a: 'b', c: 'd; e' }],
      ['/f/*', { g: 'h' }],
    ]),
  ).toBe('/*\n  a: b\n  c: d; e\n\n/f/*\n  g: h\n');
});
