import { isRecord } from '#domain/record';
import { counted } from '#domain/text/words';
import { everyFile, everywhere, functionHeaders, type HeaderSet, pageDirectives } from '#netlify/http/headers';
import { delayedMinutes } from '#netlify/leads/backlog';
import { silentMinutes } from '#netlify/leads/schedule';
import type { Finding } from '#netlify/cli/launch-findings';

/* Checks a deployed site's answers: pages, headers, functions, and what `health` reports about leads, schedule,
   store and CRM. It sends only GET requests. */

const functions = '/.netlify/functions/';
/** Functions that take a body: they refuse a GET with 405. */
const takingPosts = ['ghl-integration', 'scrape', 'count'] as const;

/** The longest time (ms) for an answer. */
const patience = 20_000;

type Found = Omit<Finding, 'file'>;
type Answered = { path: string; response: Response; text: string };

/** Returns the problems of the site at an address. Never rejects: an unreachable site is a finding. */
export async function siteFindings(site: URL, fetch: typeof globalThis.fetch = globalThis.fetch): Promise<Finding[]> {
  const ask = async (path: string, from = site): Promise<Answered | Found> => {
    try {
      const init = { redirect: 'manual', signal: AbortSignal.timeout(patience) } as const;
      const response = await fetch(new URL(from.origin + path), init);
      return { path, response, text: await response.text() };
    } catch {
      return { field: path, what: 'cannot be reached', fix: 'Look at the address, the deploy and your network.' };
    }
  };
  const home = await ask('/');
  if (!('response' in home)) return [{ file: site.origin, ...home }];
  const isLocal = isLocalAddress(site);
  const page = /<a href="(\/[a-z-]+)"/.exec(home.text)?.[1];
  const script = /\/_astro\/[\w.-]+\.(?:js|woff2)/.exec(home.text)?.[0];
  const checks: Promise<Found[]>[] = [
    Promise.resolve(pageProblems(home, site)),
    checked(ask('/a-page-that-is-not-there'), missingPageProblems),
    ...otherAddresses(page, isLocal).map((address) => checked(ask(address), otherAddressProblems)),
    ...(script ? [checked(ask(script), fileProblems)] : []),
    ...(isLocal
      ? []
      : [checked(ask('/', new URL(`http://${site.host}`)), (answered) => redirectProblems(answered, site))]),
    ...takingPosts.map((name) => checked(ask(functions + name), functionProblems)),
    checked(ask(`${functions}health?crm`), healthProblems),
  ];
  return (await Promise.all(checks)).flat().map((found) => ({ file: site.origin, ...found }));
}

async function checked(asked: Promise<Answered | Found>, problems: (answered: Answered) => Found[]): Promise<Found[]> {
  const answered = await asked;
  return 'response' in answered ? problems(answered) : [answered];
}

const headersFix = 'Deploy again; look whether dist/_headers is published and whether a proxy changes headers.';

function headerProblems({ path, response }: Answered, expected: HeaderSet): Found[] {
  return Object.entries(expected)
    .filter(([name, value]) => response.headers.get(name) !== value)
    .map(([name, value]) => {
      const sent = response.headers.get(name);
      return {
        field: path,
        what:
          sent === null
            ? `sends no ${name}`
            : `sends ${name} '${sent.slice(0, 80)}' instead of '${value.slice(0, 80)}'`,
        fix: headersFix,
      };
    });
}

function policyProblems({ path, response }: Answered): Found[] {
  const policy = response.headers.get('content-security-policy') ?? '';
  const missing = [...pageDirectives, "frame-ancestors 'none'"].filter((directive) => !policy.includes(directive));
  const isOpen = policy.includes("'unsafe-");
  if (missing.length === 0 && !isOpen) return [];
  const what = isOpen ? 'allows scripts or styles of anybody' : `lacks ${missing.join(', ')}`;
  return [{ field: path, what: `has a content security policy that ${what}`, fix: headersFix }];
}

function pageProblems(home: Answered, site: URL): Found[] {
  const { path: field, response, text } = home;
  if (response.status !== 200)
    return [
      {
        field,
        what: `answers ${response.status}`,
        fix: 'Publish a deploy, and ask the address that it is served at.',
      },
    ];
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '';
  const isOwn = URL.canParse(canonical) && new URL(canonical).origin === site.origin;
  const isHidden = /<meta name="robots" content="noindex"/.test(text) || response.headers.has('x-robots-tag');
  return [
    ...headerProblems(home, everywhere),
    ...policyProblems(home),
    ...(isOwn || isLocalAddress(site)
      ? []
      : [
          {
            field,
            what: `says that its address is ${canonical || 'none'}`,
            fix: 'Make the domain the primary one on the platform, or fix url in site.yaml, and deploy again.',
          },
        ]),
    ...(isHidden
      ? [{ field, what: 'asks not to be found', fix: 'Ask the production site: previews and branches are noindex.' }]
      : []),
  ];
}

function isLocalAddress({ hostname }: URL): boolean {
  return hostname === '127.0.0.1' || hostname === 'localhost';
}

/**
 * Returns other addresses at which a platform may serve a page, and the home page. The one with two slashes is only for
 * deployed sites: Netlify's local code serves a page there without the header rules of its path.
 */
function otherAddresses(page: string | undefined, isLocal: boolean): string[] {
  if (!page) return ['/index.html'];
  return ['/index.html', `${page}/`, `${page}.html`, page.toUpperCase(), ...(isLocal ? [] : [`/${page}`])];
}

/**
 * A page's policy is only in its headers, by address: an address that serves the page without the policy circumvents
 * it. Netlify does not document every address at which it serves a file.
 */
function otherAddressProblems({ path: field, response, text }: Answered): Found[] {
  const isSafe = !response.ok || response.headers.has('content-security-policy') || policyInPage.test(text);
  if (isSafe) return [];
  const fix = 'Redirect this address to that of the page in netlify.toml ([[redirects]], force), and deploy again.';
  return [{ field, what: 'serves a page without its content security policy', fix }];
}

const policyInPage = /<meta http-equiv="content-security-policy"/i;

function missingPageProblems(answered: Answered): Found[] {
  const { path: field, response } = answered;
  if (response.status === 404) return headerProblems(answered, everyFile);
  return [
    { field, what: `answers ${response.status} instead of 404`, fix: 'Look whether dist/404.html is published.' },
  ];
}

function fileProblems(answered: Answered): Found[] {
  return headerProblems(answered, {
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
}

function redirectProblems({ response }: Answered, site: URL): Found[] {
  const location = response.headers.get('location') ?? '';
  if ([301, 308].includes(response.status) && location.startsWith(`https://${site.host}`)) return [];
  return [
    {
      field: `http://${site.host}`,
      what: 'does not lead to https for good',
      fix: 'Switch HTTPS on for the domain (Domain management → HTTPS).',
    },
  ];
}

function functionProblems(answered: Answered): Found[] {
  const { path: field, response } = answered;
  if (response.status === 405) return headerProblems(answered, functionHeaders);
  return [
    {
      field,
      what: `answers ${response.status} to a GET instead of 405`,
      fix: 'Look whether the deploy lists the function (Netlify → Functions).',
    },
  ];
}

/** The CRM states that `health` may report, and what to do about each. */
const crmProblems: Readonly<Record<string, Omit<Found, 'field'>>> = {
  'no-settings': {
    what: 'has no settings of the CRM, or wrong ones',
    fix: 'Set GHL_API_TOKEN and GHL_LOCATION_ID; the log of ghl-integration says which is wrong.',
  },
  'no-read': {
    what: 'has a token that the CRM refuses',
    fix: 'Look at GHL_LOCATION_ID, and make a token with the scopes contacts.readonly and contacts.write.',
  },
  'no-write': {
    what: 'has a token that may read contacts and not write them',
    fix: 'Add the scope contacts.write to the private integration.',
  },
  unreachable: {
    what: 'could not reach the CRM',
    fix: "Try again in ten minutes; HighLevel's status page tells of outages.",
  },
};

function healthProblems({ path, response, text }: Answered): Found[] {
  const field = path.replace('?crm', '');
  const health = parsed(text);
  if (response.status === 404)
    return [{ field, what: 'is not there', fix: 'Look whether the deploy lists the function (Netlify → Functions).' }];
  const { status, crm, waiting, oldestMinutes, dead, refused, lastRunMinutes, isWritable } = health;
  if (status === 'preview')
    return [{ field, what: 'is that of a preview, which keeps no leads', fix: 'Ask the production site.' }];
  if (typeof waiting !== 'number')
    return [{ field, what: 'cannot read the store of leads', fix: 'docs/operating.md, "failing without figures".' }];
  const ofCrm = typeof crm === 'string' ? crmProblems[crm] : undefined;
  const late = typeof oldestMinutes === 'number' && oldestMinutes >= delayedMinutes;
  const open = (count: unknown) => typeof count === 'number' && count > 0;
  return [
    ...(ofCrm ? [ofCrm] : []),
    ...(late
      ? [
          {
            what: `says that ${counted(waiting, 'lead waits', 'leads wait')}, the oldest for ${oldestMinutes} minutes`,
            fix: 'docs/operating.md, "Leads wait for the CRM".',
          },
        ]
      : []),
    ...(open(dead)
      ? [
          {
            what: `says that ${counted(Number(dead), 'lead was', 'leads were')} given up`,
            fix: 'npm run leads -- list --dead --site',
          },
        ]
      : []),
    ...(open(refused)
      ? [
          {
            what: `says that ${counted(Number(refused), 'lead was', 'leads were')} refused`,
            fix: 'npm run leads -- list --refused --site',
          },
        ]
      : []),
    ...(typeof lastRunMinutes !== 'number' || lastRunMinutes >= silentMinutes
      ? [
          {
            what: 'says that retry-leads does not run on its schedule',
            fix: 'After a first deploy wait for its first run; then Netlify → Functions → retry-leads.',
          },
        ]
      : []),
    ...(isWritable === true
      ? []
      : [{ what: 'says that the store takes no leads', fix: 'docs/operating.md, "isWritable is false".' }]),
  ].map((found) => ({ field, ...found }));
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
