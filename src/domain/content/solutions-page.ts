import * as z from 'zod';
import { evidenceSchema } from '#domain/content/evidence';
import { layerNames } from '#domain/layers';

const layer = z.enum(layerNames).describe('The layer of the design that gives it glyph and colour.');

/** One service of the agency: `src/content/services/<id>.md`; the body is a paragraph or two. */
export const serviceSchema = z.strictObject({
  title: z.string().min(5).max(60),
  order: z.int().min(1).max(20).describe('Its place in the list.'),
  summary: z.string().min(60).max(200).describe('What the client gets, in one sentence.'),
  deliverables: z.array(z.string().min(5).max(90)).min(2).max(5),
  evidence: evidenceSchema.optional(),
});

/** One phase of the advisory lifecycle: `src/content/phases/<id>.md`; the body is its description. Specification §3. */
export const phaseSchema = z.strictObject({
  number: z.int().min(1).max(5),
  title: z.string().min(3).max(40),
  subtitle: z.string().min(3).max(70),
  timeline: z.string().min(3).max(30).describe('Its duration in words, for example "2-3 weeks".'),
  weeks: z
    .strictObject({ from: z.int().min(0), to: z.int().max(28) })
    .describe('Where its bar starts and ends on the 28-week chart.'),
  outcomes: z.array(z.string().min(5).max(110)).min(2).max(5),
  deliverables: z.array(z.string().min(5).max(110)).min(2).max(5),
  evidence: evidenceSchema.optional(),
  layer,
});

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
  layer,
  placeholder: z.boolean().default(false).describe('true until a real client has agreed to be named and quoted.'),
});

/** One senior advisor: `src/content/advisors/<id>.md`; the body is the bio. Specification §3. */
export const advisorSchema = z.strictObject({
  name: z.string().min(3).max(60),
  order: z.int().min(1).max(20),
  title: z.string().min(5).max(80),
  initials: z.string().regex(/^[A-Z]{2,3}$/, 'two or three capital letters'),
  expertise: z.array(z.string().min(2).max(40)).min(2).max(6),
  placeholder: z.boolean().default(false).describe('true while this is an invented person.'),
});
