import * as z from 'zod';
import { pastDay } from '#domain/content/past-day';

const names = z.array(z.string().min(1)).min(1);

/**
 * The results of `npm run a11y:record`: `src/content/accessibility-record.json`, shown on /accessibility. Written by
 * that command, not by hand.
 */
export const accessibilityRecordSchema = z.strictObject({
  date: pastDay.describe('The day of the run.'),
  version: z.string().describe('The version of the site.'),
  tools: z.record(z.string(), z.string()).describe('The tools and their versions.'),
  rules: names.describe('The sets of axe’s rules that were applied.'),
  widths: z.array(z.int().positive()).min(1).describe('The widths of the window, in CSS pixels.'),
  schemes: names.describe('The colour schemes.'),
  routes: names.describe('The pages. All industry pages are one entry, all solutions’ pages another.'),
  states: names.describe('What pages were in, besides as they are served.'),
  checks: z
    .array(z.strictObject({ name: z.string(), result: z.string() }))
    .min(1)
    .describe('Each check, and what it looked at.'),
  settled: z
    .array(z.strictObject({ rule: z.string(), reason: z.string() }))
    .describe('What axe could not decide by itself, and why it is right.'),
  gaps: z.array(z.string()).describe('What the checks do not see, or what is known to be missing.'),
});

export type AccessibilityRecord = z.infer<typeof accessibilityRecordSchema>;

/** The age at which the launch check asks for a new record. */
const maxAgeDays = 90;

/** Returns whether a record is older than 90 days on a given day. */
export function isOld({ date }: Pick<AccessibilityRecord, 'date'>, today: Date): boolean {
  return today.getTime() - Date.parse(date) > maxAgeDays * 86_400_000;
}
