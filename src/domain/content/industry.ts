import * as z from 'zod';
import { callToActionSchema } from '#domain/content/call-to-action';
import { evidenceSchema } from '#domain/content/evidence';
import { emblemNames } from '#domain/industries/emblems';
import { layerNames } from '#domain/layers';

/**
 * One industry page: `src/content/industries/<id>.mdx`. The file name is its address and the id that others refer to.
 */
export const industrySchema = z.strictObject({
  name: z
    .string()
    .min(3)
    .max(40)
    .regex(/^[^,]*$/, 'a name without a comma, which separates names on the page')
    .describe('The short name used in menus, for example "Financial Services".'),
  inSentence: z
    .string()
    .min(3)
    .max(60)
    .describe('How it reads inside a sentence, for example "financial services": "used in financial services".'),
  title: z.string().min(20).max(80).describe('The page’s heading: an outcome for the reader, 20 to 80 characters.'),
  summary: z
    .string()
    .min(90)
    .max(165)
    .describe('What the page says, in one or two sentences of 90 to 165 characters. Also shown by search engines.'),
  kinds: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case letters and hyphens, for example credit-union')
          .describe('What rules call it, for example credit-union.'),
        name: z.string().min(3).max(40).describe('One of them, for example credit union.'),
        plural: z.string().min(3).max(40).describe('Several of them, for example credit unions.'),
        listed: z
          .boolean()
          .default(true)
          .describe('false: rules may name it, and visitors are not asked whether they are one.'),
      }),
    )
    .default([])
    .describe('The kinds of organization that some rules tell apart. Left out: every rule binds all of them.'),
  header: z
    .enum(['shared', 'landing'])
    .default('shared')
    .describe('shared: the site’s header. landing: only the brand and Contact.'),
  statistics: z
    .array(
      z.strictObject({
        percent: z.int().min(5).max(95).multipleOf(5).describe('The figure. It is drawn as slabs of 5 per cent each.'),
        label: z.string().min(10).max(80).describe('What the figure measures, in the words that follow it.'),
        evidence: evidenceSchema.optional(),
      }),
    )
    .min(1)
    .max(2)
    .describe('The headline statistic; two where the headline has two figures.'),
  emblem: z.enum(emblemNames).optional().describe('What is drawn on top of the pile. Left out: nothing is.'),
  useCases: z
    .array(
      z.strictObject({
        title: z.string().min(5).max(60),
        text: z
          .string()
          .min(120)
          .max(420)
          .describe('What the AI does, and what it must not do. 120 to 420 characters.'),
        layers: z.array(z.enum(layerNames)).min(1).max(3).describe('The layers of the stack it needs, main one first.'),
      }),
    )
    .length(3)
    .describe('Exactly three. The first one’s main layer colours the page’s picture.'),
  compliance: z
    .array(
      z.strictObject({
        rules: z
          .array(z.string())
          .min(1)
          .max(3)
          .describe(
            'The rules that the item is about: file names in src/content/rules. Region, status and source are theirs.',
          ),
        label: z
          .string()
          .min(3)
          .max(70)
          .optional()
          .describe('How the list names the item. Left out: the names of its rules.'),
        text: z
          .string()
          .min(60)
          .max(260)
          .describe('What it asks of this industry’s projects, in plain words. {month of RULE} gives a rule’s date.'),
      }),
    )
    .min(4)
    .max(8),
  closing: z
    .strictObject({
      heading: z.string().min(10).max(50),
      text: z.string().min(60).max(180).describe('What the button brings, in one or two sentences.'),
    })
    .describe('The words beside the button at the end of the page.'),
  callToAction: callToActionSchema,
  calculator: z
    .boolean()
    .default(false)
    .describe('true puts the ROI calculator’s form on the page; its results open on /roi-calculator.'),
});
