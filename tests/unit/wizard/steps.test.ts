import { describe, expect, it, test } from 'vitest';
import { isComplete, missingQuestions, neighbour, openStep, stepById, stepsOnTheWay } from '#domain/wizard/steps';
import { navigator } from '#tests/fixtures/wizards';
import { cakeWizard, profile, profileWith } from '#tests/unit/wizard/visits';

const allFive = ['business-profile', 'challenge-area', 'detailed-questions', 'contact-info', 'smart-results'];

describe('the path through the steps', () => {
  test.each([
    ['before any answer', {}, allFive],
    ['with a challenge', profileWith('cloud'), allFive],
    [
      'just browsing',
      profileWith('just-browsing'),
      ['business-profile', 'challenge-area', 'contact-info', 'smart-results'],
    ],
  ])('%s', (_, answers, expected) => {
    expect(stepsOnTheWay(navigator, answers).map(({ id }) => id)).toEqual(expected);
  });

  test.each([
    ['birthday', ['occasion', 'cake', 'extras', 'address', 'order']],
    ['tea', ['occasion', 'cake', 'address', 'order']],
    ['none', ['occasion', 'address', 'order']],
  ])('of another wizard with %s', (party, expected) => {
    expect(stepsOnTheWay(cakeWizard, { party: [party] }).map(({ id }) => id)).toEqual(expected);
  });
});

describe('a step’s missing answers', () => {
  test.each([
    ['an empty profile', 'business-profile', {}, ['organizationType', 'geography', 'priorities']],
    ['a profile without priorities', 'business-profile', { ...profile, priorities: [] }, ['priorities']],
    [
      'a profile with a value that is not offered',
      'business-profile',
      { ...profile, geography: ['mars'] },
      ['geography'],
    ],
    ['a complete profile', 'business-profile', profile, []],
    ['no challenge', 'challenge-area', profile, ['challengeArea']],
    ['a challenge', 'challenge-area', profileWith('cloud'), []],
    ['optional details', 'detailed-questions', profileWith('ccaas'), []],
    ['the contact step', 'contact-info', {}, []],
    ['the results', 'smart-results', {}, []],
    ['an unknown step', 'nowhere', {}, []],
  ])('%s', (_, step, answers, expected) => {
    expect(missingQuestions(navigator, step, answers).map(({ id }) => id)).toEqual(expected);
  });

  test.each([
    ['a required question that is asked', { party: ['birthday'] }, ['flavours', 'candles']],
    ['a required question that is not asked', { party: ['tea'] }, ['flavours']],
    ['a skipped step', { party: ['none'] }, []],
  ])('of another wizard: %s', (_, answers, expected) => {
    expect(missingQuestions(cakeWizard, 'cake', answers).map(({ id }) => id)).toEqual(expected);
  });
});

describe('whether a visitor may move on from a step', () => {
  test.each([
    ['business-profile', {}, true, false],
    ['business-profile', profile, false, true],
    ['challenge-area', profile, true, false],
    ['challenge-area', profileWith('just-browsing'), false, true],
    ['detailed-questions', profileWith('ucaas'), false, true],
    ['contact-info', profileWith('ucaas'), false, false],
    ['contact-info', profileWith('ucaas'), true, true],
    ['contact-info', {}, true, true],
  ])('%s with %j, submitted: %s', (step, answers, submitted, expected) => {
    expect(isComplete(navigator, stepById(navigator, step), { answers, submitted })).toBe(expected);
  });
});

/** For each state of a visit: the step that opens for each requested step, in the order of the steps. */
const gapRule = [
  {
    state: 'nothing answered',
    answers: {},
    submitted: false,
    opened: Array(5).fill('business-profile'),
  },
  {
    state: 'two of the three profile questions answered',
    answers: { organizationType: ['SMB'], geography: ['global'] },
    submitted: false,
    opened: Array(5).fill('business-profile'),
  },
  {
    state: 'a challenge but no profile',
    answers: { challengeArea: ['ccaas'] },
    submitted: false,
    opened: Array(5).fill('business-profile'),
  },
  {
    state: 'profile answered',
    answers: profile,
    submitted: false,
    opened: ['business-profile', 'challenge-area', 'challenge-area', 'challenge-area', 'challenge-area'],
  },
  {
    state: 'challenge chosen, details still open',
    answers: profileWith('ccaas'),
    submitted: false,
    opened: ['business-profile', 'challenge-area', 'detailed-questions', 'contact-info', 'contact-info'],
  },
  {
    state: 'just browsing',
    answers: profileWith('just-browsing'),
    submitted: false,
    opened: ['business-profile', 'challenge-area', 'challenge-area', 'contact-info', 'contact-info'],
  },
  {
    state: 'submitted',
    answers: profileWith('cloud'),
    submitted: true,
    opened: ['business-profile', 'challenge-area', 'detailed-questions', 'contact-info', 'smart-results'],
  },
  {
    state: 'submitted while just browsing',
    answers: profileWith('just-browsing'),
    submitted: true,
    opened: ['business-profile', 'challenge-area', 'challenge-area', 'contact-info', 'smart-results'],
  },
  {
    state: 'submitted, priorities cleared since',
    answers: profileWith('cloud', { priorities: [] }),
    submitted: true,
    opened: Array(5).fill('business-profile'),
  },
  {
    state: 'submitted, challenge cleared since',
    answers: profileWith('cloud', { challengeArea: [] }),
    submitted: true,
    opened: ['business-profile', 'challenge-area', 'challenge-area', 'challenge-area', 'challenge-area'],
  },
];

describe('the step a deep link opens', () => {
  const table = gapRule.flatMap(({ state, answers, submitted, opened }) =>
    allFive.map((wanted, index) => ({ state, wanted, answers, submitted, expected: opened[index] })),
  );
  test.each(table)('$state: #$wanted opens $expected', ({ wanted, answers, submitted, expected }) => {
    expect(openStep(navigator, wanted, { answers, submitted })).toBe(expected);
  });

  test.each(['', 'nowhere', 'Smart-Results', 'question-priorities', '__proto__'])(
    'the unknown step %j opens the first one, however far the visit has come',
    (wanted) => {
      expect(openStep(navigator, wanted, { answers: profileWith('cloud'), submitted: true })).toBe('business-profile');
    },
  );

  test.each([
    ['birthday', 'order', { flavours: ['nut'] }, 'cake'],
    ['birthday', 'order', { flavours: ['nut'], candles: ['no'] }, 'address'],
    ['tea', 'order', { flavours: ['nut'] }, 'address'],
    ['tea', 'extras', { flavours: ['nut'] }, 'cake'],
    ['none', 'extras', {}, 'occasion'],
    ['none', 'address', {}, 'address'],
  ])('of another wizard, with %s: #%s after %j opens %s', (party, wanted, answers, expected) => {
    expect(openStep(cakeWizard, wanted, { answers: { party: [party], ...answers }, submitted: false })).toBe(expected);
  });

  it('is not blocked by a skipped contact step', () => {
    const shop = {
      ...cakeWizard,
      steps: cakeWizard.steps.map((step) =>
        step.kind === 'contact' ? { ...step, skippedWhen: { question: 'guests', is: ['none'] } } : step,
      ),
    };
    const answers = { party: ['none'], guests: ['none'] };
    expect(openStep(shop, 'order', { answers, submitted: false })).toBe('order');
    expect(openStep(shop, 'order', { answers: { ...answers, guests: ['many'] }, submitted: false })).toBe('address');
  });
});

describe('the step before and after', () => {
  test.each([
    ['business-profile', 'ccaas', 'business-profile', 'challenge-area'],
    ['challenge-area', 'ccaas', 'business-profile', 'detailed-questions'],
    ['detailed-questions', 'ccaas', 'challenge-area', 'contact-info'],
    ['contact-info', 'ccaas', 'detailed-questions', 'smart-results'],
    ['smart-results', 'ccaas', 'contact-info', 'smart-results'],
    ['challenge-area', 'just-browsing', 'business-profile', 'contact-info'],
    ['contact-info', 'just-browsing', 'challenge-area', 'smart-results'],
  ])('%s with %s lies between %s and %s', (step, challengeArea, before, after) => {
    expect(neighbour(navigator, step, profileWith(challengeArea), -1)).toBe(before);
    expect(neighbour(navigator, step, profileWith(challengeArea), 1)).toBe(after);
  });

  it('passes over two skipped steps at once', () => {
    expect(neighbour(cakeWizard, 'occasion', { party: ['none'] }, 1)).toBe('address');
    expect(neighbour(cakeWizard, 'address', { party: ['none'] }, -1)).toBe('occasion');
  });
});

describe('a step by its id', () => {
  test.each([
    ['contact-info', 'contact-info'],
    ['nowhere', 'business-profile'],
    ['', 'business-profile'],
  ])('%j is %s', (id, expected) => {
    expect(stepById(navigator, id).id).toBe(expected);
  });
});
