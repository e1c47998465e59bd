import { describe, expect, it, test } from 'vitest';
import {
  initialState,
  isFull,
  restoredState,
  transition,
  withAnswers,
  withEarlyAnswers,
  type WizardState,
} from '#domain/wizard/machine';
import { interestTags, relevantAnswers } from '#domain/wizard/answers';
import { wizardSchema } from '#domain/content/wizard';
import { navigator } from '#tests/fixtures/wizards';
import {
  back,
  cakeWizard,
  change,
  choose,
  next,
  open,
  play,
  profile,
  profileWith,
  restart,
  stepsShown,
  submit,
  toggle,
} from '#tests/unit/wizard/visits';

const fillProfile = [
  choose('organizationType', 'SMB'),
  choose('geography', 'canada'),
  toggle('priorities', 'Automate repetitive processes'),
];
const area = (value: string) => choose('challengeArea', value);

/** A visit at a step, with everything before it answered. */
const at = (step: string, challengeArea = 'ccaas', submitted = false): WizardState => ({
  ...initialState(navigator),
  step,
  answers: profileWith(challengeArea),
  submitted,
});

describe('the path forward and back', () => {
  it('starts at the first step without any answer', () => {
    expect(initialState(navigator)).toEqual({
      step: 'business-profile',
      answers: {},
      submitted: false,
      changing: null,
      error: null,
    });
  });

  it('leads through all five steps', () => {
    const visit = [...fillProfile, next, area('ccaas'), next, next, submit];
    expect(stepsShown(navigator, visit).slice(fillProfile.length)).toEqual([
      'challenge-area',
      'challenge-area',
      'detailed-questions',
      'contact-info',
      'smart-results',
    ]);
  });

  test.each([
    ['2 to 1', 'challenge-area', 'ccaas', 'business-profile'],
    ['3 to 2', 'detailed-questions', 'ccaas', 'challenge-area'],
    ['4 to 3', 'contact-info', 'ccaas', 'detailed-questions'],
    ['4 to 2 when just browsing', 'contact-info', 'just-browsing', 'challenge-area'],
    ['5 to 4', 'smart-results', 'ccaas', 'contact-info'],
    ['5 to 4 when just browsing', 'smart-results', 'just-browsing', 'contact-info'],
    ['nowhere from 1', 'business-profile', 'ccaas', 'business-profile'],
  ])('back leads from %s', (_, from, challengeArea, to) => {
    expect(play(navigator, [back], at(from, challengeArea, true)).step).toBe(to);
  });

  test.each(['ccaas', 'ucaas', 'cybersecurity', 'ai-automation', 'cloud'])('%s leads from 2 to 3', (value) => {
    expect(play(navigator, [area(value), next], at('challenge-area')).step).toBe('detailed-questions');
  });

  it('just browsing skips from 2 to 4', () => {
    expect(play(navigator, [area('just-browsing'), next], at('challenge-area')).step).toBe('contact-info');
  });

  it('goes nowhere from the last step', () => {
    const results = at('smart-results', 'ccaas', true);
    expect(transition(navigator, results, next)).toEqual(results);
  });

  it('keeps every answer on the way back', () => {
    const state = play(navigator, [...fillProfile, next, area('cloud'), next, back, back]);
    expect(state.answers).toEqual(profileWith('cloud'));
  });
});

describe('a step requested by its address', () => {
  test.each([
    ['a step further on without its prerequisites', at('business-profile', 'ccaas'), 'smart-results', 'contact-info'],
    ['an earlier step', at('contact-info'), 'business-profile', 'business-profile'],
    ['the details while just browsing', at('contact-info', 'just-browsing'), 'detailed-questions', 'challenge-area'],
    ['an unknown step', at('contact-info'), 'nowhere', 'business-profile'],
    ['the results after the submission', at('challenge-area', 'cloud', true), 'smart-results', 'smart-results'],
  ])('%s', (_, state, wanted, expected) => {
    const opened = transition(navigator, state, open(wanted));
    expect(opened).toEqual({ ...state, step: expected });
  });
});

describe('answers', () => {
  it('replace each other in a single choice', () => {
    const state = play(navigator, [choose('geography', 'canada'), choose('geography', 'global')]);
    expect(state.answers).toEqual({ geography: ['global'] });
  });

  it('are switched on and off in a multiple choice', () => {
    const on = play(navigator, [
      toggle('priorities', 'Modernize communications'),
      toggle('priorities', 'Automate repetitive processes'),
    ]);
    // In the order of the options, not of the clicks.
    expect(on.answers).toEqual({ priorities: ['Automate repetitive processes', 'Modernize communications'] });
    const off = play(navigator, [toggle('priorities', 'Automate repetitive processes')], on);
    expect(off.answers).toEqual({ priorities: ['Modernize communications'] });
  });

  test.each([
    ['a choice in a question that does not exist', choose('shoeSize', '42')],
    ['a switch in a question that does not exist', toggle('shoeSize', '42')],
    ['a switch of a priority that does not exist', toggle('priorities', 'Win the lottery')],
  ])('%s change nothing', (_, event) => {
    const state = at('business-profile');
    expect(transition(navigator, state, event)).toEqual(state);
  });

  it('do not leave the step', () => {
    expect(play(navigator, [area('just-browsing')], at('challenge-area')).step).toBe('challenge-area');
  });

  it('that a changed challenge makes irrelevant no longer count, and count again when it is changed back', () => {
    const details = [choose('teamsIntegration', 'yes'), choose('cloudPreference', 'private')];
    const ucaas = play(navigator, details, at('detailed-questions', 'ucaas'));
    expect(interestTags(navigator, ucaas.answers)).toEqual(['int_ucaas']);

    const security = play(navigator, [back, area('cybersecurity')], ucaas);
    expect(relevantAnswers(navigator, security.answers)).toEqual(
      profileWith('cybersecurity', { cloudPreference: ['private'] }),
    );
    expect(interestTags(navigator, security.answers)).toEqual([]);

    const browsing = play(navigator, [area('just-browsing')], security);
    expect(relevantAnswers(navigator, browsing.answers)).toEqual(profileWith('just-browsing'));

    const again = play(navigator, [area('ccaas')], browsing);
    expect(relevantAnswers(navigator, again.answers)).toEqual(
      profileWith('ccaas', { teamsIntegration: ['yes'], cloudPreference: ['private'] }),
    );
    expect(interestTags(navigator, again.answers)).toEqual(['int_ccaas']);
  });
});

describe('at most three priorities', () => {
  const three = [
    'Improve customer service and response time',
    'Automate repetitive processes',
    'Modernize communications',
  ];
  const full = play(
    navigator,
    three.map((value) => toggle('priorities', value)),
  );
  const fourth = toggle('priorities', 'Reduce IT complexity and vendor overload');
  const priorities = navigator.questions.find(({ id }) => id === 'priorities');

  it('takes three without an error', () => {
    expect(full.answers['priorities']).toEqual(three);
    expect(full.error).toBeNull();
  });

  it('shows an error for a fourth and keeps the three', () => {
    const refused = transition(navigator, full, fourth);
    expect(refused.error).toEqual({ kind: 'full', question: 'priorities' });
    expect(refused.answers).toEqual(full.answers);
  });

  it('takes the fourth once another was cleared', () => {
    const state = play(navigator, [fourth, toggle('priorities', 'Automate repetitive processes'), fourth], full);
    expect(state.answers['priorities']).toEqual([
      'Improve customer service and response time',
      'Reduce IT complexity and vendor overload',
      'Modernize communications',
    ]);
    expect(state.error).toBeNull();
  });

  test.each([
    ['clearing one', toggle('priorities', 'Automate repetitive processes')],
    ['answering something else', choose('geography', 'global')],
    ['moving', back],
  ])('%s clears the error', (_, event) => {
    expect(play(navigator, [fourth, event], full).error).toBeNull();
  });

  test.each([
    ['none', [], false],
    ['two', three.slice(0, 2), false],
    ['three', three, true],
  ])('with %s chosen, full is %s', (_, chosen, expected) => {
    if (!priorities) throw new Error('no priorities');
    expect(isFull(priorities, { priorities: chosen })).toBe(expected);
  });

  it('a question without a limit is never full', () => {
    const toppings = cakeWizard.questions.find(({ id }) => id === 'toppings');
    if (!toppings) throw new Error('no toppings');
    expect(isFull(toppings, { toppings: ['plain', 'cream', 'fruit'] })).toBe(false);
  });
});

describe('clicking Next too early', () => {
  const missing = { kind: 'missing' };

  test.each([
    ['an empty profile', play(navigator, []), missing],
    ['a profile without a priority', { ...at('business-profile'), answers: { ...profile, priorities: [] } }, missing],
    ['no challenge', { ...at('challenge-area'), answers: profile }, missing],
    ['unanswered details, which are optional', at('detailed-questions'), null],
  ])('%s', (_, state, error) => {
    const clicked = transition(navigator, state, next);
    expect(clicked.error).toEqual(error);
    expect(clicked.step).toBe(error ? state.step : 'contact-info');
  });

  it('the error clears with the next answer, though more is missing', () => {
    expect(play(navigator, [next, choose('geography', 'global')]).error).toBeNull();
  });

  it('the error comes back with the next click', () => {
    expect(play(navigator, [next, choose('geography', 'global'), next]).error).toEqual(missing);
  });

  it('the error does not follow to another step', () => {
    const refused = play(navigator, [next], { ...at('challenge-area'), answers: profile });
    expect(play(navigator, [back], refused).error).toBeNull();
  });

  it('only its submission leads past the contact step', () => {
    const contact = at('contact-info');
    expect(transition(navigator, contact, next)).toEqual(contact);
    expect(play(navigator, [open('smart-results')], contact).step).toBe('contact-info');
  });
});

describe('the submission', () => {
  it('leads to the results and is remembered', () => {
    expect(transition(navigator, at('contact-info'), submit)).toEqual(at('smart-results', 'ccaas', true));
  });

  it('leads there when just browsing too', () => {
    expect(play(navigator, [submit], at('contact-info', 'just-browsing')).step).toBe('smart-results');
  });

  test.each(['business-profile', 'challenge-area', 'detailed-questions'])(
    'of a visitor who meanwhile went to %s leaves them there',
    (elsewhere) => {
      expect(transition(navigator, at(elsewhere), submit)).toEqual(at(elsewhere, 'ccaas', true));
    },
  );

  it('a visitor who was elsewhere gets to the results without sending again', () => {
    expect(stepsShown(navigator, [submit, next, next], at('detailed-questions'))).toEqual([
      'detailed-questions',
      'contact-info',
      'smart-results',
    ]);
  });

  it('counts once: from the results back to contact and on again', () => {
    expect(stepsShown(navigator, [back, next], at('smart-results', 'ccaas', true))).toEqual([
      'contact-info',
      'smart-results',
    ]);
  });

  it('does not open the results over a gap', () => {
    const gap = { ...at('contact-info'), answers: profileWith('ccaas', { priorities: [] }) };
    expect(transition(navigator, gap, submit).step).toBe('business-profile');
  });
});

describe('Change', () => {
  const contact = (challengeArea: string) => at('contact-info', challengeArea);

  it('goes to the step and returns to where it was clicked', () => {
    const visit = [change('business-profile'), choose('geography', 'global'), next];
    expect(stepsShown(navigator, visit, contact('ccaas'))).toEqual([
      'business-profile',
      'business-profile',
      'contact-info',
    ]);
    expect(play(navigator, visit, contact('ccaas')).changing).toBeNull();
  });

  test.each([
    ['cybersecurity', 'ccaas', ['detailed-questions', 'contact-info']],
    ['ai-automation', 'ucaas', ['detailed-questions', 'contact-info']],
    ['just-browsing', 'cloud', ['detailed-questions', 'contact-info']],
    ['ccaas', 'ucaas', ['contact-info']],
    ['ccaas', 'cloud', ['contact-info']],
    ['cybersecurity', 'ai-automation', ['contact-info']],
    ['ucaas', 'just-browsing', ['contact-info']],
    ['ccaas', 'ccaas', ['contact-info']],
  ])('of the challenge from %s to %s stops at newly opened questions only', (from, to, expected) => {
    const state = play(navigator, [change('challenge-area'), area(to)], contact(from));
    const clicks = Array(expected.length).fill(next);
    expect(stepsShown(navigator, clicks, state)).toEqual(expected);
  });

  it('of the challenge and then back again opens nothing', () => {
    const visit = [change('challenge-area'), area('ccaas'), area('cybersecurity'), next];
    expect(play(navigator, visit, contact('cybersecurity')).step).toBe('contact-info');
  });

  it('does not return past a gap', () => {
    const visit = [change('business-profile'), toggle('priorities', 'Automate repetitive processes'), next];
    const refused = play(navigator, visit, contact('ccaas'));
    expect(refused).toMatchObject({ step: 'business-profile', error: { kind: 'missing' } });
    const fixed = play(navigator, [toggle('priorities', 'Modernize communications'), next], refused);
    expect(fixed).toMatchObject({ step: 'contact-info', changing: null });
  });

  it('is cancelled by Previous: Next then leads step by step', () => {
    expect(stepsShown(navigator, [change('challenge-area'), back, next, next], contact('cloud'))).toEqual([
      'challenge-area',
      'business-profile',
      'challenge-area',
      'detailed-questions',
    ]);
  });

  it('survives browser Back to another earlier step', () => {
    expect(play(navigator, [change('challenge-area'), open('business-profile'), next], contact('cloud')).step).toBe(
      'contact-info',
    );
  });

  it('ends where its return step is opened by address', () => {
    expect(play(navigator, [change('challenge-area'), open('contact-info')], contact('cloud')).changing).toBeNull();
  });

  it('of the contact details from the results returns there with the submission', () => {
    const results = at('smart-results', 'ccaas', true);
    expect(stepsShown(navigator, [change('contact-info'), submit], results)).toEqual(['contact-info', 'smart-results']);
  });

  test.each([
    ['the results', at('smart-results', 'ccaas', true)],
    ['the details', at('detailed-questions')],
    ['the challenge', at('challenge-area')],
  ])('of the profile from %s returns there', (_, state) => {
    const visit = [change('business-profile'), choose('geography', 'global'), next];
    expect(stepsShown(navigator, visit, state)).toEqual(['business-profile', 'business-profile', state.step]);
  });

  it('to a step that is not open changes nothing', () => {
    expect(transition(navigator, contact('cloud'), change('smart-results'))).toEqual(contact('cloud'));
  });
});

describe('Start New Assessment', () => {
  test.each([
    ['the results', at('smart-results', 'ccaas', true)],
    ['the first step', at('business-profile')],
    ['an error', play(navigator, [next])],
    ['a change under way', play(navigator, [change('challenge-area')], at('contact-info'))],
  ])('from %s clears everything', (_, state) => {
    expect(transition(navigator, state, restart)).toEqual({
      step: 'business-profile',
      answers: {},
      submitted: false,
      changing: null,
      error: null,
    });
  });
});

describe('a restored visit', () => {
  const fresh = initialState(navigator);

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an array', [{ step: 'contact-info' }]],
    ['a number', 7],
    ['a text', 'contact-info'],
    ['true', true],
    ['an empty object', {}],
    ['answers that are null', { step: 'contact-info', answers: null }],
    ['answers that are a list', { step: 'contact-info', answers: [['SMB']] }],
    ['answers that are a text', { step: 'contact-info', answers: 'SMB' }],
    ['a list of steps', { step: ['challenge-area', 'contact-info'] }],
    ['a step that is null', { step: null }],
    ['a submission that is a text', { step: 'smart-results', submitted: 'true' }],
    ['a submission that is a number', { step: 'smart-results', submitted: 1 }],
    ['an error, which no reload shows again', { step: 'business-profile', error: { kind: 'missing' } }],
  ])('from %s starts over', (_, stored) => {
    expect(restoredState(navigator, stored)).toEqual(fresh);
  });

  const whole: WizardState = { ...at('detailed-questions', 'ucaas'), submitted: true };

  test.each<[string, unknown, Partial<WizardState>]>([
    ['whole', whole, {}],
    ['with an unknown step', { ...whole, step: 'step-seven' }, { step: 'business-profile' }],
    ['with a step that is a number', { ...whole, step: 3 }, { step: 'business-profile' }],
    ['without a step', { ...whole, step: undefined }, { step: 'business-profile' }],
    [
      'at results that it has not reached',
      { ...whole, step: 'smart-results', submitted: false },
      { step: 'contact-info', submitted: false },
    ],
    [
      'with a challenge no longer offered',
      { ...whole, answers: profileWith('blockchain') },
      { answers: { ...profile, challengeArea: [] }, step: 'challenge-area' },
    ],
    ['with an unknown question', { ...whole, answers: { ...whole.answers, shoeSize: ['42'] } }, {}],
    [
      'with an answer that is a text',
      { ...whole, answers: { ...whole.answers, geography: 'canada' } },
      {
        answers: { organizationType: ['SMB'], priorities: ['Automate repetitive processes'], challengeArea: ['ucaas'] },
        step: 'business-profile',
      },
    ],
    [
      'with values that are no texts',
      { ...whole, answers: { ...whole.answers, geography: [null, 7, { canada: true }, ['canada'], 'global'] } },
      { answers: { ...whole.answers, geography: ['global'] } },
    ],
    ['with two sizes', { ...whole, answers: { ...whole.answers, organizationType: ['Enterprise', 'SMB'] } }, {}],
    [
      'with more than three priorities',
      {
        ...whole,
        answers: {
          ...whole.answers,
          priorities: [
            'Modernize communications',
            'Support remote work and hybrid teams',
            'Strengthen cybersecurity and compliance',
            'Automate repetitive processes',
            'Reduce IT complexity and vendor overload',
          ],
        },
      },
      {
        answers: {
          ...whole.answers,
          priorities: [
            'Reduce IT complexity and vendor overload',
            'Automate repetitive processes',
            'Strengthen cybersecurity and compliance',
          ],
        },
      },
    ],
    [
      'with a change under way',
      { ...whole, changing: { returnTo: 'contact-info', asked: ['geography', 'priorities'] } },
      { changing: { returnTo: 'contact-info', asked: ['geography', 'priorities'] } },
    ],
    [
      'with a change that names more than questions',
      { ...whole, changing: { returnTo: 'contact-info', asked: ['geography', 7, null] } },
      { changing: { returnTo: 'contact-info', asked: ['geography'] } },
    ],
    ['with a change that returns nowhere', { ...whole, changing: { returnTo: 'nowhere', asked: [] } }, {}],
    ['with a change that says not what was asked', { ...whole, changing: { returnTo: 'contact-info' } }, {}],
    ['with a change that is a text', { ...whole, changing: 'contact-info' }, {}],
    ['with an error', { ...whole, error: { kind: 'full', question: 'priorities' } }, {}],
    ['with properties of its own', { ...whole, price: 'free' }, {}],
  ])('%s', (_, stored, difference) => {
    expect(restoredState(navigator, stored)).toEqual({ ...whole, ...difference });
  });
});

describe('answers given before the script arrived', () => {
  it('are added to the existing ones', () => {
    const state = withAnswers(navigator, at('business-profile', 'cloud'), {
      organizationType: ['Enterprise'],
      priorities: ['Modernize communications', 'Automate repetitive processes'],
    });
    expect(state.answers).toEqual({
      organizationType: ['Enterprise'],
      geography: ['canada'],
      priorities: ['Automate repetitive processes', 'Modernize communications'],
      challengeArea: ['cloud'],
    });
    expect(state.step).toBe('business-profile');
  });

  it('are dropped where the definition lacks them', () => {
    const state = at('business-profile');
    expect(withAnswers(navigator, state, { shoeSize: ['42'] })).toEqual(state);
  });
});

describe('boxes and buttons clicked before the script arrived', () => {
  const priorities = (...values: string[]) => ({ priorities: values });
  const before = withAnswers(navigator, at('business-profile'), priorities('Modernize communications'));

  it.each([
    ['join the boxes that a reload brought back', priorities('Automate repetitive processes'), 2, null],
    ['leave a box ticked that was ticked before', priorities('Modernize communications'), 1, null],
    ['are dropped where nobody offers them', { shoeSize: ['42'], priorities: ['Fame'] }, 1, null],
  ])('%s', (_, answers, count, error) => {
    const after = withEarlyAnswers(navigator, before, answers);
    expect(after.answers['priorities']).toHaveLength(count);
    expect(after.answers['priorities']).toContain('Modernize communications');
    expect(after.error).toBe(error);
  });

  it('replace the answer to a question with one', () => {
    const state = withEarlyAnswers(navigator, at('business-profile', 'cloud'), { organizationType: ['Enterprise'] });
    expect(state.answers['organizationType']).toEqual(['Enterprise']);
  });

  it('have the effect of a click where there is one too many', () => {
    const offered = navigator.questions.find(({ id }) => id === 'priorities')?.options.map(({ value }) => value) ?? [];
    const state = withEarlyAnswers(navigator, at('business-profile'), {
      priorities: offered.slice(0, 4),
      geography: ['global'],
    });
    expect(state.answers).toMatchObject({ priorities: offered.slice(0, 3), geography: ['global'] });
    expect(state.error).toEqual({ kind: 'full', question: 'priorities' });
  });
});

describe('another wizard in the same engine', () => {
  const birthday = [choose('party', 'birthday'), next];
  const filled = [...birthday, toggle('flavours', 'nut'), choose('candles', 'yes'), next];

  test.each([
    ['every step', filled.concat(next, submit), ['occasion', 'cake', 'cake', 'cake', 'extras', 'address', 'order']],
    [
      'one skipped step',
      [choose('party', 'tea'), next, toggle('flavours', 'nut'), next],
      ['occasion', 'cake', 'cake', 'address'],
    ],
    ['two skipped steps', [choose('party', 'none'), next, submit], ['occasion', 'address', 'order']],
    ['two skipped steps, and back', [choose('party', 'none'), next, back], ['occasion', 'address', 'occasion']],
  ])('leads through %s', (_, visit, expected) => {
    expect(stepsShown(cakeWizard, visit)).toEqual(expected);
  });

  it('has its own limit', () => {
    const visit = [...birthday, toggle('flavours', 'nut'), toggle('flavours', 'lemon'), toggle('flavours', 'cherry')];
    expect(play(cakeWizard, visit)).toMatchObject({
      answers: { flavours: ['lemon', 'nut'] },
      error: { kind: 'full', question: 'flavours' },
    });
  });

  it('a required question counts only where it is asked', () => {
    expect(play(cakeWizard, [...birthday, toggle('flavours', 'nut'), next]).error).toEqual({ kind: 'missing' });
  });

  it('Change stops at a whole step that was skipped before, then returns', () => {
    const atAddress = play(cakeWizard, [choose('party', 'tea'), next, toggle('flavours', 'nut'), next]);
    const visit = [change('occasion'), choose('party', 'birthday'), next, choose('candles', 'no'), next, next];
    // The candles are new in a known step, the toppings in a skipped one.
    expect(stepsShown(cakeWizard, visit, atAddress)).toEqual([
      'occasion',
      'occasion',
      'cake',
      'cake',
      'extras',
      'address',
    ]);
  });

  it('does not restore unknown answers', () => {
    expect(restoredState(cakeWizard, at('contact-info'))).toEqual(initialState(cakeWizard));
  });
});

describe('input that makes no sense', () => {
  test('a value that is not offered leaves the answer as it is', () => {
    const chosen = transition(navigator, initialState(navigator), {
      type: 'choose',
      question: 'organizationType',
      value: 'SMB',
    });
    expect(transition(navigator, chosen, { type: 'choose', question: 'organizationType', value: 'Huge' })).toEqual(
      chosen,
    );
    expect(withAnswers(navigator, chosen, { organizationType: ['Huge'], unknown: ['x'] })).toEqual(chosen);
  });

  test.each([
    { step: { toString: 1, valueOf: 1 } },
    { step: 'contact-info', changing: { returnTo: 'contact-info', asked: [{ toString: 1, valueOf: 1 }] } },
    { step: ['business-profile'], answers: { priorities: [{ toString: 1 }] } },
  ])('a stored state of odd objects (%j) restores without throwing', (stored) => {
    expect(restoredState(navigator, stored).step).toBe('business-profile');
  });
});

describe('a change that closes the questions of a later step', () => {
  const option = (value: string) => ({ value, label: value });
  const paint = wizardSchema.parse({
    title: 'Paint Finder',
    subtitle: 'Find your paint',
    crmTag: 'PAINT',
    steps: [
      { id: 'room', kind: 'questions', title: 'Room', description: 'What for' },
      {
        id: 'finish',
        kind: 'questions',
        title: 'Finish',
        description: 'How it shines',
        whenNothingIsAsked: 'A small room needs no finish.',
      },
      { id: 'end', kind: 'results', title: 'End', description: 'Your paint' },
    ],
    questions: [
      { id: 'size', step: 'room', options: [option('small'), option('large')], required: 'Choose a size.' },
      {
        id: 'shine',
        step: 'finish',
        options: [option('matt'), option('gloss')],
        askedWhen: { question: 'size', is: ['large'] },
      },
    ].map((question) => ({ ...question, label: 'Which?', summaryLabel: 'Which', choose: 'one' })),
  });

  test.each([
    ['closes them: the step says so', 'large', 'small', 'finish'],
    ['opens them: they are asked', 'small', 'large', 'finish'],
    ['leaves them open: back to where it was clicked', 'large', 'large', 'end'],
    ['leaves them closed: back to where it was clicked', 'small', 'small', 'end'],
  ])('%s', (_, before, after, step) => {
    const visit = [choose('size', before), next, next, change('room'), choose('size', after), next];
    expect(visit.reduce((state, event) => transition(paint, state, event), initialState(paint)).step).toBe(step);
  });
});
