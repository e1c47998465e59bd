import { urlIn } from '#domain/text/url-in';
import * as words from '#domain/website/words';

/** The normalized address to scrape, or why it cannot be scraped. */
export type Target = { ok: true; url: string } | { ok: false; error: string };

const longest = 2_048;
/** Names that never lead to a public host. */
const privateNames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/**
 * Returns a web address that may be scraped: http or https, no credentials, a public host name. IP addresses are
 * refused in every notation: routers and servers use them, product pages do not.
 */
export function scrapeTarget(typed: string): Target {
  const text = typed.trim();
  const url = text.length > longest ? null : urlIn(text);
  if (!url) return refused(words.notAnAddress);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused(words.notHttp);
  if (url.username !== '' || url.password !== '') return refused(words.hasCredentials);
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  const isName = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/.test(host);
  if (!isName || privateNames.test(host)) return refused(words.notPublic);
  url.hash = '';
  return { ok: true, url: url.href };
}

function refused(error: string): Target {
  return { ok: false, error };
}
