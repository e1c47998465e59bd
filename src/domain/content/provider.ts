import * as z from 'zod';
import { layerNames } from '#domain/layers';

/** The groups of the home page's 'Enterprise Provider Ecosystem'. Specification §2, Home page. */
export const ecosystemGroups = [
  'UCaaS/CCaaS',
  'Cybersecurity',
  'Infrastructure & Colocation',
  'AI & Automation',
  'Cloud Productivity',
  'Compliance & Backup',
  'SD-WAN/Network',
] as const;

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
    .describe('true lists it on /providers, whose sentence counts them: 34 at least.'),
  shortName: z
    .string()
    .min(2)
    .max(24)
    .optional()
    .describe('How it is written where space is short, for example "AWS".'),
  ecosystem: z
    .enum(ecosystemGroups)
    .optional()
    .describe('Its group in the full provider list of the home page. Each group holds 9 to 11 names.'),
  homeChip: z.boolean().default(false).describe('true makes it one of the 16 names on the home page.'),
  homePreview: z
    .boolean()
    .default(false)
    .describe('true makes it one of the 19 in the ecosystem preview of the home page.'),
  specialties: z
    .array(
      z
        .string()
        .min(3)
        .max(50)
        .regex(/^[^,]*$/, 'words without a comma, which separates them on the page'),
    )
    .max(6)
    .optional()
    .describe('What it is known for, in a few words each.'),
  industries: z.array(z.string()).optional().describe('File names of the industries it works in, without .mdx.'),
});
