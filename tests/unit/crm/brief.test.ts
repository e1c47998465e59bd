import { describe, expect, it, test } from 'vitest';
import { advisorsBrief, briefLimit } from '#domain/crm/brief';
import type { BriefSources, Words } from '#domain/crm/brief-sources';
import { readLead } from '#domain/crm/read-lead';
import type { Lead } from '#domain/lead/schema';
import type { Advice, AdviceCriterion } from '#domain/recommendation/advice';
import type { Need } from '#domain/recommendation/solution';
import { openedLink } from '#domain/share/decode';
import { rulesInBrowser } from '#tests/fixtures/content';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { bareLead } from '#tests/unit/lead/leads';
import { solutionWith } from '#tests/unit/recommendation/solutions';

const received = new Date('2026-11-22T14:03:59.000Z');
const words: Words = { wizards: [navigator, needsAssessment], industries: { healthcare: 'Healthcare' } };

const inCanada: Need = {
  id: 'canada',
  label: 'Data in Canada',
  question: 'geography',
  is: ['canada'],
  asked: 'Canada only',
  notConfirmed: 'Not confirmed that data can stay in Canada',
};
const onPremises: Need = {
  id: 'private',
  label: 'Private or on-premises',
  question: 'cloudPreference',
  is: ['private'],
  asked: 'private or on-premises',
  notConfirmed: 'Not confirmed that it can run on your premises',
};

const guard = (order: number, properties: Parameters<typeof solutionWith>[0] = {}) =>
  solutionWith({
    id: `guard-${order}`,
    name: `Guard ${order}`,
    provider: 'Maker',
    category: 'Cybersecurity',
    targetAudience: ['Enterprise'],
    cases: [{ case: 'cybersecurity', order }],
    cautions: `Ask ${order}.`,
    ...properties,
  });
const criterion = (id: string, weight: number, layers: AdviceCriterion['layers']): AdviceCriterion => ({
  id,
  label: `Label of ${id}`,
  because: `its ${id}`,
  question: `What of ${id}?`,
  evidence: '',
  layers,
  order: 1,
  raisedBy: [{ question: 'geography', is: ['canada'], weight, must: false }],
});
const fact = {
  finding: 'yes',
  brief: '',
  says: '',
  source: { url: '', title: '' },
  read: '2026-11-01',
  published: 'undated',
} as const;

const advice: Advice = {
  version: '2026-11-22.abcde',
  needs: [inCanada, onPremises],
  rules: [],
  industries: [],
  criteria: [
    criterion('audit', 1, ['Cybersecurity', 'AI & Automation']),
    criterion('canada', 5, ['Cybersecurity']),
    criterion('calls', 5, ['Communications']),
    criterion('known', 4, ['Cybersecurity']),
  ],
  solutions: [
    guard(1, { needs: { canada: { met: false, says: 'Keeps data in Ohio', basis: 'canada' } } }),
    guard(2, {
      needs: {
        canada: { met: true, says: 'Keeps data in Montréal', basis: 'canada' },
        private: { met: true, says: 'Runs on your servers', basis: 'editor' },
      },
    }),
    guard(3),
    guard(4, {
      needs: {
        canada: { met: false, says: 'Keeps data in Ohio', basis: 'canada' },
        private: { met: false, says: 'Runs in its cloud', basis: 'editor' },
      },
    }),
    solutionWith({
      id: 'robot',
      name: 'Robot',
      category: 'AI & Automation',
      keywords: ['automation'],
      targetAudience: ['Enterprise'],
      cautions: 'Name an owner.\nTest it.',
    }),
    solutionWith({ id: 'host', name: 'Host', targetAudience: ['SMB'] }),
  ],
  facts: { 'guard-1': { known: fact, canada: fact }, 'guard-2': { known: fact }, 'guard-3': { known: fact } },
  providers: { Infrastructure: 9, Communications: 1 },
};

const lead: Lead = {
  ...bareLead,
  company: 'Grand River Hospital',
  industry: 'healthcare',
  organizationType: 'Enterprise',
  geography: 'canada',
  priorities: ['Automate repetitive processes', 'Ensure business continuity and data resilience'],
  challengeArea: 'cybersecurity',
  tags: ['SMARTSTACK-NAVIGATOR'],
  detailedAnswers: { cloudPreference: 'private' },
};
const briefOf = (changes: Partial<Lead> = {}, changed: Partial<Advice> = {}) =>
  advisorsBrief(readLead({ ...lead, ...changes }, received, { advice: { ...advice, ...changed }, words }));

test('says of a solution made for another size what to ask, although the specified map counts it', () => {
  expect(briefOf({}, { solutions: [guard(1, { targetAudience: ['SMB', 'Mid-Market'] })] })).toContain(
    'Misses: Made for up to 250 employees. Ask for references of your size.',
  );
});

test('says everything that an advisor needs, in words', () => {
  expect(briefOf().split('\n')).toEqual([
    'Advisor’s brief',
    'Received: 2026-11-22 14:03 UTC',
    'Catalogue: version 2026-11-22.abcde',
    'Company: Grand River Hospital',
    'Industry: Healthcare',
    '',
    'Answers in the Solution Navigator:',
    'How large is your organization? Enterprise (250+ employees)',
    'Where do you operate? Canada only',
    'What matters most this year? Automate repetitive processes; Ensure business continuity and data resilience',
    'Which area needs attention first? Cybersecurity',
    'Where may it run? Private or on-premises',
    '',
    'Editors’ ranking for these answers, from 4 candidates.',
    'Guard 2 meets all four needs stated.',
    'Guard 3: meets 2 of 4, 2 not confirmed. Guard 1: meets 2 of 4, 1 not confirmed, 1 missed. ' +
      'The one below the top three misses a need. Settle what is under “Before you buy”, and have the answers in writing.',
    '1. Guard 2: Perfect Match on all 4 needs.',
    '2. Guard 3: Meets 2 of 4, 2 not confirmed.',
    '3. Guard 1: Meets 2 of 4, 1 not confirmed, 1 missed.',
    'The visitor may have seen another: of another version of the catalogue, or scored from a website they scraped.',
    'Sentences are those of the results page, where “you” is the visitor.',
    '',
    '#1 Top Choice: Guard 2 (Maker), Cybersecurity, 95 of 100, Perfect Match on all 4 needs',
    'Meets: Cybersecurity; Enterprise (250+ employees); Data in Canada; Private or on-premises',
    'Check before you buy: Ask 2.',
    '',
    '#2 Runner-up: Guard 3 (Maker), Cybersecurity, 92 of 100',
    'Meets: Cybersecurity; Enterprise (250+ employees)',
    'Open: Not confirmed that data can stay in Canada; you asked for Canada only.',
    'Open: Not confirmed that it can run on your premises; you asked for private or on-premises.',
    'Check before you buy: Ask 3.',
    '',
    '#3 Third Choice: Guard 1 (Maker), Cybersecurity, 89 of 100',
    'Meets: Cybersecurity; Enterprise (250+ employees)',
    'Misses: Keeps data in Ohio; you asked for Canada only.',
    'Open: Not confirmed that it can run on your premises; you asked for private or on-premises.',
    'Check before you buy: Ask 1.',
    '',
    'Pick for AI & Automation: Robot (Nobody)',
    'Meets: Enterprise (250+ employees)',
    'Open: Not confirmed that data can stay in Canada; you asked for Canada only.',
    'Open: Not confirmed that it can run on your premises; you asked for private or on-premises.',
    'Check before you buy: Name an owner. Test it.',
    '',
    'Layers asked for, without a pick:',
    'Infrastructure: nothing in the catalogue meets Enterprise (250+ employees). The directory lists 9 providers.',
    '',
    'Open questions that these answers raise, the weightiest first (1 to 5):',
    'Weight 5: What of canada? Open for Guard 2 and Guard 3.',
    'Weight 1: What of audit? Open for Guard 2, Guard 3, Guard 1 and Robot.',
    '',
    'Further candidates, in their order:',
    'Guard 4 (Maker), Cybersecurity. Misses: Data in Canada; Private or on-premises.',
  ]);
});

describe('what the visitor has weighed', () => {
  it('stands in words, the highest first, without criteria that there are no more', () => {
    const brief = briefOf({ criteria: { audit: 2, known: 'must', canada: 5, gone: 'must', calls: 0 } });
    expect(brief).toContain(
      [
        '',
        'Weights the visitor has set (1 to 5, or a must):',
        'Must: Label of known',
        'Weight 5: Label of canada',
        'Weight 2: Label of audit',
        '',
      ].join('\n'),
    );
    expect(brief).not.toContain('gone');
  });

  it.each([[undefined], [{}], [{ gone: 'must' as const }]])('has no heading where that is %j', (criteria) => {
    expect(briefOf({ criteria })).not.toContain('Weights');
  });
});

describe('the link to the results', () => {
  const page = 'https://smartstack.example/solutions-navigator';
  const withResults = { ...words, resultsPage: page };
  const linkOf = (changes: Partial<Lead>, sources: Partial<BriefSources> = {}, day = received) =>
    /^https:.*$/m.exec(
      advisorsBrief(readLead({ ...lead, ...changes }, day, { advice, words: withResults, ...sources })),
    )?.[0];
  const known = {
    wizard: navigator,
    industries: [{ id: 'healthcare' }],
    criteria: advice.criteria,
    solutions: [],
    version: advice.version,
  };

  it('opens what the lead carries: answers, industry and weights, and nothing else', () => {
    const link = linkOf({ criteria: { audit: 2, canada: 'must' }, detailedAnswers: { cloudPreference: 'private' } });
    expect(link).toMatch(new RegExp(`^${page}#r=1\\.20261122\\.`));
    expect(openedLink(link?.split('#')[1] ?? '', known)).toMatchObject({
      answers: {
        organizationType: ['Enterprise'],
        geography: ['canada'],
        priorities: lead.priorities,
        challengeArea: ['cybersecurity'],
        cloudPreference: ['private'],
      },
      industry: 'healthcare',
      settings: { audit: 2, canada: 'must' },
      isCurrent: true,
      isWhole: true,
      dropped: [],
    });
  });

  it('leaves out an industry that there is not, and weights that nobody has set', () => {
    const link = linkOf({ industry: 'fishing', criteria: { gone: 3 } });
    expect(openedLink(link?.split('#')[1] ?? '', known)).toMatchObject({ industry: null, settings: null, dropped: [] });
  });

  it.each<[string, Partial<Lead>, Partial<BriefSources>, Date?]>([
    ['without a challenge area', { challengeArea: 'Unknown' }, {}],
    ['of the other wizard', { tags: ['SMARTSTACK-NEEDS-ASSESSMENT'] }, {}],
    ['without the catalogue', {}, { advice: null }],
    ['of files without the page that opens links', {}, { words }],
    ['of a record without its time', {}, {}, new Date('no time')],
  ])('is not there for a lead %s', (_what, changes, sources, day) => {
    expect(linkOf(changes, sources, day)).toBeUndefined();
  });
});

test('the obligations are counted and named as on the results, before the further candidates', () => {
  const industries = [{ id: 'healthcare', name: 'Healthcare', inSentence: 'healthcare', kinds: [] }];
  const rules = rulesInBrowser.filter(({ binds }) => binds.some(({ industry }) => industry === 'healthcare'));
  const brief = briefOf({}, { industries, rules });
  expect(brief).toMatch(/\nObligations, as on the results, .*:\n.* to check.*\nBinds you now, law: /);
  expect(brief.indexOf('Obligations,')).toBeLessThan(brief.indexOf('Further candidates'));
  expect(brief.length).toBeLessThanOrEqual(briefLimit);
  expect(briefOf({ industry: 'fishing' }, { industries, rules })).not.toContain('Obligations,');
});

test('a fact that is stale on the day of the lead confirms nothing', () => {
  const facts = { 'guard-2': { canada: fact, known: fact } };
  const on = (day: string) => advisorsBrief(readLead(lead, new Date(day), { advice: { ...advice, facts }, words }));
  expect(on('2027-04-30T12:00:00Z')).toContain('Meets: Cybersecurity; Enterprise (250+ employees); Data in Canada;');
  expect(on('2027-05-02T12:00:00Z')).not.toMatch(/^Meets: .*Data in Canada/m);
  expect(on('2027-05-02T12:00:00Z')).toContain('Open: Not confirmed that data can stay in Canada');
});

test('has no heading without lines', () => {
  const brief = briefOf(
    { priorities: ['Strengthen cybersecurity and compliance'] },
    { criteria: [], solutions: [guard(1)] },
  );
  expect(brief.split('\n').at(-1)).toBe('Check before you buy: Ask 1.');
  for (const heading of ['Layers asked for', 'Open questions', 'Further candidates', 'Not read', 'Left out'])
    expect(brief).not.toContain(heading);
});

test('a pick without a caution has no line for it', () => {
  expect(briefOf({ priorities: [] }, { solutions: [guard(1, { cautions: '' })] })).not.toContain(
    'Check before you buy',
  );
});

test('names no criterion for which each pick has a fact', () => {
  const known = { canada: fact, audit: fact, known: fact };
  const facts = { 'guard-1': known, 'guard-2': known, 'guard-3': known, robot: { audit: fact } };
  expect(briefOf({}, { facts })).not.toContain('Open questions');
});

describe('the wizard', () => {
  it('is the one whose tag the lead carries', () => {
    const brief = briefOf({ tags: ['SMARTSTACK-NEEDS-ASSESSMENT'], detailedAnswers: { securityTeam: 'none' } });
    expect(brief).toContain('\nAnswers in the Needs Assessment:\n');
    expect(brief).toContain('\nWho looks after security? None\n');
  });

  it('is the Navigator where the lead carries none', () => {
    expect(briefOf({ tags: [] })).toContain('Answers in the Solution Navigator:');
  });

  it('recommends nothing for an area without recommendations, and names where to look', () => {
    const brief = briefOf({ tags: ['SMARTSTACK-NEEDS-ASSESSMENT'], challengeArea: 'office365', detailedAnswers: {} });
    expect(brief).toContain(
      'No ranking: nothing is recommended for this area yet. ' +
        'The nearest providers: Infrastructure (9 providers); Communications (1 provider).',
    );
    expect(brief).not.toContain('Top Choice');
  });

  it('names the products that the visitor sees there, in the same order, each with its caution', () => {
    const suite = (name: string, known: number, properties: Parameters<typeof solutionWith>[0] = {}) =>
      solutionWith({
        id: name,
        name,
        job: 'productivity',
        targetAudience: ['Enterprise'],
        known,
        cautions: `Ask about ${name}.`,
        ...properties,
      });
    const solutions = [suite('Desk', 1), suite('Folder', 6), suite('Rival', 6, { job: 'telephony' })];
    const answered = {
      tags: ['SMARTSTACK-NEEDS-ASSESSMENT'],
      organizationType: 'enterprise',
      challengeArea: 'office365',
      detailedAnswers: {},
    };
    const criteria = advice.criteria.map((each) => ({ ...each, layers: ['Infrastructure' as const] }));
    const brief = briefOf(answered, {
      solutions,
      criteria,
      facts: { Desk: { audit: fact }, Folder: Object.fromEntries('abcdef'.split('').map((id) => [id, fact])) },
    });
    const from = brief.indexOf('Named to the visitor instead');
    expect(brief.slice(from).split('\n')).toEqual([
      'Named to the visitor instead, not recommended:',
      expect.stringMatching(/^Neither of these two products is confirmed to meet both needs you stated\. The fewest/),
      'The visitor was offered a requirements document for this area, as Word or Markdown.',
      '',
      'Folder (Nobody), Productivity',
      'Meets: Enterprise (250+ employees)',
      'Open: Not confirmed that data can stay in Canada; you asked for Canada only.',
      'Check before you buy: Ask about Folder.',
      '',
      'Desk (Nobody), Productivity',
      'Meets: Enterprise (250+ employees)',
      'Open: Not confirmed that data can stay in Canada; you asked for Canada only.',
      'Check before you buy: Ask about Desk.',
      'So far we have a source for one of the four criteria that concern it.',
    ]);
  });
});

describe('answers that this build cannot read', () => {
  it('stand as they came, and the others are ranked', () => {
    const brief = briefOf({ geography: 'mars', priorities: ['Save the bees', 'Automate repetitive processes'] });
    expect(brief).toContain(
      [
        '',
        'Not read: answers that this build does not know or does not count, as they came:',
        'Where do you operate? mars',
        'What matters most this year? Save the bees',
        '',
      ].join('\n'),
    );
    expect(brief).toContain('\nWhat matters most this year? Automate repetitive processes\n');
    expect(brief).toContain('#1 Top Choice: Guard 2');
  });

  test.each([
    ['an unknown challenge area', { challengeArea: 'quantum' }, 'Which area needs attention first? quantum'],
    ['none at all', { challengeArea: 'Unknown' }, ''],
  ])('give no ranking where they lack the area: %s', (_, changes, line) => {
    const brief = briefOf(changes);
    expect(brief).toContain('No ranking: the challenge area is not known.');
    expect(brief).not.toContain('Top Choice');
    expect(brief).toContain(line);
  });

  it('are those of another wizard, those of a question that is not asked, and those beyond its number', () => {
    const four = navigator.questions.find(({ id }) => id === 'priorities')?.options.slice(0, 4) ?? [];
    const brief = briefOf({
      priorities: four.map(({ value }) => value),
      detailedAnswers: { channels: ['Voice', 'Chat'], teamsIntegration: 'yes' },
    });
    expect(brief).toContain(`\nWhat matters most this year? ${four[3]?.label}\n`);
    expect(brief).toContain('\nchannels Voice; Chat\n');
    expect(brief).toContain('\nShould it work inside Microsoft Teams? yes\n');
  });

  it('are cut where they are long', () => {
    expect(briefOf({ geography: 'x'.repeat(121) })).toContain(`\nWhere do you operate? ${'x'.repeat(120)}…\n`);
    expect(briefOf({ geography: 'x'.repeat(120) })).toContain(`\nWhere do you operate? ${'x'.repeat(120)}\n`);
  });

  it('are not the word for none', () => {
    const brief = advisorsBrief(readLead(bareLead, received, { advice, words }));
    expect(brief).toContain('Answers in the Solution Navigator:\nNone.\n');
    expect(brief).not.toContain('Unknown');
    expect(brief).not.toContain('Not read');
  });
});

test.each([
  ['none', bareLead, 'not told'],
  ['one that this build does not know', { ...lead, industry: 'fishing' }, 'fishing (not known here)'],
  ['a name that every object has', { ...lead, industry: 'constructor' }, 'constructor (not known here)'],
])('the industry is %s', (_, from, said) => {
  expect(advisorsBrief(readLead(from, received, { advice, words }))).toContain(`\nIndustry: ${said}\n`);
});

test('the kind of organization and the province are said in words, where the visitor chose them', () => {
  const healthcare = { id: 'healthcare', name: 'Healthcare', kinds: [{ id: 'hospital', name: 'Hospital' }] };
  const told = (industry: string) => briefOf({ industry }, { industries: [healthcare as never] });
  expect(told('healthcare:hospital:qc')).toContain(
    '\nIndustry: Healthcare\nKind of organization: Hospital\nProvince: Quebec\n',
  );
  expect(told('healthcare::bc')).toContain('\nIndustry: Healthcare\nProvince: British Columbia\n');
  expect(told('healthcare:moon')).toContain('\nKind of organization: moon (not known here)\n');
  expect(told('healthcare')).not.toMatch(/Kind of organization|Province/);
});

test('a record without its time costs only the time', () => {
  const brief = advisorsBrief(readLead(lead, new Date('no time'), { advice, words }));
  expect(brief).toContain('\nReceived: not known\n');
  expect(brief).toContain('#1 Top Choice: Guard 2');
});

test('without the catalogue it has the answers and says what is missing', () => {
  const brief = advisorsBrief(readLead(lead, received, { advice: null, words }));
  expect(brief).toContain('Catalogue: could not be read');
  expect(brief).toContain('Where may it run? Private or on-premises');
  expect(brief).toMatch(/\n\nNo ranking: the catalogue could not be read\.$/);
});

test('without the questions it says that the answers are codes', () => {
  expect(advisorsBrief(readLead(lead, received, { advice, words: null }))).toMatch(
    /\nIndustry: healthcare \(not known here\)\n\nThe wizard’s questions could not be read: the answers are codes\.$/,
  );
});

test.each([
  ['a line feed', '\n'],
  ['a carriage return', '\r'],
  ['a line separator', '\u2028'],
])('no word of a visitor’s can pose as a line: %s', (_, end) => {
  const forged = `X${end}#1 Top Choice: Forged`;
  const brief = briefOf({
    company: forged,
    industry: forged,
    geography: forged,
    detailedAnswers: { [forged]: forged },
  });
  const lines = brief.split(/[\n\r\u2028\u2029]/);
  expect(lines.filter((line) => line.startsWith('#1'))).toEqual([expect.stringContaining('Guard')]);
  expect(lines).toContain('Company: X #1 Top Choice: Forged');
});

describe('length', () => {
  const long = (words: number) => 'much '.repeat(words);
  const wordy = {
    solutions: advice.solutions.map((each) => ({ ...each, cautions: long(each.id === 'guard-3' ? 1700 : 300) })),
  };

  it('is within the limit, and what is left out is named', () => {
    const brief = briefOf({}, wordy);
    expect(brief.length).toBeLessThanOrEqual(briefLimit);
    expect(brief.split('\n').at(-1)).toBe('Left out for length: #2 Runner-up: Guard 3.');
    expect(brief).toContain('#3 Third Choice: Guard 1');
    expect(brief).toContain('Further candidates');
  });

  it('is within the limit whatever a catalogue holds', () => {
    const everything = {
      solutions: advice.solutions.map((each) => ({ ...each, cautions: long(2000) })),
      criteria: Array.from({ length: 12 }, (_, index) => ({
        ...criterion(`${index}`, 5, ['Cybersecurity']),
        question: long(400),
      })),
    };
    const brief = briefOf({}, everything);
    expect(brief.length).toBeLessThanOrEqual(briefLimit);
    expect(brief).toContain('Left out for length: #1 Top Choice: Guard 2; #2 Runner-up: Guard 3;');
  });
});
