import * as z from 'zod';

/**
 * One downloadable document: `src/content/documents/<id>.md`, typeset as `/documents/<id>.pdf`; the body is its text.
 * Figures, use cases and compliance lists come from the entries it belongs to, so page and document cannot disagree.
 */
export const documentSchema = z.strictObject({
  title: z.string().min(10).max(80).describe('The title on the first page.'),
  summary: z.string().min(60).max(240).describe('What the reader gets from it: one or two sentences under the title.'),
  about: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('industry'),
        industry: z.string().describe('File name of the industry whose figures it shows, without .mdx.'),
      }),
      z.strictObject({ kind: z.literal('case-studies') }),
      z.strictObject({ kind: z.literal('solutions') }),
      z.strictObject({ kind: z.literal('guide') }),
    ])
    .describe(
      'What it shows besides its own text. industry: statistic, use cases, compliance list. case-studies: all of them. solutions: services and phases. guide: nothing.',
    ),
});
