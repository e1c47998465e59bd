import FirecrawlApp, { FirecrawlError } from '@mendable/firecrawl-js';
import client from '@mendable/firecrawl-js/package.json' with { type: 'json' };
import { maskSecret } from '#domain/text/mask-secret';
import { isRecord } from '#domain/record';
import { LimitError, outboundBase, withinLimits } from '#netlify/http/outbound';
import { firecrawlUrl } from '#netlify/settings';

/**
 * What came of one scrape: the page, or the service's status and message. Status 0 is no usable answer, 'no words' a
 * refusal without any, 'no text' a page that is none, 'late' an answer after the time limit, 'large' one beyond the size
 * limit.
 */
export type Scrape =
  | { ok: true; markdown: string; html: string; metadata: Record<string, unknown>; warning: string | null }
  | { ok: false; status: number | 'no words' | 'no text' | 'late' | 'large'; message: string };

/** What is asked of every page. Specification §7, Scraping service. */
const asked = {
  formats: ['markdown', 'html'] as ('markdown' | 'html')[],
  includeTags: ['h1', 'h2', 'h3', 'p', 'li', 'a'],
  excludeTags: ['script', 'style', 'nav', 'footer'],
};

/**
 * How long (ms) the service may take for a page, how much longer the whole call may take (together below the platform's
 * 60 s), and how large (bytes) the answer may be: text and HTML of 1 MB and more, so that either can be left out or told.
 */
const serviceLimits = { time: 45_000, grace: 5_000, size: 4_000_000 };
const longestMessage = 300;

/**
 * The service's own client (1.29.3) takes a refusal with status 200 for no answer at all, and its words are lost:
 * `scrapeUrl` throws them as an error and then asks that error for a response, as if it came from the network. It also
 * reads its own version too late for the first call, whose origin tag names 1.25.1.
 */
class Client extends FirecrawlApp {
  override version = client.version;

  override handleError(...[response, action]: Parameters<FirecrawlApp['handleError']>): void {
    if (response instanceof FirecrawlError) throw response;
    super.handleError(response, action);
  }
}
Object.defineProperty(FirecrawlError.prototype, 'response', {
  get(this: FirecrawlError) {
    return this;
  },
});

/**
 * Scrapes one page with a visitor's own key. Does not throw, stores nothing, prints nothing but what is wrong
 * with a setting; the key is taken out of whatever the service says.
 */
export async function scrapePage(url: string, key: string, { time, grace, size } = serviceLimits): Promise<Scrape> {
  const base = outboundBase('FIRECRAWL_API_URL', firecrawlUrl());
  if ('problem' in base) {
    console.error(`${base.problem} No page is scraped until it is fixed.`);
    return { ok: false, status: 0, message: '' };
  }
  try {
    const service = new Client({ apiKey: key, apiUrl: base.url });
    const limits = { time: time + grace, size };
    const page = await withinLimits(base.url, limits, () => service.scrapeUrl(url, { ...asked, timeout: time }));
    if (!page.success) return { ok: false, status: 0, message: '' };
    return pageOf(page, key);
  } catch (error) {
    if (error instanceof LimitError) return { ok: false, status: error.limit, message: '' };
    if (!(error instanceof FirecrawlError) || error.statusCode === 0) return { ok: false, status: 0, message: '' };
    // 'undefined' is the client's word for none, which it also has for what is no answer of the service at all.
    if (error.message.endsWith('Error: undefined')) return { ok: false, status: 'no words', message: '' };
    return { ok: false, status: error.statusCode, message: maskSecret(error.message, key, longestMessage) };
  }
}

/** What is looked at of the service's answer, of any kind. */
type Answered = Partial<Record<'markdown' | 'html' | 'metadata' | 'warning', unknown>>;

/** The client's types are promises: it hands on what came. A page without Markdown has no text, anything else is none. */
function pageOf({ markdown, html, metadata, warning }: Answered, key: string): Scrape {
  const text = markdown ?? '';
  if (typeof text !== 'string') return { ok: false, status: 'no text', message: '' };
  return {
    ok: true,
    markdown: text,
    html: typeof html === 'string' ? html : '',
    metadata: isRecord(metadata) ? metadata : {},
    warning: typeof warning === 'string' ? maskSecret(warning, key, longestMessage) : null,
  };
}
