/*
 * Every header of security and caching that the site sends, for pages and functions alike. The platform applies header
 * rules to files only: the build writes those into `dist/_headers`, functions send theirs with each answer.
 */

/** Headers by name. */
export type HeaderSet = Readonly<Record<string, string>>;

/** Two years, every subdomain: what browsers' preload list asks for. */
const transport = 'max-age=63072000; includeSubDomains; preload';

/**
 * The features that a browser would ask a visitor for, which nothing of ours uses. Others are not named: a policy is sent
 * with every page, and what no script asks for needs no refusal.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/** What every answer of the site carries. */
export const everywhere: HeaderSet = {
  'strict-transport-security': transport,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** What a function sends with every answer: JSON that shows nothing and runs nothing, stored by no cache. */
export const functionHeaders: HeaderSet = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/**
 * What the page of the editing screen comes with (admin-page.ts), which no other page shares. Sveltia CMS styles its
 * elements from its scripts, shows files as blobs and, connected to a repository, speaks to GitHub alone.
 */
export function adminHeaders(importMap: string, isConnected: boolean): HeaderSet {
  const github = isConnected ? ' https://api.github.com https://www.githubstatus.com' : '';
  const pictures = isConnected ? ' https://avatars.githubusercontent.com' : '';
  return {
    ...everywhere,
    // The window in which somebody signs in with GitHub tells this one so.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      `script-src 'self' ${importMap}`,
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self' data:",
      `img-src 'self' data: blob:${pictures}`,
      `connect-src 'self' data: blob:${github}`,
      'manifest-src blob:',
    ].join('; '),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/** What pages may load besides the scripts and styles below. No script may turn text into HTML or code. */
export const pageDirectives = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const;

/** Hashes of inline scripts and styles as a policy names them, for example `'sha256-…='`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** The policy of a page: files of our own and exactly its own inline scripts and styles. */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return [
    ...pageDirectives,
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
  ].join('; ');
}

const aDay = 'public, max-age=86400';

/** A page of the built site: the path that visitors see, and its inline scripts and styles. */
export type PageHashes = InlineHashes & { path: string };

/**
 * The page that is served at addresses which lead nowhere. Header rules go by the address that is asked for, so none holds
 * for all of these alone, and this page says its policy itself.
 */
export const notFoundPath = '/404';

/**
 * The header rules of the static site, by path. What has no caching here, pages above all, the platform sends with
 * "public, max-age=0, must-revalidate". No path stands under two rules for one header: how they would combine is not
 * documented. So the policy stands with each page, with its own hashes alone, and not with `/*`: once for its address, with
 * or without a slash at its end, and once for that of its file, at which the platform serves it too.
 */
export function fileHeaders(pages: readonly PageHashes[]): [path: string, headers: HeaderSet][] {
  const forADay = [
    '/documents/*',
    '/social/*',
    '/icon-32.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
    '/apple-touch-icon.png',
    '/mark.svg',
    '/manifest.webmanifest',
  ];
  return [
    ['/*', { ...everywhere, 'speculation-rules': '"/speculationrules.json"' }],
    ...pages.flatMap(({ path, ...hashes }): [string, HeaderSet][] => {
      const policy = { 'content-security-policy': `${pagePolicy(hashes)}; frame-ancestors 'none'` };
      return [
        [path, policy],
        [`${path === '/' ? '/index' : path}.html`, policy],
      ];
    }),
    ['/_astro/*', { 'cache-control': 'public, max-age=31536000, immutable' }],
    ...forADay.map((path): [string, HeaderSet] => [path, { 'cache-control': aDay }]),
    ['/speculationrules.json', { 'content-type': 'application/speculationrules+json' }],
  ];
}

/** The rules in the words of the platform's `_headers` file. */
export function headersFile(rules: [path: string, headers: HeaderSet][]): string {
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}
