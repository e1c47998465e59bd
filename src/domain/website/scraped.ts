import { urlIn } from '#domain/text/url-in';
import { isRecord } from '#domain/record';
import { isSolution, type Solution } from '#domain/recommendation/solution';

/** The scraped content of a page. Text to show and to score; never markup to insert into a page. */
export type ScrapedData = { markdown: string; html?: string; metadata?: Record<string, string | number> };

/** The response of the site's scrape function. Specification §3, Scraper records. */
export type ScrapeAnswer = { success: true; data: ScrapedData; warning?: string } | { success: false; error: string };

/** A scraped page as this tab stores it, with the products found in it. */
export type WebsiteData = { url: string; data: ScrapedData; solutions: Solution[] };

/** The page on which a new key is tried. */
export const samplePage = 'https://example.com/';
/** The number of characters of a page that are shown. Specification §9, Scraper. */
export const previewLength = 500;
/** The name of the download. Specification §9, Scraper. */
export const scrapedFileName = 'scraped-data.json';
/** The most characters of a page that a tab stores. */
export const mostKept = 1_000_000;

/** Returns a page's name for people: its host and path. */
export function pageName({ url }: Pick<WebsiteData, 'url'>): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/\/$/, '');
}

/** Returns the scrape function's response, or null for any other response. */
export function scrapeAnswerFrom(value: unknown): ScrapeAnswer | null {
  if (!isRecord(value)) return null;
  const { success, error, warning } = value;
  const data = scrapedDataFrom(value['data']);
  if (success === true && data) return { success, data, ...(typeof warning === 'string' ? { warning } : {}) };
  return success === false ? { success, error: typeof error === 'string' ? error : '' } : null;
}

/** Returns the stored page, or null where it is damaged. */
export function websiteDataFrom(stored: unknown): WebsiteData | null {
  if (!isRecord(stored) || !Array.isArray(stored['solutions'])) return null;
  if (typeof stored['url'] !== 'string' || !urlIn(stored['url'])) return null;
  const data = scrapedDataFrom(stored['data']);
  return data && { url: stored['url'], data, solutions: stored['solutions'].filter(isSolution) };
}

/**
 * Returns a page reduced step by step to what a tab may store: first without the HTML, which only the download needs.
 */
export function storableWebsiteData(website: WebsiteData): WebsiteData | null {
  const { markdown, metadata } = website.data;
  const slim = { ...website, data: { markdown, ...(metadata ? { metadata } : {}) } };
  const slimmer = { ...website, data: { markdown: markdown.slice(0, previewLength) } };
  return [website, slim, slimmer].find((version) => JSON.stringify(version).length <= mostKept) ?? null;
}

function scrapedDataFrom(value: unknown): ScrapedData | null {
  if (!isRecord(value) || typeof value['markdown'] !== 'string') return null;
  const { markdown, html, metadata } = value;
  return {
    markdown,
    ...(typeof html === 'string' ? { html } : {}),
    ...(isRecord(metadata) ? { metadata: plainMetadata(metadata) } : {}),
  };
}

/** Only texts and numbers. */
function plainMetadata(metadata: Record<string, unknown>): Record<string, string | number> {
  const plain = Object.entries(metadata).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(plain as [string, string | number][]);
}
