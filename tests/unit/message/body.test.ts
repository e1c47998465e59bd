import { describe, expect, it, test } from 'vitest';
import { messageBody } from '#domain/message/body';
import { emptyMessage, messageErrors, messageLimit } from '#domain/message/form';
import { messageSchema } from '#domain/message/schema';

const message = {
  fullName: ' Ada Bell ',
  email: ' ada@bank.example ',
  phone: ' 416 555 0199 ',
  organization: ' North Bank ',
  subject: 'AI Strategy',
  message: '\n Two lines,\nof which this is one. ',
};

describe('a message as the site sends it', () => {
  it('is trimmed and says what it is; its own line breaks stay', () => {
    expect(messageBody(message)).toStrictEqual({
      kind: 'message',
      fullName: 'Ada Bell',
      email: 'ada@bank.example',
      phone: '416 555 0199',
      organization: 'North Bank',
      subject: 'AI Strategy',
      message: 'Two lines,\nof which this is one.',
    });
  });

  it('holds nothing that nobody sees, and the address alone', () => {
    const typed = {
      ...message,
      email: '<mailto:ada@bank.example>',
      phone: '\u202e416',
      message: 'Two\r\nlines\u0007, no bell',
    };
    expect(messageBody(typed)).toMatchObject({
      email: 'ada@bank.example',
      phone: '416',
      message: 'Two\nlines, no bell',
    });
  });

  it('carries the hidden field where it was filled in', () => {
    expect(messageBody(message, 'spam.example')).toStrictEqual({ ...messageBody(message), website: 'spam.example' });
    expect(messageBody(message, '')).toStrictEqual(messageBody(message));
  });

  it('is one that the function takes', () => {
    expect(
      messageSchema.safeParse({ ...messageBody(message), replaces: 'earlier-key', secondsToFill: 20 }).success,
    ).toBe(true);
  });
});

describe('what the form lets through to the CRM, the function takes', () => {
  test.each([
    ['the shortest', { ...message, message: '1234567890' }, true],
    ['the longest message', { ...message, message: 'x'.repeat(messageLimit) }, true],
    ['one letter more', { ...message, message: 'x'.repeat(messageLimit + 1) }, false],
    ['spaces around the longest', { ...message, message: ` ${'x'.repeat(messageLimit)} ` }, true],
    ['the longest name', { ...message, fullName: 'x'.repeat(120) }, true],
    ['a longer one', { ...message, fullName: 'x'.repeat(121) }, false],
    ['a longer phone', { ...message, phone: '1'.repeat(121) }, false],
    ['a longer organization', { ...message, organization: 'x'.repeat(121) }, false],
    ['a longer e-mail', { ...message, email: `${'x'.repeat(121)}@bank.example` }, false],
    ['nothing', emptyMessage, false],
  ])('%s', (_, values, passes) => {
    expect(Object.keys(messageErrors(values, 'crm')).length === 0).toBe(passes);
    expect(messageSchema.safeParse(messageBody(values)).success).toBe(passes);
  });

  it('an e-mail program sets no limit', () => {
    expect(messageErrors({ ...message, message: 'x'.repeat(messageLimit + 1) }, 'mail')).toEqual({});
    expect(messageErrors({ ...message, message: 'x'.repeat(messageLimit + 1) }, 'crm')).toEqual({
      message: 'Please shorten this to 4,000 characters',
    });
  });
});
