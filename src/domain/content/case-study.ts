import * as z from 'zod';
import { evidenceSchema } from '#domain/content/evidence';
import { layerNames } from '#domain/layers';

/** One case study: `src/content/case-studies/<id>.md`. Specification §3. */
export const caseStudySchema = z.strictObject({
  industry: z.string().min(3).max(40),
  order: z.int().min(1).max(9),
  title: z.string().min(10).max(90),
  context: z.string().min(60).max(400),
  challenge: z.string().min(60).max(400),
  solution: z.string().min(60).max(500),
  metrics: z
    .array(
      z.strictObject({
        value: z.string().min(1).max(8),
        label: z.string().min(5).max(60),
        evidence: evidenceSchema.optional(),
      }),
    )
    .length(3)
    .describe('Three figures; the first one is shown large.'),
  icon: z.enum(layerNames).describe('The layer of the design whose glyph and name it shows.'),
  color: z.enum(layerNames).describe('The layer of the design whose colour underlines its large figure.'),
  placeholder: z.boolean().default(false).describe('true until a real client has agreed to be named and quoted.'),
});
