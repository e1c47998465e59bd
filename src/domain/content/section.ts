import * as z from 'zod';
import { callToActionSchema } from '#domain/content/call-to-action';
import { evidenceSchema } from '#domain/content/evidence';
import { parameters } from '#domain/sentence/parameters';

/** One section of a fixed page: `src/content/sections/<page>/<id>.md`. The page decides its layout. */
export const sectionSchema = z.strictObject({
  heading: z.string().min(3).max(90),
  lede: z.string().min(20).max(340).optional().describe('A sentence or two beside the heading.'),
  items: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(90),
        text: z.string().min(10).max(300).optional(),
        claim: z.string().optional().describe('The figure to show: the name of a claim in src/content/site.yaml.'),
        details: z.array(z.string().min(2).max(60)).max(6).optional().describe('Short entries listed under the text.'),
        evidence: evidenceSchema.optional(),
      }),
    )
    .max(12)
    .default([])
    .describe('The entries of the section, in their order.'),
  claims: z
    .boolean()
    .default(false)
    .describe('true where every entry says something that has to be shown, such as a certification.'),
  quote: z
    .strictObject({
      text: z.string().min(40).max(300).describe('The words without quotation marks.'),
      speaker: z.string().min(3).max(80),
      organization: z.string().min(3).max(80),
      placeholder: z.boolean().default(false).describe('true until a real client has said it and agreed to be quoted.'),
    })
    .optional(),
  notices: z
    .record(z.string(), z.string().min(20).max(320))
    .default({})
    .describe('Sentences that the section shows in one case only, by the name of the case.'),
  evidence: evidenceSchema.optional(),
  sample: z
    .strictObject({
      industry: z.string().describe('The industry of the sample: the file name of an industry, without .mdx.'),
      answers: z
        .array(
          z.strictObject({
            question: z.string().describe('The question of the Navigator.'),
            is: z.array(z.string()).min(1).max(3).describe('The answers to it, by their values.'),
          }),
        )
        .min(1)
        .max(8)
        .describe('What is answered. The ranking is computed from it whenever the site is built.'),
    })
    .optional()
    .describe('A sample result of the Navigator that the section shows.'),
  sentence: z
    .strictObject({
      label: z.string().min(10).max(60).describe('What the sentence is, for screen readers.'),
      words: z
        .array(
          z.strictObject({
            parameter: z.enum(parameters).describe('What the word chooses.'),
            before: z.string().min(2).max(30).describe('The words before it.'),
            label: z.string().min(3).max(40).describe('What is chosen, for screen readers.'),
            open: z.string().min(3).max(40).describe('The word while nothing is chosen.'),
            options: z
              .record(z.string(), z.string().min(3).max(40))
              .default({})
              .describe('The words to choose from, by their values. Organizations come from the industries.'),
          }),
        )
        .length(parameters.length),
    })
    .optional()
    .describe('A sentence whose words the visitor chooses, and which the Navigator takes over.'),
  opener: z.string().min(3).max(60).optional().describe('The button that opens it, where the section is a dialog.'),
  actions: z.array(callToActionSchema).max(4).default([]).describe('The buttons, main one first.'),
});
