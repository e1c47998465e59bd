import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { advisorSchema } from '#domain/content/advisor';
import { callToActionSchema } from '#domain/content/call-to-action';
import { caseStudySchema } from '#domain/content/case-study';
import { documentSchema } from '#domain/content/document';
import { evidenceSchema } from '#domain/content/evidence';
import { faqSchema } from '#domain/content/faq';
import { industrySchema } from '#domain/content/industry';
import { insightSchema } from '#domain/content/insight';
import { menuSchema } from '#domain/content/menu';
import { pageSchema } from '#domain/content/page';
import { phaseSchema } from '#domain/content/phase';
import { providerSchema } from '#domain/content/provider';
import { roiSchema } from '#domain/content/roi';
import { ruleSchema } from '#domain/content/rule';
import { sectionSchema } from '#domain/content/section';
import { serviceSchema } from '#domain/content/service';
import { siteSchema } from '#domain/content/site';
import { solutionSchema } from '#domain/content/solution';

/*
 * What an editor may write, field by field: how many characters a text may have, how many entries a list (`items`, an
 * entry is `items.*`), how large a number may be; and what stands where a field is left out (`=`).
 */
const limits: [z.ZodType, string][] = [
  [
    sectionSchema,
    `heading 3-90; lede 20-340; items -12 = []; items.*.title 1-90; items.*.text 10-300; items.*.details -6;
     items.*.details.* 2-60; claims = false; quote.text 40-300; quote.speaker 3-80; quote.organization 3-80;
     quote.placeholder = false; notices = {}; notices.* 20-320;
     sample.answers 1-8; sample.answers.*.is 1-3; sentence.label 10-60; sentence.words 4-4;
     sentence.words.*.before 2-30; sentence.words.*.label 3-40; sentence.words.*.open 3-40;
     sentence.words.*.options = {}; sentence.words.*.options.* 3-40; opener 3-60; actions -4 = []; actions.*.download.label 3-60;
     actions.*.booking.label 3-60; actions.*.contact.label 3-60; actions.*.contact.message 10-300;
     actions.*.page.label 3-60`,
  ],
  [serviceSchema, `title 5-60; order 1-20; summary 60-200; deliverables 2-5; deliverables.* 5-90`],
  [
    phaseSchema,
    `number 1-9; title 3-40; subtitle 3-70; timeline 3-30; weeks.from 0-; weeks.least 1-; weeks.to -28; outcomes 2-5;
     outcomes.* 5-110; deliverables 2-5; deliverables.* 5-110`,
  ],
  [
    caseStudySchema,
    `industry 3-40; order 1-9; title 10-90; context 60-400; challenge 60-400; solution 60-500; metrics 3-3;
     metrics.*.value 1-8; metrics.*.label 5-60; placeholder = false`,
  ],
  [
    advisorSchema,
    `name 3-60; order 1-20; title 5-80; expertise 2-6; expertise.* 2-40; advice 30-120; layers 1-3; photo.alt 5-120; placeholder = false`,
  ],
  [documentSchema, `title 10-80; summary 60-240`],
  [
    insightSchema,
    `title 10-90; summary 60-170; topics 1-4; topics.* 2-40; layers 1-; industries = []; solutions -8 = []; rules = [];
     facts = []; sources = []; sources.*.title 3-200`,
  ],
  [
    menuSchema,
    `header.beforeIndustries 1-4; header.beforeIndustries.*.label 2-40; header.underIndustries -2 = []; header.underIndustries.*.label 2-40; header.afterIndustries 1-4;
     header.afterIndustries.*.label 2-40; header.start.label 2-40; footer 1-12; footer.*.label 2-40`,
  ],
  [
    roiSchema,
    `savingsShare 10-60; efficiencyGain 0-100; agreed.with 3-80; assumptions.containment.value 0-100; assumptions.containment.source 20-140;
     assumptions.handleTimeReduction.value 0-100; assumptions.handleTimeReduction.source 20-140;
     assumptions.realization.value 0-100; assumptions.realization.source 20-140; assumptions.loadFactor.value 1-3;
     assumptions.loadFactor.source 20-140; assumptions.productiveHours.value 500-2600;
     assumptions.productiveHours.source 20-140; assumptions.implementationCost.value 0-10000000;
     assumptions.implementationCost.source 20-140; assumptions.callMinutePrice.value 0-10;
     assumptions.callMinutePrice.source 20-140; assumptions.seatPrice.value 0-5000; assumptions.seatPrice.source 20-140;
     assumptions.rampUpMonths.value 0-36; assumptions.rampUpMonths.source 20-140; assumptions.softwareRetired.value 0-100;
     assumptions.softwareRetired.source 20-140; scenarios.conservative.automation -90--5;
     scenarios.conservative.realization -90--5; scenarios.conservative.rampUpMonths 5-300;
     scenarios.conservative.implementationCost 5-300; scenarios.optimistic.automation 5-300;
     scenarios.optimistic.realization 5-300; scenarios.optimistic.rampUpMonths -90--5;
     scenarios.optimistic.implementationCost -90--5`,
  ],
  [faqSchema, `question 10-140; order 1-50`],
  [pageSchema, `title 5-70; description 60-170; heading 3-90; lede 30-320`],
  [
    providerSchema,
    `name 2-60; description 40-160; directory = false; shortName 2-24; homeChip = false; homePreview = false;
     specialties -6; specialties.* 3-50`,
  ],
  [
    solutionSchema,
    `name 2-60; short 2-18; description 60-170; caution 20-72; benefits 3-4; benefits.* 15-90; targetAudience 1-; selfRun = false; keywords 4-16;
     keywords.* 2-40; cases.*.order 1-12; needs.*.brief 2-32; needs.*.says 15-80`,
  ],
  [
    industrySchema,
    `name 3-40; inSentence 3-60; title 20-80; summary 90-165; kinds = []; kinds.*.name 3-40; kinds.*.plural 3-40;
     kinds.*.listed = true; header = "shared"; statistics 1-2;
     statistics.*.percent 5-95; statistics.*.label 10-80; useCases 3-3; useCases.*.title 5-60;
     useCases.*.text 120-420; useCases.*.layers 1-3; compliance 4-8; compliance.*.rules 1-3; compliance.*.label 3-70;
     compliance.*.text 60-260; closing.heading 10-50; closing.text 60-180; callToAction.download.label 3-60;
     callToAction.booking.label 3-60; callToAction.contact.label 3-60; callToAction.contact.message 10-300;
     callToAction.page.label 3-60; calculator = false`,
  ],
  [
    ruleSchema,
    `name 3-40; title 5-160; jurisdictions 1-; binds 1-; binds.*.kinds 1-; binds.*.employees 2-1000; binds.*.onlyIf 10-70; binds.*.replacedIn 1-; history 1-; history.*.change 10-160; asks.AI & Automation 10-70;
     asks.Customer Experience 10-70; asks.Communications 10-70; asks.Cybersecurity 10-70; asks.Infrastructure 10-70;
     allLayers 10-140; raises = []; raises.*.weight 1-5; note 20-240; sources = []; sources.*.title 3-200`,
  ],
  [
    siteSchema,
    `name 2-40; description 60-170; phone 7-30; address 3-120; privacyOfficer.title 3-60; privacyOfficer.name 3-60;
     bookingCalendar = "plain"; messages = "mail"; footerYear 2025-2100; disclosure 60-400; openData.terms 20-300; social.*.name 1-30; trustBadges 1-; trustBadges.*.name 3-40; claims.*.figure 1-8;
     claims.*.unit 2-12`,
  ],
  [
    callToActionSchema,
    `download.label 3-60; booking.label 3-60; contact.label 3-60; contact.message 10-300; page.label 3-60`,
  ],
];

test.each(limits)('each kind of content has its limits (%#)', (schema, table) => {
  expect(limitsOf(jsonSchemaOf(schema))).toEqual(table.trim().split(/\s*;\s*/));
});

test.each(limits)('no kind of content has a field that is not described (%#)', (schema) => {
  expect(openObjects(jsonSchemaOf(schema))).toEqual([]);
});

const evidence = { url: 'https://proof.example', date: '2026-03-31' };

describe('what has a form of its own', () => {
  test.each<[string, z.ZodType, unknown, boolean]>([
    ['initials of two letters', advisorSchema.shape.initials, 'AB', true],
    ['initials of three', advisorSchema.shape.initials, 'ABC', true],
    ['one initial', advisorSchema.shape.initials, 'A', false],
    ['four initials', advisorSchema.shape.initials, 'ABCD', false],
    ['small initials', advisorSchema.shape.initials, 'ab', false],
    ['the first week', phaseSchema.shape.weeks, { from: 0, to: 28 }, true],
    ['a week before the first', phaseSchema.shape.weeks, { from: -1, to: 2 }, false],
    ['a week after the last', phaseSchema.shape.weeks, { from: 0, to: 29 }, false],
    ['as many weeks at least as at most', phaseSchema.shape.weeks, { from: 3, least: 4, to: 7 }, true],
    ['more weeks at least than at most', phaseSchema.shape.weeks, { from: 3, least: 5, to: 7 }, false],
    ['a figure that slabs can show', industrySchema.shape.statistics, [{ percent: 5, label: 'fewer calls' }], true],
    ['the largest figure', industrySchema.shape.statistics, [{ percent: 95, label: 'fewer calls' }], true],
    ['a figure between slabs', industrySchema.shape.statistics, [{ percent: 42, label: 'fewer calls' }], false],
    ['no figure', industrySchema.shape.statistics, [{ percent: 0, label: 'fewer calls' }], false],
    ['the whole as a figure', industrySchema.shape.statistics, [{ percent: 100, label: 'fewer calls' }], false],
    ['proof without https', evidenceSchema, { ...evidence, url: 'http://proof.example' }, false],
    ['proof of no day', evidenceSchema, { ...evidence, date: 'in March' }, false],
    ['a button to a page of this site', callToActionSchema, { kind: 'page', label: 'Open', path: '/about-us' }, true],
    ['a button to another site', callToActionSchema, { kind: 'page', label: 'Open', path: 'https://x.example' }, false],
    ['a button to a path with more', callToActionSchema, { kind: 'page', label: 'Open', path: '/about?x' }, false],
    ['a button for a document', callToActionSchema, { kind: 'download', label: 'Download', document: 'guide' }, true],
    ['a phone number as people read it', siteSchema.shape.phone, '+1 (416) 555-0142', true],
    ['a phone number without its country', siteSchema.shape.phone, '416 555-0142', false],
    ['a phone number with words', siteSchema.shape.phone, '+1 416 555-0142 ext. 3', false],
    ['a name of a claim', siteSchema.shape.claims, { 'Ten Days': { figure: '10' } }, false],
    ['a name of a claim that ends in a digit', siteSchema.shape.claims, { days1: { figure: '10' } }, false],
    ['a keyword in capitals', solutionSchema.shape.keywords, ['Cloud', 'rpa', 'iaas', 'daas'], false],
    ['a keyword with marks', solutionSchema.shape.keywords, ['r&d/ai +1.0-x', 'rpa', 'iaas', 'daas'], true],
    ['a keyword that begins with a mark', solutionSchema.shape.keywords, ['-cloud', 'rpa', 'iaas', 'daas'], false],
    ['a keyword with a comma', solutionSchema.shape.keywords, ['cloud, rpa', 'rpa', 'iaas', 'daas'], false],
    ['a document about case studies', documentSchema.shape.about, { kind: 'case-studies' }, true],
    ['a document about solutions', documentSchema.shape.about, { kind: 'solutions' }, true],
    ['a guide', documentSchema.shape.about, { kind: 'guide' }, true],
    ['a document about nothing', documentSchema.shape.about, { kind: 'nothing' }, false],
    ['a question of another page', faqSchema.shape.page, 'about', false],
  ])('%s: %s', (_, schema, value, fine) => expect(schema.safeParse(value).success).toBe(fine));
});

type JsonSchema = { [name: string]: unknown; properties?: Record<string, JsonSchema>; items?: JsonSchema };

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Returns the limits and defaults of a schema as the table writes them, in the order of its fields. */
function limitsOf(schema: JsonSchema, path = ''): string[] {
  const least = schema['minLength'] ?? schema['minItems'] ?? within(schema['minimum']);
  const most = schema['maxLength'] ?? schema['maxItems'] ?? within(schema['maximum']);
  const limit = least === undefined && most === undefined ? '' : ` ${least ?? ''}-${most ?? ''}`;
  const initial = 'default' in schema ? ` = ${JSON.stringify(schema['default'])}` : '';
  return [
    ...(limit || initial ? [`${path}${limit}${initial}`] : []),
    ...partsOf(schema).flatMap(([name, part]) => limitsOf(part, path ? `${path}.${name}` : name)),
  ];
}

/** Returns the objects within a schema that take fields of any name. */
function openObjects(schema: JsonSchema, path = 'content'): string[] {
  const isOpen = schema.properties !== undefined && schema['additionalProperties'] !== false;
  return [
    ...(isOpen ? [path] : []),
    ...partsOf(schema).flatMap(([name, part]) => openObjects(part, `${path}.${name}`)),
  ];
}

/** Returns the fields of an object, the entry of a list or of a dictionary, or the kinds of a union. */
function partsOf({ properties = {}, items, additionalProperties, oneOf }: JsonSchema): [string, JsonSchema][] {
  const entry = items ?? (additionalProperties || undefined);
  const kinds = (oneOf ?? []) as JsonSchema[];
  return [
    ...Object.entries(properties),
    ...(entry ? [['*', entry] as [string, JsonSchema]] : []),
    ...kinds.map((kind): [string, JsonSchema] => [String(kind.properties?.['kind']?.['const']), kind]),
  ];
}

/** Returns a bound of a number; every whole number has one that is no limit. */
function within(bound: unknown): unknown {
  return Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER ? undefined : bound;
}
