import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { callToActionSchema } from '#domain/content/call-to-action';
import { documentSchema } from '#domain/content/document';
import { evidenceSchema } from '#domain/content/evidence';
import { faqSchema } from '#domain/content/faq';
import { industrySchema } from '#domain/content/industry';
import { pageSchema } from '#domain/content/page';
import { providerSchema } from '#domain/content/provider';
import { sectionSchema } from '#domain/content/section';
import { siteSchema } from '#domain/content/site';
import { solutionSchema } from '#domain/content/solution';
import { advisorSchema, caseStudySchema, phaseSchema, serviceSchema } from '#domain/content/solutions-page';

/* What an editor may write: how long each text may be, how many entries each list may have, how large each figure. */

/** The least and the most of a field: characters of a text, entries of a list, or the value of a number. */
type Limits = Record<string, readonly [least: number, most: number]>;

const evidence = { url: 'https://proof.example', date: '2026-03-31' };
const of = (length: number) => 'x'.repeat(length);
const useCase = { title: 'Claims', text: of(120), layers: ['Cybersecurity'] };
const law = { name: 'PIPEDA', region: 'Canada', text: of(60) };
const metric = { value: '40%', label: 'fewer calls' };

const contents: [string, z.ZodType, Record<string, unknown>, Limits][] = [
  [
    'a section',
    sectionSchema,
    {
      heading: 'Why us',
      lede: of(20),
      items: [{ title: 'One', text: of(10), claim: 'days', details: ['Two'], evidence }],
      quote: { text: of(40), speaker: 'Ada', organization: 'Bank' },
      evidence,
      opener: 'Open',
      actions: [{ kind: 'booking', label: 'Book' }],
    },
    {
      heading: [3, 90],
      lede: [20, 320],
      items: [0, 12],
      'items.0.title': [2, 90],
      'items.0.text': [10, 260],
      'items.0.details': [0, 6],
      'items.0.details.0': [2, 60],
      'quote.text': [40, 300],
      'quote.speaker': [3, 80],
      'quote.organization': [3, 80],
      opener: [3, 60],
      actions: [0, 4],
      'actions.0.label': [3, 60],
    },
  ],
  [
    'a service',
    serviceSchema,
    { title: 'Advice', order: 1, summary: of(60), deliverables: ['A plan', 'A list'], evidence },
    { title: [5, 60], order: [1, 20], summary: [60, 200], deliverables: [2, 5], 'deliverables.0': [5, 90] },
  ],
  [
    'a phase',
    phaseSchema,
    {
      number: 1,
      title: 'Start',
      subtitle: 'Begin',
      timeline: '2 weeks',
      weeks: { from: 0, to: 2 },
      outcomes: ['A plan', 'A list'],
      deliverables: ['A plan', 'A list'],
      evidence,
      layer: 'Infrastructure',
    },
    {
      number: [1, 5],
      title: [3, 40],
      subtitle: [3, 70],
      timeline: [3, 30],
      outcomes: [2, 5],
      'outcomes.0': [5, 110],
      deliverables: [2, 5],
      'deliverables.0': [5, 110],
    },
  ],
  [
    'a case study',
    caseStudySchema,
    {
      industry: 'Banks',
      order: 1,
      title: 'Fewer calls',
      context: of(60),
      challenge: of(60),
      solution: of(60),
      metrics: [{ ...metric, evidence }, metric, metric],
      layer: 'Infrastructure',
    },
    {
      industry: [3, 40],
      order: [1, 9],
      title: [10, 90],
      context: [60, 400],
      challenge: [60, 400],
      solution: [60, 500],
      metrics: [3, 3],
      'metrics.0.value': [1, 8],
      'metrics.0.label': [5, 60],
    },
  ],
  [
    'an advisor',
    advisorSchema,
    { name: 'Ada', order: 1, title: 'Advisor', initials: 'AB', expertise: ['AI', 'CX'] },
    { name: [3, 60], order: [1, 20], title: [5, 80], expertise: [2, 6], 'expertise.0': [2, 40] },
  ],
  [
    'a document',
    documentSchema,
    { title: 'A checklist', summary: of(60), about: { kind: 'industry', industry: 'healthcare' } },
    { title: [10, 80], summary: [60, 240] },
  ],
  [
    'a question',
    faqSchema,
    { question: 'Does it pay?', order: 1, page: 'roi-calculator' },
    { question: [10, 140], order: [1, 50] },
  ],
  [
    'a page',
    pageSchema,
    { title: 'About', description: of(60), heading: 'About', lede: of(30), evidence },
    { title: [5, 70], description: [60, 170], heading: [3, 90], lede: [30, 320] },
  ],
  [
    'a provider',
    providerSchema,
    {
      name: 'AWS',
      url: 'https://aws.example',
      category: 'Infrastructure',
      description: of(40),
      shortName: 'AW',
      specialties: ['Cloud'],
    },
    { name: [2, 60], description: [40, 160], shortName: [2, 24], specialties: [0, 6], 'specialties.0': [3, 50] },
  ],
  [
    'a solution',
    solutionSchema,
    {
      name: 'Desk',
      category: 'Infrastructure',
      provider: 'aws',
      description: of(60),
      benefits: [of(15), of(15), of(15)],
      targetAudience: ['SMB'],
      industries: [],
      keywords: ['cloud', 'rpa', 'iaas', 'c'.repeat(2)],
      cases: [{ case: 'no-match', fit: 1 }],
    },
    {
      name: [2, 60],
      description: [60, 170],
      benefits: [3, 4],
      'benefits.0': [15, 90],
      targetAudience: [1, Infinity],
      keywords: [4, 16],
      'keywords.0': [2, 40],
      cases: [1, Infinity],
      'cases.0.fit': [1, 100],
    },
  ],
  [
    'an industry',
    industrySchema,
    {
      name: 'Banking',
      inSentence: 'banking',
      title: of(20),
      summary: of(90),
      statistics: [{ percent: 40, label: 'fewer calls', evidence }],
      useCases: [useCase, useCase, useCase],
      compliance: [law, law, law, law],
      closing: { heading: 'Begin here', text: of(60) },
      callToAction: { kind: 'booking', label: 'Book' },
    },
    {
      name: [3, 40],
      inSentence: [3, 60],
      title: [20, 80],
      summary: [90, 165],
      statistics: [1, 2],
      'statistics.0.label': [10, 80],
      useCases: [3, 3],
      'useCases.0.title': [5, 60],
      'useCases.0.text': [120, 420],
      'useCases.0.layers': [1, 3],
      compliance: [4, 8],
      'compliance.0.name': [3, 70],
      'compliance.0.text': [60, 260],
      'closing.heading': [10, 50],
      'closing.text': [60, 180],
    },
  ],
  [
    'the agency',
    siteSchema,
    {
      name: 'Ada',
      url: 'https://a.example',
      description: of(60),
      email: 'a@a.example',
      phone: '1234567',
      address: 'Toronto',
      bookingUrl: 'https://b.example',
      footerYear: 2025,
      disclosure: of(60),
      social: [{ name: 'X', url: 'https://x.example' }],
      trustBadges: [{ name: 'SOC', evidence }],
      claims: { days: { figure: '10', unit: 'days', evidence } },
    },
    {
      name: [2, 40],
      description: [60, 170],
      phone: [7, 30],
      address: [3, 120],
      footerYear: [2025, 2100],
      disclosure: [60, 400],
      'social.0.name': [1, 30],
      trustBadges: [1, Infinity],
      'trustBadges.0.name': [3, 40],
      'claims.days.figure': [1, 8],
      'claims.days.unit': [2, 12],
    },
  ],
  [
    'a button that writes a message',
    callToActionSchema,
    { kind: 'contact', label: 'Ask', subject: 'AI Strategy', message: 'I would like to know.' },
    { label: [3, 60], message: [10, 300] },
  ],
];

describe.each(contents)('%s', (_, schema, content, limits) => {
  const fits = (data: unknown) => schema.safeParse(data).success;

  test('with everything an editor may write is taken, and nothing else', () => {
    expect(schema.safeParse(content).error).toBeUndefined();
    expect(fits({ ...content, price: 'free' })).toBe(false);
  });

  test.each(Object.entries(limits))('%s has its limits: %j', (field, [least, most]) => {
    const path = field.split('.');
    expect(fits(changed(content, path, least))).toBe(true);
    expect(fits(changed(content, path, least - 1))).toBe(least === 0);
    if (most === Infinity) return;
    expect(fits(changed(content, path, most))).toBe(true);
    expect(fits(changed(content, path, most + 1))).toBe(false);
  });
});

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

test('what an editor leaves out has its default', () => {
  expect(sectionSchema.parse({ heading: 'Why us' })).toEqual({
    heading: 'Why us',
    items: [],
    claims: false,
    actions: [],
  });
  const quote = { text: of(40), speaker: 'Ada', organization: 'Bank' };
  expect(sectionSchema.parse({ heading: 'Why us', quote }).quote?.placeholder).toBe(false);
  const [, , provider] = contents.find(([name]) => name === 'a provider') ?? [];
  expect(providerSchema.parse(provider)).toMatchObject({ directory: false, homeChip: false, homePreview: false });
  const [, , industry] = contents.find(([name]) => name === 'an industry') ?? [];
  expect(industrySchema.parse(industry)).toMatchObject({ header: 'shared', calculator: false });
  const [, , study] = contents.find(([name]) => name === 'a case study') ?? [];
  expect(caseStudySchema.parse(study).placeholder).toBe(false);
  const [, , advisor] = contents.find(([name]) => name === 'an advisor') ?? [];
  expect(advisorSchema.parse(advisor).placeholder).toBe(false);
});

/** The content with one field made so large: a text or a list of this length, a number of this value. */
function changed(content: unknown, [key = '', ...rest]: string[], size: number): unknown {
  const copy = structuredClone(content) as Record<string, unknown>;
  copy[key] = rest.length > 0 ? changed(copy[key], rest, size) : resized(copy[key], size);
  return copy;
}

function resized(value: unknown, size: number): unknown {
  if (typeof value === 'number') return size;
  if (Array.isArray(value)) return Array.from({ length: Math.max(0, size) }, (_, index) => value[index] ?? value[0]);
  return of(size);
}
