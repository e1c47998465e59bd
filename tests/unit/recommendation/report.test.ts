import { describe, expect, it, test } from 'vitest';
import { explained, type Explained, type Explanation } from '#domain/recommendation/explanation';
import { recommend, type Recommendation } from '#domain/recommendation/recommend';
import { reportFileName, textReport } from '#domain/recommendation/report';
import type { Sheet } from '#domain/recommendation/sheet/sheet';
import { rankBadges } from '#domain/recommendation/words';
import { type SituationLine, situationOf } from '#domain/recommendation/situation';
import { advice as siteAdvice, catalogue } from '#tests/fixtures/content';
import { needsAssessment, navigator } from '#tests/fixtures/wizards';
import { explainedWith } from '#tests/unit/recommendation/advised';
import {
  eightPriorities,
  recommendationsWith,
  recommendationWith,
  solutionWith,
} from '#tests/unit/recommendation/solutions';
import { profileWith } from '#tests/unit/wizard/visits';

const agency = {
  name: 'SmartStack',
  email: 'hello@smartstack.example',
  bookingUrl: 'https://calendar.smartstack.example/discovery',
  providersUrl: 'https://smartstack.example/providers',
};
const advice = { ...siteAdvice, providers: { Infrastructure: 9, Cybersecurity: 7 } };
const noon = new Date(2025, 10, 5, 12, 0);
const situation: SituationLine[] = [
  { label: 'Organization', value: 'SMB (1–25 employees)', several: false },
  {
    label: 'Priorities',
    value: 'Improve customer service and response time; Automate repetitive processes',
    several: true,
  },
];
const fact = {
  finding: 'no',
  brief: 'not so',
  says: 'It is not so, as its page says.',
  source: { url: 'https://vendor.example/page', title: 'Deployment guide' },
  read: '2026-11-03',
  published: 'undated',
} as const;
const nothing = { facts: [], byEditor: false };

const pick = (name: string, properties: Partial<Recommendation>, said: Partial<Explained> = {}): Explained =>
  explainedWith({
    recommendation: recommendationWith({
      solution: solutionWith({ name, provider: `${name} Inc`, category: 'Communications' }),
      ...properties,
    }),
    ...said,
  });
const placed = (name: string, number: number, score: number, said: Partial<Explained> = {}): Explained =>
  pick(name, { score, place: { number, shared: false } }, said);

const sheetWith = (properties: Partial<Sheet>): Sheet => ({
  sentence: '',
  first: { title: '', text: '' },
  todo: '',
  open: { title: '', text: '' },
  next: '',
  rest: '',
  columns: [],
  rows: [],
  note: '96 belongs to the place.',
  ...properties,
});

const explanation = (properties: Partial<Explanation> = {}): Explanation => ({
  recommendations: recommendationsWith({ top: [recommendationWith({ score: 96 })] }),
  sheet: sheetWith({ sentence: 'Alpha comes closest, with one of your three needs met.', todo: 'Ask Alpha Inc why.' }),
  lines: { why: '', check: '', additional: '' },
  shared: [],
  top: [placed('Alpha', 1, 96), placed('Beta', 2, 93), placed('Gamma', 3, 91)],
  additional: [],
  ...properties,
});

const report = (given: Explanation, contact = agency, date = noon) =>
  textReport('Solution Navigator', situation, given, advice, contact, date);
const linesOf = (given: Explanation) => report(given).split('\n');

it('is saved and ranked under the specified names', () => {
  expect(reportFileName).toBe('smartstack-solution-navigator-results.txt');
  expect(rankBadges).toEqual(['#1 Top Choice', '#2 Runner-up', '#3 Third Choice']);
});

test.each([
  ['just after midnight', new Date(2025, 0, 1, 0, 5), '2025-01-01'],
  ['just before midnight', new Date(2025, 11, 31, 23, 55), '2025-12-31'],
])('dates it by the visitor’s own calendar, %s', (_, date, expected) => {
  expect(report(explanation(), agency, date).split('\n')).toContain(`Date: ${expected}`);
});

it('reads like this, line by line', () => {
  const needs = ['missed', 'open', 'met'].map((standing) => ({
    need: standing,
    label: standing,
    standing: standing as 'met',
    text: standing,
    basis: null,
  }));
  const alpha = pick(
    'Alpha',
    { score: 96, place: { number: 1, shared: false }, needs },
    {
      misses: [
        { text: 'Runs in the public cloud only; you asked for private.', met: false, facts: [fact], byEditor: false },
      ],
      open: ['Not confirmed that customer data can stay in Canada; you asked for Canada only.'],
      lines: [
        { text: 'Works inside Microsoft Teams', met: true, facts: [], byEditor: true },
        { text: 'Not listed for utilities', met: false, ...nothing },
      ],
      checks: ['Ask this first.', 'Then ask that.'],
      questions: ['Where is our data stored?', 'Is there a price?'],
    },
  );
  const column = {
    ...{
      id: 'alpha',
      name: 'Alpha',
      short: 'Alpha',
      provider: 'Alpha Inc',
      page: null,
      place: 1,
      badge: '#1 Top Choice',
      score: 96,
    },
    ...{ scoreNote: '', match: null, count: 'Meets 1 of 3, 1 not confirmed, 1 missed', facts: null },
    caution: 'Ask for the price of the second year.',
  };
  const given = explanation({
    sheet: sheetWith({
      sentence: 'Alpha comes closest, with one of your three needs met.',
      todo: 'Ask Alpha Inc why.',
      columns: [column, { ...column, name: 'Beta', place: null, badge: '' }],
    }),
    lines: {
      why: 'None of two candidates is known to miss a need.',
      check: 'One caution and two questions.',
      additional: '',
    },
    recommendations: recommendationsWith({
      top: [recommendationWith({ score: 96 })],
      gaps: [{ layer: 'Infrastructure', unmet: ['private or on-premises', 'SMB'] }],
    }),
    shared: [
      {
        text: 'Enterprise',
        met: true,
        facts: [{ ...fact, checkedLive: '2026-11-09' }],
        byEditor: false,
      },
    ],
    top: [alpha],
    additional: [pick('Beta', { isLayerPick: true }, { checks: ['Order two routes.'], questions: ['Never asked?'] })],
  });
  expect(linesOf(given)).toEqual([
    'SmartStack Solution Navigator',
    '=============================',
    'Date: 2025-11-05',
    'Catalogue version: 2026-11-22.abcde',
    '',
    'Your organization and answers',
    '-----------------------------',
    'Organization: SMB (1–25 employees)',
    'Priorities: Improve customer service and response time; Automate repetitive',
    '  processes',
    '',
    'Your ranking',
    '------------',
    'Alpha comes closest, with one of your three needs met.',
    'Ask Alpha Inc why.',
    '',
    '#1 Top Choice | Alpha (Alpha Inc) | Meets 1 of 3, 1 not confirmed, 1 missed',
    '  Before you buy: Ask for the price of the second year.',
    '',
    '96 belongs to the place.',
    '',
    'Why this one',
    '------------',
    'None of two candidates is known to miss a need.',
    '',
    'All one:',
    '  + Enterprise',
    '    (Deployment guide, checked 2026-11-09: https://vendor.example/page)',
    '',
    '#1 Top Choice | Alpha (Alpha Inc) | 96, first place, editor’s ranking | Meets',
    '  1 of 3, 1 not confirmed, 1 missed',
    '  Misses: Runs in the public cloud only; you asked for private.',
    '    (Deployment guide, read in a stored copy, 2026-11-03:',
    '    https://vendor.example/page)',
    '  Not confirmed that customer data can stay in Canada; you asked for Canada',
    '    only.',
    '  Layer: Communications',
    '  A thing.',
    '  + Works inside Microsoft Teams',
    '    (our editor’s judgment)',
    '  - Not listed for utilities',
    '',
    'Check before you buy',
    '--------------------',
    'One caution and two questions.',
    '',
    'Alpha: Ask this first. Then ask that.',
    '  Ask: Where is our data stored?',
    '  Ask: Is there a price?',
    '',
    'Additional Recommended Solutions',
    '--------------------------------',
    '',
    'Beta (Beta Inc) | pick for this layer',
    '  Layer: Communications',
    '  A thing.',
    '  Check before you buy: Order two routes.',
    '',
    'Layers without a pick',
    '---------------------',
    'Infrastructure: nothing of ours fits private or on-premises and SMB. See 9',
    '  providers: https://smartstack.example/providers?category=infrastructure',
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
});

it('gives live scores as points that add up, and ties the same badge', () => {
  const reasons = [
    { kind: 'size' as const, met: true, text: 'Suits your size', points: 30 },
    { kind: 'answers' as const, met: false, text: 'Lacks a bell', points: 0 },
    { kind: 'industry' as const, met: false, text: 'Not listed for utilities' },
  ];
  const shared = (name: string) => pick(name, { score: 30, reasons, place: { number: 1, shared: true } });
  const top = [shared('Alpha'), shared('Beta')];
  const lines = linesOf(
    explanation({
      recommendations: recommendationsWith({
        source: 'live-data',
        top: top.map(({ recommendation }) => recommendation),
        gaps: [{ layer: 'Cybersecurity', unmet: [] }],
        scoreSpread: { scores: 2, inFirstPlace: 2, notShown: [] },
      }),
      sheet: sheetWith({ sentence: 'The weights tell none apart.', todo: 'Ask.', note: 'Points.' }),
      top,
      additional: [pick('Gamma', { score: 20 })],
    }),
  );
  for (const name of ['Alpha', 'Beta']) {
    const at = lines.indexOf(`#1 Top Choice | ${name} (${name} Inc) | 30, points, shared first place`);
    expect(lines.slice(at + 3, at + 6)).toEqual([
      '  + Suits your size (30 points)',
      '  - Lacks a bell (0 points)',
      '  - Not listed for utilities',
    ]);
  }
  const group = lines.indexOf('Shared first place: two solutions with 30 points, in alphabetical order:');
  expect(lines[group + 2]).toContain('Alpha');
  expect(lines).toContain('Gamma (Gamma Inc) | 20 points');
  expect(lines.slice(13, 16)).toEqual(['The weights tell none apart.', 'Ask.', 'Points.']);
  expect(lines.join(' ').replace(/ +/g, ' ')).toContain(
    'Cybersecurity: nothing of the page fits. See 7 providers: https://smartstack.example/providers?category=cybersecurity',
  );
});

it('says Perfect Match only where no need is missed, and leaves empty headings out', () => {
  const lines = linesOf(explanation());
  expect(lines).toContain('#1 Top Choice | Alpha (Alpha Inc) | 96, first place, editor’s ranking |');
  expect(lines).toContain('  Perfect Match');
  expect(lines.filter((line) => line.includes('Perfect Match'))).toHaveLength(1);
  for (const heading of ['Additional Recommended Solutions', 'Layers without a pick', 'All three:'])
    expect(lines).not.toContain(heading);
});

it('ends with booking, providers, e-mail and a line end', () => {
  const text = report(explanation());
  const steps = text.slice(text.indexOf('Next steps'));
  for (const address of [agency.bookingUrl, agency.providersUrl, agency.email]) expect(steps).toContain(address);
  expect(text.endsWith('\n')).toBe(true);
});

describe('with the real catalogue', () => {
  const areas = ['ccaas', 'ucaas', 'cybersecurity', 'ai-automation', 'cloud', 'just-browsing'];
  const industry = { id: 'waste-management', inSentence: 'waste management' };
  const visits = areas.map((area) => ({
    area,
    given: profileWith(area, {
      organizationType: ['Enterprise'],
      geography: ['canada'],
      // The longest three sentences.
      priorities: [eightPriorities[0], eightPriorities[6], eightPriorities[7]].map(String),
      teamsIntegration: ['yes'],
      cloudPreference: ['private'],
    }),
  }));
  const whole = (given: (typeof visits)[number]['given'], live: typeof catalogue = []) => {
    const ranked = recommend(navigator, given, advice, live, industry);
    const all = explained(navigator, given, ranked, advice);
    const text = textReport(navigator.title, situationOf(navigator, given, industry), all, advice, agency, noon);
    return { all, text };
  };

  test.each(visits)('lines are at most 78 characters long for $area, except for addresses', ({ given }) => {
    for (const { text } of [whole(given), whole(given, catalogue)]) {
      const lines = text.split('\n');
      expect(lines.filter((line) => line.length > 78 && !/^ *https:\S+$/.test(line))).toEqual([]);
      expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
      expect(text).not.toMatch(/\r|undefined|NaN|null/);
    }
  });

  test.each(visits)('it has every answer, misses before praise and a caution per pick, for $area', ({ given }) => {
    const { all, text } = whole(given);
    const words = text.replace(/\s+/g, ' ');
    for (const { label, value } of situationOf(navigator, given, industry))
      expect(words).toContain(`${label}: ${value}`);
    expect(words).toContain('Industry: Waste management');
    for (const { recommendation, misses, open, checks } of [...all.top, ...all.additional]) {
      const { name, provider, description } = recommendation.solution;
      const entry = words.slice(words.indexOf(`${name} (${provider})`));
      for (const said of [...misses.map((line) => line.text), ...open]) {
        expect(entry).toContain(said);
        expect(entry.indexOf(said)).toBeLessThan(entry.indexOf(description));
      }
      expect(entry).toContain(checks.join(' '));
    }
    for (const { layer } of all.recommendations.gaps) expect(words).toContain(`${layer}: nothing of ours fits`);
  });

  it('leaves out answers that no longer count', () => {
    const lines = situationOf(navigator, profileWith('just-browsing', { teamsIntegration: ['yes'] }), undefined);
    expect(lines.map(({ label }) => label)).toEqual(['Organization', 'Geography', 'Priorities', 'Challenge area']);
  });

  it('is made for the needs assessment as well', () => {
    const given = { organizationType: ['nonprofit'], geography: ['canada'], challengeArea: ['ccaas'] };
    const all = explained(needsAssessment, given, recommend(needsAssessment, given, advice), advice);
    const lines = situationOf(needsAssessment, given, undefined);
    expect(textReport(needsAssessment.title, lines, all, advice, agency, noon)).toContain('Genesys Cloud CX');
  });
});

describe('lines', () => {
  it('break at spaces and continue indented, without losing a word', () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
    const long = placed('Alpha', 1, 96, { lines: [{ text: words.join(' '), met: true, ...nothing }] });
    const lines = linesOf(explanation({ top: [long] }));
    const from = lines.findIndex((line) => line.startsWith('  + word0 '));
    const to = lines.findIndex((line) => line.endsWith('word39'));
    const block = lines.slice(from, to + 1);
    expect(block.length).toBeGreaterThan(3);
    expect(block.slice(1).every((line) => line.startsWith('    word'))).toBe(true);
    expect(block.map((line) => line.replace('  + ', '').trim()).join(' ')).toBe(words.join(' '));
  });

  it('keep a longer address whole, so that it can be followed', () => {
    const address = `https://calendar.smartstack.example/${'a'.repeat(90)}`;
    const text = report(explanation(), { ...agency, bookingUrl: address, providersUrl: address });
    expect(text).toContain(`1. Talk it through with an advisor:\n   ${address}\n`);
    expect(text).toContain(`2. Compare who else works in each layer:\n   ${address}\n`);
  });
});
