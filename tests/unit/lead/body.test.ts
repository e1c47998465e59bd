import { describe, expect, it, test } from 'vitest';
import { leadBody } from '#domain/lead/body';
import { emptyContact } from '#domain/lead/contact';
import { leadSchema } from '#domain/lead/schema';
import type { Answers } from '#domain/wizard/answers';
import { navigator } from '#tests/fixtures/wizards';
import { cakeWizard, profileWith } from '#tests/unit/wizard/visits';

const contact = {
  ...emptyContact,
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: ' ada@engine.example',
  company: 'Engine Works ',
};
const sent = { ...contact, firstName: 'Ada', email: 'ada@engine.example', company: 'Engine Works' };
const detailsOf = (answers: Answers) => leadBody(navigator, answers, contact).detailedAnswers;
const tagsOf = (answers: Answers) => leadBody(navigator, answers, contact).tags;

describe('the body of a submission', () => {
  it('carries contact and answers as codes and sentences', () => {
    const answers = profileWith('ccaas', {
      organizationType: ['Enterprise'],
      priorities: ['Automate repetitive processes', 'Modernize communications'],
      teamsIntegration: ['yes'],
      cloudPreference: ['hybrid'],
    });
    expect(leadBody(navigator, answers, contact)).toEqual({
      ...sent,
      organizationType: 'Enterprise',
      geography: 'canada',
      priorities: ['Automate repetitive processes', 'Modernize communications'],
      challengeArea: 'ccaas',
      tags: ['SMARTSTACK-NAVIGATOR', 'int_ccaas'],
      detailedAnswers: { teamsIntegration: 'yes', cloudPreference: 'hybrid' },
    });
  });

  it('says Unknown for what was not answered', () => {
    expect(leadBody(navigator, {}, contact)).toEqual({
      ...sent,
      organizationType: 'Unknown',
      geography: 'Unknown',
      priorities: [],
      challengeArea: 'Unknown',
      tags: ['SMARTSTACK-NAVIGATOR'],
      detailedAnswers: {},
    });
  });
});

describe('only answers that count are sent', () => {
  const details = { teamsIntegration: ['yes'], cloudPreference: ['private'] };
  test.each([
    ['ucaas', { teamsIntegration: 'yes', cloudPreference: 'private' }],
    ['cybersecurity', { cloudPreference: 'private' }],
    ['cloud', { cloudPreference: 'private' }],
    ['just-browsing', {}],
  ])('the details with %s', (area, expected) => {
    expect(detailsOf(profileWith(area, details))).toEqual(expected);
  });

  test.each([
    ['ccaas', { teamsIntegration: 'not-sure', cloudPreference: 'not-sure' }],
    ['ai-automation', { cloudPreference: 'not-sure' }],
    ['just-browsing', {}],
  ])('left out with %s, they are Not sure', (area, expected) => {
    expect(detailsOf(profileWith(area))).toEqual(expected);
  });

  test.each([
    ['ccaas', ['SMARTSTACK-NAVIGATOR', 'int_ccaas']],
    ['ucaas', ['SMARTSTACK-NAVIGATOR', 'int_ucaas']],
    ['ai-automation', ['SMARTSTACK-NAVIGATOR', 'int_destiny_ai']],
    ['cybersecurity', ['SMARTSTACK-NAVIGATOR']],
    ['cloud', ['SMARTSTACK-NAVIGATOR']],
    ['just-browsing', ['SMARTSTACK-NAVIGATOR']],
  ])('the tags with %s', (area, expected) => {
    expect(tagsOf(profileWith(area, details))).toEqual(expected);
  });

  it('no value that is not offered and no question that is not ours', () => {
    const body = leadBody(navigator, { ...profileWith('cloud'), geography: ['mars'], shoeSize: ['42'] }, contact);
    expect(body).toMatchObject({ geography: 'Unknown', detailedAnswers: { cloudPreference: 'not-sure' } });
    expect(JSON.stringify(body)).not.toMatch(/mars|shoeSize/);
  });

  it('no property of the contact form that is not ours', () => {
    const typed = { ...contact, website: 'https://spam.example', age: '42' };
    expect(JSON.stringify(leadBody(navigator, profileWith('cloud'), typed))).not.toMatch(/website|spam|age"/);
  });
});

describe('what a submission carries besides', () => {
  const extras = {
    industry: 'healthcare',
    criteria: { canada: 'must', french: 3 } as const,
    consent: { textVersion: 'v1-2025', at: '2025-11-05T12:00:00Z' },
    website: 'https://spam.example',
    arrival: { page: '/insurance', referrer: 'www.search.example' },
  };

  it('is sent where it is given', () => {
    expect(leadBody(navigator, profileWith('cloud'), contact, extras)).toMatchObject(extras);
  });

  test.each([
    ['not given', undefined],
    [
      'undefined',
      { industry: undefined, criteria: undefined, consent: undefined, website: undefined, arrival: undefined },
    ],
    ['empty', { industry: '', criteria: null, website: '' }],
  ])('is left out where it is %s', (_, given) => {
    const keys = Object.keys(leadBody(navigator, profileWith('cloud'), contact, given));
    expect(keys.filter((key) => key in extras)).toEqual([]);
  });
});

describe('another wizard’s answers', () => {
  it('travel as lists where several may be chosen, under its own tag', () => {
    const answers = { party: ['birthday'], guests: ['many'], flavours: ['lemon'], candles: ['no'] };
    expect(leadBody(cakeWizard, answers, contact)).toMatchObject({
      organizationType: 'Unknown',
      detailedAnswers: { party: 'birthday', guests: 'many', flavours: ['lemon'], candles: 'no', toppings: ['plain'] },
      tags: ['CAKE-FINDER', 'int_guests', 'int_fruit'],
    });
  });
});

test('the function accepts whatever the Navigator sends', () => {
  const options = (id: string) => navigator.questions.find((question) => question.id === id)?.options ?? [];
  const refused: string[] = [];
  for (const area of options('challengeArea'))
    for (const teams of options('teamsIntegration'))
      for (const cloud of options('cloudPreference')) {
        const answers = profileWith(area.value, { teamsIntegration: [teams.value], cloudPreference: [cloud.value] });
        const body = leadBody(navigator, answers, contact, { industry: 'telecom' });
        const parsed = leadSchema.safeParse(JSON.parse(JSON.stringify(body)));
        // What was sent is what arrives: nothing is defaulted, dropped or rewritten.
        if (JSON.stringify(sortedKeys(parsed.data)) !== JSON.stringify(sortedKeys(body))) refused.push(area.value);
      }
  expect(refused).toEqual([]);
});

function sortedKeys(value: object | undefined): unknown {
  return Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}
