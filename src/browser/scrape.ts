import { type ScrapeAnswer, scrapeAnswerFrom } from '#domain/website/scraped';

const address = '/.netlify/functions/scrape';

/** The timeout (ms) of a request: longer than the function may run. */
const requestTimeout = 65_000;

/**
 * Asks the site's own function for a page. The key is sent only in a header. Returns null without a usable answer:
 * unreachable, cancelled, or an answer from anything else.
 */
export async function postScrape(
  url: string,
  key: string,
  cancelled: AbortSignal,
): Promise<{ answer: ScrapeAnswer; status: number } | null> {
  const stop = new AbortController();
  try {
    // `AbortSignal.any()` is missing in browsers that the site serves (docs/testing.md, Engines).
    for (const signal of [cancelled, AbortSignal.timeout(requestTimeout)]) {
      if (signal.aborted) return null;
      signal.addEventListener('abort', () => stop.abort(), { once: true });
    }
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: stop.signal,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ url }),
    });
    const answer = scrapeAnswerFrom(await response.json());
    return answer && { answer, status: response.status };
  } catch {
    return null;
  }
}
