import { describe, expect, it, test } from 'vitest';
import {
  answerLines,
  askedQuestions,
  chosenOptions,
  isMet,
  interestTags,
  offeredValues,
  relevantAnswers,
} from '#domain/wizard/answers';
import { type Question, wizardSchema } from '#domain/content/wizard';
import { navigator } from '#tests/fixtures/wizards';
import { cakeWizard, profile, profileWith } from '#tests/unit/wizard/visits';

const question = (id: string, wizard = navigator): Question => {
  const found = wizard.questions.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};

describe('isMet', () => {
  const condition = { question: 'party', is: ['birthday', 'tea'] };
  test.each([
    ['no condition at all', undefined, {}, true],
    ['the answer is the first of the values', condition, { party: ['birthday'] }, true],
    ['the answer is the last of the values', condition, { party: ['tea'] }, true],
    ['one of several answers is among the values', condition, { party: ['none', 'tea'] }, true],
    ['another answer', condition, { party: ['none'] }, false],
    ['an answer that only starts like the value', condition, { party: ['teatime'] }, false],
    ['an empty answer', condition, { party: [] }, false],
    ['an unanswered question', condition, { guests: ['tea'] }, false],
  ])('%s', (_, asked, answers, expected) => {
    expect(isMet(asked, answers)).toBe(expected);
  });
});

describe('the questions each challenge asks', () => {
  const always = ['organizationType', 'geography', 'priorities', 'challengeArea'];
  test.each([
    ['ccaas', [...always, 'teamsIntegration', 'cloudPreference']],
    ['ucaas', [...always, 'teamsIntegration', 'cloudPreference']],
    ['cybersecurity', [...always, 'cloudPreference']],
    ['ai-automation', [...always, 'cloudPreference']],
    ['cloud', [...always, 'cloudPreference']],
    ['just-browsing', always],
  ])('%s', (challengeArea, expected) => {
    expect(askedQuestions(navigator, profileWith(challengeArea)).map(({ id }) => id)).toEqual(expected);
  });

  it('asks no detailed question before a challenge is chosen', () => {
    expect(askedQuestions(navigator, profile).map(({ id }) => id)).toEqual(always);
  });

  it('asks nothing of a step that is skipped, whatever the question itself says', () => {
    // `flavours` has no condition: only its step is skipped.
    expect(askedQuestions(cakeWizard, { party: ['none'] }).map(({ id }) => id)).toEqual(['party', 'guests']);
    expect(askedQuestions(cakeWizard, { party: ['tea'] }).map(({ id }) => id)).toEqual(['party', 'guests', 'flavours']);
  });
});

describe('the answers that count', () => {
  const details = { teamsIntegration: ['yes'], cloudPreference: ['hybrid'] };
  test.each([
    ['ccaas keeps both details', profileWith('ccaas', details), profileWith('ccaas', details)],
    [
      'cybersecurity drops the Teams answer of an earlier challenge',
      profileWith('cybersecurity', details),
      profileWith('cybersecurity', { cloudPreference: ['hybrid'] }),
    ],
    ['just browsing drops both', profileWith('just-browsing', details), profileWith('just-browsing')],
    ['without a challenge neither counts', { ...profile, ...details }, profile],
    [
      'an unanswered question counts as Not sure',
      profileWith('ucaas'),
      profileWith('ucaas', { teamsIntegration: ['not-sure'], cloudPreference: ['not-sure'] }),
    ],
    [
      'an emptied answer counts as Not sure too',
      profileWith('cloud', { cloudPreference: [] }),
      profileWith('cloud', { cloudPreference: ['not-sure'] }),
    ],
    ['a required question has no default', {}, {}],
    ['an unknown question is dropped', { ...profile, shoeSize: ['42'] }, profile],
    ['an unknown value is dropped', { ...profile, geography: ['mars'] }, { ...profile, geography: undefined }],
  ])('%s', (_, answers, expected) => {
    expect(relevantAnswers(navigator, answers as Record<string, string[]>)).toEqual(expected);
  });

  it('leaves out an optional question that names no default', () => {
    expect(relevantAnswers(cakeWizard, { party: ['birthday'] })).toEqual({ party: ['birthday'], toppings: ['plain'] });
  });

  it('leaves the visitor’s own answers as they are', () => {
    const answers = Object.freeze(profileWith('just-browsing', { teamsIntegration: Object.freeze(['yes']) }));
    relevantAnswers(navigator, answers);
    expect(answers['teamsIntegration']).toEqual(['yes']);
  });
});

describe('the values a question offers', () => {
  test.each([
    ['a known value', 'geography', ['global'], ['global']],
    ['an unknown value', 'geography', ['mars'], []],
    ['nothing', 'geography', [], []],
    ['two values of a single choice', 'geography', ['global', 'canada'], ['canada']],
    [
      'the same value twice',
      'priorities',
      ['Modernize communications', 'Modernize communications'],
      ['Modernize communications'],
    ],
    [
      'several values, in the order of the options',
      'priorities',
      ['Modernize communications', 'Improve customer service and response time'],
      ['Improve customer service and response time', 'Modernize communications'],
    ],
    [
      'more than three priorities',
      'priorities',
      [
        'Migrate to cloud or upgrade infrastructure',
        'Modernize communications',
        'Automate repetitive processes',
        'Reduce IT complexity and vendor overload',
      ],
      ['Reduce IT complexity and vendor overload', 'Automate repetitive processes', 'Modernize communications'],
    ],
    ['a label in place of a code', 'geography', ['Canada only'], []],
    ['another spelling', 'organizationType', ['smb'], []],
  ])('%s', (_, id, values, expected) => {
    expect(offeredValues(question(id), values)).toEqual(expected);
  });

  it('has no limit for several choices where none is set', () => {
    const all = ['fruit', 'plain', 'cream'];
    expect(offeredValues(question('toppings', cakeWizard), all)).toEqual(['plain', 'cream', 'fruit']);
  });
});

describe('the options behind an answer', () => {
  it('are found in the order of the definition', () => {
    const chosen = chosenOptions(question('flavours', cakeWizard), { flavours: ['nut', 'lemon'] });
    expect(chosen.map(({ label }) => label)).toEqual(['Lemon', 'Nut']);
  });

  it('are none for an unanswered question', () => {
    expect(chosenOptions(question('flavours', cakeWizard), {})).toEqual([]);
  });
});

describe('answers in words', () => {
  it('read back every answer with its step', () => {
    const answers = profileWith('ccaas', { organizationType: ['Mid-Market'], teamsIntegration: ['no'] });
    expect(answerLines(navigator, answers)).toEqual([
      {
        question: 'organizationType',
        label: 'Organization',
        step: 'business-profile',
        values: ['Mid-Market (26–250 employees)'],
      },
      { question: 'geography', label: 'Geography', step: 'business-profile', values: ['Canada only'] },
      {
        question: 'priorities',
        label: 'Priorities',
        step: 'business-profile',
        values: ['Automate repetitive processes'],
      },
      {
        question: 'challengeArea',
        label: 'Challenge area',
        step: 'challenge-area',
        values: ['Contact center (CCaaS)'],
      },
      {
        question: 'teamsIntegration',
        label: 'Microsoft Teams integration',
        step: 'detailed-questions',
        values: ['No'],
      },
      { question: 'cloudPreference', label: 'Cloud preference', step: 'detailed-questions', values: ['Not sure'] },
    ]);
  });

  it('leave out unanswered questions and answers that no longer count', () => {
    const stale = { challengeArea: ['just-browsing'], teamsIntegration: ['yes'], geography: ['global'] };
    expect(answerLines(navigator, stale).map(({ question, values }) => [question, values])).toEqual([
      ['geography', ['Global']],
      ['challengeArea', ['Just browsing']],
    ]);
  });
});

describe('interest tags', () => {
  test.each([
    ['ccaas', ['int_ccaas']],
    ['ucaas', ['int_ucaas']],
    ['ai-automation', ['int_destiny_ai']],
    ['cybersecurity', []],
    ['cloud', []],
    ['just-browsing', []],
  ])('of the challenge %s', (challengeArea, expected) => {
    expect(interestTags(navigator, profileWith(challengeArea))).toEqual(expected);
  });

  it('are none before anything is answered', () => {
    expect(interestTags(navigator, {})).toEqual([]);
  });

  test.each([
    ['any answer to a question that carries one', { guests: ['none'] }, ['int_guests']],
    ['two options with the same tag, once', { party: ['tea'], flavours: ['lemon', 'cherry'] }, ['int_fruit']],
    ['one of several options', { party: ['tea'], flavours: ['nut', 'cherry'] }, ['int_fruit']],
    ['an option without a tag', { party: ['tea'], flavours: ['nut'] }, []],
    ['a removed answer', { guests: [] }, []],
    ['an answer in a skipped step', { party: ['none'], flavours: ['lemon'] }, []],
    ['an unknown value', { guests: ['a few'] }, []],
  ])('come from %s', (_, answers, expected) => {
    expect(interestTags(cakeWizard, answers as Record<string, string[]>)).toEqual(expected);
  });
});

test('a stale answer opens no question behind it', () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  const question = (id: string, after?: string) => ({
    id,
    step: 'first',
    label: `Question ${id}`,
    summaryLabel: `Question ${id}`,
    choose: 'one',
    options,
    ...(after ? { askedWhen: { question: after, is: ['yes'] } } : {}),
  });
  const chain = wizardSchema.parse({
    title: 'A chain',
    subtitle: 'Each question opens the next',
    crmTag: 'CHAIN',
    steps: [
      { id: 'first', kind: 'questions', title: 'First', description: 'All questions' },
      { id: 'last', kind: 'results', title: 'Last', description: 'The end' },
    ],
    questions: [question('one'), question('two', 'one'), question('three', 'two')],
  });
  const answers = { one: ['no'], two: ['yes'], three: ['yes'] };
  expect(askedQuestions(chain, answers).map(({ id }) => id)).toEqual(['one']);
  expect(relevantAnswers(chain, answers)).toEqual({ one: ['no'] });
});
