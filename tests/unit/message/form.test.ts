import { describe, expect, it, test } from 'vitest';
import { emptyMessage, messageErrors, messageFields, messageFrom, messageSubjects } from '#domain/message/form';

const valid = {
  ...emptyMessage,
  fullName: 'Ada Bell',
  email: 'ada@bank.example',
  subject: 'AI Strategy',
  message: 'Ten signs.',
};

const name = { fullName: 'Full name is required' };
const email = { email: 'Valid email is required' };
const subject = { subject: 'Please select a subject' };
const tooShort = { message: 'Message must be at least 10 characters' };
const allRequired = { ...name, ...email, ...subject, ...tooShort };

describe('the message form', () => {
  it('asks six fields in order, all empty', () => {
    expect(messageFields).toEqual(['fullName', 'email', 'phone', 'organization', 'subject', 'message']);
    expect(Object.entries(emptyMessage)).toEqual(messageFields.map((field) => [field, '']));
  });

  it('offers six subjects', () => {
    expect(messageSubjects).toEqual([
      'AI Strategy',
      'CRM Automation',
      'CX Optimization',
      'Strategic Partnerships',
      'Events & Media',
      'General Inquiry',
    ]);
  });
});

describe('its messages', () => {
  test.each([
    ['nothing filled in', emptyMessage, allRequired],
    [
      'only spaces',
      { fullName: ' ', email: '\t', phone: ' ', organization: ' ', subject: ' ', message: ' '.repeat(20) },
      allRequired,
    ],
    ['all that is required', valid, {}],
    ['everything', { ...valid, phone: '416 555 0142', organization: 'North Bank' }, {}],
    ['a phone that is no number', { ...valid, phone: 'after six' }, {}],
    ['no name', { ...valid, fullName: '' }, name],
    ['a name of one letter', { ...valid, fullName: 'A' }, {}],
    ['no e-mail', { ...valid, email: '' }, email],
    ['an e-mail without a dot behind the at-sign', { ...valid, email: 'ada@bank' }, email],
    ['an e-mail with a space inside', { ...valid, email: 'ada bell@bank.example' }, email],
    ['an e-mail with spaces around it', { ...valid, email: ' ada@bank.example ' }, {}],
    ['an e-mail with two dots in a row', { ...valid, email: 'ada@bank..example' }, email],
    ['an e-mail in angle brackets', { ...valid, email: 'Ada <ada@bank.example>,' }, {}],
    ['no subject', { ...valid, subject: '' }, subject],
    ['a subject that is not offered', { ...valid, subject: 'Complaints' }, subject],
    ['a subject in other letters', { ...valid, subject: 'ai strategy' }, subject],
    ['9 characters', { ...valid, message: '123456789' }, tooShort],
    ['10 characters', { ...valid, message: '1234567890' }, {}],
    ['9 characters between spaces', { ...valid, message: '  123456789\n' }, tooShort],
    ['10 characters with spaces inside', { ...valid, message: '12 45 78 0' }, {}],
    ['two errors', { ...valid, fullName: '', message: 'Hello' }, { ...name, ...tooShort }],
  ])('for %s', (_, message, expected) => {
    expect(messageErrors(message)).toEqual(expected);
  });

  test.each(messageSubjects)('take the subject %s', (known) =>
    expect(messageErrors({ ...valid, subject: known })).toEqual({}),
  );

  it('stand in the order of the fields', () => {
    expect(Object.keys(messageErrors(emptyMessage))).toEqual(['fullName', 'email', 'subject', 'message']);
  });
});

describe('a message from the texts of a form', () => {
  test.each([
    ['no fields', {}, emptyMessage],
    ['all fields, as they were typed', { ...valid, message: ' Two\nlines ' }, { ...valid, message: ' Two\nlines ' }],
    ['some fields', { email: 'ada@bank.example' }, { ...emptyMessage, email: 'ada@bank.example' }],
    ['values that are no texts', { fullName: 7, email: null, phone: undefined, subject: ['x'] }, emptyMessage],
    ['a file', { message: new Blob(['x']) }, emptyMessage],
    ['fields that are not ours', { website: 'https://spam.example', sent: 'yes' }, emptyMessage],
  ])('takes %s', (_, values, expected) => {
    expect(messageFrom(values)).toEqual(expected);
  });

  it('leaves the empty message empty', () => {
    messageFrom(valid);
    expect(emptyMessage.fullName).toBe('');
  });
});
