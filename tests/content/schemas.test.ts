import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { industrySchema } from '#domain/content/industry';
import { providerSchema } from '#domain/content/provider';
import { ruleSchema } from '#domain/content/rule';
import { siteSchema } from '#domain/content/site';
import { solutionSchema } from '#domain/content/solution';
import { wizardSchema } from '#domain/content/wizard';
import { industries } from '#tests/fixtures/content';

/* What an editor reads after an error: every message names the field, and so do those about references. */

const problems = (schema: z.ZodType, content: unknown) => {
  const { error } = schema.safeParse(content);
  return error ? z.prettifyError(error) : '';
};

const steps = [
  { id: 'start', kind: 'questions', title: 'Start', description: 'Where it begins' },
  { id: 'end', kind: 'results', title: 'End', description: 'Where it ends' },
];
const colour = {
  id: 'colour',
  step: 'start',
  label: 'Which colour?',
  summaryLabel: 'Colour',
  choose: 'one',
  options: [
    { value: 'red', label: 'Red' },
    { value: 'blue', label: 'Blue' },
  ],
};
const shade = { ...colour, id: 'shade', label: 'Which shade?', summaryLabel: 'Shade' };
const wizard = { title: 'Paint', subtitle: 'Find your paint', crmTag: 'PAINT', steps, questions: [colour, shade] };

const contact = {
  lead: 'Tell us who you are.',
  privacyNotice: 'We use your details to send you paint and for nothing else.',
  consentText: 'Yes, you may also send me a colour card now and then.',
  consentWithdrawal: 'Withdraw at any time with the link in each colour card.',
  consentVersion: 'v1-paint',
};

describe('a wizard', () => {
  it('without an error is taken', () => {
    expect(problems(wizardSchema, wizard)).toBe('');
  });

  it('with words for a closing step and for a step of questions is taken', () => {
    const words = 'These are enough words.';
    const closing = { lede: words, happensNext: [words, words], noRecommendations: words };
    const full = [
      { ...steps[0], atLeastOneAnswer: 'Answer one.', whenNothingIsAsked: words },
      { ...steps[1], closing },
    ];
    expect(problems(wizardSchema, { ...wizard, steps: full })).toBe('');
  });

  test.each<[string, unknown, (string | RegExp)[]]>([
    ['a misspelt key', { ...wizard, subtitel: 'x' }, ['subtitel']],
    [
      'a purpose that does not lead to the other wizard',
      { ...wizard, purpose: 'Find the paint, or find the brush in the other one.' },
      ['purpose', '{other wizard}'],
    ],
    ['a misspelt key of a question', { ...wizard, questions: [{ ...colour, lable: 'x' }] }, ['lable', 'questions[0]']],
    [
      'a misspelt key of an option',
      {
        ...wizard,
        questions: [{ ...colour, options: [{ value: 'a', label: 'A', keyword: ['a'] }, colour.options[0]] }],
      },
      ['keyword', 'questions[0].options[0]'],
    ],
    [
      'a misspelt key of a step',
      { ...wizard, steps: [{ ...steps[0], skipWhen: {} }, steps[1]] },
      ['skipWhen', 'steps[0]'],
    ],
    ['a missing title', { ...wizard, title: undefined }, ['title']],
    ['no questions', { ...wizard, questions: [] }, ['questions']],
    ['a single step', { ...wizard, steps: [steps[0]] }, ['steps']],
    [
      'a question with one option',
      { ...wizard, questions: [{ ...colour, options: [colour.options[0]] }] },
      ['options'],
    ],
    ['an unknown kind of step', { ...wizard, steps: [{ ...steps[0], kind: 'quiz' }, steps[1]] }, ['steps[0].kind']],
    ['an unknown way to choose', { ...wizard, questions: [{ ...colour, choose: 'any' }] }, ['questions[0].choose']],
    ['a question in an unknown step', { ...wizard, questions: [{ ...colour, step: 'middle' }] }, ['colour', 'middle']],
    [
      'a condition on an unknown value',
      { ...wizard, questions: [colour, { ...shade, askedWhen: { question: 'colour', is: ['green'] } }] },
      ['colour', 'green'],
    ],
    [
      'a condition on one unknown value of two',
      { ...wizard, questions: [colour, { ...shade, askedWhen: { question: 'colour', is: ['red', 'green'] } }] },
      ['colour', 'green'],
    ],
    [
      'a condition on an unknown question',
      { ...wizard, questions: [colour, { ...shade, askedWhen: { question: 'color', is: ['red'] } }] },
      ['questions[1].askedWhen.question', "there is no question 'color'"],
    ],
    [
      'a step’s condition on an unknown value',
      { ...wizard, steps: [steps[0], { ...steps[1], skippedWhen: { question: 'colour', is: ['green'] } }] },
      ['colour', 'green'],
    ],
    [
      'a condition on no value',
      { ...wizard, questions: [colour, { ...shade, askedWhen: { question: 'colour', is: [] } }] },
      ['questions[1].askedWhen.is'],
    ],
    [
      'two options with the same value',
      { ...wizard, questions: [{ ...colour, options: [...colour.options, { value: 'red', label: 'Rose' }] }] },
      ['questions[0].options[2].value', "'red' is the value of entry 1 as well"],
    ],
    [
      'two questions with the same id',
      { ...wizard, questions: [colour, colour] },
      ['questions[1].id', "'colour' is the id of entry 1 as well"],
    ],
    [
      'two steps with the same id',
      { ...wizard, steps: [...steps, steps[0]] },
      ['steps[2].id', "'start' is the id of entry 1 as well"],
    ],
    [
      'a default that is not offered',
      { ...wizard, questions: [{ ...colour, whenUnanswered: 'green' }] },
      ['colour', 'whenUnanswered', 'green'],
    ],
    [
      'a contact step without its words',
      { ...wizard, steps: [steps[0], { ...steps[1], kind: 'contact' }] },
      ['end', 'contact'],
    ],
    [
      'the words of the contact step elsewhere',
      { ...wizard, steps: [{ ...steps[0], contact }, steps[1]] },
      ['start', 'contact'],
    ],
    [
      'the words of a closing step elsewhere',
      {
        ...wizard,
        steps: [
          {
            ...steps[0],
            closing: {
              lede: 'x'.repeat(20),
              happensNext: ['x'.repeat(20), 'y'.repeat(20)],
              noRecommendations: 'x'.repeat(20),
            },
          },
          steps[1],
        ],
      },
      ['start', 'questions', 'steps[0].closing'],
    ],
    [
      'a step without questions that wants an answer',
      { ...wizard, steps: [steps[0], { ...steps[1], atLeastOneAnswer: 'Answer one.' }] },
      ['end', 'atLeastOneAnswer'],
    ],
    [
      'a step without questions that says when it asks nothing',
      { ...wizard, steps: [steps[0], { ...steps[1], whenNothingIsAsked: 'There is nothing to ask.' }] },
      ['end', 'whenNothingIsAsked'],
    ],
    ['a limit of none', { ...wizard, questions: [{ ...colour, atMost: 0 }] }, ['questions[0].atMost']],
    ['keywords with capitals', withOption({ keywords: ['Teams'] }), ['keywords', 'lower-case']],
    ['an interest tag of another form', withOption({ interestTag: 'VIP' }), ['interestTag']],
    ['an unknown layer', withOption({ layer: 'Cloud' }), ['layer']],
    ['an unknown job', withOption({ providerCategories: ['Infrastructure'], jobs: ['magic'] }), ['jobs']],
    ['jobs in an area with recommendations', withOption({ jobs: ['desktop'] }), ['providerCategories']],
    ['an id with a space', { ...wizard, questions: [{ ...colour, id: 'my colour' }] }, ['questions[0].id', 'letters']],
    ['a tag with small letters', { ...wizard, crmTag: 'Paint' }, ['crmTag']],
  ])('with %s is refused, naming it', (_, content, named) => {
    const message = problems(wizardSchema, content);
    for (const part of named) expect(message).toMatch(part);
  });

  it('with several wrong references names them all', () => {
    const message = problems(wizardSchema, {
      ...wizard,
      questions: [
        { ...colour, step: 'middle' },
        { ...shade, whenUnanswered: 'green' },
      ],
    });
    expect(message).toMatch('middle');
    expect(message).toMatch('green');
  });
});

function withOption(properties: object) {
  const options = [{ ...colour.options[0], ...properties }, colour.options[1]];
  return { ...wizard, questions: [{ ...colour, options }] };
}

const solution = {
  name: 'Paintbox',
  category: 'Communications',
  job: 'telephony',
  provider: 'paint-inc',
  description: 'Paint for walls and doors of small and large organizations, in every colour.',
  caution: 'Ask whether it dries in winter.',
  benefits: ['Dries over one night', 'Covers in a single coat', 'Mixed while you wait'],
  targetAudience: ['SMB'],
  industries: ['healthcare'],
  keywords: ['paint', 'walls', 'doors', 'colour'],
  cases: [{ case: 'no-match', order: 1 }],
  needs: { private: { met: 'yes', brief: 'on your premises', says: 'Dries on your own premises', basis: 'editor' } },
};
const provider = {
  name: 'Paint Inc',
  url: 'https://paint.example',
  category: 'Communications',
  description: 'Paint and brushes for organizations of every size.',
};
const agency = {
  name: 'Paint Advice',
  url: 'https://paint.example',
  description: 'Advice on paint for organizations with many walls, in plain words and at no haste.',
  email: 'hello@paint.example',
  phone: '+1 416 555 0142',
  address: 'Toronto',
  privacyOfficer: { title: 'Keeper of secrets', email: 'secrets@agency.org' },
  bookingUrl: 'https://calendar.paint.example',
  footerYear: 2025,
  disclosure: 'We are paid for advice and by nobody else, and no payment can touch the order.',
  openData: { terms: 'Free to use with the name of the agency.' },
  social: [{ name: 'LinkedIn' }],
  trustBadges: [{ name: 'SOC 2 Certified' }],
  claims: {},
};
const industry = industries.get('healthcare') ?? {};
const rule = {
  name: 'Paint Act',
  title: 'Act respecting paint, 2020',
  jurisdictions: ['ontario'],
  nature: 'law',
  binds: [{ industry: 'healthcare', kinds: ['hospital'] }],
  status: 'coming',
  date: '2027-05-01',
  history: [
    { day: '2026-11-22', status: 'coming', date: '2027-05-01', change: 'Its day was moved.' },
    { day: '2026-11-20', status: 'coming', date: '2027-01-01', change: 'Added to the map.' },
  ],
  asks: { Cybersecurity: 'Record who painted which wall' },
  raises: [
    { criterion: 'french', weight: 3 },
    { criterion: 'data-in-canada', must: true },
  ],
  official: { url: 'https://laws.example/paint' },
  sources: [{ url: 'https://lawyers.example/paint', title: 'Paint Act', read: '2026-11-22' }],
};
const [source] = rule.sources;
const [moved, added] = rule.history;

type Refused = [error: string, fields: object, named: string];

describe.each<[string, z.ZodType, object, Refused[]]>([
  [
    'a solution',
    solutionSchema,
    solution,
    [
      ['a misspelt key', { benefit: [] }, 'benefit'],
      ['an unknown layer', { category: 'Cloud' }, 'category'],
      ['an unknown job', { job: 'painting' }, 'job'],
      ['no job', { job: undefined }, 'job'],
      ['an unknown size', { targetAudience: ['Medium'] }, 'targetAudience[0]'],
      ['no size', { targetAudience: [] }, 'targetAudience'],
      ['an unknown case', { cases: [{ case: 'daas' }] }, 'cases[0].case'],
      ['an order beyond 12', { cases: [{ case: 'no-match', order: 13 }] }, 'cases[0].order'],
      ['an order of 0', { cases: [{ case: 'no-match', order: 0 }] }, 'cases[0].order'],
      ['half an order', { cases: [{ case: 'no-match', order: 1.5 }] }, 'cases[0].order'],
      [
        'a need met as a bare yes',
        {
          needs: {
            private: { met: true, brief: 'on your premises', says: 'Dries on your own premises', basis: 'editor' },
          },
        },
        'needs.private.met',
      ],
      ['keywords with capitals', { keywords: ['Paint', 'walls', 'doors', 'colour'] }, 'keywords[0]'],
      ['too few keywords', { keywords: ['paint'] }, 'keywords'],
      ['a description that is too short', { description: 'Paint.' }, 'description'],
      ['two benefits', { benefits: solution.benefits.slice(1) }, 'benefits'],
    ],
  ],
  [
    'a provider',
    providerSchema,
    provider,
    [
      ['a misspelt key', { web: 'x' }, 'web'],
      ['an address without https', { url: 'http://paint.example' }, 'url'],
      ['an address that runs code', { url: 'javascript:alert(1)' }, 'url'],
      ['an address without a scheme', { url: 'paint.example' }, 'url'],
      ['an unknown category', { category: 'Security' }, 'category'],
      ['a directory that is a text', { directory: 'yes' }, 'directory'],
      ['no description', { description: undefined }, 'description'],
    ],
  ],
  [
    'an industry',
    industrySchema,
    industry,
    [
      ['a misspelt key', { titel: 'x' }, 'titel'],
      ['no short name', { name: undefined }, 'name'],
      ['an empty sentence', { inSentence: '' }, 'inSentence'],
    ],
  ],
  [
    'a rule',
    ruleSchema,
    rule,
    [
      ['a misspelt key', { jurisdiction: [] }, 'jurisdiction'],
      ['an unknown jurisdiction', { jurisdictions: ['toronto'] }, 'jurisdictions[0]'],
      ['nobody whom it binds', { binds: [] }, 'binds'],
      ['an industry twice', { binds: [...rule.binds, { industry: 'healthcare' }] }, 'two entries for one industry'],
      ['a kind twice', { binds: [...rule.binds, ...rule.binds] }, 'two entries for one industry or kind'],
      ['half an employee', { binds: [{ industry: 'healthcare', employees: 24.5 }] }, 'binds[0].employees'],
      ['a custom', { nature: 'custom' }, 'nature'],
      ['no official text', { official: undefined }, 'official'],
      ['an official text read tomorrow', { official: { ...rule.official, read: '2999-01-01' } }, 'official.read'],
      ['its official text among the other pages', { official: { url: source?.url } }, 'repeats the official address'],
      ['no kinds in a list of kinds', { binds: [{ industry: 'healthcare', kinds: [] }] }, 'binds[0].kinds'],
      ['an unknown status', { status: 'binding' }, 'status'],
      ['a date that is a year', { date: '2027' }, 'date'],
      ['no date, and no word that there is none', { date: undefined }, 'date'],
      ['neither asks nor allLayers', { asks: undefined }, 'either asks, layer by layer, or allLayers'],
      ['both asks and allLayers', { allLayers: 'Paint all of it' }, 'either asks, layer by layer, or allLayers'],
      ['asks of no layer', { asks: {} }, 'names no layer'],
      ['asks of an unknown layer', { asks: { Cloud: 'Paint the cloud' } }, 'Cloud'],
      [
        'a criterion with weight and must',
        { raises: [{ criterion: 'french', weight: 3, must: true }] },
        'either a weight',
      ],
      ['a criterion with neither', { raises: [{ criterion: 'french' }] }, 'either a weight'],
      ['a must that is not one', { raises: [{ criterion: 'french', must: false }] }, 'raises[0].must'],
      ['a weight beyond 5', { raises: [{ criterion: 'french', weight: 6 }] }, 'raises[0].weight'],
      ['a day to come while it is in force', { status: 'in-force', date: '2999-01-01' }, 'is still to come'],
      ['a new status without an entry in its history', { status: 'in-force' }, 'add an entry at its top'],
      ['a new date without one', { date: '2027-06-01' }, 'add an entry at its top'],
      ['no history', { history: [] }, 'history'],
      ['an older entry above a later one', { history: [{ ...moved, day: '2026-11-19' }, added] }, 'the latest day'],
      ['two entries of one day', { history: [moved, { ...added, day: '2026-11-22' }] }, 'each day once'],
      ['a change of a day to come', { history: [{ ...moved, day: '2999-01-01' }, added] }, 'still to come'],
      ['no source', { sources: [] }, 'sources'],
      ['a source without https', { sources: [{ ...source, url: 'http://laws.example' }] }, 'sources[0].url'],
      ['a source that nobody read', { sources: [{ ...source, read: undefined }] }, 'sources[0].read'],
    ],
  ],
  [
    'the agency',
    siteSchema,
    agency,
    [
      ['a misspelt key', { fax: '1' }, 'fax'],
      ['an address without https', { url: 'http://paint.example' }, 'url'],
      ['an e-mail that is none', { email: 'paint' }, 'email'],
      ['a calendar without https', { bookingUrl: 'http://paint.example' }, 'bookingUrl'],
      ['a social link without https', { social: [{ name: 'X', url: 'x.example' }] }, 'social[0].url'],
      ['a year that is a text', { footerYear: '2025' }, 'footerYear'],
    ],
  ],
])('%s', (_, schema, whole, errors) => {
  it('without an error is taken', () => {
    expect(problems(schema, whole)).toBe('');
  });

  test.each(errors)('with %s is refused, naming it', (_error, fields, named) => {
    expect(problems(schema, { ...whole, ...fields })).toContain(named);
  });
});

it('a provider is not in the directory unless it says so', () => {
  expect(providerSchema.parse(provider)).toMatchObject({ ...provider, directory: false });
});
