import * as z from 'zod';
import { mostWeight } from '#domain/content/criterion';
import { isFuture, pastDay } from '#domain/content/past-day';
import { type LayerName, layerNames } from '#domain/layers';
import { jurisdictions } from '#domain/obligations/jurisdictions';
import { natures } from '#domain/obligations/nature';

/** in-force: it binds. coming: enacted, binds from a later day. proposed: a bill or a draft, which may never bind. */
export const ruleStatuses = ['in-force', 'coming', 'proposed'] as const;

const ask = z
  .string()
  .min(10)
  .max(70)
  .optional()
  .describe('What it asks of this layer, at most 70 characters: an imperative or a noun phrase, without a full stop.');

const asksSchema = z.strictObject(
  Object.fromEntries(layerNames.map((name) => [name, ask])) as Record<LayerName, typeof ask>,
);

const raisedSchema = z
  .strictObject({
    criterion: z.string().describe('A file name in src/content/criteria.'),
    weight: z.int().min(1).max(mostWeight).optional().describe('The weight that it has then, at least.'),
    must: z.literal(true).optional().describe('In place of a weight: what fails it cannot be bought.'),
  })
  .refine(({ weight, must }) => (weight === undefined) !== (must === undefined), {
    message: 'takes either a weight or must: true',
  });

const bound = z.strictObject({
  industry: z.string().describe('A file name in src/content/industries.'),
  kinds: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('Where it binds only some of them: which of the kinds that the industry’s file lists.'),
  employees: z
    .int()
    .min(2)
    .max(1000)
    .optional()
    .describe('The least number of employees from which it binds, for example 50. Left out: any number.'),
  onlyIf: z
    .string()
    .regex(/^If .*[^.]$/, 'begins with ‘If’ and has no full stop')
    .min(10)
    .max(70)
    .optional()
    .describe(
      'Where it binds on a condition that no answer settles: at most 70 characters, for example ‘If a product is a medical device’.',
    ),
  replacedIn: z
    .array(z.enum(jurisdictions))
    .min(1)
    .optional()
    .describe(
      'Provinces whose own law takes its place within the province. What crosses the border stays under this rule.',
    ),
});

const statusSchema = z
  .enum(ruleStatuses)
  .describe('in-force: it binds. coming: made, and binds from a later day. proposed: a bill or a draft.');

const dateSchema = z.iso
  .date()
  .nullable()
  .describe(
    'In force since, comes into force on, or introduced on, for example "2026-03-31", in quotation marks; null where no source says.',
  );

const historyEntry = z.strictObject({
  day: pastDay.describe('The day this file said so first, for example "2026-03-31", in quotation marks.'),
  status: statusSchema,
  date: dateSchema,
  change: z
    .string()
    .min(10)
    .max(160)
    .describe('What happened, in our own words: a sentence of at most 160 characters for those who follow the map.'),
});

/** Returns whether two entries of one industry bind some organization twice: all kinds, or a kind that both name. */
function overlap(one: z.infer<typeof bound>, other: z.infer<typeof bound>): boolean {
  return one.industry === other.industry && (one.kinds?.some((kind) => other.kinds?.includes(kind) ?? true) ?? true);
}

/** One rule: `src/content/rules/<id>.yaml`, a law, a regulation, a guideline or a contract that binds an industry. */
export const ruleSchema = z
  .strictObject({
    name: z.string().min(3).max(40).describe('Its short name, for example PHIPA.'),
    title: z.string().min(5).max(160).describe('Its full name, as its own text has it.'),
    jurisdictions: z.array(z.enum(jurisdictions)).min(1).describe('Whose rule it is.'),
    nature: z
      .enum(natures)
      .describe(
        'law: an act, a regulation, or a rule, code or directive that binds under one. guideline: what a supervisor, a commissioner or another body recommends. contract: a standard that binds whoever signs for it.',
      ),
    binds: z
      .array(bound)
      .min(1)
      .describe('Whom it binds, one entry an industry, or several where it binds some kinds differently.'),
    status: statusSchema,
    date: dateSchema,
    history: z
      .array(historyEntry)
      .min(1)
      .describe(
        'What became of its status and its date, latest first; the last entry is the day it was added. A new status or date needs a new entry with the same two: the feed and the calendar are made from these.',
      ),
    asks: asksSchema
      .optional()
      .describe('What it asks, layer by layer. Layers that it does not touch stay out. Or allLayers instead.'),
    allLayers: z
      .string()
      .min(10)
      .max(140)
      .optional()
      .describe('In place of asks, where it asks the same of all five layers: at most 140 characters.'),
    raises: z
      .array(raisedSchema)
      .default([])
      .describe('The criteria that it makes weigh more, for example { criterion: data-in-canada, weight: 4 }.'),
    note: z
      .string()
      .min(20)
      .max(240)
      .optional()
      .describe('Where lawyers disagree, where a bill is pending, a date to watch. At most 240 characters.'),
    official: z
      .strictObject({
        url: z
          .url({ protocol: /^https$/ })
          .describe('The address of its own text: the act, the regulation, or its maker’s page.'),
        read: pastDay.optional().describe('The day it was read there. Left out: it was not, and sources say what was.'),
      })
      .describe('Where its own text stands.'),
    sources: z
      .array(
        z.strictObject({
          url: z.url({ protocol: /^https$/ }).describe('A page about the rule that was read beside its own text.'),
          title: z.string().min(3).max(200).describe('The title of that page.'),
          read: pastDay.describe('The day it was read, for example "2026-03-31", in quotation marks.'),
        }),
      )
      .default([])
      .describe('What else was read, the best first. At least one where its own text was not read.'),
  })
  .superRefine(({ asks, allLayers, binds, official, sources, status, date, history }, context) => {
    if ((asks === undefined) === (allLayers === undefined))
      context.addIssue({ code: 'custom', message: 'takes either asks, layer by layer, or allLayers, and one of them' });
    if (asks && Object.keys(asks).length === 0)
      context.addIssue({ code: 'custom', path: ['asks'], message: 'names no layer' });
    if (binds.some((one, index) => binds.slice(index + 1).some((other) => overlap(one, other))))
      context.addIssue({ code: 'custom', path: ['binds'], message: 'has two entries for one industry or kind' });
    if (status === 'in-force' && date !== null && isFuture(date, new Date()))
      context.addIssue({
        code: 'custom',
        path: ['status'],
        message: `is in-force, and its date, ${date}, is still to come: make it coming, or correct the date, by what its source says`,
      });
    const [latest] = history;
    if (latest && (latest.status !== status || latest.date !== date))
      context.addIssue({
        code: 'custom',
        path: ['history'],
        message:
          'does not begin with the status and the date that stand above: add an entry at its top, with the day, both, and what changed',
      });
    if (history.some(({ day }, index) => day <= (history[index + 1]?.day ?? '')))
      context.addIssue({
        code: 'custom',
        path: ['history'],
        message: 'is not in order: the latest day stands first, and each day once',
      });
    if (official.read === undefined && sources.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['sources'],
        message: 'is empty, and official has no day on which it was read: one page must have been read',
      });
    if (sources.some(({ url }) => url === official.url))
      context.addIssue({
        code: 'custom',
        path: ['sources'],
        message: 'repeats the official address: give official a day instead',
      });
  });

export type RuleEntry = z.infer<typeof ruleSchema>;

/** The age (days) of its sources at which a rule is due to be read again. */
export const sourceMaxAge = 180;
