/*
 * Every header that an answer of the site has, written out: what stands in netlify/http/headers.ts is held against this,
 * and so is each answer of the built site (tests/dist/headers.test.ts). Whoever changes one changes both on purpose.
 * The MDN HTTP Observatory gives such a page 130 of 135 points; the last five are for `integrity` attributes.
 */

export type Headers = Readonly<Record<string, string>>;

const everyFile: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

const everywhere: Headers = { ...everyFile, 'cross-origin-resource-policy': 'same-origin' };

/** What a page allows; `HASHES` stands for those of inline scripts and of inline styles. */
export const pagePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; script-src 'self' HASHES; " +
  "style-src 'self' HASHES";

/** What comes with every file, pages among them, besides what its path decides. */
export const ofFiles: Headers = everyFile;

/** What comes with every page besides, at its own address and at that of its file. */
export const ofPages: Headers = {
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': `${pagePolicy}; frame-ancestors 'none'`,
  'speculation-rules': '"/speculationrules.json"',
};

/** What comes with every answer of a function. */
export const ofFunctions: Headers = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** What the page of the editing screen comes with, connected to no repository; `importMap` is the hash of its import map. */
export function ofAdmin(importMap: string): Headers {
  return {
    ...everywhere,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      `script-src 'self' ${importMap}; style-src 'self' 'unsafe-inline'; font-src 'self' data:; ` +
      "img-src 'self' data: blob:; connect-src 'self' data: blob:; manifest-src blob:",
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-type': 'text/html; charset=utf-8',
  };
}

export const caching = {
  revalidated: 'public, max-age=0, must-revalidate',
  aDay: 'public, max-age=86400',
  forever: 'public, max-age=31536000, immutable',
} as const;

/** How long files may be cached without asking again, by path; what is not listed is asked for again each time. */
export const cachedPaths: readonly [path: RegExp, caching: string][] = [
  [/^\/_astro\//, caching.forever],
  [/^\/(documents|social)\//, caching.aDay],
  [/^\/(icon-32|icon-192|icon-512|icon-maskable-512|apple-touch-icon)\.png$/, caching.aDay],
  [/^\/(mark\.svg|manifest\.webmanifest|speculationrules\.json)$/, caching.aDay],
];

const types: Readonly<Record<string, string>> = {
  ics: 'text/calendar',
  xml: 'application/xml',
  txt: 'text/plain',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  jsonld: 'application/ld+json',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Returns all headers of a file, or of a page at an address that leads nowhere; the type without its character set. */
export function headersOfFile(pathname: string): Headers {
  const ending = /\.(\w+)$/.exec(pathname)?.[1];
  const type = pathname === '/speculationrules.json' ? 'application/speculationrules+json' : types[ending ?? ''];
  return {
    ...ofFiles,
    ...(/^\/obligations\.json(ld)?$/.test(pathname) ? { 'access-control-allow-origin': '*' } : {}),
    'content-type': type ?? 'text/html',
    'cache-control': cachedPaths.find(([path]) => path.test(pathname))?.[1] ?? caching.revalidated,
  };
}

/** Returns all headers of a page at its own address. */
export function headersOfPage(route: string): Headers {
  return route === '/404' ? headersOfFile(route) : { ...headersOfFile(route), ...ofPages };
}

/** What says nothing about the site: how the answer travels, and what the status of this one answer needs. */
const ofThisAnswer = [
  'age',
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'allow',
  'retry-after',
];

/** Returns the headers of an answer that are the same each time, hashes as `HASHES`, the type without its character set. */
export function lastingHeaders(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofThisAnswer.includes(name))
      .map(([name, value]) => {
        if (name === 'content-security-policy') return [name, withoutHashes(value)];
        return [name, name === 'content-type' ? (value.split(';')[0] ?? '') : value];
      }),
  );
}

/** Returns a policy with `HASHES` for each run of hashes. */
export function withoutHashes(policy: string): string {
  return policy.replace(/'sha256-[A-Za-z0-9+/]{43}='( 'sha256-[A-Za-z0-9+/]{43}=')*/g, 'HASHES');
}
