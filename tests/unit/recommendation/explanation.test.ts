import { describe, expect, it, test } from 'vitest';
import { catalogued } from '#domain/recommendation/catalogued';
import { explained } from '#domain/recommendation/explanation';
import { situationOf } from '#domain/recommendation/situation';
import { recommend } from '#domain/recommendation/recommend';
import { advice, catalogue } from '#tests/fixtures/content';
import { needsAssessment, navigator } from '#tests/fixtures/wizards';
import { recommendationsWith, recommendationWith, solutionWith } from '#tests/unit/recommendation/solutions';
import { profileWith } from '#tests/unit/wizard/visits';

const answers = profileWith('cybersecurity', {
  organizationType: ['Enterprise'],
  priorities: ['Strengthen cybersecurity and compliance'],
  cloudPreference: ['private'],
});
const ranked = explained(navigator, answers, recommend(navigator, answers, advice), advice);
const fact = {
  finding: 'no',
  brief: 'not so',
  says: 'It is not so, as its page says.',
  source: { url: 'https://vendor.example/page', title: 'A page' },
  read: '2026-11-22',
  published: 'undated',
} as const;

describe('with the real catalogue', () => {
  it('links every solution to its page', () => {
    for (const { page, recommendation } of [...ranked.top, ...ranked.additional])
      expect(page).toBe(`/solutions/${recommendation.solution.id}`);
  });

  it('gives a line that rests on a fact its source and its day', () => {
    const lines = ranked.top.flatMap(({ misses, lines: found }) => [...misses, ...found]);
    const sourced = lines.flatMap(({ facts }) => facts);
    expect(sourced.length).toBeGreaterThan(0);
    for (const { source, read } of sourced) {
      expect(source.url).toMatch(/^https:/);
      expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('gives every pick a caution without the sentence on whom it is for, and at most three questions', () => {
    for (const { recommendation, checks, questions } of ranked.top) {
      expect(checks.length).toBeGreaterThan(0);
      expect(`${recommendation.solution.cautions}`.replaceAll('\n', ' ')).toContain(checks.join(' '));
      expect(`${recommendation.solution.cautions}`.startsWith(checks[0] ?? '')).toBe(false);
      expect(questions.length).toBeLessThanOrEqual(3);
    }
  });
});

const one = (properties: Partial<Parameters<typeof solutionWith>[0]>, needs = recommendationWith().needs) =>
  recommendationWith({ solution: solutionWith({ id: 'one', ...properties }), needs });

it('gives no source for a fact missing from the advice, and names the editor', () => {
  const needs = (['data-in-canada', 'french', 'editor'] as const).map((basis, index) => ({
    need: String(index),
    label: 'A need',
    standing: 'missed' as const,
    text: basis,
    basis,
  }));
  const given = { ...advice, facts: { one: { 'data-in-canada': fact } } };
  const { misses = [] } = explained(navigator, {}, recommendationsWith({ top: [one({}, needs)] }), given).top[0] ?? {};
  expect(misses).toEqual([
    { text: 'data-in-canada', met: false, facts: [fact], byEditor: false },
    { text: 'french', met: false, facts: [], byEditor: false },
    { text: 'editor', met: false, facts: [], byEditor: true },
  ]);
});

test.each([
  ['For nobody. Check this, e.g. on Mondays. Ask that?', ['Check this, e.g. on Mondays.', 'Ask that?']],
  ['Only this.', ['Only this.']],
  ['', []],
])('what to check of %j', (cautions, checks) => {
  const ranking = recommendationsWith({ top: [one({ cautions })] });
  expect(explained(navigator, {}, ranking, advice).top[0]?.checks).toEqual(checks);
});

describe('a solution extracted from a website', () => {
  const [known = solutionWith()] = catalogue.filter(
    ({ id, name, needs = {} }) =>
      name.includes(' ') && Object.keys(advice.facts[id] ?? {}).length > 5 && needs['private'],
  );
  const read = { ...solutionWith(known), id: 'read', cases: [], needs: {}, cautions: '' };
  const live = (properties: Partial<typeof read>) =>
    explained(
      navigator,
      answers,
      recommend(navigator, answers, advice, [catalogued({ ...read, ...properties }, advice.solutions)]),
      advice,
    );

  it.each([
    ['the same name and maker', {}],
    ['the name in other letters and marks', { name: ` ${known.name.toUpperCase().replaceAll(' ', '-')} ` }],
    ['no maker', { provider: 'Not named' }],
    ['the address of the page for its maker', { provider: 'shop.example' }],
  ])('has the catalogue’s details, under %s', (_, properties) => {
    const { recommendations, sheet, top } = live(properties);
    const { recommendation, page, checks } = top[0] ?? {};
    expect(recommendations.source).toBe('live-data');
    expect(page).toBe(`/solutions/${known.id}`);
    expect(checks?.length).toBeGreaterThan(0);
    expect(`${known.cautions}`.replaceAll('\n', ' ')).toContain(checks?.join(' '));
    const privately = recommendation?.needs.find(({ need }) => need === 'private');
    expect(privately).toMatchObject({ basis: known.needs?.['private']?.basis });
    expect(sheet.todo).toContain('Our catalogue lists ');
  });

  it.each([
    ['a longer name', { name: `${known.name} Plus` }],
    ['a part of the name', { name: known.name.split(' ')[0] ?? '' }],
    ['another maker', { provider: 'Somebody Else' }],
  ])('has no details from the catalogue, under %s', (_, properties) => {
    const { sheet, top } = live(properties);
    expect(top[0]).toMatchObject({ page: null, checks: [] });
    expect(top[0]?.questions).toHaveLength(3);
    expect(sheet.todo).not.toContain('Our catalogue');
  });

  it('has the same points and reasons, whether the catalogue knows it or not', () => {
    const [listed, unlisted] = [live({}), live({ provider: 'Somebody Else' })].map(({ top }) => top[0]?.recommendation);
    expect(listed?.score).toBe(unlisted?.score);
    expect(listed?.reasons).toEqual(unlisted?.reasons);
    expect(listed?.place).toEqual(unlisted?.place);
  });
});

it('words what a gap misses as the visitor asked for it', () => {
  const gaps = [{ layer: 'Infrastructure' as const, unmet: ['All private or on-premises', 'SMB (1–25 employees)'] }];
  expect(explained(navigator, {}, recommendationsWith({ gaps }), advice).recommendations.gaps[0]?.unmet).toEqual([
    'private or on-premises',
    'SMB (1–25 employees)',
  ]);
});

it('reads the needs assessment’s answers as the rules know them', () => {
  const given = { ...answers, organizationType: ['enterprise'] };
  const assessed = explained(needsAssessment, given, recommend(needsAssessment, given, advice), advice);
  const open = { ...advice, facts: {} };
  const asked = explained(needsAssessment, given, assessed.recommendations, open).top[0]?.questions ?? [];
  expect(asked).toContain(advice.criteria.find(({ id }) => id === 'single-sign-on')?.question);
});

describe('the situation', () => {
  it('is every answer in the visitor’s words, with the industry after the kind of organization', () => {
    expect(situationOf(navigator, answers, { id: 'healthcare', inSentence: 'healthcare' })).toEqual([
      { label: 'Organization', value: 'Enterprise (250+ employees)', several: false },
      { label: 'Industry', value: 'Healthcare', several: false },
      { label: 'Geography', value: 'Canada only', several: false },
      { label: 'Priorities', value: 'Strengthen cybersecurity and compliance', several: true },
      { label: 'Challenge area', value: 'Cybersecurity', several: false },
      { label: 'Cloud preference', value: 'Private or on-premises', several: false },
    ]);
  });

  it('leaves out an industry that is not known', () => {
    const hospital = situationOf(
      navigator,
      answers,
      { id: 'healthcare', inSentence: 'healthcare' },
      'Healthcare: hospital',
    );
    expect(hospital).toContainEqual({ label: 'Industry', value: 'Healthcare: hospital', several: false });
    expect(situationOf(navigator, answers, undefined).map(({ label }) => label)).not.toContain('Industry');
    expect(situationOf(navigator, {}, undefined).every(({ value }) => value !== '')).toBe(true);
  });
});
