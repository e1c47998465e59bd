import { describe, expect, it, test } from 'vitest';
import { nearestProducts } from '#domain/recommendation/nearest-products';
import {
  advice,
  needsAssessment as wizard,
  navigator,
  pages,
  questionOf,
  requirementsWords,
} from '#tests/fixtures/content';

/*
 * The needs assessment as the specification has it: §2, §3 and §4, Needs-assessment wizard. Which codes have to be offered is
 * among the checks of the content.
 */

const question = (id: string) => questionOf(wizard, id);
const valuesOf = (id: string, definition = wizard) => questionOf(definition, id).options.map(({ value }) => value);
const labelsOf = (id: string) => question(id).options.map(({ label }) => label);

it('is called the same in its wizard and in searches and shared links', () => {
  expect(pages.get('needs-assessment')?.heading).toBe(wizard.title);
});

test('four steps, and a closing page behind them', () => {
  expect(wizard.steps.filter(({ listed }) => listed).map(({ title }) => title)).toEqual([
    'Business Profile',
    'Challenge Area',
    'Detailed Questions',
    'Contact Info',
  ]);
  expect(wizard.steps.map(({ kind }) => kind)).toEqual(['questions', 'questions', 'questions', 'contact', 'results']);
  expect(wizard.steps.slice(0, 3).map(({ next }) => next)).toEqual([
    'Next: Challenge Area',
    'Next: Detailed Questions',
    'Next: Contact Info',
  ]);
  expect(wizard.crmTag).toBe('SMARTSTACK-NEEDS-ASSESSMENT');
});

test.each([
  ['videoNeeds', ['Meetings', 'Customer calls', 'Conference rooms', 'Screen sharing', 'Webinars', 'Mobile video']],
  [
    'securityTools',
    [
      'SIEM/threat monitoring',
      'MFA',
      'Endpoint detection and response',
      'Firewall with UTM',
      'Anti-spam/phishing filters',
    ],
  ],
  [
    'automationPriorities',
    [
      'Lead capture/missed calls',
      'Reputation management/review requests',
      'Task workflows',
      'Client onboarding/nurturing',
    ],
  ],
])('the options of %s', (id, labels) => expect(labelsOf(id)).toEqual(expect.arrayContaining(labels)));

describe('what it shares with the Navigator', () => {
  const shared = (definition: typeof wizard) => definition.questions.filter((q) => q.shared).map(({ id }) => id);

  test('are the same questions on both sides', () => {
    expect(shared(wizard)).toEqual(['organizationType', 'geography', 'priorities', 'challengeArea']);
    expect(shared(navigator)).toEqual(shared(wizard));
  });

  test('the priorities are the same eight sentences', () => {
    expect(valuesOf('priorities')).toEqual(valuesOf('priorities', navigator));
    expect(question('priorities').atMost).toBe(3);
  });

  test('what counts as a size is the size that stands for it in the Navigator', () => {
    for (const { alsoKnownAs, countsAs } of question('organizationType').options)
      expect(countsAs?.['organizationType']).toBe(alsoKnownAs?.[0]);
  });
});

test('its tags belong to the questions, not to single answers', () => {
  const tags = {
    currentSolution: 'int_ccaas',
    phoneSystem: 'int_ucaas',
    securityTeam: 'int_cyber',
    aiUsage: 'int_destiny_ai',
  };
  for (const [id, tag] of Object.entries(tags)) {
    expect(question(id).interestTag).toBe(tag);
    expect(question(id).options.filter((option) => option.interestTag)).toEqual([]);
  }
});

test('an area is asked about or leads to provider categories, never neither', () => {
  const asked = new Set(wizard.questions.flatMap(({ askedWhen }) => askedWhen?.is ?? []));
  for (const { value, providerCategories } of question('challengeArea').options)
    expect([value, providerCategories !== undefined]).toEqual([value, !asked.has(value)]);
});

describe('an area without questions', () => {
  const areas = question('challengeArea').options.filter(({ providerCategories }) => providerCategories);

  test('keeps the specified message, before the contact step and on the closing page', () => {
    const message = /^Targeted recommendations for this area are being prepared\. /;
    const words = wizard.steps.flatMap(({ whenNothingIsAsked, closing }) => [
      ...(whenNothingIsAsked ? [whenNothingIsAsked] : []),
      ...(closing ? [closing.noRecommendations] : []),
    ]);
    expect(words).toEqual([expect.stringMatching(message), expect.stringMatching(message)]);
  });

  test.each(areas.map(({ value }) => value))(
    '%s: a requirements document, and two to four products with cautions',
    (value) => {
      expect(requirementsWords.areas[value]).toBeDefined();
      for (const { value: kind } of question('organizationType').options)
        for (const { value: place } of question('geography').options) {
          const answers = { organizationType: [kind], geography: [place], challengeArea: [value] };
          const { products } = nearestProducts(wizard, answers, advice);
          expect(products.length).toBeGreaterThanOrEqual(2);
          expect(products.length).toBeLessThanOrEqual(4);
          for (const { solution } of products)
            expect([solution.id, solution.cautions]).toEqual([solution.id, expect.stringMatching(/\./)]);
        }
    },
  );
});

test('each detailed question says what its answer changes, and a need of the requirements document that it promises is there', () => {
  const details = wizard.questions.filter(({ step }) => step === 'detailed-questions');
  expect(details.filter(({ effect }) => effect === undefined)).toEqual([]);
  for (const { id, options, effect = '' } of details) {
    if (!effect.includes('need in your requirements document')) continue;
    const asking = requirementsWords.text.needs.filter(({ question }) => question === id).flatMap(({ is }) => is);
    const silent = options.map(({ value }) => value).filter((value) => !asking.includes(value));
    // Without remote staff or a video platform there is nothing to ask for.
    expect([id, silent]).toEqual([id, id === 'remoteSupport' ? ['no'] : id === 'videoPlatforms' ? ['none'] : []]);
  }
});
