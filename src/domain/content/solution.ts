import * as z from 'zod';
import { layerNames } from '#domain/layers';
import { fallbackCaseNames } from '#domain/recommendation/cases';
import { jobNames } from '#domain/recommendation/jobs';

/** The audiences a solution can be made for, smallest first. Specification §3, Solution. */
export const audiences = ['SMB', 'Mid-Market', 'Enterprise'] as const;
export type Audience = (typeof audiences)[number];

/**
 * One solution: the front matter of `src/content/solutions/<id>.md`. `provider` and `industries` are ids of other
 * entries; the content checks verify that they exist. Specification §3, Solution, and §9, Fallback recommendations.
 *
 * There is no field for payment, partnership or promotion, and there must never be one: ranking is neutral by
 * construction.
 */
export const solutionSchema = z.strictObject({
  name: z.string().min(2).max(60).describe('The product as its maker writes it, for example "Genesys Cloud CX".'),
  short: z
    .string()
    .min(2)
    .max(18)
    .optional()
    .describe(
      'The name in at most 18 characters where space is short, for example "Cisco UCCE". Only for a longer name.',
    ),
  category: z.enum(layerNames).describe('The layer of the stack it fills.'),
  job: z
    .enum(jobNames)
    .describe('The one job it does. Solutions of one job are rivals, those of different jobs complement each other.'),
  provider: z.string().describe('File name of its provider, without .yaml.'),
  description: z
    .string()
    .min(60)
    .max(170)
    .describe('What it does and for whom, in one sentence of 60 to 170 characters. Shown on the results card.'),
  caution: z
    .string()
    .min(20)
    .max(72)
    .describe('The one thing to settle before buying, at most 72 characters, as a sentence. The body says it in full.'),
  benefits: z
    .array(z.string().min(15).max(90))
    .min(3)
    .max(4)
    .describe('Three or four concrete benefits, each a short line of 15 to 90 characters without a full stop.'),
  targetAudience: z
    .array(z.enum(audiences))
    .min(1)
    .describe('The sizes of organization it is made for: SMB, Mid-Market, Enterprise.'),
  selfRun: z
    .boolean()
    .default(false)
    .describe(
      'true where the buyer’s own staff, or a partner, install and run it. Then it fills no empty layer below 250 employees.',
    ),
  industries: z.array(z.string()).describe('File names of the industries it is used in, without .mdx.'),
  keywords: z
    .array(
      z
        .string()
        .min(2)
        .max(40)
        .regex(/^[a-z0-9][a-z0-9 &/+.-]*$/, 'lower-case words only'),
    )
    .min(4)
    .max(16)
    .describe('Lower-case words a buyer would use for it. Live scoring compares them with the answers.'),
  cases: z
    .array(
      z.strictObject({
        case: z.enum(fallbackCaseNames).describe('The situation it is a candidate in.'),
        order: z
          .int()
          .min(1)
          .max(12)
          .describe('Its place among that situation’s candidates in the editor’s order, 1 first.'),
      }),
    )
    .describe(
      'Where it stands in the editor’s ranking. Each situation has six to twelve candidates; none share an order.',
    ),
  needs: z
    .record(
      z.string(),
      z.strictObject({
        met: z.enum(['yes', 'partly', 'no']).describe("'yes', 'partly' (on a condition) or 'no', in quotation marks."),
        brief: z
          .string()
          .min(2)
          .max(32)
          .describe('The same in at most 32 characters, lower case, for a cell of the results: "on your own servers".'),
        says: z
          .string()
          .min(15)
          .max(80)
          .describe(
            'What is so, beginning with a capital, without a full stop: “…; you asked for …” follows where it is missed.',
          ),
        basis: z
          .string()
          .describe("The criterion whose fact backs it, or 'editor' where it is the editor's own judgment."),
      }),
    )
    .describe('Which needs of src/content/needs it meets or misses. A need without an entry is not confirmed.'),
});

/** A solution as written in its file. */
export type SolutionEntry = z.infer<typeof solutionSchema>;
