import * as z from 'zod';

/** One senior advisor: `src/content/advisors/<id>.md`; the body is the bio. Specification §3. */
export const advisorSchema = z.strictObject({
  name: z.string().min(3).max(60),
  order: z.int().min(1).max(20),
  title: z.string().min(5).max(80),
  initials: z.string().regex(/^[A-Z]{2,3}$/, 'two or three capital letters'),
  expertise: z.array(z.string().min(2).max(40)).min(2).max(6),
  placeholder: z.boolean().default(false).describe('true while this is an invented person.'),
});
