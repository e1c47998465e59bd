import { describe, expect, it, test } from 'vitest';
import {
  cleanContact,
  contactErrors,
  emptyContact,
  isSameContact,
  lacksPhone,
  refusedFieldErrors,
  withField,
} from '#domain/lead/contact';
import { contactFields } from '#domain/lead/contact-fields';

const valid = {
  ...emptyContact,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@engine.example',
  company: 'Engine Works',
};

const allRequired = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  company: 'Company name is required',
};
const invalidEmail = 'Please enter a valid email address';

describe('the contact step', () => {
  it('asks seven fields in order', () => {
    expect(contactFields.map(({ id }) => id)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'jobTitle',
      'preferredContact',
    ]);
  });

  it('starts empty and prefers e-mail', () => {
    expect(emptyContact).toEqual({
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      company: '',
      jobTitle: '',
      preferredContact: 'email',
    });
    const preferred = contactFields.find(({ id }) => id === 'preferredContact');
    expect(preferred?.choices?.map(({ value }) => value)).toEqual(['email', 'phone', 'both']);
  });
});

describe('its messages', () => {
  test.each([
    ['nothing filled in', emptyContact, allRequired],
    [
      'a company name of 121 characters',
      { ...valid, company: 'x'.repeat(121) },
      { company: 'Please shorten this to 120 characters' },
    ],
    ['one of 120, with spaces around it', { ...valid, company: ` ${'x'.repeat(120)} ` }, {}],
    [
      'only spaces',
      { ...emptyContact, firstName: ' ', lastName: '\t', email: '  ', company: '\n ', phone: ' ', jobTitle: ' ' },
      allRequired,
    ],
    ['all that is required', valid, {}],
    ['everything', { ...valid, phone: '416 555 0142', jobTitle: 'Director', preferredContact: 'both' as const }, {}],
    ['no first name', { ...valid, firstName: '' }, { firstName: 'First name is required' }],
    ['no last name', { ...valid, lastName: '' }, { lastName: 'Last name is required' }],
    ['no e-mail', { ...valid, email: '' }, { email: 'Email is required' }],
    ['no company', { ...valid, company: '' }, { company: 'Company name is required' }],
    ['no phone and no job title', { ...valid, phone: '', jobTitle: '' }, {}],
    ['a phone that is no number', { ...valid, phone: 'after six' }, {}],
    ['an e-mail that is none', { ...valid, email: 'ada' }, { email: invalidEmail }],
    [
      'an e-mail that is none and no company',
      { ...valid, email: 'ada', company: '' },
      { email: invalidEmail, company: 'Company name is required' },
    ],
    ['nothing but what nobody sees', { ...valid, company: '\u202e\u0000' }, { company: 'Company name is required' }],
    ['spaces around everything', { ...valid, firstName: ' Ada ', email: '  ada@engine.example\t' }, {}],
  ])('for %s', (_, contact, expected) => {
    expect(contactErrors(contact)).toEqual(expected);
  });
});

describe('the shape of an e-mail address', () => {
  test.each([
    ['ada@engine.example', true],
    ['a@b.c', true],
    ['ada.lovelace+news@mail.engine.example', true],
    ['ADA@ENGINE.EXAMPLE', true],
    ['ada@engine.co.uk', true],
    ['ädä@größe.example', true],
    ['ada', false],
    ['ada@', false],
    ['@engine.example', false],
    ['ada@engine', false],
    ['ada.engine.example', false],
    ['ada@.', false],
    ['ada@engine.', false],
    ['ada@.example', false],
    ['ada lovelace@engine.example', false],
    ['ada@engine works.example', false],
    ['ada@engine.exa mple', false],
    ['ada@ engine.example', false],
    ['ada@\nengine.example', false],
    ['a@b..de', false],
    ['<a@b.co>', true],
    ['mailto:a@b.co', true],
    ['a@b.co,', true],
    ['<a@b>', false],
  ])('%j: %s', (email, fine) => {
    expect(contactErrors({ ...valid, email })).toEqual(fine ? {} : { email: invalidEmail });
  });
});

describe('the messages after the function refused the details', () => {
  test.each([
    [
      'what it said of a field',
      valid,
      { phone: 'may have at most 120 characters' },
      { phone: /^Please check this field: it may have at most 120 characters$/ },
    ],
    [
      'our own words first',
      { ...valid, company: '' },
      { company: 'is not valid' },
      { company: /^Company name is required$/ },
    ],
    [
      'both, each at its field',
      { ...valid, email: 'ada' },
      { jobTitle: 'may have at most 120 characters' },
      {
        email: /^Please enter a valid email address$/,
        jobTitle: /^Please check this field: it may have at most 120 characters$/,
      },
    ],
    ['nothing of fields that the form does not have', valid, { body: 'is not valid', priorities: 'is not valid' }, {}],
    ['nothing where it said nothing', valid, {}, {}],
  ])('give %s', (_, contact, fields, expected) => {
    const errors = refusedFieldErrors(contact, fields as Record<string, string>);
    expect(Object.keys(errors)).toEqual(Object.keys(expected));
    expect(errors).toMatchObject(
      Object.fromEntries(Object.entries(expected).map(([field, words]) => [field, expect.stringMatching(words)])),
    );
  });
});

describe('cleaning', () => {
  it('takes the spaces off both ends of every text', () => {
    expect(
      cleanContact({
        ...emptyContact,
        firstName: ' Ada ',
        lastName: '\tLovelace',
        email: 'ada@engine.example\n',
        phone: '  ',
        company: ' Engine  Works ',
        jobTitle: '',
        preferredContact: 'phone',
      }),
    ).toEqual({
      ...emptyContact,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@engine.example',
      phone: '',
      company: 'Engine  Works',
      jobTitle: '',
      preferredContact: 'phone',
    });
  });

  it('takes out what nobody sees, and what came along with a copied address', () => {
    expect(
      cleanContact({
        ...emptyContact,
        firstName: 'A\u0000da',
        lastName: '\u202eecalevoL\u202c',
        email: 'Ada <mailto:ada@engine.example>,',
        phone: '\u200e416 555 0142',
        company: 'Engine\u001b[31m Works',
        jobTitle: '\ufeffDirector',
        preferredContact: 'both',
      }),
    ).toEqual({
      ...emptyContact,
      firstName: 'Ada',
      lastName: 'ecalevoL',
      email: 'ada@engine.example',
      phone: '416 555 0142',
      company: 'Engine[31m Works',
      jobTitle: 'Director',
      preferredContact: 'both',
    });
  });

  it('leaves what was typed as it is', () => {
    const typed = Object.freeze({ ...valid, firstName: ' Ada ' });
    cleanContact(typed);
    expect(typed.firstName).toBe(' Ada ');
  });
});

test.each([
  ['phone', '', true],
  ['phone', ' \u200e', true],
  ['phone', '416 555 0142', false],
  ['both', '', false],
  ['email', '', false],
] as const)('preferred: %s, with the number %j: asked for one is %s', (preferredContact, phone, asked) => {
  expect(lacksPhone({ ...valid, preferredContact, phone })).toBe(asked);
});

describe('whether two sets of details say the same', () => {
  test.each([
    ['the same', valid, true],
    ['spaces around them aside', { ...valid, firstName: ' Ada ', email: 'ada@engine.example\n' }, true],
    ['another name', { ...valid, lastName: 'Byron' }, false],
    ['a phone beside', { ...valid, phone: '416 555 0142' }, false],
    ['another way of contact', { ...valid, preferredContact: 'both' as const }, false],
    ['other capitals', { ...valid, company: 'ENGINE WORKS' }, false],
  ])('%s', (_, other, same) => {
    expect(isSameContact(valid, other)).toBe(same);
    expect(isSameContact(other, valid)).toBe(same);
  });
});

describe('setting one field', () => {
  test.each([
    ['a text', 'jobTitle', ' Director ', { ...valid, jobTitle: ' Director ' }],
    ['an empty text', 'company', '', { ...valid, company: '' }],
    ['a way of contact', 'preferredContact', 'phone', { ...valid, preferredContact: 'phone' }],
    ['a way of contact that is none', 'preferredContact', 'pigeon', valid],
  ] as const)('to %s', (_, field, value, expected) => {
    expect(withField(valid, field, value)).toEqual(expected);
  });
});
