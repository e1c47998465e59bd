import * as z from 'zod';

/** One question of a page's FAQ: `src/content/faqs/<id>.md`; the body is the answer. */
export const faqSchema = z.strictObject({
  question: z.string().min(10).max(140),
  order: z.int().min(1).max(50).describe('Its place in the list.'),
  page: z.enum(['roi-calculator']).describe('The page it stands on.'),
});
