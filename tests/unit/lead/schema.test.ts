import { describe, expect, it, test } from 'vitest';
import { fieldMessages, leadSchema } from '#domain/lead/schema';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { bareLead, fullLead } from '#tests/unit/lead/leads';

const required = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@engine.example',
  company: 'Engine Works',
};

/** The messages for a body that is valid but for these properties; null when it is accepted. */
function messagesFor(properties: unknown): Record<string, string> | null {
  const parsed = leadSchema.safeParse(
    typeof properties === 'object' && properties !== null && !Array.isArray(properties)
      ? { ...required, ...properties }
      : properties,
  );
  return parsed.success ? null : fieldMessages(parsed.error);
}

describe('a body is taken', () => {
  it('with nothing but the required fields: the rest gets its default', () => {
    expect(leadSchema.parse({ ...required, secondsToFill: 42 })).toEqual(bareLead);
  });

  it('with every field, as it is', () => {
    expect(leadSchema.parse(fullLead)).toEqual(fullLead);
  });

  it('trimmed', () => {
    const padded = {
      ...required,
      firstName: ' Ada ',
      email: ' ada@engine.example\n',
      phone: ' 1 ',
      priorities: [' x '],
    };
    expect(leadSchema.parse(padded)).toMatchObject({
      firstName: 'Ada',
      email: 'ada@engine.example',
      phone: '1',
      priorities: ['x'],
    });
  });

  test.each(['organizationType', 'geography', 'challengeArea'] as const)('with an empty %s as Unknown', (field) => {
    expect(leadSchema.parse({ ...required, [field]: '' })[field]).toBe('Unknown');
    expect(leadSchema.parse({ ...required, [field]: '  ' })[field]).toBe('Unknown');
  });

  test.each([
    ['a size this function does not know', { organizationType: 'government' }],
    ['a challenge this function does not know', { challengeArea: 'quantum' }],
    ['a priority this function does not know', { priorities: ['Win the lottery'] }],
    ['a priority of 120 characters', { priorities: ['x'.repeat(120)] }],
    ['a name of 120 characters', { firstName: 'x'.repeat(120) }],
    ['an e-mail of 120 characters', { email: `${'x'.repeat(105)}@engine.example` }],
    ['a phone that is no number', { phone: 'after six' }],
    ['several values as a detailed answer', { detailedAnswers: { channels: ['Voice', 'Chat'] } }],
    ['an answer to a question it does not know', { detailedAnswers: { shoeSize: '42' } }],
    ['the honeypot filled in', { website: 'https://spam.example' }],
    ['phone as the way of contact', { preferredContact: 'phone' }],
    ['both ways of contact', { preferredContact: 'both' }],
  ])('with %s', (_, properties) => {
    expect(messagesFor(properties)).toBeNull();
    expect(leadSchema.parse({ ...required, ...properties })).toMatchObject(properties);
  });
});

describe('a body is refused', () => {
  test.each([
    ['without a first name', { firstName: undefined }, { firstName: 'is required' }],
    ['with a company that is null', { company: null }, { company: 'is required' }],
    ['with an empty first name', { firstName: '' }, { firstName: 'is required' }],
    ['with a blank last name', { lastName: ' \t' }, { lastName: 'is required' }],
    ['with an empty e-mail', { email: '' }, { email: 'is required' }],
    ['without a company', { company: undefined }, { company: 'is required' }],
    ['with an e-mail that is none', { email: 'ada' }, { email: 'is not a valid address' }],
    ['with an e-mail with a space', { email: 'a da@engine.example' }, { email: 'is not a valid address' }],
    ['with a name of 121 characters', { firstName: 'x'.repeat(121) }, { firstName: 'may have at most 120 characters' }],
    [
      'with a priority of 121 characters',
      { priorities: ['x'.repeat(121)] },
      { priorities: 'may have at most 120 characters' },
    ],
    ['with another way of contact', { preferredContact: 'pigeon' }, { preferredContact: 'is not valid' }],
    ['with a first name that is no text', { firstName: 7 }, { firstName: 'is not valid' }],
    ['with a phone that is no text', { phone: 4165550142 }, { phone: 'is not valid' }],
    ['with a property nobody knows', { price: 'free' }, { body: 'holds a property that is not known here' }],
    [
      'with several things wrong',
      { firstName: '', email: 'ada', jobTitle: 'x'.repeat(121) },
      { firstName: 'is required', email: 'is not a valid address', jobTitle: 'may have at most 120 characters' },
    ],
  ])('%s', (_, properties, expected) => {
    expect(messagesFor(properties)).toEqual(expected);
  });

  test.each([
    ['too many priorities', { priorities: Array(21).fill('x') }, ['priorities']],
    ['too many tags', { tags: Array(21).fill('x') }, ['tags']],
    ['a priority that is no text', { priorities: [7] }, ['priorities']],
    [
      'a detailed answer that is no text',
      { detailedAnswers: { teamsIntegration: { yes: true } } },
      ['detailedAnswers'],
    ],
    ['the name of a detailed answer too long', { detailedAnswers: { ['x'.repeat(61)]: 'yes' } }, ['detailedAnswers']],
    ['consent without a time', { consent: { textVersion: 'v1-2025' } }, ['consent']],
    ['consent without a wording', { consent: { textVersion: '', at: '2025-11-05T12:00:00Z' } }, ['consent']],
    ['consent at a time that is none', { consent: { textVersion: 'v1', at: 'yesterday' } }, ['consent']],
    ['consent that is only true', { consent: true }, ['consent']],
    ['a key with other characters', { replaces: 'a key; drop' }, ['replaces']],
    ['a property nobody knows', { price: 'free' }, ['body']],
    ['no object', 'firstName=Ada', ['body']],
    ['null', null, ['body']],
    ['a list', [required], ['body']],
  ])('with %s, naming the field', (_, properties, fields) => {
    expect(Object.keys(messagesFor(properties) ?? {})).toEqual(fields);
  });
});

test('an e-mail as long as a book is refused at once, for the pattern would read it for minutes', async () => {
  const email = `a@${'.'.repeat(100_000)}@`;
  const time = await cpuTime(() =>
    expect(messagesFor({ email })).toEqual({ email: 'may have at most 120 characters' }),
  );
  expect(time).toBeLessThan(2_000);
});

describe('a message never repeats what was sent', () => {
  const secret = 'S3CRET-4165550142';
  test.each([
    ['a text that is too long', Object.fromEntries(Object.keys(required).map((key) => [key, secret.repeat(10)]))],
    ['an e-mail', { email: secret }],
    ['a way of contact', { preferredContact: secret }],
    ['a text in place of a list', { priorities: secret, tags: secret }],
    ['a text in place of an object', { detailedAnswers: secret, consent: secret }],
    ['an object in place of a text', { firstName: { secret }, phone: [secret] }],
    ['a list of other things', { priorities: [{ secret }], tags: [[secret]] }],
    ['a detailed answer', { detailedAnswers: { teamsIntegration: { [secret]: secret } } }],
    ['the name of a detailed answer', { detailedAnswers: { [secret.repeat(5)]: 'yes' } }],
    ['a time of consent', { consent: { textVersion: secret.repeat(10), at: secret } }],
    ['a property of consent', { consent: { textVersion: 'v1', at: '2025-11-05T12:00:00Z', [secret]: secret } }],
    ['a key', { replaces: `${secret} !` }],
    ['the honeypot', { website: secret.repeat(20) }],
    ['the name of a property', { [secret]: secret }],
    ['the body itself', secret],
  ])('about %s', (_, properties) => {
    const messages = messagesFor(properties);
    expect(Object.keys(messages ?? {})).not.toEqual([]);
    expect(JSON.stringify(messages)).not.toContain('S3CRET');
  });
});

describe('how the visit began', () => {
  const arrivalOf = (arrival: unknown) => leadSchema.parse({ ...required, arrival }).arrival;

  test.each([
    [{ page: '/' }],
    [{ page: '/insurance', referrer: 'www.search.example' }],
    [{ page: '/insurance', referrer: '[2001:db8::1]', campaign: { source: 'newsletter', term: 'IVR & chat' } }],
  ])('is taken as it is: %o', (arrival) => {
    expect(arrivalOf(arrival)).toEqual(arrival);
  });

  it('loses what nobody sees', () => {
    expect(arrivalOf({ page: '/a\u202eb', campaign: { source: ' new\nsletter\u200b ' } })).toEqual({
      page: '/ab',
      campaign: { source: 'new sletter' },
    });
  });

  test.each([
    ['nothing', null],
    ['a text', '/insurance'],
    ['no page', { referrer: 'www.search.example' }],
    ['a page elsewhere', { page: 'https://evil.example/' }],
    ['a page that is too long', { page: `/${'a'.repeat(120)}` }],
    ['a referrer that is no host', { page: '/', referrer: 'evil.example/?q=secret' }],
    ['a campaign that is too long', { page: '/', campaign: { source: 'a'.repeat(121) } }],
    ['a campaign of another form', { page: '/', campaign: { source: ['a'] } }],
    ['another field of a campaign', { page: '/', campaign: { gclid: 'a' } }],
    ['another field', { page: '/', visitor: '42' }],
  ])('is left out where it is %s, and costs no lead', (_what, arrival) => {
    expect(arrivalOf(arrival)).toBeUndefined();
  });
});

describe('the weights of the check', () => {
  const criteriaOf = (criteria: unknown) => leadSchema.parse({ ...required, criteria }).criteria;

  test.each([[{}], [{ canada: 'must', french: 5, audit: 0 }], [{ 'one-that-this-build-does-not-know': 1 }]])(
    'are taken as they are: %o',
    (criteria) => {
      expect(criteriaOf(criteria)).toEqual(criteria);
    },
  );

  test.each([
    ['nothing', null],
    ['a list', ['canada']],
    ['off the scale', { canada: 6 }],
    ['text', { canada: '5' }],
    ['under a long name', { ['x'.repeat(61)]: 5 }],
    ['too many', Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`c${n}`, 1]))],
  ])('are left out where they are %s, and cost no lead', (_what, criteria) => {
    expect(criteriaOf(criteria)).toBeUndefined();
  });
});
