import { describe, expect, it, test } from 'vitest';
import { mentionedIn, namedIn } from '#domain/recommendation/predicates';
import { catalogue, navigator, optionOf, questionOf } from '#tests/fixtures/content';

/*
 * The Navigator as the specification has it: §2, Solution Navigator; §3, Solution Navigator wizard data. Editors may word
 * answers anew and add questions and answers; which values have to be offered is among the checks of the content.
 */

const question = (id: string) => questionOf(navigator, id);

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
    const specified = [
      ['organizationType', 'business-profile'],
      ['geography', 'business-profile'],
      ['priorities', 'business-profile'],
      ['challengeArea', 'challenge-area'],
      ['teamsIntegration', 'detailed-questions'],
      ['cloudPreference', 'detailed-questions'],
    ];
    const asked = navigator.questions.map(({ id, step }) => [id, step]);
    expect(asked.filter(([id]) => specified.some(([name]) => name === id))).toEqual(specified);
  });

  it('require profile and challenge, and leave the details free', () => {
    const required = navigator.questions.filter((each) => each.required).map(({ id }) => id);
    expect(required).toEqual(expect.arrayContaining(['organizationType', 'geography', 'priorities', 'challengeArea']));
    for (const id of ['teamsIntegration', 'cloudPreference']) expect(required).not.toContain(id);
    for (const id of ['teamsIntegration', 'cloudPreference']) expect(question(id).whenUnanswered).toBe('not-sure');
  });

  it('take one answer each, and one to three priorities', () => {
    for (const id of ['organizationType', 'geography', 'challengeArea', 'teamsIntegration', 'cloudPreference'])
      expect(question(id).choose).toBe('one');
    expect(question('priorities')).toMatchObject({ choose: 'several', atMost: 3 });
  });

  it('move on at once only in the challenge step', () => {
    const stays = ({ id, advances }: (typeof navigator.questions)[number]) => id !== 'challengeArea' && advances;
    expect(question('challengeArea').advances).toBe(true);
    expect(navigator.questions.filter(stays).map(({ step }) => step)).not.toContain('business-profile');
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
  it('of the priorities are sent as they are read', () => {
    for (const { value, label } of question('priorities').options.slice(0, 8)) expect(label).toBe(value);
  });

  it('that tag the lead are three challenges at least', () => {
    const tagged = navigator.questions.flatMap(({ interestTag, options }) => [
      ...(interestTag ? [['every option', interestTag]] : []),
      ...options.flatMap((option) => (option.interestTag ? [[option.value, option.interestTag]] : [])),
    ]);
    expect(tagged).toEqual(
      expect.arrayContaining([
        ['ccaas', 'int_ccaas'],
        ['ucaas', 'int_ucaas'],
        ['ai-automation', 'int_destiny_ai'],
      ]),
    );
  });
});

describe('the keywords of live scoring', () => {
  // Geography is not scored, 'just browsing' and 'Not sure' give no points: these have none.
  test('stand with every option that scores', () => {
    for (const id of ['organizationType', 'priorities', 'challengeArea'])
      for (const { value, keywords } of question(id).options)
        if (value !== 'just-browsing') expect(keywords.length, `${id}: ${value}`).toBeGreaterThan(0);
    for (const id of ['teamsIntegration', 'cloudPreference'])
      expect(optionOf(navigator, id, 'not-sure').keywords).toEqual([]);
    for (const { keywords } of question('geography').options) expect(keywords).toEqual([]);
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
