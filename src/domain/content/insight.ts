import * as z from 'zod';
import { pastDay } from '#domain/content/past-day';
import { layerNames } from '#domain/layers';

const day = z.iso.date();

/** One article: `src/content/insights/<id>.md`, shown at `/insights/<id>`; the body is its text. */
export const insightSchema = z.strictObject({
  title: z.string().min(10).max(90).describe('The article’s heading, and its name in searches: 10 to 90 characters.'),
  summary: z
    .string()
    .min(60)
    .max(170)
    .describe('What the reader learns: in the list, in searches and shared links. 60 to 170 characters.'),
  author: z.string().describe('Who wrote it: the file name of an advisor in src/content/advisors.'),
  date: day.describe('The day it was published, for example "2026-03-31", in quotation marks.'),
  updated: pastDay
    .optional()
    .describe('The day it was last changed in what it says, for example "2026-04-30", in quotation marks.'),
  topics: z.array(z.string().min(2).max(40)).min(1).max(4).describe('What it is about: one to four short entries.'),
  layers: z
    .array(z.enum(layerNames))
    .min(1)
    .describe('The layers of the stack that it speaks of; the drawing shows them.'),
  industries: z
    .array(z.string())
    .default([])
    .describe('The industries that it concerns: file names in src/content/industries.'),
  solutions: z
    .array(z.string())
    .max(8)
    .default([])
    .describe('The products that it concerns: file names in src/content/solutions.'),
  rules: z
    .array(z.string())
    .default([])
    .describe('The rules that it speaks of, file names in src/content/rules: their sources are listed under the text.'),
  facts: z
    .array(
      z.strictObject({
        solution: z.string().describe('A file name in src/content/facts.'),
        criterion: z.string().describe('The fact in that file.'),
      }),
    )
    .default([])
    .describe('The facts that it speaks of: their sources are listed under the text.'),
  sources: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'a name in lower-case letters, figures and hyphens')
          .describe('The name by which the text links to it: [words](#source-NAME).'),
        url: z.url({ protocol: /^https$/ }).describe('Where it can be read, starting with https://.'),
        title: z.string().min(3).max(200).describe('The title of that page.'),
        read: pastDay.describe('The day it was read, for example "2026-03-31", in quotation marks.'),
        checkedLive: pastDay
          .optional()
          .describe('The day the page was opened at its own address. Without it, a stored copy was read.'),
      }),
    )
    .default([])
    .describe('Other sources that it rests on.'),
});
