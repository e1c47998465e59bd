/*
 * The rules of the MDN HTTP Observatory (github.com/mdn/mdn-http-observatory, algorithm version 5, read in November
 * 2026), as a pure function of one answer. Its package downloads lists while it is installed, so it is no dependency.
 */

/** One answer over HTTPS. `redirection` and `preloaded` say of the host what no answer can. */
export type Observed = {
  headers: Headers;
  body?: string;
  redirection?: keyof typeof redirections;
  preloaded?: boolean;
};

export type Finding = { test: string; result: string; modifier: number };
export type Score = { score: number; findings: Finding[] };

const bonusesFrom = 90;

/** 100 with all penalties; bonuses only where that leaves 90 or more. */
export function observatoryScore(observed: Observed): Score {
  const findings = [
    policyFinding(observed),
    cookieFinding(observed),
    corsFinding(observed),
    finding('redirection', observed.redirection ?? 'redirection-to-https', redirections),
    referrerFinding(observed),
    transportFinding(observed),
    integrityFinding(observed),
    sniffingFinding(observed),
    frameFinding(observed),
    resourceFinding(observed),
  ];
  const total = (kept: Finding[]) => kept.reduce((sum, { modifier }) => sum + modifier, 100);
  const penalized = total(findings.filter(({ modifier }) => modifier < 0));
  return { score: Math.max(0, penalized >= bonusesFrom ? total(findings) : penalized), findings };
}

function finding<Table extends Record<string, number>>(
  test: string,
  result: keyof Table & string,
  table: Table,
): Finding {
  return { test, result, modifier: table[result] ?? Number.NaN };
}

const policies = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-but-duplicate-directives': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
  'csp-not-implemented-but-reporting-enabled': -25,
};

type Policy = Map<string, Set<string>>;
const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
const passive = ['img-src', 'media-src'];
const onlyInHeaders = ['frame-ancestors', 'report-uri', 'sandbox'];

function policyFinding(observed: Observed): Finding {
  return finding('content-security-policy', policyResult(observed), policies);
}

function policyResult(observed: Observed): keyof typeof policies {
  const texts = policyTexts(observed);
  const policy = combined([...texts.header, ...texts.meta]);
  if (!policy) return 'csp-header-invalid';
  const inHeader = combined(texts.header)?.size ?? 0;
  const inMeta = [...(combined(texts.meta)?.keys() ?? [])].filter((name) => !onlyInHeaders.includes(name)).length;
  if (inHeader + inMeta === 0)
    return observed.headers.has('content-security-policy-report-only')
      ? 'csp-not-implemented-but-reporting-enabled'
      : 'csp-not-implemented';
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? new Set(['*']);
  const scripts = withoutOverruled(sources('script-src'));
  const styles = withoutOverruled(sources('style-src'));
  const objects = sources('object-src');
  if (scripts.has("'strict-dynamic'") && !hasHash(scripts)) return 'csp-header-invalid';
  if (holds(scripts, [...broad, ...inline]) || holds(objects, broad)) return 'csp-implemented-with-unsafe-inline';
  const active = [...policy].filter(([name]) => ![...passive, 'script-src'].includes(name)).map(([, list]) => list);
  if ([...active, scripts].some(overPlainHttp)) return 'csp-implemented-with-insecure-scheme';
  if (holds(scripts, ["'unsafe-eval'"]) || holds(styles, ["'unsafe-eval'"])) return 'csp-implemented-with-unsafe-eval';
  const shown = passive.map((name) => policy.get(name) ?? policy.get('default-src') ?? new Set<string>());
  if (shown.some(overPlainHttp)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (holds(styles, [...broad, ...inline])) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  if (policy.has(duplicates)) return 'csp-implemented-but-duplicate-directives';
  const fallback = policy.get('default-src');
  return fallback?.size === 1 && fallback.has("'none'")
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

function policyTexts({ headers, body }: Observed): { header: string[]; meta: string[] } {
  const header = headers.get('content-security-policy');
  const split = (text: string) => text.split(',').map((one) => one.trim());
  return {
    header: header === null ? [] : split(header),
    meta: httpEquiv(headers, body, 'content-security-policy').flatMap(split),
  };
}

const duplicates = 'duplicates that are allowed';
const mayRepeat = ['report-uri', 'report-to'];

/** Several policies as one: a source has to stand in each policy that names its directive. Null where one is invalid. */
function combined(texts: string[]): Policy | null {
  const policy: Policy = new Map();
  for (const [index, text] of texts.entries()) {
    if (text.length < 'img-src'.length - 1) return null;
    const seen = new Set<string>();
    for (const [directive = '', ...values] of text.split(';').map((entry) => entry.trim().toLowerCase().split(/\s+/))) {
      if (directive === '') continue;
      if (seen.has(directive)) {
        if (!mayRepeat.includes(directive)) return null;
        policy.set(duplicates, new Set());
        continue;
      }
      seen.add(directive);
      const sources = values.length === 0 && directive.endsWith('-src') ? ["'none'"] : values;
      // What only a later policy names counts as shared with an earlier one that lists nothing.
      const earlier = policy.get(directive) ?? new Set<string>();
      const kept = index === 0 ? sources : sources.filter((source) => earlier.has(source));
      policy.set(directive, new Set(kept.length > 0 ? kept : ["'none'"]));
    }
  }
  return policy;
}

function hasHash(sources: Set<string>): boolean {
  return [...sources].some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
}

/** Without what browsers ignore beside a hash or nonce, and beside 'strict-dynamic'. */
function withoutOverruled(sources: Set<string>): Set<string> {
  if (!hasHash(sources)) return sources;
  const dynamic = sources.has("'strict-dynamic'");
  const ignored = (source: string) =>
    source === "'unsafe-inline'" ||
    (dynamic && (source === "'self'" || broad.some((start) => source.startsWith(start))));
  return new Set([...sources].filter((source) => !ignored(source)));
}

function holds(sources: Set<string>, any: string[]): boolean {
  return any.some((source) => sources.has(source));
}

function overPlainHttp(sources: Set<string>): boolean {
  return [...sources].some((source) => source.startsWith('http:') || source.startsWith('ftp:'));
}

const cookies = {
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-secure-with-httponly-sessions': 0,
  'cookies-not-found': 0,
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-session-without-secure-flag-but-protected-by-hsts': -10,
  'cookies-without-secure-flag': -20,
  'cookies-samesite-flag-invalid': -20,
  'cookies-anticsrf-without-samesite-flag': -20,
  'cookies-session-without-httponly-flag': -30,
  'cookies-session-without-secure-flag': -40,
};

/** The worst of what is wrong with any cookie. */
function cookieFinding(observed: Observed): Finding {
  const set = observed.headers.getSetCookie().map(cookieFlags);
  const safe = transportFinding(observed).modifier >= 0;
  const worst = set
    .flatMap((cookie) => cookieProblems(cookie, safe))
    .sort((a, b) => cookies[a] - cookies[b])
    .at(0);
  const best = set.every(({ flags }) => flags.has('samesite'))
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions';
  return finding('cookies', set.length === 0 ? 'cookies-not-found' : (worst ?? best), cookies);
}

type CookieFlags = { name: string; flags: Map<string, string> };

function cookieFlags(text: string): CookieFlags {
  const [pair = '', ...attributes] = text.toLowerCase().split(';');
  const flags = attributes.map((attribute): [string, string] => {
    const [flag = '', value = ''] = attribute.split('=');
    return [flag.trim(), value.trim()];
  });
  return { name: pair.split('=')[0]?.trim() ?? '', flags: new Map(flags) };
}

function cookieProblems({ name: cookie, flags }: CookieFlags, safe: boolean): (keyof typeof cookies)[] {
  const isSession = cookie.includes('login') || cookie.includes('sess');
  const site = flags.get('samesite');
  const open = !flags.has('secure');
  return [
    ...(site !== undefined && (!['lax', 'strict', 'none'].includes(site) || (open && site === 'none'))
      ? (['cookies-samesite-flag-invalid'] as const)
      : []),
    ...(open ? [safe ? 'cookies-without-secure-flag-but-protected-by-hsts' : 'cookies-without-secure-flag'] as const : []),
    ...(cookie.includes('csrf') && !site ? (['cookies-anticsrf-without-samesite-flag'] as const) : []),
    ...(isSession && open
      ? [safe ? 'cookies-session-without-secure-flag-but-protected-by-hsts' : 'cookies-session-without-secure-flag'] as const
      : []),
    ...(isSession && !flags.has('httponly') ? (['cookies-session-without-httponly-flag'] as const) : []),
  ]; // prettier-ignore
}

const sharing = {
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
};

/** Credentials for whichever site asks: told by an origin that is neither `*` nor left out. */
function corsFinding({ headers }: Observed): Finding {
  const origin = headers.get('access-control-allow-origin');
  const credentials = headers.get('access-control-allow-credentials')?.trim().toLowerCase() === 'true';
  const kind =
    origin === null
      ? 'not-implemented'
      : origin.trim() === '*'
        ? 'implemented-with-public-access'
        : credentials
          ? 'implemented-with-universal-access'
          : 'implemented-with-restricted-access';
  return finding('cross-origin-resource-sharing', `cross-origin-resource-sharing-${kind}`, sharing);
}

const redirections = {
  'redirection-all-redirects-preloaded': 0,
  'redirection-to-https': 0,
  'redirection-not-needed-no-http': 0,
  'redirection-off-host-from-http': -5,
  'redirection-not-to-https-on-initial-redirection': -10,
  'redirection-not-to-https': -20,
  'redirection-missing': -20,
  'redirection-invalid-cert': -20,
};

const referrers = {
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
};
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const unsafeReferrers = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** The last known value counts. */
function referrerFinding({ headers, body }: Observed): Finding {
  const header = headers.get('referrer-policy');
  const said = [...(header === null ? [] : [header]), ...httpEquiv(headers, body, 'referrer-policy')];
  const known = said
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().toLowerCase())
    .findLast((text) => [...privateReferrers, ...unsafeReferrers].includes(text));
  const kind = !known ? 'header-invalid' : privateReferrers.includes(known) ? 'private' : 'unsafe';
  return finding('referrer-policy', `referrer-policy-${said.length === 0 ? 'not-implemented' : kind}`, referrers);
}

const transports = {
  'hsts-preloaded': 5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
};
const sixMonths = 15_552_000;

function transportFinding({ headers, preloaded }: Observed): Finding {
  const header = headers.get('strict-transport-security');
  const age = Number.parseInt(/(?:^|;)\s*max-age=([^;]*)/i.exec(header ?? '')?.[1] ?? '', 10);
  const kind = preloaded
    ? 'preloaded'
    : header === null
      ? 'not-implemented'
      : header.includes(',') || Number.isNaN(age)
        ? 'header-invalid'
        : age < sixMonths
          ? 'implemented-max-age-less-than-six-months'
          : 'implemented-max-age-at-least-six-months';
  return finding('strict-transport-security', `hsts-${kind}`, transports);
}

const integrities = {
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-response-not-html': 0,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-implemented-but-external-scripts-not-loaded-securely': -20,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
};

/** Any script with a scheme or `//` counts as another site's: ours are named by path. */
function integrityFinding({ headers, body }: Observed): Finding {
  const result = ((): keyof typeof integrities => {
    if (!isHtml(headers)) return 'sri-not-implemented-response-not-html';
    const scripts = tags(body, 'script');
    if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
    const foreign = scripts.filter(({ src = '' }) => /^(https?:)?\/\//.test(src));
    const worst = foreign
      .map(({ src, integrity }): keyof typeof integrities => {
        const secure = src?.startsWith('https://') ?? false;
        if (integrity !== undefined)
          return secure
            ? 'sri-implemented-and-external-scripts-loaded-securely'
            : 'sri-implemented-but-external-scripts-not-loaded-securely';
        return secure
          ? 'sri-not-implemented-but-external-scripts-loaded-securely'
          : 'sri-not-implemented-and-external-scripts-not-loaded-securely';
      })
      .sort((a, b) => integrities[a] - integrities[b])
      .at(0);
    if (worst) return worst;
    return scripts.some(({ src, integrity }) => src !== undefined && integrity !== undefined)
      ? 'sri-implemented-and-all-scripts-loaded-securely'
      : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
  })();
  return finding('subresource-integrity', result, integrities);
}

const sniffing = {
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,
};

function sniffingFinding({ headers }: Observed): Finding {
  const header = headers.get('x-content-type-options');
  const kind =
    header === null ? 'not-implemented' : header.trim().toLowerCase() === 'nosniff' ? 'nosniff' : 'header-invalid';
  return finding('x-content-type-options', `x-content-type-options-${kind}`, sniffing);
}

const frames = {
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-allow-from-origin': 0,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,
};

function frameFinding(observed: Observed): Finding {
  const header = observed.headers.get('x-frame-options')?.trim().toLowerCase();
  const texts = policyTexts(observed);
  const kind = combined([...texts.header, ...texts.meta])?.has('frame-ancestors')
    ? 'implemented-via-csp'
    : header === undefined
      ? 'not-implemented'
      : header === 'deny' || header === 'sameorigin'
        ? 'sameorigin-or-deny'
        : header.startsWith('allow-from')
          ? 'allow-from-origin'
          : 'header-invalid';
  return finding('x-frame-options', `x-frame-options-${kind}`, frames);
}

const resources = {
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
  'cross-origin-resource-policy-header-invalid': -5,
};

function resourceFinding({ headers }: Observed): Finding {
  const header = headers.get('cross-origin-resource-policy')?.trim().toLowerCase();
  const known = (['same-origin', 'same-site', 'cross-origin'] as const).find((value) => value === header);
  const kind =
    header === undefined ? 'not-implemented' : known ? (`implemented-with-${known}` as const) : 'header-invalid';
  return finding('cross-origin-resource-policy', `cross-origin-resource-policy-${kind}`, resources);
}

function isHtml(headers: Headers): boolean {
  return headers.get('content-type')?.split(';')[0]?.trim() === 'text/html';
}

/** What a page says of itself in `<meta http-equiv>`. */
function httpEquiv(headers: Headers, body: string | undefined, wanted: string): string[] {
  if (!isHtml(headers)) return [];
  return tags(body, 'meta')
    .filter((meta) => meta['http-equiv']?.toLowerCase() === wanted)
    .map(({ content = '' }) => content);
}

/** The attributes of every tag of this name. Reads pages that a build wrote, with quoted values. */
function tags(html = '', tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b((?:[^>"]|"[^"]*")*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    ),
  );
}
