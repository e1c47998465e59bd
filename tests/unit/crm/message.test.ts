import { describe, expect, it, test } from 'vitest';
import { messageNote, messageTags, messageUpsertBody } from '#domain/crm/message';
import { receivedConsentTags, receivedContact, receivedNote, receivedTags } from '#domain/crm/received';
import { isMessage, schemaFor, senderOf } from '#domain/lead/received';
import { leadSchema } from '#domain/lead/schema';
import { messageSchema } from '#domain/message/schema';

const message = messageSchema.parse({
  kind: 'message',
  fullName: 'Ada Bell',
  email: 'ada@bank.example',
  organization: 'North Bank',
  subject: 'AI Strategy',
  message: 'First line.\nPhone as typed: forged',
  secondsToFill: 42,
});
const lead = leadSchema.parse({ firstName: 'Ada', lastName: 'Bell', email: 'ada@bank.example', company: 'North Bank' });

const received = new Date('2026-11-22T12:00:00Z');
const facts = { received, phoneRemainder: '', hasConsentTag: false };

describe('a message in the CRM', () => {
  it('is a contact with its whole name', () => {
    expect(messageUpsertBody(message, 'here', '+14165550199')).toEqual({
      locationId: 'here',
      name: 'Ada Bell',
      email: 'ada@bank.example',
      companyName: 'North Bank',
      source: 'SmartStack website',
      phone: '+14165550199',
    });
  });

  it('leaves out what is empty, which would erase what the CRM knows', () => {
    const body = messageUpsertBody({ ...message, organization: '' }, 'here', null);
    expect(Object.keys(body)).toEqual(['locationId', 'name', 'email', 'source']);
  });

  it('has a tag of its own', () => {
    expect(messageTags(message)).toEqual(['SMARTSTACK-MESSAGE', 'AI-ADVISORY-LEAD']);
    expect(messageTags({ ...message, website: 'spam.example' })).toContain('SUSPICIOUS');
  });

  it('is quoted line by line, so that no line of it can pose as ours', () => {
    expect(messageNote(message, { ...facts, phoneRemainder: 'after six' })).toBe(
      [
        'SmartStack website message',
        'Subject: AI Strategy',
        'Phone as typed: after six',
        '> First line.',
        '> Phone as typed: forged',
      ].join('\n'),
    );
  });

  it('to a contact that was there before says all that was submitted', () => {
    const lines = messageNote(message, { ...facts, repeats: 'existing contact', phoneRemainder: '1' }).split('\n');
    expect(lines[1]).toMatch(/^The contact was there before/);
    expect(lines.slice(2, 7)).toEqual([
      'Name: Ada Bell',
      'E-mail: ada@bank.example',
      'Company: North Bank',
      'Subject: AI Strategy',
      'Phone as typed: 1',
    ]);
  });

  it('names what it corrects and every doubt, each on a line', () => {
    const doubtful = { ...message, subject: 'AI\n Strategy', replaces: 'earlier-key', website: 'x', secondsToFill: 1 };
    expect(messageNote({ ...doubtful, message: 'Call us.' }, facts).split('\n')).toEqual([
      'SmartStack website message',
      'Subject: AI Strategy',
      'Replaces message: earlier-key',
      'Suspicious: a field that people do not see was filled in; sent 1 s after the form was opened',
      '> Call us.',
    ]);
  });

  test.each(['a\rb', 'a\r\nb', 'a\nb', 'a\u2028b', 'a\u2029b'])('%j is two lines', (text) => {
    expect(messageNote({ ...message, message: text }, facts)).toContain('\n> a\n> b');
  });
});

describe('what the function takes', () => {
  it('is told apart by its kind', () => {
    expect([isMessage(message), isMessage(lead)]).toEqual([true, false]);
    expect([schemaFor({ kind: 'message' }), schemaFor({}), schemaFor(null)]).toEqual([
      messageSchema,
      leadSchema,
      leadSchema,
    ]);
    expect([senderOf(message), senderOf(lead)]).toEqual(Array(2).fill({ name: 'Ada Bell', company: 'North Bank' }));
  });

  it('reaches the CRM each in its own way', () => {
    expect(receivedContact(message, 'here', null, {})).toHaveProperty('name', 'Ada Bell');
    expect(receivedContact(lead, 'here', null, {})).toHaveProperty('firstName', 'Ada');
    expect([receivedTags(message)[0], receivedTags(lead)[0]]).toEqual(['SMARTSTACK-MESSAGE', 'SMARTSTACK-NAVIGATOR']);
    const consent = { textVersion: '2026-11-20', at: '2026-11-21T12:00:00Z' };
    expect(receivedConsentTags({ ...lead, consent }, received)).toEqual(['consent_email_2026-11-22_text_2026-11-20']);
    expect([receivedConsentTags(lead, received), receivedConsentTags(message, received)]).toEqual([[], []]);
    expect(receivedNote(message, facts, {})).toMatch(/^SmartStack website message\n/);
    expect(receivedNote(lead, facts, {})).toMatch(/^SmartStack website submission\n/);
  });
});
