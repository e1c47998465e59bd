import * as z from 'zod';
import * as words from '#domain/website/words';

/** The body of a POST to `scrape`: the page's address and nothing else. */
export const scrapeRequestSchema = z.strictObject({ url: z.string().describe(words.pageToRead) });
