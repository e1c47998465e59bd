/* Every security and caching header that the site sends, for pages and functions alike. The platform applies header
   rules to files only: the build writes those into `dist/_headers`; functions send theirs with each answer. */

/** Headers by name. */
export type HeaderSet = Readonly<Record<string, string>>;

/** Two years, every subdomain: the requirements of browsers' preload list. */
const transport = 'max-age=63072000; includeSubDomains; preload';

/**
 * The features that need a visitor's permission, none of which the site uses. Others are not listed: the policy is sent
 * with every page, and what no script asks for needs no refusal.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/** The headers of every file. Other sites may show them: the pictures of the obligation map are made for that. */
export const everyFile: HeaderSet = {
  'strict-transport-security': transport,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** Keeps what it is sent with out of the pages of other sites. */
const ownPagesOnly: HeaderSet = { 'cross-origin-resource-policy': 'same-origin' };

/** The headers of every page and every function's answer. */
export const everywhere: HeaderSet = { ...everyFile, ...ownPagesOnly };

/** The headers of every function's answer: JSON that renders and executes nothing and is not cached. */
export const functionHeaders: HeaderSet = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/**
 * The headers of the editing screen's page only (admin-page.ts). Sveltia CMS styles its elements from its scripts,
 * shows files as blobs and, connected to a repository, calls only GitHub. `hasPages`: it frames the development server's pages.
 */
export function adminHeaders(importMap: string, isConnected: boolean, hasPages = false): HeaderSet {
  const github = isConnected ? ' https://api.github.com https://www.githubstatus.com' : '';
  const pictures = isConnected ? ' https://avatars.githubusercontent.com' : '';
  return {
    ...everywhere,
    // GitHub's sign-in window reports back to this one.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': [
      "default-src 'none'",
      hasPages ? "base-uri 'self'" : "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      `script-src 'self' ${importMap}`,
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self' data:",
      `img-src 'self' data: blob:${pictures}`,
      `connect-src 'self' data: blob:${github}`,
      'manifest-src blob:',
      ...(hasPages ? ["frame-src 'self' blob:"] : []),
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

/** Hashes of inline scripts and styles as they appear in a policy, for example `'sha256-…='`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Returns the policy of a page: the site's own files and exactly the page's inline scripts and styles. */
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
 * The not-found page. Header rules match the requested address, so no rule applies to this page at every unknown
 * address, and it contains its own policy.
 */
export const notFoundPath = '/404';

/**
 * The header rules of the static site, by path. What has no caching here, above all pages, the platform sends with
 * "public, max-age=0, must-revalidate". No path has two rules for one header: how they would combine is not documented.
 * So the policy is listed for each page, with only its own hashes, and not for `/*`: once for its address, with or
 * without a trailing slash, and once for that of its file, at which the platform serves it too.
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
    ['/*', everyFile],
    ...pages.flatMap(({ path, ...hashes }): [string, HeaderSet][] => {
      const own = {
        'content-security-policy': `${pagePolicy(hashes)}; frame-ancestors 'none'`,
        // Not at unknown addresses: a browser asks for this file before the page can remove answers from its address.
        'speculation-rules': '"/speculationrules.json"',
        ...ownPagesOnly,
      };
      return [
        [path, own],
        [`${path === '/' ? '/index' : path}.html`, own],
      ];
    }),
    ['/_astro/*', { 'cache-control': 'public, max-age=31536000, immutable' }],
    ...forADay.map((path): [string, HeaderSet] => [path, { 'cache-control': aDay }]),
    // Open data: scripts of other sites may read it.
    ['/obligations.json', { 'access-control-allow-origin': '*' }],
    ['/obligations.jsonld', { 'content-type': 'application/ld+json', 'access-control-allow-origin': '*' }],
    ['/speculationrules.json', { 'content-type': 'application/speculationrules+json', 'cache-control': aDay }],
  ];
}

/** The rules in the format of the platform's `_headers` file. */
export function headersFile(rules: [path: string, headers: HeaderSet][]): string {
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}
