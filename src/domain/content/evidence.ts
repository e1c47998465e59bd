import * as z from 'zod';
import { pastDay } from '#domain/content/past-day';

/** The evidence for a claim: a page and the day it was checked. `npm run launch-check` lists claims without one. */
export const evidenceSchema = z
  .strictObject({
    url: z.url({ protocol: /^https$/ }).describe('Where the proof can be read, starting with https://.'),
    date: pastDay.describe('The day it was last checked, for example "2026-03-31", in quotation marks.'),
  })
  .describe('What shows that the claim is true. Leave it out until there is something; the launch check reminds you.');

export type Evidence = z.infer<typeof evidenceSchema>;
