import { describe, expect, it, test } from 'vitest';
import { needsAssessment as wizard, navigator, pages, questionOf } from '#tests/fixtures/content';

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
