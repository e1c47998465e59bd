import * as z from 'zod';

/** The body of a POST to `scrape`: the page's address and nothing else. */
export const scrapeRequestSchema = z.strictObject({ url: z.string().describe('The page to read.') });
