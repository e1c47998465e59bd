import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutUnknown } from '#domain/lead/known';
import { leadSchema } from '#domain/lead/schema';
import { messageSchema } from '#domain/message/schema';
import { fullLead } from '#tests/unit/lead/leads';

const consent = { textVersion: '2026-11-22', at: '2026-11-22T10:00:00Z' };
const lead = {
  ...fullLead,
  detailedAnswers: { channels: ['Voice'], agentCount: '9' },
  consent,
  website: '',
};
const message = {
  kind: 'message',
  fullName: 'Ada Bell',
  email: 'ada@bank.example',
  phone: '416 555 0142',
  organization: 'North Bank',
  subject: 'AI Strategy',
  message: 'Words enough.',
  replaces: 'earlier-key',
  secondsToFill: 42,
};
const long = 'x'.repeat(121);
const atMost = 'x'.repeat(120);

test.each([lead, message])('what every field takes stays as it is', (body) => {
  expect(withoutUnknown(body)).toEqual({ body, leftOut: 0 });
});

describe('of a lead', () => {
  test.each<[name: string, change: Record<string, unknown>, left: Record<string, unknown>, count: number]>([
    ['a null', { jobTitle: null }, { jobTitle: undefined }, 1],
    ['a number for a text', { industry: 7 }, { industry: undefined }, 1],
    ['a list for a text', { geography: ['canada'] }, { geography: undefined }, 1],
    ['a text that is too long is cut', { jobTitle: long }, { jobTitle: atMost }, 1],
    ['so is the hidden field', { website: 'x'.repeat(201) }, { website: atMost }, 1],
    ['a key is not cut: it would be another', { replaces: long }, { replaces: undefined }, 1],
    ['a key that is a path', { replaces: '../other' }, { replaces: undefined }, 1],
    ['a key among others', { replacesAlso: ['a-key', '../x', 'b-key'] }, { replacesAlso: ['a-key', 'b-key'] }, 1],
    ['an unknown choice', { preferredContact: 'fax' }, { preferredContact: undefined }, 1],
    ['seconds in a text', { secondsToFill: '42' }, { secondsToFill: undefined }, 1],
    ['seconds before the form', { secondsToFill: -1 }, { secondsToFill: undefined }, 1],
    ['a text for a list', { priorities: 'all' }, { priorities: undefined }, 1],
    ['items of a list', { priorities: [1, 'a', null, long] }, { priorities: ['a', atMost] }, 3],
    ['more than a list takes', { priorities: Array(22).fill('a') }, { priorities: Array(20).fill('a') }, 2],
    ['tags that are none', { tags: [1, 'int_ccaas', 'vip'] }, { tags: ['int_ccaas'] }, 2],
    [
      'an answer',
      { detailedAnswers: { agentCount: 9, channels: 'Voice' } },
      { detailedAnswers: { channels: 'Voice' } },
      1,
    ],
    ['a longer answer', { detailedAnswers: { channels: long } }, { detailedAnswers: { channels: atMost } }, 1],
    ['a weight', { criteria: { canada: 'must', french: 99 } }, { criteria: { canada: 'must' } }, 1],
    ['weights', { criteria: 7 }, { criteria: undefined }, 1],
    ['more of an arrival', { arrival: { page: '/', ip: '127.0.0.1' } }, { arrival: { page: '/' } }, 1],
    ['an arrival', { arrival: { page: 'x' } }, { arrival: undefined }, 1],
    ['a consent without time', { consent: { textVersion: '2026-11-22' } }, { consent: undefined }, 1],
    ['a consent at no time', { consent: { ...consent, at: 'now' } }, { consent: undefined }, 1],
    ['a consent that is only ticked', { consent: true }, { consent: undefined }, 1],
    ['one to a wording of nobody', { consent: { ...consent, textVersion: '2099-01-01' } }, { consent: undefined }, 1],
    ['one to what every object has', { consent: { ...consent, textVersion: 'toString' } }, { consent: undefined }, 1],
    ['more of a consent', { consent: { ...consent, ip: '127.0.0.1' } }, { consent }, 1],
  ])('%s', (_name, change, left, count) => {
    const { body, leftOut } = withoutUnknown({ ...lead, ...change });
    expect(body).toEqual({ ...lead, ...left });
    expect(leftOut).toBe(count);
    expect(leadSchema.safeParse(body).success).toBe(true);
  });

  test.each(['2026-11-20', '2026-11-22', ' 2026-11-22\u200b'])('the wording %j was asked with', (textVersion) => {
    expect(withoutUnknown({ ...lead, consent: { ...consent, textVersion } }).leftOut).toBe(0);
  });
});

test.each([
  [{ phone: null, organization: 7, replaces: '../x', website: [], secondsToFill: 0.5 }, 5],
  [{ organization: long }, 1],
])('of a message: %j', (change, count) => {
  const { body, leftOut } = withoutUnknown({ ...message, ...change });
  expect(leftOut).toBe(count);
  expect(messageSchema.safeParse(body).success).toBe(true);
});

test('a required field stays, whatever it holds: the schema refuses it', () => {
  const wrong = { firstName: 7, lastName: null, email: long, company: ['x'] };
  expect(withoutUnknown({ ...lead, ...wrong })).toEqual({ body: { ...lead, ...wrong }, leftOut: 0 });
  const wrongMessage = { fullName: 7, email: null, subject: long, message: 'short' };
  expect(withoutUnknown({ ...message, ...wrongMessage })).toEqual({
    body: { ...message, ...wrongMessage },
    leftOut: 0,
  });
});

test.each([[null], [7], ['text'], [[lead]]])('%j is no body, and stays', (body) => {
  expect(withoutUnknown(body)).toEqual({ body, leftOut: 0 });
});

const { firstName, lastName, email, company } = lead;

test('whatever else a lead holds, nothing but its required fields can refuse it', () => {
  const optional = Object.keys(lead).filter((name) => !['firstName', 'lastName', 'email', 'company'].includes(name));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...optional), fc.jsonValue()), (rest) => {
      const { body } = withoutUnknown({ ...rest, firstName, lastName, email, company });
      expect(leadSchema.safeParse(body).success).toBe(true);
    }),
  );
});
