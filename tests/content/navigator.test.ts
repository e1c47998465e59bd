import { describe, expect, it, test } from 'vitest';
import { mentionedIn, namedIn } from '#domain/recommendation/predicates';
import { catalogue, navigator, optionOf, questionOf } from '#tests/fixtures/content';

/* The Navigator's words, to the character. Specification §2, Solution Navigator; §3, Solution Navigator wizard data. */

const question = (id: string) => questionOf(navigator, id);
const optionsOf = (id: string) => question(id).options.map(({ value, label }) => [value, label]);

test('title, subtitle and tag', () => {
  expect(navigator.title).toBe('Solution Navigator');
  expect(navigator.subtitle).toBe('Find the perfect tech stack for your business needs');
  expect(navigator.crmTag).toBe('SMARTSTACK-NAVIGATOR');
});

describe('the steps', () => {
  it('are five, with their titles and descriptions', () => {
    expect(navigator.steps.map(({ title, description }) => [title, description])).toEqual([
      ['Business Profile', 'Tell us about your organization'],
      ['Challenge Area', 'Identify your primary focus'],
      ['Detailed Questions', 'Dive into specifics'],
      ['Contact Info', 'Share your details'],
      ['Smart Results', 'Your personalized recommendations'],
    ]);
  });

  it('have their addresses and kinds', () => {
    expect(navigator.steps.map(({ id, kind }) => [id, kind])).toEqual([
      ['business-profile', 'questions'],
      ['challenge-area', 'questions'],
      ['detailed-questions', 'questions'],
      ['contact-info', 'contact'],
      ['smart-results', 'results'],
    ]);
  });

  it('have their buttons', () => {
    expect(navigator.steps.map(({ next }) => next)).toEqual([
      'Next: Challenge Area',
      'Next: Detailed Questions',
      'Next: Contact Info',
      'Get My Recommendations',
      undefined,
    ]);
  });

  it('head the last two differently', () => {
    expect(navigator.steps.map(({ heading }) => heading)).toEqual([
      undefined,
      undefined,
      undefined,
      'Almost There!',
      'Your Smart Results',
    ]);
  });

  it('are skipped only from 2 to 4, and only when just browsing', () => {
    expect(navigator.steps.flatMap(({ id, skippedWhen }) => (skippedWhen ? [[id, skippedWhen]] : []))).toEqual([
      ['detailed-questions', { question: 'challengeArea', is: ['just-browsing'] }],
    ]);
  });

  it('promise what happens with the contact details', () => {
    const notice = navigator.steps.find(({ kind }) => kind === 'contact')?.contact?.privacyNotice;
    expect(notice).toMatch(/used only to deliver your recommendations and follow up/);
    expect(notice).toMatch(/not shared with third parties/);
  });
});

describe('the questions', () => {
  it('are asked in their steps', () => {
    expect(navigator.questions.map(({ id, step }) => [id, step])).toEqual([
      ['organizationType', 'business-profile'],
      ['geography', 'business-profile'],
      ['priorities', 'business-profile'],
      ['challengeArea', 'challenge-area'],
      ['teamsIntegration', 'detailed-questions'],
      ['cloudPreference', 'detailed-questions'],
    ]);
  });

  it('require profile and challenge, and leave the details free', () => {
    expect(navigator.questions.filter(({ required }) => required).map(({ id }) => id)).toEqual([
      'organizationType',
      'geography',
      'priorities',
      'challengeArea',
    ]);
    expect(navigator.questions.filter(({ whenUnanswered }) => whenUnanswered).map(({ id }) => id)).toEqual([
      'teamsIntegration',
      'cloudPreference',
    ]);
  });

  it('take one answer each, and one to three priorities', () => {
    expect(navigator.questions.filter(({ choose }) => choose === 'several').map(({ id }) => id)).toEqual([
      'priorities',
    ]);
    expect(navigator.questions.flatMap(({ id, atMost }) => (atMost ? [[id, atMost]] : []))).toEqual([
      ['priorities', 3],
    ]);
  });

  it('move on at once only in the challenge step', () => {
    expect(navigator.questions.filter(({ advances }) => advances).map(({ id }) => id)).toEqual(['challengeArea']);
  });

  test.each([
    ['teamsIntegration', ['ucaas', 'ccaas']],
    ['cloudPreference', ['ucaas', 'ccaas', 'cybersecurity', 'ai-automation', 'cloud']],
  ])('%s is asked of %j', (id, areas) => {
    expect(question(id).askedWhen?.question).toBe('challengeArea');
    expect(question(id).askedWhen?.is.toSorted()).toEqual(areas.toSorted());
  });
});

describe('the options', () => {
  it('of the size, with an en dash', () => {
    expect(optionsOf('organizationType')).toEqual([
      ['SMB', 'SMB (1\u201325 employees)'],
      ['Mid-Market', 'Mid-Market (26\u2013250 employees)'],
      ['Enterprise', 'Enterprise (250+ employees)'],
    ]);
  });

  it('of the geography', () => {
    expect(optionsOf('geography')).toEqual([
      ['canada', 'Canada only'],
      ['north-america', 'North America'],
      ['global', 'Global'],
    ]);
  });

  it('of the priorities: eight sentences, sent as they are read', () => {
    const sentences = [
      'Improve customer service and response time',
      'Reduce IT complexity and vendor overload',
      'Automate repetitive processes',
      'Strengthen cybersecurity and compliance',
      'Support remote work and hybrid teams',
      'Modernize communications',
      'Ensure business continuity and data resilience',
      'Migrate to cloud or upgrade infrastructure',
    ];
    expect(optionsOf('priorities')).toEqual(sentences.map((sentence) => [sentence, sentence]));
  });

  it('of the challenge', () => {
    expect(optionsOf('challengeArea')).toEqual([
      ['ccaas', 'Contact center (CCaaS)'],
      ['ucaas', 'Unified communications (UCaaS)'],
      ['cybersecurity', 'Cybersecurity'],
      ['ai-automation', 'AI and automation'],
      ['cloud', 'Cloud'],
      ['just-browsing', 'Just browsing'],
    ]);
  });

  it('of the details', () => {
    expect(optionsOf('teamsIntegration')).toEqual([
      ['yes', 'Yes'],
      ['no', 'No'],
      ['not-sure', 'Not sure'],
    ]);
    expect(optionsOf('cloudPreference')).toEqual([
      ['public-cloud', 'Public cloud'],
      ['private', 'Private or on-premises'],
      ['hybrid', 'Hybrid'],
      ['not-sure', 'Not sure'],
    ]);
  });

  it('that tag the lead are three challenges', () => {
    const tagged = navigator.questions.flatMap(({ interestTag, options }) => [
      ...(interestTag ? [['every option', interestTag]] : []),
      ...options.flatMap((option) => (option.interestTag ? [[option.value, option.interestTag]] : [])),
    ]);
    expect(tagged).toEqual([
      ['ccaas', 'int_ccaas'],
      ['ucaas', 'int_ucaas'],
      ['ai-automation', 'int_destiny_ai'],
    ]);
  });
});

describe('the keywords of live scoring', () => {
  // Geography is not scored, 'just browsing' and 'Not sure' give no points: these have none.
  test('stand with every option that scores and with no other', () => {
    const without = navigator.questions.flatMap(({ id, options }) =>
      options.filter(({ keywords }) => keywords.length === 0).map(({ value }) => `${id}: ${value}`),
    );
    expect(without).toEqual([
      'geography: canada',
      'geography: north-america',
      'geography: global',
      'challengeArea: just-browsing',
      'teamsIntegration: not-sure',
      'cloudPreference: not-sure',
    ]);
  });

  test.each(question('challengeArea').options.filter(({ keywords }) => keywords.length > 0))(
    '$value is the area of at least three solutions',
    ({ keywords }) => {
      const found = catalogue.filter((solution) => namedIn(solution, keywords).length > 0);
      expect(found.length).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(question('priorities').options)('$value is answered by at least three solutions', ({ keywords }) => {
    const found = catalogue.filter((solution) => mentionedIn(solution, keywords).length > 0);
    expect(found.length).toBeGreaterThanOrEqual(3);
  });
});

describe('live scoring tells the catalogue apart', () => {
  const layerOfArea = {
    ccaas: 'Customer Experience',
    ucaas: 'Communications',
    cybersecurity: 'Cybersecurity',
    'ai-automation': 'AI & Automation',
    cloud: 'Infrastructure',
  };

  test.each(Object.entries(layerOfArea))(
    '%s names every solution of its layer and not half of the others',
    (area, layer) => {
      const { keywords } = optionOf(navigator, 'challengeArea', area);
      const named = catalogue.filter((solution) => namedIn(solution, keywords).length > 0);
      const own = catalogue.filter(({ category }) => category === layer);
      const others = named.filter(({ category }) => category !== layer);
      expect(own.filter((solution) => !named.includes(solution)).map(({ name }) => name)).toEqual([]);
      expect(others.length).toBeLessThan((catalogue.length - own.length) / 2);
    },
  );

  test('each answer about Teams is met by some solutions and not by others', () => {
    for (const value of ['yes', 'no']) {
      const { keywords } = optionOf(navigator, 'teamsIntegration', value);
      const met = catalogue.filter((solution) => mentionedIn(solution, keywords).length > 0);
      expect(met.length).toBeGreaterThan(0);
      expect(met.length).toBeLessThan(catalogue.length);
    }
  });
});
