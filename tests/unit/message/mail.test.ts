import { describe, expect, test } from 'vitest';
import { emptyMessage, type Message } from '#domain/message/form';
import { messageMailto, messageText } from '#domain/message/mail';

const whole: Message = {
  fullName: 'Ada Bell',
  email: 'ada@bank.example',
  phone: '+1 416 555 0142',
  organization: 'North Bank',
  subject: 'Events & Media',
  message: 'First line.\nSecond line.',
};

describe('a message as text', () => {
  test.each<[string, Message, string]>([
    ['all fields', whole, 'First line.\nSecond line.\n\nAda Bell\nNorth Bank\nada@bank.example\n+1 416 555 0142'],
    [
      'no optional field',
      { ...whole, phone: '', organization: '  ' },
      'First line.\nSecond line.\n\nAda Bell\nada@bank.example',
    ],
    [
      'spaces around',
      { ...emptyMessage, fullName: ' Ada Bell ', email: ' ada@bank.example\t', message: '\n  Hello there.  \n' },
      'Hello there.\n\nAda Bell\nada@bank.example',
    ],
  ])('%s', (_, message, expected) => {
    expect(messageText(message)).toBe(expected);
  });
});

test('the e-mail carries address, subject and text', () => {
  const mail = new URL(messageMailto('hello@smartstack.example', whole));
  expect(mail.protocol + mail.pathname).toBe('mailto:hello@smartstack.example');
  expect([...mail.searchParams]).toEqual([
    ['subject', 'Events & Media'],
    ['body', messageText(whole).replaceAll('\n', '\r\n')],
  ]);
});
