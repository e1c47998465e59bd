import FirecrawlApp, { FirecrawlError } from '@mendable/firecrawl-js';
import { outboundBase, withoutRedirects } from '#netlify/http/outbound';
import { firecrawlUrl } from '#netlify/settings';

/** What came of one scrape: the page, or the service's status (0 for none, 'late' after the time limit) and message. */
export type Scrape =
  | { ok: true; markdown: string; html: string; metadata: Record<string, unknown>; warning: string | null }
  | { ok: false; status: number | 'late'; message: string };

/** What is asked of every page. Specification §7, Scraping service. */
const asked = {
  formats: ['markdown', 'html'] as ('markdown' | 'html')[],
  includeTags: ['h1', 'h2', 'h3', 'p', 'li', 'a'],
  excludeTags: ['script', 'style', 'nav', 'footer'],
};

/** Below the platform's 60 s, with the 5 s that the client adds. */
const timeLimit = 45_000;
const longestMessage = 300;

/**
 * The service's own client (1.29.3) takes a refusal with status 200 for no answer at all, and its words are lost:
 * `scrapeUrl` throws them as an error and then asks that error for a response, as if it came from the network.
 */
class Client extends FirecrawlApp {
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
 * Scrapes one page with a visitor's own key. Does not throw, stores nothing, prints nothing but a setting's
 * mistake; the key is taken out of whatever the service says.
 */
export async function scrapePage(url: string, key: string, timeout = timeLimit): Promise<Scrape> {
  const start = Date.now();
  const base = outboundBase('FIRECRAWL_API_URL', firecrawlUrl());
  if ('problem' in base) {
    console.error(`${base.problem} No page is scraped until it is mended.`);
    return { ok: false, status: 0, message: '' };
  }
  try {
    const service = new Client({ apiKey: key, apiUrl: base.url });
    const page = await withoutRedirects(base.url, () => service.scrapeUrl(url, { ...asked, timeout }));
    if (!page.success) return { ok: false, status: 0, message: '' };
    const { markdown, html, metadata, warning } = page;
    return { ok: true, markdown: markdown ?? '', html: html ?? '', metadata: metadata ?? {}, warning: warning ?? null };
  } catch (error) {
    const late = Date.now() - start >= timeout;
    // 'undefined' is the client's word for none: something else than the service has answered.
    if (!(error instanceof FirecrawlError) || error.statusCode === 0 || error.message.endsWith('Error: undefined'))
      return { ok: false, status: late ? 'late' : 0, message: '' };
    const message = error.message.replaceAll(key, '[key]').slice(0, longestMessage);
    return { ok: false, status: error.statusCode, message };
  }
}
