import * as z from 'zod';
import { evidenceSchema } from '#domain/content/evidence';

/** One service of the agency: `src/content/services/<id>.md`; the body is a paragraph or two. */
export const serviceSchema = z.strictObject({
  title: z.string().min(5).max(60),
  order: z.int().min(1).max(20).describe('Its place in the list.'),
  summary: z.string().min(60).max(200).describe('What the client gets, in one sentence.'),
  deliverables: z.array(z.string().min(5).max(90)).min(2).max(5),
  evidence: evidenceSchema.optional(),
});
