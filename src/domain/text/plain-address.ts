import { inBase64, proofpoint2, proofpoint3 } from '#domain/text/mail-filters';

/* Addresses as they are copied from mail, search results, networks and chats: inside an address of another service, or
   with parameters that count who came from where. */

/** Services that write an address into a parameter of their own, by their host. */
const wrappers: readonly { host: RegExp; path?: RegExp; parameters: readonly string[] }[] = [
  { host: /(?:^|\.)safelinks\.protection\.(?:outlook\.com|outlook\.us|office365\.us)$/, parameters: ['url'] },
  { host: /^statics\.teams\.(?:cdn\.)?(?:office|microsoft)\.(?:net|com)$/, parameters: ['url'] },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /^www\.youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^lm?\.(?:facebook|instagram|messenger)\.com$/, parameters: ['u'] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir|safety)\//, parameters: ['url'] },
  { host: /^slack-redir\.net$/, parameters: ['url'] },
  { host: /^duckduckgo\.com$/, path: /^\/l\/?$/, parameters: ['uddg'] },
  { host: /^linkprotect\.cudasvc\.com$/, parameters: ['a'] },
  { host: /^out\.reddit\.com$/, parameters: ['url'] },
  { host: /^clicktime\.symantec\.com$/, parameters: ['u'] },
  { host: /^translate\.google\.[a-z.]+$/, parameters: ['u'] },
];

/** Services whose addresses do not tell where they lead. */
const opaque =
  /(?:^|\.)(?:bit\.ly|buff\.ly|t\.co|lnkd\.in|tinyurl\.com|goo\.gl|ow\.ly|is\.gd|rebrand\.ly|protect(?:-\w+)?\.mimecast\.com|url\.[\w.]*m\.mimecastprotect\.com|secure-web\.cisco\.com|hubs\.(?:ly|la)|shorturl\.at|cutt\.ly|tiny\.cc|dlvr\.it|ift\.tt|eepurl\.com|aka\.ms)$|^(?:click|clicks|trk|track|tracking)\.|\.list-manage\.com$/;
/** Addresses that only their maker can open: a program on this computer, a network of one's own, a preview. */
const own = /^(?:127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|[^.]+|deploy-preview-\d+--.*\.netlify\.app|(?:.*\.)?local)$/;

/** Parameters that count clicks and change nothing on the page. */
const counting =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|mkt_tok|_hs(?:enc|mi)|hsctatracking|igshid?|li_fat_id|ttclid|twclid|yclid|srsltid|_gl|_ga|vero_id|oly_(?:anon|enc)_id|trk|(?:pk|mtm)_\w+|_branch_match_id)$/i;
/** Parameters that do so where they name a service that sends visitors. */
const sender = /^(?:ref|source|src|via)$/i;
const senders =
  /^(?:chatgpt|openai|perplexity|claude|copilot|gemini|google|bing|linkedin|facebook|twitter|x|newsletter|e-?mail)(?:\.com|\.ai)?$/i;

/** An address as copied: where it really leads, that it does not tell, or that nobody else can open it. */
type Copied = { leadsTo: string } | 'hidden' | 'own';

/**
 * Returns what an address stands for, where a service has wrapped it or added parameters that count clicks; null where
 * it is plain, or no web address.
 */
export function copiedAddress(address: string): Copied | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (own.test(url.hostname) || url.username !== '') return 'own';
  if (opaque.test(url.hostname)) return 'hidden';
  const inside = wrapped(url);
  const within = inside === null ? null : copiedAddress(inside);
  if (inside !== null) return within ?? { leadsTo: inside };
  const counted = [...url.searchParams]
    .filter(([name, value]) => counting.test(name) || (sender.test(name) && senders.test(value)))
    .map(([name]) => name);
  // A search marks the words that it has found: the page itself has no such part.
  const marked = /:~:text=.*/s.exec(url.hash)?.[0];
  if (counted.length === 0 && marked === undefined) return null;
  for (const name of counted) url.searchParams.delete(name);
  if (marked !== undefined) url.hash = url.hash.slice(1, -marked.length);
  const plain = url.href;
  return { leadsTo: url.pathname === '/' && url.search === '' && url.hash === '' ? plain.replace(/\/$/, '') : plain };
}

/** Returns the address within an address of a known service. */
function wrapped(url: URL): string | null {
  const amp = /^(?:www\.)?google\.[a-z.]+\/amp\/s\/(.+)/.exec(url.hostname + url.pathname)?.[1];
  if (amp !== undefined) return `https://${amp}`;
  const translated = /^(.+)\.translate\.goog$/.exec(url.hostname)?.[1];
  // The translator writes a dot as a hyphen, and a hyphen as two.
  if (translated !== undefined)
    return `https://${translated.replace(/-(-?)/g, (_, second: string) => second || '.')}${url.pathname}`;
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
