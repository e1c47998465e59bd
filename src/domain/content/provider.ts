import { z } from 'zod';
import { layerNames } from '#domain/layers';

/** One technology provider: `src/content/providers/<id>.yaml`. Specification §3, Provider. */
export const providerSchema = z.strictObject({
  name: z.string().min(2).max(60).describe('The company as it writes itself, for example "Palo Alto Networks".'),
  url: z.url({ protocol: /^https$/ }).describe('The company’s own home page, starting with https://.'),
  category: z
    .enum(layerNames)
    .describe('The layer of the stack it mainly works in. It decides the glyph and the group in the directory.'),
  description: z
    .string()
    .min(40)
    .max(160)
    .describe('One neutral line: what it sells, to whom. No superlatives; 40 to 160 characters.'),
  directory: z
    .boolean()
    .default(false)
    .describe('true lists it on /providers. The directory is announced with 34 entries: a test counts them.'),
});
