import type { Config, Context } from '@netlify/functions';
import { secretPattern } from '#domain/text/mask-secret';
import { scrapeRequestSchema } from '#domain/website/request';
import type { ScrapeAnswer, ScrapedData } from '#domain/website/scraped';
import { scrapeTarget } from '#domain/website/target';
import { invalidKey, keyNotFound, notConnected, notScraped } from '#domain/website/words';
import { type Scrape, scrapePage } from '#netlify/firecrawl';
import { addressLimit, tooMany } from '#netlify/http/rate-limit';
import { json, readJsonPost } from '#netlify/http/request';

const bodyLimit = 4 * 1024;
const waitOf = addressLimit();

/** The platform reads this statically: literals only, and `aggregateBy` only as a list. */
export const config: Config = { rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } };

/** The largest answer (bytes): a browser's tab stores it. */
const answerLimit = 1_000_000;
const tooLarge = 'The page is too large: its text alone is more than 1 MB. Choose a smaller page.';

/**
 * Scrapes the page named in the body with the visitor's own key, which comes as a bearer header and is neither stored
 * nor printed. Returns `{ success, data?, warning?, error? }`. Specification §7, Scraping service; §8.
 */
export default async function scrape(request: Request, context: Context): Promise<Response> {
  return scrapeFor(request, context.ip, scrapePage);
}

/** The function with any service and caller's address. */
export async function scrapeFor(
  request: Request,
  address: string | undefined,
  service: (url: string, key: string) => Promise<Scrape>,
): Promise<Response> {
  const wait = waitOf(address);
  if (wait > 0) return tooMany(wait);
  const read = await readJsonPost(request, bodyLimit);
  if (!read.ok) return read.response;
  const key = bearerOf(request);
  if (key === '') return refused(401, keyNotFound);
  if (!secretPattern.test(key)) return refused(401, invalidKey);
  const asked = scrapeRequestSchema.safeParse(read.body);
  const target = scrapeTarget(asked.success ? asked.data.url : '');
  if (!target.ok) return refused(400, target.error);
  const scraped = await service(target.url, key);
  return scraped.ok ? answerOf(scraped) : refusalOf(scraped);
}

/** The text after 'Bearer', or ''. */
function bearerOf(request: Request): string {
  const [, key = ''] = /^bearer (.*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return key.trim();
}

/** Returns as much of the page as fits: the HTML, which is only for the download, is left out first. */
function answerOf({ markdown, html, metadata, warning }: Extract<Scrape, { ok: true }>): Response {
  if (markdown.trim() === '') return refused(422, 'The page has no text that can be read.');
  const data: ScrapedData = { markdown, metadata: plainMetadata(metadata) };
  const warnings = [...(warning ? [warning] : []), ...statusWarning(metadata)];
  const whole = answer({ ...data, html }, warnings);
  if (size(whole) <= answerLimit) return json(200, whole);
  const textOnly = answer(data, [...warnings, 'The page is larger than 1 MB: its HTML was left out.']);
  if (size(textOnly) <= answerLimit) return json(200, textOnly);
  return refused(413, tooLarge);
}

function answer(data: ScrapedData, warnings: string[]): ScrapeAnswer {
  return { success: true, data, ...(warnings.length > 0 ? { warning: warnings.join(' ') } : {}) };
}

function size(body: ScrapeAnswer): number {
  return Buffer.byteLength(JSON.stringify(body));
}

/** The service scrapes error pages like any other. */
function statusWarning({ statusCode }: Record<string, unknown>): string[] {
  return typeof statusCode === 'number' && statusCode >= 400 ? [`The page answered with status ${statusCode}.`] : [];
}

function plainMetadata(metadata: Record<string, unknown>): Record<string, string | number> {
  const names = ['title', 'description', 'language', 'sourceURL', 'statusCode'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = metadata[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
    }),
  );
}

/** Refusals that a visitor can act on keep their status; others become 502. */
function refusalOf({ status, message }: Extract<Scrape, { ok: false }>): Response {
  if (status === 401) return refused(401, invalidKey);
  if (status === 'no words') return refused(502, notScraped);
  if (status === 'no text') return refused(422, 'Firecrawl answered without a text that can be read.');
  if (status === 'late') return refused(504, 'Firecrawl did not answer within 45 seconds.');
  if (status === 'large') return refused(413, tooLarge);
  if (status === 0) return refused(502, notConnected);
  return refused([400, 402, 403, 408, 409, 429].includes(status) ? status : 502, message);
}

function refused(status: number, error: string): Response {
  return json(status, { success: false, error } satisfies ScrapeAnswer);
}
