import { describe, expect, it, test } from 'vitest';
import { type Audience, solutionSchema } from '#domain/content/solution';
import type { LayerName } from '#domain/layers';
import { fallbackCaseFor } from '#domain/recommendation/editors-ranking';
import { recommend, type Recommendations } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import type { Answers } from '#domain/wizard/answers';
import { catalogueOf, catalogue, solutionEntries } from '#tests/fixtures/content';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { eightPriorities, solutionWith } from '#tests/unit/recommendation/solutions';
import { profileWith } from '#tests/unit/wizard/visits';

const all = ({ top, additional }: Recommendations) => [...top, ...additional];
const names = (recommendations: Recommendations) => all(recommendations).map(({ solution }) => solution.name);

describe('live scoring', () => {
  // A small organization with a contact center that must work inside Teams; 'Automate repetitive processes' is a
  // priority.
  const answers = profileWith('ccaas', { teamsIntegration: ['yes'], cloudPreference: ['not-sure'] });
  const parts = {
    challenge: { keywords: ['contact center'] },
    size: { targetAudience: ['SMB'] as Audience[] },
    priorities: { benefits: ['Workflow automation for every desk'] },
    answers: { description: 'Runs inside Microsoft Teams.' },
  };

  const scoreOf = (solution: Solution, given: Answers = answers) => {
    const result = recommend(navigator, given, catalogueOf([]), [solution]);
    return all(result)[0]?.score ?? 'dropped';
  };

  test.each<[parts: (keyof typeof parts)[], score: number | 'dropped']>([
    [[], 'dropped'],
    [['answers'], 10],
    [['priorities'], 20],
    [['priorities', 'answers'], 30],
    [['size'], 30],
    [['size', 'answers'], 40],
    [['size', 'priorities'], 50],
    [['size', 'priorities', 'answers'], 60],
    [['challenge'], 40],
    [['challenge', 'answers'], 50],
    [['challenge', 'priorities'], 60],
    [['challenge', 'priorities', 'answers'], 70],
    [['challenge', 'size'], 70],
    [['challenge', 'size', 'answers'], 80],
    [['challenge', 'size', 'priorities'], 90],
    [['challenge', 'size', 'priorities', 'answers'], 100],
  ])('%j gives %s', (met, score) => {
    expect(scoreOf(solutionWith(Object.assign({}, ...met.map((part) => parts[part]))))).toBe(score);
  });

  it('gives the points of each part', () => {
    const solution = solutionWith({ ...parts.challenge, ...parts.priorities });
    const [best] = recommend(navigator, answers, catalogueOf([]), [solution]).top;
    expect(best?.reasons.map(({ kind, met, points }) => [kind, met, points])).toEqual([
      ['challenge', true, 40],
      ['size', false, 0],
      ['priorities', true, 20],
      ['answers', false, 0],
    ]);
  });

  it('says it in the words the visitor chose', () => {
    const solution = solutionWith({ ...parts.challenge, ...parts.size, ...parts.priorities, ...parts.answers });
    const texts = recommend(navigator, answers, catalogueOf([]), [solution]).top[0]?.reasons.map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringContaining('Contact center (CCaaS)'),
      expect.stringContaining('SMB (1–25 employees)'),
      expect.stringContaining('Automate repetitive processes'),
      expect.stringContaining('Microsoft Teams integration, Yes'),
    ]);
  });

  test.each<
    [organization: string, smb: number | 'dropped', midMarket: number | 'dropped', enterprise: number | 'dropped']
  >([
    ['SMB', 30, 'dropped', 'dropped'],
    ['Mid-Market', 30, 30, 'dropped'],
    ['Enterprise', 'dropped', 30, 30],
  ])('the size %s: an audience of SMB %s, Mid-Market %s, Enterprise %s', (organization, smb, midMarket, enterprise) => {
    const given = { ...answers, organizationType: [organization] };
    expect(scoreOf(solutionWith({ targetAudience: ['SMB'] }), given)).toBe(smb);
    expect(scoreOf(solutionWith({ targetAudience: ['Mid-Market'] }), given)).toBe(midMarket);
    expect(scoreOf(solutionWith({ targetAudience: ['Enterprise'] }), given)).toBe(enterprise);
  });

  // A priority that none of the categories mentions, so that only the challenge can score.
  const onlyChallenge = (area: string): Answers => ({
    ...profileWith(area),
    priorities: ['Reduce IT complexity and vendor overload'],
  });

  test.each<[area: string, category: LayerName]>([
    ['ccaas', 'Customer Experience'],
    ['ucaas', 'Communications'],
    ['cybersecurity', 'Cybersecurity'],
    ['ai-automation', 'AI & Automation'],
    ['cloud', 'Infrastructure'],
  ])('the challenge %s is named by the category %s and by no other', (area, category) => {
    const categories: LayerName[] = [
      'AI & Automation',
      'Customer Experience',
      'Communications',
      'Cybersecurity',
      'Infrastructure',
    ];
    const scores = categories.map((each) => [each, scoreOf(solutionWith({ category: each }), onlyChallenge(area))]);
    expect(scores).toEqual(categories.map((each) => [each, each === category ? 40 : 'dropped']));
  });

  it('a challenge mentioned outside category and keywords is not named', () => {
    const solution = solutionWith({ name: 'Contact Center', description: 'A contact center.', benefits: ['ccaas'] });
    expect(scoreOf(solution, onlyChallenge('ccaas'))).toBe('dropped');
  });

  it('two keywords of the challenge give no more than one', () => {
    expect(scoreOf(solutionWith({ keywords: ['ccaas', 'contact center', 'call center'] }))).toBe(40);
  });

  it('two priorities and two keywords give no more than one', () => {
    const given = { ...answers, priorities: ['Automate repetitive processes', 'Modernize communications'] };
    expect(
      scoreOf(solutionWith({ description: 'Cloud phone, team messaging, workflow automation, rpa.' }), given),
    ).toBe(20);
  });

  it('any one of the chosen priorities is enough', () => {
    const given = { ...answers, priorities: ['Automate repetitive processes', 'Modernize communications'] };
    expect(scoreOf(solutionWith({ description: 'A cloud phone.' }), given)).toBe(20);
  });

  it('two answers give no more than one', () => {
    const given = { ...answers, cloudPreference: ['hybrid'] };
    expect(scoreOf(solutionWith({ description: 'Microsoft Teams in a hybrid cloud.' }), given)).toBe(10);
  });

  it('a part of a word gives nothing', () => {
    // "ai" in maintain, "rpa" in carpaint, "teams" in steamship.
    const solution = solutionWith({ keywords: ['maintain'], description: 'Maintain carpaint on steamships.' });
    expect(scoreOf(solution, { ...answers, challengeArea: ['ai-automation'] })).toBe('dropped');
  });

  it('just browsing gives no points for a challenge, whatever a solution is named', () => {
    const solution = solutionWith({
      category: 'AI & Automation',
      keywords: ['just browsing', 'ccaas', 'ucaas', 'cybersecurity', 'ai', 'cloud'],
      targetAudience: ['SMB'],
    });
    const given = { ...profileWith('just-browsing'), priorities: ['Reduce IT complexity and vendor overload'] };
    const [best] = recommend(navigator, given, catalogueOf([]), [solution]).top;
    expect(best?.score).toBe(30);
    expect(best?.reasons.find(({ kind }) => kind === 'challenge')).toMatchObject({ met: false, points: 0 });
  });

  test.each([
    ['chosen', { teamsIntegration: ['not-sure'], cloudPreference: ['not-sure'] }],
    ['by leaving the questions out', {}],
  ])('Not sure, %s, gives no points for answers', (_, details) => {
    const solution = solutionWith({ description: 'Not sure? Microsoft Teams, standalone, hybrid cloud, on-premises.' });
    expect(scoreOf(solution, { ...onlyChallenge('ccaas'), ...details })).toBe('dropped');
  });

  test.each([
    ['just browsing', 'just-browsing', { teamsIntegration: ['yes'], cloudPreference: ['hybrid'] }],
    ['a challenge without the Teams question', 'cybersecurity', { teamsIntegration: ['yes'] }],
  ])('an answer given before %s gives no points', (_, area, details) => {
    const solution = solutionWith({ description: 'Microsoft Teams and a hybrid cloud.' });
    expect(scoreOf(solution, { ...onlyChallenge(area), ...details })).toBe('dropped');
  });

  it('a challenge without detailed questions leaves that part out of the reasons', () => {
    const [best] = recommend(navigator, profileWith('just-browsing'), catalogueOf([]), [solutionWith(parts.size)]).top;
    expect(best?.reasons.map(({ kind }) => kind)).toEqual(['challenge', 'size', 'priorities']);
  });

  test.each(['canada', 'north-america', 'global'])('geography, here %s, gives nothing', (geography) => {
    const solution = solutionWith({ ...parts.size, description: 'Canada only, North America, Global.' });
    expect(scoreOf(solution, { ...answers, geography: [geography] })).toBe(30);
  });
});

describe('the words of the reasons', () => {
  const textsOf = (answers: Answers, properties: Partial<Solution>) => {
    const solution = solutionWith({ keywords: ['contact center'], targetAudience: ['SMB'], ...properties });
    return recommend(navigator, answers, catalogueOf([]), [solution]).top[0]?.reasons.map(({ met, text }) => [
      met,
      text,
    ]);
  };
  const two = ['Improve customer service and response time', 'Automate repetitive processes'];

  it('where everything fits', () => {
    const answers = profileWith('ccaas', { priorities: two, teamsIntegration: ['yes'], cloudPreference: ['private'] });
    const description = 'Customer service with workflow automation, in Microsoft Teams and a private cloud.';
    expect(textsOf(answers, { description })).toEqual([
      [true, 'Made for your challenge area: Contact center (CCaaS)'],
      [true, 'Suits your size: SMB (1–25 employees)'],
      [true, `Answers your priority: ${two.join('; ')}`],
      [true, 'Fits your answer: Microsoft Teams integration, Yes; Cloud preference, Private or on-premises'],
    ]);
  });

  it('where the size is not the one it is made for, but the map counts it', () => {
    const answers = profileWith('ccaas', { organizationType: ['Enterprise'] });
    const said =
      'Made for SMB and Mid-Market; what is made for Mid-Market is suggested to Enterprise (250+ employees) too';
    expect(textsOf(answers, { targetAudience: ['SMB', 'Mid-Market'] })?.[1]).toEqual([true, said]);
    const product = solutionWith({ targetAudience: ['SMB', 'Mid-Market'] });
    const { needs = [] } = recommend(navigator, answers, catalogueOf([]), [product]).top[0] ?? {};
    expect(needs.find(({ need }) => need === 'size')).toMatchObject({ standing: 'met', text: said });
  });

  it('where only the size fits', () => {
    const answers = profileWith('cybersecurity', { priorities: two, cloudPreference: ['private'] });
    expect(textsOf(answers, { keywords: [] })).toEqual([
      [false, 'Not made for your challenge area: Cybersecurity'],
      [true, 'Suits your size: SMB (1–25 employees)'],
      [false, `Does not speak to your priorities: ${two.join('; ')}`],
      [false, 'Does not mention your answer: Cloud preference, Private or on-premises'],
    ]);
  });

  it('where the visitor was not sure, or the solution does not say', () => {
    expect(textsOf(profileWith('ccaas'), { targetAudience: [] })?.slice(1)).toEqual([
      [false, 'Does not say for which size; yours: SMB (1–25 employees)'],
      [false, 'Does not speak to your priorities: Automate repetitive processes'],
      [false, 'You were not sure: Microsoft Teams integration; Cloud preference'],
    ]);
    expect(textsOf(profileWith('ccaas', { organizationType: ['Enterprise'] }), {})?.[1]).toEqual([
      false,
      expect.stringMatching(/^Not aimed at your size: Enterprise/),
    ]);
    expect(textsOf(profileWith('ccaas', { cloudPreference: ['private'] }), {})?.at(-1)).toEqual([
      false,
      'Does not mention your answer: Cloud preference, Private or on-premises',
    ]);
  });

  it('where one answer has no keywords and another was left out', () => {
    const questions = navigator.questions.map((question) => ({
      ...question,
      options: question.options.map((option) => (option.value === 'no' ? { ...option, keywords: [] } : option)),
    }));
    const [best] = recommend(
      { ...navigator, questions },
      profileWith('ccaas', { teamsIntegration: ['no'] }),
      catalogueOf(catalogue),
    ).top;
    expect(best?.reasons.map(({ text }) => text)).toContain('You were not sure: Cloud preference');
  });

  it('where the kind of organization implies no size', () => {
    const kinds = (organizationType: string) =>
      recommend(
        needsAssessment,
        { organizationType: [organizationType], challengeArea: ['ccaas'] },
        catalogueOf(catalogue),
      ).top[0]?.reasons.map(({ kind }) => kind);
    expect(kinds('smb')).toContain('size');
    expect(kinds('government')).not.toContain('size');
    expect(kinds('government')).toContain('challenge');
  });

  it('where no area is chosen', () => {
    expect(textsOf(profileWith('just-browsing'), {})?.[0]).toEqual([
      false,
      'No challenge area chosen, so none to match',
    ]);
    expect(textsOf({ organizationType: ['SMB'] }, {})?.[0]).toEqual([
      false,
      'No challenge area chosen, so none to match',
    ]);
    expect(textsOf({ challengeArea: ['ccaas'] }, { targetAudience: [] })?.[1]).toEqual([
      false,
      'Does not say for which size; yours: unknown',
    ]);
  });
});

describe('the live ranking', () => {
  const answers = profileWith('ccaas');
  const scored = (name: string, points: 20 | 30 | 40 | 50) =>
    solutionWith({
      id: name.toLowerCase(),
      name,
      keywords: points >= 40 ? ['ccaas'] : [],
      targetAudience: points === 30 ? ['SMB'] : [],
      description: points === 20 ? 'With rpa.' : 'A thing.',
      ...(points === 50 ? { targetAudience: ['SMB'], keywords: [], benefits: ['With rpa'] } : {}),
    });

  it('keeps the six best of eight: three on top, three besides', () => {
    const websiteData = [
      scored('Seventh', 20),
      scored('First', 50),
      scored('Dropped', 20),
      scored('Third', 40),
      scored('Fifth', 30),
      scored('Second', 50),
      scored('Fourth', 40),
      scored('Hexagon', 30),
    ];
    const result = recommend(navigator, answers, catalogueOf(catalogue), websiteData);
    expect(result.source).toBe('live-data');
    expect(result.top.map(({ solution, score }) => [solution.name, score])).toEqual([
      ['First', 50],
      ['Second', 50],
      ['Fourth', 40],
    ]);
    expect(result.additional.map(({ solution, score }) => [solution.name, score])).toEqual([
      ['Third', 40],
      ['Fifth', 30],
      ['Hexagon', 30],
    ]);
  });

  it('orders equal scores by name, whatever the order they came in', () => {
    const websiteData = ['Delta', 'alpha', 'Bravo', 'Alpha', 'Charlie'].map((name) => scored(name, 40));
    const expected = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'alpha'];
    expect(names(recommend(navigator, answers, catalogueOf([]), websiteData))).toEqual(expected);
    expect(names(recommend(navigator, answers, catalogueOf([]), websiteData.toReversed()))).toEqual(expected);
  });

  it('orders namesakes by id', () => {
    const websiteData = ['b', 'c', 'a'].map((id) => ({ ...scored('Same', 40), id }));
    const result = recommend(navigator, answers, catalogueOf([]), websiteData);
    expect(result.top.map(({ solution }) => solution.id)).toEqual(['a', 'b', 'c']);
  });

  it('drops a solution that scores 0 and shows fewer', () => {
    const result = recommend(navigator, answers, catalogueOf(catalogue), [solutionWith(), scored('Only', 30)]);
    expect(names(result)).toEqual(['Only']);
    expect(result).toMatchObject({ source: 'live-data', found: 2, candidates: 1 });
  });

  test.each<[string, Solution[]]>([
    ['is none', []],
    ['holds nothing that scores', [solutionWith(), solutionWith({ id: 'other', name: 'Other' })]],
  ])('gives way to the editor’s ranking where there %s', (_, websiteData) => {
    const result = recommend(navigator, answers, catalogueOf(catalogue), websiteData);
    expect(result).toEqual({
      ...recommend(navigator, answers, catalogueOf(catalogue)),
      found: websiteData.length,
    });
    expect(result.source).toBe('editors-ranking');
    expect(result.top.map(({ score }) => score)).toEqual([94, 90, 87]);
  });

  it('does not modify its arguments', () => {
    const websiteData = Object.freeze([scored('B', 20), scored('A', 40)]);
    recommend(navigator, answers, catalogueOf(Object.freeze([...catalogue])), websiteData);
    expect(websiteData.map(({ name }) => name)).toEqual(['B', 'A']);
  });
});

describe('the industry a visitor came from', () => {
  const healthcare = { id: 'healthcare', inSentence: 'healthcare' };
  const used = solutionWith({ id: 'used', name: 'Used', industries: ['healthcare'], targetAudience: ['SMB'] });
  const unused = solutionWith({ id: 'a', name: 'A', industries: ['insurance'], targetAudience: ['SMB'] });

  it('is a reason without points', () => {
    const { top } = recommend(navigator, profileWith('ccaas'), catalogueOf([]), [used, unused], healthcare);
    expect(top.map(({ solution, score, reasons }) => [solution.name, score, reasons.at(-1)])).toEqual([
      ['A', 30, { kind: 'industry', met: false, text: 'Our editor does not list it for healthcare' }],
      ['Used', 30, { kind: 'industry', met: true, text: 'Our editor lists it for healthcare' }],
    ]);
  });

  it('is a reason in the editor’s ranking too, and moves nothing', () => {
    const without = recommend(navigator, profileWith('ccaas'), catalogueOf(catalogue));
    const withIt = recommend(navigator, profileWith('ccaas'), catalogueOf(catalogue), [], healthcare);
    expect(names(withIt)).toEqual(names(without));
    for (const { reasons } of all(withIt)) expect(reasons.at(-1)).toMatchObject({ kind: 'industry' });
    for (const { reasons } of all(without)) expect(reasons.at(-1)).not.toMatchObject({ kind: 'industry' });
  });

  it('alone recommends nothing', () => {
    const live = [solutionWith({ industries: ['healthcare'] })];
    expect(recommend(navigator, profileWith('ccaas'), catalogueOf(catalogue), live, healthcare).source).toBe(
      'editors-ranking',
    );
  });
});

describe('the fallback case', () => {
  const continuity = 'Ensure business continuity and data resilience';
  const infrastructure = 'Migrate to cloud or upgrade infrastructure';

  test.each([
    ['AI automation', 'Enterprise', 'ai-automation', 'not-sure', 'ai-automation'],
    ['contact center, SMB', 'SMB', 'ccaas', 'not-sure', 'contact-center-smb'],
    ['contact center, SMB with Teams', 'SMB', 'ccaas', 'yes', 'contact-center-smb'],
    ['contact center, Mid-Market', 'Mid-Market', 'ccaas', 'no', 'contact-center-mid-market'],
    ['contact center, Enterprise', 'Enterprise', 'ccaas', 'yes', 'contact-center-larger'],
    ['unified communications with Teams', 'SMB', 'ucaas', 'yes', 'ucaas-with-teams'],
    ['unified communications without Teams', 'SMB', 'ucaas', 'no', 'ucaas-without-teams'],
    ['unified communications, not sure', 'Enterprise', 'ucaas', 'not-sure', 'ucaas-without-teams'],
    ['cybersecurity', 'SMB', 'cybersecurity', 'not-sure', 'cybersecurity'],
    ['cloud', 'SMB', 'cloud', 'not-sure', 'cloud'],
    ['just browsing', 'Enterprise', 'just-browsing', 'not-sure', 'no-match'],
  ])('%s', (_, organizationType, challengeArea, teamsIntegration, expected) => {
    const answers = {
      organizationType: [organizationType],
      challengeArea: [challengeArea],
      teamsIntegration: [teamsIntegration],
    };
    expect(fallbackCaseFor(answers)).toBe(expected);
  });

  test.each([
    ['nothing answered', {}, 'no-match'],
    ['a challenge that is not known', { challengeArea: ['daas'] }, 'no-match'],
    ['a contact center of unknown size', { challengeArea: ['ccaas'] }, 'contact-center-larger'],
    ['unified communications, Teams unanswered', { challengeArea: ['ucaas'] }, 'ucaas-without-teams'],
  ])('%s', (_, answers, expected) => {
    expect(fallbackCaseFor(answers)).toBe(expected);
  });

  test.each([
    ['cloud for continuity', [continuity], 'backup'],
    ['cloud for continuity, among others', ['Automate repetitive processes', continuity], 'backup'],
    ['cloud for continuity and for infrastructure', [continuity, infrastructure], 'cloud'],
    ['cloud for infrastructure', [infrastructure], 'cloud'],
  ])('%s', (_, priorities, expected) => {
    expect(fallbackCaseFor({ challengeArea: ['cloud'], priorities })).toBe(expected);
    expect(fallbackCaseFor({ challengeArea: ['just-browsing'], priorities })).toBe('no-match');
  });

  it('is not moved by an answer that no longer counts', () => {
    const given = { teamsIntegration: ['yes'] };
    expect(recommend(navigator, profileWith('cybersecurity', given), catalogueOf(catalogue))).toEqual(
      recommend(navigator, profileWith('cybersecurity'), catalogueOf(catalogue)),
    );
  });
});

describe('the editor’s ranking', () => {
  const candidate = (name: string, order: number, properties: Partial<Solution> = {}) =>
    solutionWith({ id: name, name, cases: [{ case: 'ai-automation', order }], ...properties });
  const small = [
    candidate('Zebra', 5),
    candidate('Third', 3),
    candidate('First', 1),
    solutionWith({ id: 'else', name: 'Elsewhere', cases: [{ case: 'no-match', order: 1 }] }),
    candidate('Second', 2),
    candidate('Ant', 4),
  ];

  it('is the first three candidates of the case with its scores, then the others without one', () => {
    const { source, top, additional } = recommend(navigator, profileWith('ai-automation'), catalogueOf(small));
    expect(source).toBe('editors-ranking');
    expect(top.map(({ solution, score }) => [solution.name, score])).toEqual([
      ['First', 98],
      ['Second', 92],
      ['Third', 88],
    ]);
    expect(additional.map(({ solution, score }) => [solution.name, score])).toEqual([
      ['Ant', null],
      ['Zebra', null],
    ]);
  });

  it('names reasons met and not met, without points', () => {
    const [best] = recommend(navigator, profileWith('ai-automation'), catalogueOf(small)).top;
    expect(best?.reasons.map(({ kind, met }) => [kind, met])).toEqual([
      ['challenge', false],
      ['size', false],
      ['priorities', false],
      ['answers', false],
    ]);
    for (const reason of best?.reasons ?? []) expect(reason).not.toHaveProperty('points');
  });
});

describe('neutrality', () => {
  const favours = ['payment', 'sponsored', 'commission', 'partner', 'promoted', 'boost', 'rank', 'score', 'weight'];
  const visits: Answers[] = [
    profileWith('ai-automation'),
    profileWith('ccaas', { teamsIntegration: ['yes'] }),
    profileWith('ccaas', { organizationType: ['Enterprise'], cloudPreference: ['private'] }),
    profileWith('ucaas', { teamsIntegration: ['yes'] }),
    profileWith('ucaas', { teamsIntegration: ['no'] }),
    profileWith('cybersecurity', { priorities: eightPriorities.slice(3, 6) }),
    profileWith('just-browsing', { organizationType: ['Mid-Market'] }),
  ];

  test.each(favours)('a solution with %s keeps its place', (favour) => {
    // The later in the catalogue, the more is paid: any use of it would reverse the order.
    const paid = catalogue.map((solution, index) => ({ ...solution, [favour]: index * 1000 }));
    for (const answers of visits) {
      expect(names(recommend(navigator, answers, catalogueOf(paid)))).toEqual(
        names(recommend(navigator, answers, catalogueOf(catalogue))),
      );
      expect(names(recommend(navigator, answers, catalogueOf([]), paid))).toEqual(
        names(recommend(navigator, answers, catalogueOf([]), catalogue)),
      );
    }
  });

  it('reads only a solution’s text, its audience, the editor’s place, how much is known, who runs it, and whether its maker has a place', () => {
    const read = new Set<string>();
    const watched = catalogue.map(
      (solution) =>
        new Proxy(solution, {
          get(target, property, receiver) {
            read.add(String(property));
            return Reflect.get(target, property, receiver);
          },
        }),
    );
    for (const answers of visits) {
      recommend(navigator, answers, catalogueOf(watched));
      recommend(navigator, answers, catalogueOf([]), watched, { id: 'telecom', inSentence: 'telecom' });
    }
    expect([...read].sort()).toEqual([
      'benefits',
      'cases',
      'category',
      'description',
      'industries',
      'keywords',
      'known',
      'name',
      'needs',
      'provider',
      'selfRun',
      'targetAudience',
    ]);
  });

  test.each(favours)('a solution file with %s is refused', (favour) => {
    const [entry] = solutionEntries.values();
    expect(solutionSchema.safeParse(entry).success).toBe(true);
    const refused = solutionSchema.safeParse({ ...entry, [favour]: true });
    expect(refused.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [favour] }]);
  });

  test.each(favours)('a place in the editor’s ranking with %s is refused', (favour) => {
    const [entry] = solutionEntries.values();
    const refused = solutionSchema.safeParse({ ...entry, cases: [{ case: 'no-match', order: 1, [favour]: true }] });
    expect(refused.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [favour], path: ['cases', 0] }]);
  });
});
