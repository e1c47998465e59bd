import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { callToActionSchema } from '#domain/content/call-to-action';
import { errorLine } from '#domain/content/error';
import { schemaErrors } from '#content-checks/schema-errors';

const evidence = z.strictObject({ url: z.url({ protocol: /^https$/ }).describe('Where the proof is.') });

/** The errors in a file's data, as an editor reads them. */
const told = (schema: z.ZodType, data: unknown) =>
  schemaErrors(schema, data).map((error) => errorLine({ file: 'a.yaml', ...error }));

/** One field of each kind that content has. */
const pageSchema = z.strictObject({
  title: z.string().min(5).max(10).describe('The heading.'),
  summary: z.string().optional().describe('One sentence.'),
  header: z.enum(['shared', 'landing']).default('shared').describe('Which header.'),
  footer: z.string().max(4).describe('Described inside.').optional(),
  percent: z.int().min(5).max(95).optional(),
  weight: z.number().optional(),
  draft: z.boolean().default(false),
  site: z.url({ protocol: /^https$/ }).optional(),
  path: z
    .string()
    .regex(/^\/[a-z-]*$/, 'a path of this site, such as /about')
    .optional(),
  day: z.iso.date().optional(),
  email: z.email().optional(),
  useCases: z
    .array(z.strictObject({ title: z.string().min(3).describe('What it does.'), evidence: evidence.optional() }))
    .min(1)
    .max(2)
    .default([{ title: 'Default' }])
    .describe('One or two.'),
  tags: z.array(z.string().max(3)).length(2).optional(),
  claims: z
    .record(
      z.string().regex(/^[a-z-]+$/, 'a name in lower-case letters and hyphens'),
      z.strictObject({ figure: z.string().max(4).describe('The figure.') }),
    )
    .default({}),
  callToAction: callToActionSchema.optional(),
  actions: z.array(callToActionSchema).default([]),
});

const page = { title: 'Healthy' };
const errors = (fields: object) => told(pageSchema, { ...page, ...fields });

describe('a file that fits', () => {
  test.each([
    {},
    { summary: 'x', header: 'landing', percent: 5, useCases: [{ title: 'One' }, { title: 'Two' }] },
    { claims: { 'vetted-providers': { figure: '200+' } }, callToAction: { kind: 'booking', label: 'Book a call' } },
  ])('%j has no errors', (fields) => expect(errors(fields)).toEqual([]));
});

describe('one error is one line: field, what is wrong, how to fix it', () => {
  test.each<[string, object, string]>([
    ['missing', { title: undefined }, 'title: is missing. The heading.'],
    ['left empty in YAML', { title: null }, 'title: must be text. The heading.'],
    ['a number for text', { title: 7 }, "title: must be text: put 7 into quotation marks, '7'. The heading."],
    ['yes or no for text', { title: true }, "title: must be text: put true into quotation marks, 'true'. The heading."],
    ['too short', { title: 'Hi' }, 'title: has 2 characters, and it takes at least 5. The heading.'],
    ['too long', { title: 'Healthy people' }, 'title: has 14 characters, and it takes at most 10. The heading.'],
    ['none of the words', { header: 'none' }, "header: 'none' is not one of: shared, landing. Which header."],
    ['a number for a word', { header: 3 }, "header: '3' is not one of: shared, landing. Which header."],
    ['text for a number', { weight: 'heavy' }, 'weight: must be a number.'],
    ['a fraction', { percent: 7.5 }, 'percent: must be a whole number.'],
    ['too small', { percent: 4 }, 'percent: is 4, and it takes at least 5.'],
    ['too big', { percent: 96 }, 'percent: is 96, and it takes at most 95.'],
    ['text for yes or no', { draft: 'yes' }, 'draft: must be true or false.'],
    ['no address', { site: 'www.x.example' }, "site: 'www.x.example' is not a web address that starts with https://."],
    [
      'not https',
      { site: 'http://x.example' },
      "site: 'http://x.example' is not a web address that starts with https://.",
    ],
    ['a rule with words of its own', { path: 'About' }, "path: 'About' must be a path of this site, such as /about."],
    ['no day', { day: '2026-02-30' }, "day: '2026-02-30' is not a day of the calendar such as 2026-03-31."],
    ['no e-mail address', { email: 'maya@' }, "email: 'maya@' is not an e-mail address such as name@agency.ca."],
    ['text for a list', { useCases: 'x' }, 'useCases: must be a list. One or two.'],
    ['a list too short', { useCases: [] }, 'useCases: has 0 entries, and it takes at least 1. One or two.'],
    [
      'a list too long',
      { useCases: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }] },
      'useCases: has 3 entries, and it takes at most 2. One or two.',
    ],
    ['not as many as it must be', { tags: ['a'] }, 'tags: has 1 entry, and it takes at least 2.'],
    ['a text inside a list', { tags: ['a', 'long'] }, 'tags, entry 2: has 4 characters, and it takes at most 3.'],
    [
      'a field inside a list',
      { useCases: [{ title: 'One' }, { title: '' }] },
      'useCases, entry 2, title: has 0 characters, and it takes at least 3. What it does.',
    ],
    ['missing inside a list', { useCases: [{}] }, 'useCases, entry 1, title: is missing. What it does.'],
    ['no group inside a list', { useCases: ['One'] }, 'useCases, entry 1: must be a group of fields.'],
    [
      'deep inside',
      { useCases: [{ title: 'One', evidence: { url: 'x' } }] },
      "useCases, entry 1, evidence, url: 'x' is not a web address that starts with https://. Where the proof is.",
    ],
    ['a list for a group', { claims: [] }, 'claims: must be a group of fields.'],
    ['a field in a named entry', { claims: { days: {} } }, 'claims, days, figure: is missing. The figure.'],
  ])('%s', (_, fields, line) => expect(errors(fields)).toEqual([line]));

  it('the whole file', () => {
    for (const data of [null, 'text', []])
      expect(told(pageSchema, data)).toEqual(['the file: must be a group of fields.']);
  });

  it('several errors are several lines', () => {
    expect(errors({ title: 'Hi', draft: 1, useCases: [{}, {}] })).toHaveLength(4);
  });

  it('a rule about the whole file in its own words', () => {
    const schema = z.strictObject({ a: z.string() }).refine(() => false, 'two steps have the same id');
    expect(told(schema, { a: 'x' })).toEqual(['the file: two steps have the same id.']);
  });
});

describe('descriptions', () => {
  test.each<[string, object, string]>([
    ['outside a default', { header: 1 }, 'Which header.'],
    ['outside an optional', { summary: 1 }, 'One sentence.'],
    ['inside an optional', { footer: 'long text' }, 'Described inside.'],
    ['outside a default list', { useCases: 1 }, 'One or two.'],
  ])('are found %s', (_, fields, description) => expect(errors(fields)[0]).toMatch(new RegExp(` ${description}$`)));

  it('belong to the field itself, never to what is around it', () => {
    const schema = z.strictObject({ group: z.strictObject({ bare: z.string() }).describe('The group.') });
    expect(told(schema, { group: {} })).toEqual(['group, bare: is missing.']);
    expect(told(schema, {})).toEqual(['group: is missing. The group.']);
  });
});

describe('a misspelt field', () => {
  test.each<[string, object, string]>([
    ['one letter left out', { sumary: 'x' }, "sumary: there is no field of this name here. Did you mean 'summary'?"],
    ['two letters exchanged', { tilte: 'x' }, "tilte: there is no field of this name here. Did you mean 'title'?"],
    ['a letter too many', { headder: 'x' }, "headder: there is no field of this name here. Did you mean 'header'?"],
    ['in other letters', { Draft: true }, "Draft: there is no field of this name here. Did you mean 'draft'?"],
    [
      'inside a list',
      { useCases: [{ title: 'One', titel: 'x' }] },
      "useCases, entry 1, titel: there is no field of this name here. Did you mean 'title'?",
    ],
    [
      'deep inside',
      { useCases: [{ title: 'One' }, { title: 'Two', evidence: { url: 'https://x.example', ulr: 'x' } }] },
      "useCases, entry 2, evidence, ulr: there is no field of this name here. Did you mean 'url'?",
    ],
    [
      'in a named entry',
      { claims: { days: { figure: '10', figur: '10' } } },
      "claims, days, figur: there is no field of this name here. Did you mean 'figure'?",
    ],
    [
      'without a near neighbour, inside',
      { useCases: [{ title: 'One', sponsor: 'x' }] },
      'useCases, entry 1, sponsor: there is no field of this name here. The fields are title, evidence.',
    ],
    [
      'that every object of the language has',
      { useCases: [{ title: 'One', constructor: 'x' }] },
      'useCases, entry 1, constructor: there is no field of this name here. The fields are title, evidence.',
    ],
  ])('%s', (_, fields, line) => expect(errors(fields)).toEqual([line]));

  it('without a near neighbour: the fields there are', () => {
    const fields = Object.keys(pageSchema.shape).join(', ');
    expect(errors({ sponsor: 'x' })).toEqual([
      `sponsor: there is no field of this name here. The fields are ${fields}.`,
    ]);
  });

  it('two of them are two lines', () => {
    expect(errors({ sumary: 'x', drafft: true })).toEqual([
      "sumary: there is no field of this name here. Did you mean 'summary'?",
      "drafft: there is no field of this name here. Did you mean 'draft'?",
    ]);
  });

  it('between two neighbours: the nearer one', () => {
    const schema = z.strictObject({ date: z.string().optional(), name: z.string().optional() });
    expect(told(schema, { nme: 'x' })).toEqual(["nme: there is no field of this name here. Did you mean 'name'?"]);
    const twins = z.strictObject({ later: z.string().optional(), label: z.string().optional() });
    expect(told(twins, { lael: 'x' })).toEqual(["lael: there is no field of this name here. Did you mean 'label'?"]);
  });

  it('that only ends like another has no neighbour', () => {
    const schema = z.strictObject({ name: z.string().optional() });
    expect(told(schema, { surname: 'x' })).toEqual([
      'surname: there is no field of this name here. The fields are name.',
    ]);
    expect(told(schema, { names: 'x' })[0]).toContain("Did you mean 'name'?");
  });

  it('has no short neighbour only because that is short', () => {
    const schema = z.strictObject({ id: z.string().optional() });
    expect(told(schema, { sponsor: 'x' })).toEqual([
      'sponsor: there is no field of this name here. The fields are id.',
    ]);
  });

  it('of two letters has no neighbour in which none of them stands', () => {
    const schema = z.strictObject({ id: z.string().optional(), name: z.string().optional() });
    expect(told(schema, { to: 'x' })).toEqual(['to: there is no field of this name here. The fields are id, name.']);
  });
});

describe('a call to action', () => {
  const booking = { kind: 'booking', label: 'Book a call' };

  it('of an unknown kind: the kinds there are', () => {
    const lines = errors({ callToAction: { ...booking, kind: 'contcat' } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^callToAction, kind: .*download.*booking.*contact.*page/);
  });

  test.each<[string, object, string]>([
    ['without a kind', { label: 'Book a call' }, 'callToAction, kind: is missing'],
    ['that is none', 'booking' as unknown as object, 'callToAction: must be a group of fields.'],
    ['without its target', { kind: 'page', label: 'Open' }, 'callToAction, path: is missing.'],
    [
      'without its document',
      { kind: 'download', label: 'Download' },
      'callToAction, document: is missing. File name of the document in src/content/documents, without .md.',
    ],
    [
      'with a short label',
      { ...booking, label: 'x' },
      'callToAction, label: has 1 character, and it takes at least 3. The words on the button.',
    ],
    [
      'with a subject that the form does not offer',
      { kind: 'contact', label: 'Ask us', subject: 'AI', message: 'I would like to know.' },
      "callToAction, subject: 'AI' is not one of: AI Strategy, CRM Automation, CX Optimization, Strategic Partnerships, Events & Media, General Inquiry.",
    ],
  ])('%s', (_, callToAction, line) => {
    const lines = errors({ callToAction });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(line)).toBe(true);
  });

  it('with a misspelt field: the nearest of its kind', () => {
    expect(errors({ callToAction: { ...booking, lable: 'x' } })).toEqual([
      "callToAction, lable: there is no field of this name here. Did you mean 'label'?",
    ]);
  });

  it('with the field of another kind: the fields of its own', () => {
    expect(errors({ actions: [booking, { ...booking, document: 'guide' }] })).toEqual([
      'actions, entry 2, document: there is no field of this name here. The fields are kind, label.',
    ]);
  });
});

describe('the names of entries', () => {
  it('follow their own rule, and its words say so', () => {
    const lines = errors({ claims: { 'Ten Days': { figure: '10' } } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^claims, Ten Days: .*a name in lower-case letters and hyphens/);
  });
});
