import { z } from 'zod';

/** One industry: `src/content/industries/<id>.md`. The file name is its address and the code other content refers to. */
export const industrySchema = z.strictObject({
  name: z.string().min(3).max(40).describe('The short name used in menus, for example "Financial Services".'),
  inSentence: z
    .string()
    .min(3)
    .max(60)
    .describe('How it reads inside a sentence, for example "financial services": "used in financial services".'),
});
