import { describe, expect, it, test } from 'vitest';
import { recommend, type Recommendation, type Recommendations } from '#domain/recommendation/recommend';
import { rankBadges, reportFileName, textReport } from '#domain/recommendation/report';
import { catalogueOf, catalogue, navigator } from '#tests/fixtures/content';
import { eightPriorities, solutionWith } from '#tests/unit/recommendation/solutions';
import { profileWith } from '#tests/unit/wizard/visits';

const agency = {
  name: 'SmartStack',
  email: 'hello@smartstack.example',
  bookingUrl: 'https://calendar.smartstack.example/discovery',
  providersUrl: 'https://smartstack.example/providers',
};
const noon = new Date(2025, 10, 5, 12, 0);
const answers = profileWith('ccaas', { organizationType: ['Mid-Market'], teamsIntegration: ['yes'] });

const recommended = (name: string, score: number | null, points?: number): Recommendation => ({
  solution: solutionWith({ name, provider: `${name} Inc`, category: 'Communications' }),
  score,
  reasons: [
    { kind: 'size', met: true, text: `${name} suits you`, ...(points === undefined ? {} : { points }) },
    { kind: 'answers', met: false, text: `${name} lacks a bell`, ...(points === undefined ? {} : { points: 0 }) },
  ],
});

const ranking = (...additional: Recommendation[]): Recommendations => ({
  source: 'editors-ranking',
  top: [recommended('Alpha', 96), recommended('Beta', 93), recommended('Gamma', 91)],
  additional,
});

const linesOf = (recommendations: Recommendations, given = answers) =>
  textReport(navigator, given, recommendations, agency, noon).split('\n');

it('is saved and ranked under the specified names', () => {
  expect(reportFileName).toBe('smartstack-solution-navigator-results.txt');
  expect(rankBadges).toEqual(['#1 Top Choice', '#2 Runner-up', '#3 Third Choice']);
});

it('begins with the agency, the wizard and the date', () => {
  expect(linesOf(ranking()).slice(0, 3)).toEqual([
    'SmartStack Solution Navigator',
    '=============================',
    'Date: 2025-11-05',
  ]);
});

test.each([
  ['just after midnight', new Date(2025, 0, 1, 0, 5), '2025-01-01'],
  ['just before midnight', new Date(2025, 11, 31, 23, 55), '2025-12-31'],
])('dates it by the visitor’s own calendar, %s', (_, date, expected) => {
  expect(textReport(navigator, answers, ranking(), agency, date).split('\n')).toContain(`Date: ${expected}`);
});

it('reads like this, line by line', () => {
  const live = (name: string, score: number): Recommendation => ({
    solution: solutionWith({
      name,
      provider: `${name} Inc`,
      category: 'Customer Experience',
      description:
        'One contact center for every channel, with routing, recording, quality management and reports for each team',
    }),
    score,
    reasons: [
      { kind: 'size', met: true, text: `Suits a size that takes many words to name: ${'word '.repeat(8)}`, points: 30 },
      { kind: 'industry', met: false, text: 'Not listed for utilities' },
    ],
  });
  const entry = [
    '  Layer: Customer Experience',
    '  One contact center for every channel, with routing, recording, quality',
    '  management and reports for each team',
    '  + Suits a size that takes many words to name: word word word word word word',
    '    word word  (30 points)',
    '  - Not listed for utilities',
  ];
  const given = profileWith('ccaas', {
    priorities: ['Improve customer service and response time', 'Automate repetitive processes'],
  });
  expect(linesOf({ source: 'live-data', top: [live('Alpha', 30)], additional: [live('Beta', 20)] }, given)).toEqual([
    'SmartStack Solution Navigator',
    '=============================',
    'Date: 2025-11-05',
    '',
    'Your organization and answers',
    '-----------------------------',
    'Organization: SMB (1–25 employees)',
    'Geography: Canada only',
    'Priorities: Improve customer service and response time; Automate repetitive',
    '  processes',
    'Challenge area: Contact center (CCaaS)',
    'Microsoft Teams integration: Not sure',
    'Cloud preference: Not sure',
    '',
    'Your ranking',
    '------------',
    'Scored from live website data: points for challenge area, size, priorities and',
    'answers.',
    '',
    '#1 Top Choice | Alpha (Alpha Inc) | fit 30 of 100',
    ...entry,
    '',
    'Additional Recommended Solutions',
    '--------------------------------',
    '',
    'Beta (Beta Inc) | fit 20 of 100',
    ...entry,
    '',
    'Next steps',
    '----------',
    '1. Talk it through with an advisor:',
    '   https://calendar.smartstack.example/discovery',
    '2. Compare who else works in each layer: https://smartstack.example/providers',
    '3. Ask a question: hello@smartstack.example',
    '',
    'Being listed is not an endorsement, and no payment can influence the order.',
    'Check data residency, contract terms and references before you decide.',
    '',
  ]);
  expect(linesOf({ ...ranking(), top: [] }).slice(14, 18)).toEqual([
    '------------',
    "Editor's ranking: the order and the fit are set by our advisors; the reasons",
    'are yours.',
    '',
  ]);
});

it('gives every answer in the visitor’s words', () => {
  const lines = linesOf(ranking());
  const from = lines.indexOf('Your organization and answers');
  expect(lines.slice(from + 2, from + 8)).toEqual([
    'Organization: Mid-Market (26–250 employees)',
    'Geography: Canada only',
    'Priorities: Automate repetitive processes',
    'Challenge area: Contact center (CCaaS)',
    'Microsoft Teams integration: Yes',
    'Cloud preference: Not sure',
  ]);
});

it('leaves out answers that no longer count', () => {
  const text = linesOf(ranking(), profileWith('just-browsing', { teamsIntegration: ['yes'] })).join('\n');
  expect(text).toContain('Challenge area: Just browsing');
  expect(text).not.toContain('Microsoft Teams integration');
});

it('gives each recommendation with badge, fit, layer and reasons for and against', () => {
  const lines = linesOf(ranking());
  const from = lines.findIndex((line) => line.startsWith('#2'));
  expect(lines.slice(from, from + 5)).toEqual([
    '#2 Runner-up | Beta (Beta Inc) | fit 93 of 100',
    '  Layer: Communications',
    '  A thing.',
    '  + Beta suits you',
    '  - Beta lacks a bell',
  ]);
});

it('orders top three, additional ones and next steps', () => {
  const lines = linesOf(ranking(recommended('Delta', null)));
  const at = [
    '#1 Top Choice',
    '#2 Runner-up',
    '#3 Third Choice',
    'Additional Recommended Solutions',
    'Delta',
    'Next steps',
  ].map((start) => lines.findIndex((line) => line.startsWith(start)));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});

it('gives an additional recommendation of the editor’s ranking no fit', () => {
  expect(linesOf(ranking(recommended('Delta', null)))).toContain('Delta (Delta Inc)');
});

it('leaves the heading of additional ones out where there are none', () => {
  expect(linesOf(ranking())).not.toContain('Additional Recommended Solutions');
});

it('counts points only where the score is their sum', () => {
  const live: Recommendations = { source: 'live-data', top: [recommended('Alpha', 30, 30)], additional: [] };
  expect(linesOf(live)).toEqual(
    expect.arrayContaining(['  + Alpha suits you (30 points)', '  - Alpha lacks a bell (0 points)']),
  );
  expect(linesOf(ranking()).join('\n')).not.toContain('points)');
});

it('says where the ranking comes from', () => {
  const live: Recommendations = { source: 'live-data', top: [recommended('Alpha', 30, 30)], additional: [] };
  expect(linesOf(ranking()).join(' ')).toMatch(/Editor's ranking/);
  expect(linesOf(ranking()).join(' ')).not.toContain('live website data');
  expect(linesOf(live).join(' ')).toContain('live website data');
  expect(linesOf(live).join(' ')).not.toMatch(/Editor's ranking/);
});

it('ends with booking, providers, e-mail and a line end', () => {
  const text = textReport(navigator, answers, ranking(), agency, noon);
  const steps = text.slice(text.indexOf('Next steps'));
  for (const address of [agency.bookingUrl, agency.providersUrl, agency.email]) expect(steps).toContain(address);
  expect(text.endsWith('\n')).toBe(true);
});

describe('lines', () => {
  const visits = ['ccaas', 'ucaas', 'cybersecurity', 'ai-automation', 'cloud', 'just-browsing'].map((area) => ({
    area,
    given: profileWith(area, {
      organizationType: ['Enterprise'],
      geography: ['north-america'],
      // The longest three sentences.
      priorities: [eightPriorities[0], eightPriorities[6], eightPriorities[7]].map(String),
      teamsIntegration: ['yes'],
      cloudPreference: ['private'],
    }),
  }));

  test.each(visits)('are at most 78 characters long for $area, with the real catalogue', ({ given }) => {
    const industry = { id: 'waste-management', inSentence: 'waste management' };
    for (const result of [
      recommend(navigator, given, catalogueOf(catalogue), [], industry),
      recommend(navigator, given, catalogueOf([]), catalogue, industry),
    ]) {
      const lines = linesOf(result, given);
      expect(lines.filter((line) => line.length > 78)).toEqual([]);
      expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
      expect(lines.join('\n')).not.toMatch(/\r|undefined|NaN|null/);
    }
  });

  it('break at spaces and go on indented, without losing a word', () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
    const long = {
      ...recommended('Alpha', 96),
      reasons: [{ kind: 'size' as const, met: true, text: words.join(' ') }],
    };
    const lines = linesOf({ ...ranking(), top: [long] });
    const from = lines.findIndex((line) => line.startsWith('  + word0 '));
    const to = lines.findIndex((line) => line.endsWith('word39'));
    const block = lines.slice(from, to + 1);
    expect(block.length).toBeGreaterThan(3);
    expect(block.slice(1).every((line) => line.startsWith('    word'))).toBe(true);
    expect(block.map((line) => line.replace('  + ', '').trim()).join(' ')).toBe(words.join(' '));
  });

  it('go on indented under what they belong to', () => {
    const address = `https://${'a'.repeat(60)}.example`;
    const lines = linesOf({ ...ranking(recommended('Delta '.repeat(16).trim(), null)), top: [] }, answers);
    expect(lines.filter((line) => line.includes('Delta')).map((line) => line.slice(0, 8))).toEqual([
      'Delta De',
      '  Delta ',
      '  Delta ',
      '  + Delt',
      '    Delt',
      '  - Delt',
      '    Delt',
    ]);
    const steps = textReport(navigator, answers, ranking(), { ...agency, email: address, providersUrl: address }, noon);
    expect(steps).toContain(`2. Compare who else works in each layer:\n   ${address}\n`);
    expect(steps).toContain(`3. Ask a question:\n   ${address}\n`);
  });

  it('keep a longer address whole, so that it can be followed', () => {
    const bookingUrl = `https://calendar.smartstack.example/${'a'.repeat(90)}`;
    const text = textReport(navigator, answers, ranking(), { ...agency, bookingUrl }, noon);
    expect(text).toContain(bookingUrl);
  });
});
