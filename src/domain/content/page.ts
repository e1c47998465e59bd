import * as z from 'zod';
import { evidenceSchema } from '#domain/content/evidence';

/**
 * The pages with a route in `src/pages`, by file name. Every other file in `src/content/pages` is a free page and
 * consists of its body alone.
 */
export const fixedPages: readonly string[] = [
  'about',
  'accessibility',
  'committee',
  'compare',
  'home',
  'insights',
  'method',
  'needs-assessment',
  'not-found',
  'obligations',
  'privacy',
  'providers',
  'roi-calculator',
  'solutions',
  'solutions-navigator',
];

/** The head of a page: `src/content/pages/<id>.md`. The body, if any, is the page's text. */
export const pageSchema = z.strictObject({
  title: z
    .string()
    .min(5)
    .max(70)
    .describe('The page’s name in the browser tab and in search results: 5 to 70 characters.'),
  description: z
    .string()
    .min(60)
    .max(170)
    .describe('What the page says, for search engines and shared links: 60 to 170 characters.'),
  heading: z.string().min(3).max(90).describe('The page’s main heading.'),
  lede: z.string().min(30).max(320).optional().describe('The paragraph under the heading.'),
  evidence: evidenceSchema.optional(),
});
