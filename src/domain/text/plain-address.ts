import { inBase64, proofpoint2, proofpoint3 } from '#domain/text/mail-filters';

/* Addresses as they are copied from mail, search results, networks and chats: inside an address of another service, or
   with parameters that count who came from where. */

/** Services that write an address into a parameter of their own, by their host. */
const wrappers: readonly { host: RegExp; path?: RegExp; parameters: readonly string[] }[] = [
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, parameters: ['url'] },
  { host: /^statics\.teams\.(?:cdn\.)?(?:office|microsoft)\.(?:net|com)$/, parameters: ['url'] },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /^www\.youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^lm?\.(?:facebook|instagram|messenger)\.com$/, parameters: ['u'] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir|safety)\//, parameters: ['url'] },
  { host: /^slack-redir\.net$/, parameters: ['url'] },
  { host: /^duckduckgo\.com$/, path: /^\/l\/?$/, parameters: ['uddg'] },
  { host: /^linkprotect\.cudasvc\.com$/, parameters: ['a'] },
  { host: /^out\.reddit\.com$/, parameters: ['url'] },
];

/** Services whose addresses do not tell where they lead. */
const opaque =
  /(?:^|\.)(?:bit\.ly|buff\.ly|t\.co|lnkd\.in|tinyurl\.com|goo\.gl|ow\.ly|is\.gd|rebrand\.ly|protect(?:-\w+)?\.mimecast\.com|url\.[\w.]*m\.mimecastprotect\.com|secure-web\.cisco\.com|hubs\.(?:ly|la))$/;

/** Parameters that count clicks and change nothing on the page. */
const counting =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|mkt_tok|_hs(?:enc|mi)|hsctatracking|igshid?|li_fat_id|ttclid|twclid|yclid|srsltid|_gl|_ga|vero_id|oly_(?:anon|enc)_id|trk)$/i;

/** An address as copied: where it really leads, or that it does not tell. */
type Copied = { leadsTo: string } | 'hidden';

/**
 * Returns what an address stands for, where a service has wrapped it or added parameters that count clicks; null where
 * it is plain, or no web address.
 */
export function copiedAddress(address: string): Copied | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (opaque.test(url.hostname)) return 'hidden';
  const inside = wrapped(url);
  const within = inside === null ? null : copiedAddress(inside);
  if (inside !== null) return within ?? { leadsTo: inside };
  const counted = [...url.searchParams.keys()].filter((name) => counting.test(name));
  if (counted.length === 0) return null;
  for (const name of counted) url.searchParams.delete(name);
  const plain = url.href;
  return { leadsTo: url.pathname === '/' && url.search === '' && url.hash === '' ? plain.replace(/\/$/, '') : plain };
}

/** Returns the address within an address of a known service. */
function wrapped(url: URL): string | null {
  const service = wrappers.find(
    ({ host, path }) => host.test(url.hostname) && (path === undefined || path.test(url.pathname)),
  );
  const inside = service?.parameters.flatMap((name) => url.searchParams.get(name) ?? [])[0];
  const found =
    inside ??
    (/^urldefense\./.test(url.hostname)
      ? (proofpoint3(url.href) ?? proofpoint2(url.searchParams.get('u') ?? ''))
      : /\.protection\.sophos\.com$|(?:^|\.)bing\.com$/.test(url.hostname)
        ? inBase64(url.href)
        : null);
  return found && /^https?:\/\//i.test(found) ? found : null;
}
