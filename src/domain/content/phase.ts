import * as z from 'zod';
import { evidenceSchema } from '#domain/content/evidence';
import { layerNames } from '#domain/layers';

/** One phase of the advisory lifecycle: `src/content/phases/<id>.md`; the body is its description. Specification §3. */
export const phaseSchema = z.strictObject({
  number: z.int().min(1).max(9).describe('Its place in the lifecycle.'),
  title: z.string().min(3).max(40),
  subtitle: z.string().min(3).max(70),
  timeline: z.string().min(3).max(30).describe('Its duration in words, for example "2-3 weeks".'),
  weeks: z
    .strictObject({ from: z.int().min(0), to: z.int().max(28) })
    .describe('Where its bar starts and ends on the 28-week chart.'),
  outcomes: z.array(z.string().min(5).max(110)).min(2).max(5),
  deliverables: z.array(z.string().min(5).max(110)).min(2).max(5),
  evidence: evidenceSchema.optional(),
  icon: z.enum(layerNames).describe('The layer of the design whose glyph it shows.'),
  color: z.enum(layerNames).describe('The layer of the design whose colour fills its bar.'),
  borderColor: z.enum(layerNames).describe('The layer of the design whose colour the line above it has.'),
});
