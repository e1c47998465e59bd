import * as z from 'zod';
import { pastDay } from '#domain/content/past-day';

/** The findings that a source can support for a solution on a criterion. */
export const findings = ['yes', 'partly', 'no'] as const;

/** One fact: the finding in our own words, its source, and the day a person read it there. */
export const factSchema = z
  .strictObject({
    finding: z
      .enum(findings)
      .describe("'yes', 'partly' (with a condition, or a plan, that `says` names) or 'no', in quotation marks."),
    brief: z
      .string()
      .min(2)
      .max(32)
      .describe(
        'The same in at most 32 characters, lower case, for a cell beside Yes, In part or No: "not chat and e-mail".',
      ),
    says: z
      .string()
      .min(20)
      .max(140)
      .describe('What the source says, in our own words, at most 140 characters. Never the vendor’s own sentence.'),
    source: z.strictObject({
      url: z.url({ protocol: /^https$/ }).describe('The vendor’s documentation, trust page or contract.'),
      title: z.string().min(3).max(160).describe('The title of that page.'),
    }),
    read: pastDay.describe('The day it was read, for example "2026-03-31", in quotation marks.'),
    published: z
      .string()
      .regex(/^(?:undated|(?:19|20)\d\d(?:-\d\d){0,2})$/, 'a date, as precise as the source is, or undated')
      .describe(
        'The date that the source itself bears: "2025-03-31", "2025-03" or "2025", in quotation marks; where the page bears none, undated.',
      ),
    checkedLive: pastDay
      .optional()
      .describe('The day the page was opened at its own address. Without it, a stored copy was read.'),
  })
  .superRefine(({ published, read }, context) => {
    if (published !== 'undated' && published > read.slice(0, published.length))
      context.addIssue({
        code: 'custom',
        path: ['published'],
        message: `is ${published}, after the day it was read, ${read}`,
      });
  });

export type Fact = z.infer<typeof factSchema>;

/**
 * The facts of one solution: `src/content/facts/<solution>.yaml`, by the file names of the criteria. A missing
 * criterion is not confirmed; it is never shown, counted or worded as 'no'.
 */
export const factsSchema = z.record(z.string(), factSchema);

export type Facts = z.infer<typeof factsSchema>;
