import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seeds } from '#domain/check/seed';
import { briefLimit } from '#domain/crm/brief';
import { adviceOn } from '#domain/recommendation/advice';
import { missedNeeds } from '#domain/recommendation/needs';
import { answersForRules, recommend, type Recommendations } from '#domain/recommendation/recommend';
import { relevantAnswers } from '#domain/wizard/answers';
import { writeSiteFiles } from '#tests/fixtures/brief-sources';
import { advice as asBuilt } from '#tests/fixtures/content';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { postLead, useTestBed, visitor } from '#tests/functions/support';

/** What of it holds today: a site may be built long before a lead comes. */
const advice = adviceOn(asBuilt, new Date());

const testBed = useTestBed();
let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'smartstack-brief-'));
  writeSiteFiles(path.join(root, 'site'));
});
beforeEach(() => vi.stubEnv('SITE_FOLDER', path.join(root, 'site')));
afterAll(() => rm(root, { recursive: true }));

/** Sends a submission; returns the lines of the brief in the note that reached the CRM. */
async function briefFor(changes: object): Promise<string[]> {
  expect((await postLead({ ...visitor, ...changes })).status).toBe(200);
  const note = testBed.contact(visitor.email)?.notes[0] ?? '';
  expect(note).toMatch(
    /^(?:.+\n){5}\nAdvisor’s brief\n[^]*\n\nSmartStack website submission\n[^]*\nReference: [\w-]+$/,
  );
  const brief = note.slice(note.indexOf('Advisor’s brief'), note.indexOf('\n\nSmartStack website submission'));
  expect(brief.length).toBeLessThanOrEqual(briefLimit);
  return brief.split('\n');
}

const asLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const startingWith = (lines: string[], start: string) => lines.filter((line) => line.startsWith(start));

/** What each brief has to say of a ranking. */
function expectRanking(lines: string[], { top, additional, gaps }: Recommendations): void {
  const picks = [...top, ...additional.filter(({ isLayerPick }) => isLayerPick)];
  const titles = [...startingWith(lines, '#'), ...startingWith(lines, 'Pick for ')];
  expect(titles.map((line) => /: (.*?) \(/.exec(line)?.[1])).toEqual(picks.map(({ solution }) => solution.name));
  const badges = ['#1 Top Choice', '#2 Runner-up', '#3 Third Choice'];
  for (const [index, { solution, score }] of top.entries())
    expect(titles[index]).toContain(
      `${badges[index]}: ${solution.name} (${solution.provider}), ${solution.category}, ${score} of 100`,
    );
  const needs = picks.flatMap((pick) => pick.needs);
  expect(startingWith(lines, 'Misses: ')).toEqual(missedNeeds(needs).map(({ text }) => `Misses: ${text}`));
  expect(startingWith(lines, 'Open: ')).toEqual(
    needs.filter(({ standing }) => standing === 'open').map(({ text }) => `Open: ${text}`),
  );
  expect(startingWith(lines, 'Check before you buy: ')).toEqual(
    picks.map(({ solution }) => `Check before you buy: ${asLine(solution.cautions ?? 'none')}`),
  );
  for (const { layer } of gaps) expect(startingWith(lines, `${layer}: nothing in the catalogue`)).toHaveLength(1);
  for (const { solution } of additional) expect(lines.join('\n')).toContain(solution.name);
}

type Buyer = { who: string; body: Record<string, unknown>; industry: string; words: string[] };

const buyers: Buyer[] = [
  {
    who: 'the IT director of a hospital',
    body: {
      organizationType: 'Enterprise',
      geography: 'canada',
      priorities: ['Strengthen cybersecurity and compliance', 'Ensure business continuity and data resilience'],
      challengeArea: 'cybersecurity',
      detailedAnswers: { cloudPreference: 'private' },
      industry: 'healthcare',
    },
    industry: 'Healthcare',
    words: [
      'How large is your organization? Enterprise (250+ employees)',
      'Where do you operate? Canada only',
      'What matters most this year? Strengthen cybersecurity and compliance; Ensure business continuity and data resilience',
      'Which area needs attention first? Cybersecurity',
      'Where may it run? Private or on-premises',
    ],
  },
  {
    who: 'the COO of a credit union of 60 people',
    body: {
      organizationType: 'Mid-Market',
      geography: 'canada',
      priorities: ['Improve customer service and response time'],
      challengeArea: 'ccaas',
      detailedAnswers: { teamsIntegration: 'yes', cloudPreference: 'hybrid' },
      industry: 'financial-services',
    },
    industry: 'Financial Services',
    words: [
      'How large is your organization? Mid-Market (26–250 employees)',
      'Where do you operate? Canada only',
      'What matters most this year? Improve customer service and response time',
      'Which area needs attention first? Contact center (CCaaS)',
      'Should it work inside Microsoft Teams? Yes',
      'Where may it run? Hybrid',
    ],
  },
  {
    who: 'the CIO of a municipality',
    body: {
      organizationType: 'Mid-Market',
      geography: 'canada',
      priorities: ['Modernize communications', 'Reduce IT complexity and vendor overload'],
      challengeArea: 'ucaas',
      detailedAnswers: { teamsIntegration: 'yes', cloudPreference: 'private' },
      industry: 'government',
    },
    industry: 'Government',
    words: [
      'How large is your organization? Mid-Market (26–250 employees)',
      'Where do you operate? Canada only',
      'What matters most this year? Reduce IT complexity and vendor overload; Modernize communications',
      'Which area needs attention first? Unified communications (UCaaS)',
      'Should it work inside Microsoft Teams? Yes',
      'Where may it run? Private or on-premises',
    ],
  },
  {
    who: 'the owner of a waste hauler of 15 people',
    body: {
      organizationType: 'SMB',
      geography: 'canada',
      priorities: ['Automate repetitive processes'],
      challengeArea: 'ai-automation',
      detailedAnswers: { cloudPreference: 'not-sure' },
      industry: 'waste-management',
    },
    industry: 'Waste Management',
    words: [
      'How large is your organization? SMB (1–25 employees)',
      'Where do you operate? Canada only',
      'What matters most this year? Automate repetitive processes',
      'Which area needs attention first? AI and automation',
      'Where may it run? Not sure',
    ],
  },
  {
    who: 'the VP of service of an insurer',
    body: {
      organizationType: 'Enterprise',
      geography: 'north-america',
      priorities: ['Improve customer service and response time', 'Automate repetitive processes'],
      challengeArea: 'ccaas',
      detailedAnswers: { teamsIntegration: 'not-sure', cloudPreference: 'public-cloud' },
      industry: 'insurance',
    },
    industry: 'Insurance',
    words: [
      'How large is your organization? Enterprise (250+ employees)',
      'Where do you operate? North America',
      'What matters most this year? Improve customer service and response time; Automate repetitive processes',
      'Which area needs attention first? Contact center (CCaaS)',
      'Should it work inside Microsoft Teams? Not sure',
      'Where may it run? Public cloud',
    ],
  },
];

/** Returns the answers of a body, as the wizard's rules take them. */
function answersOf({ detailedAnswers, organizationType, geography, priorities, challengeArea }: Buyer['body']) {
  return Object.fromEntries(
    Object.entries({ organizationType, geography, priorities, challengeArea, ...(detailedAnswers as object) }).map(
      ([question, value]) => [question, [value].flat() as string[]],
    ),
  );
}

describe.each(buyers)('the advisor of $who', ({ body, industry, words }) => {
  test('reads who it is, every answer in words, the date and the version', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T15:04:05Z'), toFake: ['Date'] });
    try {
      const lines = await briefFor(body);
      expect(lines).toContain('Received: 2026-11-23 15:04 UTC');
      expect(lines).toContain(`Catalogue: version ${advice.version}`);
      expect(lines).toContain(`Company: ${visitor.company}`);
      expect(lines).toContain(`Industry: ${industry}`);
      const heading = lines.indexOf('Answers in the Solution Navigator:');
      expect(lines.slice(heading + 1, heading + 2 + words.length)).toEqual([...words, '']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('reads the ranking that the visitor sees, with each miss and one caution a pick', async () => {
    const lines = await briefFor(body);
    const seen = recommend(navigator, answersOf(body), advice);
    expect(startingWith(lines, 'Editors’ ranking for these answers, from ')).toHaveLength(1);
    expectRanking(lines, seen);
  });

  test('reads each question that the answers raise and no fact answers', async () => {
    const lines = await briefFor(body);
    const answers = relevantAnswers(navigator, answersOf(body));
    const { top, additional } = recommend(navigator, answers, advice);
    const picks = [...top, ...additional.filter(({ isLayerPick }) => isLayerPick)].map(({ solution }) => solution);
    const begun = seeds(advice.criteria, answersForRules(navigator, answers));
    const weights = begun.map(({ setting }) => Number(setting));
    for (const [index, criterion] of advice.criteria.entries())
      for (const { id, name, category } of picks) {
        const isOpen = weights[index] !== 0 && criterion.layers.includes(category) && !advice.facts[id]?.[criterion.id];
        const [line = ' Open for .'] = startingWith(lines, `Weight ${weights[index]}: ${criterion.question}`);
        const names = ` ${line.slice(line.lastIndexOf(' Open for ') + ' Open for '.length, -1)} `;
        const isNamed = [',', ' and', ' '].some((after) => names.includes(` ${name}${after}`));
        expect([criterion.id, name, isNamed]).toEqual([criterion.id, name, isOpen]);
      }
  });
});

describe('the needs assessment', () => {
  const tags = ['SMARTSTACK-NEEDS-ASSESSMENT'];
  const body = {
    organizationType: 'government',
    geography: 'canada',
    priorities: ['Modernize communications'],
    challengeArea: 'ucaas',
    detailedAnswers: { phoneSystem: 'ip pbx', videoPlatforms: ['teams', 'webex'], remoteSupport: 'yes' },
    tags,
  };

  test('has its own questions in words, and its own ranking', async () => {
    const lines = await briefFor(body);
    const heading = lines.indexOf('Answers in the Needs Assessment:');
    expect(lines.slice(heading + 1, heading + 9)).toEqual([
      'What kind of organization are you? Government (public sector)',
      'Where do you operate? Canada only',
      'What matters most this year? Modernize communications',
      'Which area needs attention first? Unified communications (UCaaS)',
      'Which phone system do you have? IP PBX',
      'Which video platforms do you use? Microsoft Teams; Webex',
      'Do you support remote staff? Yes',
      '',
    ]);
    expect(lines).toContain('Industry: not told');
    expectRanking(lines, recommend(needsAssessment, answersOf(body), advice));
  });

  test('says where to look where it recommends nothing', async () => {
    const lines = await briefFor({ ...body, challengeArea: 'draas', detailedAnswers: {} });
    const [line] = startingWith(lines, 'No ranking: ');
    expect(line).toMatch(/The nearest providers: Infrastructure \(\d+ providers\); Cybersecurity \(\d+ providers\)\.$/);
    expect(startingWith(lines, '#')).toEqual([]);
  });
});

const [hospital] = buyers as [Buyer];

describe('what a body says of products reaches no note', () => {
  const forged = { id: 'forged', name: 'Forged Product', provider: 'Forger', score: 100 };

  test.each([
    ['recommendations', { recommendations: [forged] }],
    ['a top three and a source', { top: [forged, forged, forged], source: 'live-data' }],
    ['a catalogue', { advice: { version: 'Forged 1', solutions: [forged] }, catalogue: [forged], version: 'Forged 1' }],
    ['a question of its own', { detailedAnswers: { cloudPreference: 'private', ranking: '#1 Forged Product' } }],
    ['tags', { tags: ['SMARTSTACK-NAVIGATOR', '#1 Forged Product'] }],
  ])('%s', async (_, extra) => {
    const lines = await briefFor({ ...hospital.body, ...extra });
    expect(testBed.contact(visitor.email)?.notes.join('\n')).not.toMatch(/Forge/);
    expectRanking(lines, recommend(navigator, answersOf(hospital.body), advice));
  });

  test.each(['\n', '\r\n', '\u0085', '\u2028', '\u0000\n'])('and no value can pose as a line (%j)', async (end) => {
    const lines = await briefFor({
      ...hospital.body,
      company: `Works${end}#1 Top Choice: Forged Product (Forger)`,
      industry: `fishing${end}Catalogue: version 1`,
      detailedAnswers: { cloudPreference: `mars${end}Check before you buy: nothing` },
    });
    expect(startingWith(lines, '#1').filter((line) => line.includes('Forged'))).toEqual([]);
    expect(startingWith(lines, 'Catalogue:')).toEqual([`Catalogue: version ${advice.version}`]);
    expect(lines).not.toContain('Check before you buy: nothing');
  });
});

describe('a page of another build costs no lead', () => {
  test('its answers stand as they came, and what can be read is ranked', async () => {
    const lines = await briefFor({
      ...hospital.body,
      geography: 'mars',
      detailedAnswers: { cloudPreference: 'orbit' },
      tags: ['SMARTSTACK-NAVIGATOR', 'SMARTSTACK-OF-TOMORROW'],
    });
    const heading = lines.indexOf('Not read: answers that this build does not know or does not count, as they came:');
    expect(lines.slice(heading + 1, heading + 4)).toEqual([
      'Where do you operate? mars',
      'Where may it run? orbit',
      '',
    ]);
    expect(startingWith(lines, '#')).toHaveLength(3);
    const [note] = testBed.contact(visitor.email)?.notes ?? [];
    expect(note).toContain('\nWhere do you operate: mars\n');
    expect(note).toContain('\nWhere may it run: orbit\n');
  });

  test('without an area that can be read there is no ranking', async () => {
    const lines = await briefFor({ ...hospital.body, challengeArea: 'quantum' });
    expect(lines).toContain('No ranking: the challenge area is not known.');
    expect(lines).toContain('Which area needs attention first? quantum');
  });

  test('with nothing but a contact it says so', async () => {
    const { firstName, lastName, email, company, secondsToFill } = visitor;
    expect((await postLead({ firstName, lastName, email, company, secondsToFill })).status).toBe(200);
    expect(testBed.contact(email)?.notes[0]).toContain('Answers in the Solution Navigator:\nNone.\n');
  });
});

describe('a catalogue that cannot be read costs no lead', () => {
  test.each([
    ['is cut off', { adviceText: JSON.stringify(asBuilt).slice(0, 9000) }],
    ['is a page of an error', { adviceText: '<!doctype html>' }],
    ['holds no solution', { adviceText: JSON.stringify({ ...asBuilt, solutions: [] }) }],
  ])('one that %s', async (name, texts) => {
    const folder = path.join(root, name);
    writeSiteFiles(folder, texts);
    vi.stubEnv('SITE_FOLDER', folder);
    const lines = await briefFor(hospital.body);
    expect(lines).toContain('Catalogue: could not be read');
    for (const line of hospital.words) expect(lines).toContain(line);
    expect(lines.at(-1)).toBe('No ranking: the catalogue could not be read.');
    expect(testBed.printed()).toContain(`${folder}/advice.json is missing or damaged`);
  });

  test('one that is whole and holds what no rule expects', async () => {
    const folder = path.join(root, 'odd');
    writeSiteFiles(folder, { adviceText: JSON.stringify({ ...asBuilt, needs: [null], criteria: [7] }) });
    vi.stubEnv('SITE_FOLDER', folder);
    const lines = await briefFor(hospital.body);
    for (const line of hospital.words) expect(lines).toContain(line);
    expect(lines.at(-1)).toBe('No ranking: the catalogue could not be read.');
    expect(testBed.printed()).toMatch(/^lead \w+: the brief could not be made of all that the site holds$/m);
  });

  test('a site without its files', async () => {
    vi.stubEnv('SITE_FOLDER', path.join(root, 'nowhere'));
    expect((await briefFor(hospital.body)).at(-1)).toMatch(/the answers are codes\.$/);
  });
});
