import { describe, expect, it, test } from 'vitest';
import { crmReason, ownValues } from '#domain/crm/reason';
import { leadSchema } from '#domain/lead/schema';
import { messageSchema } from '#domain/message/schema';
import { fullLead } from '#tests/unit/lead/leads';

const said = (message: unknown, values: string[] = []) =>
  crmReason(JSON.stringify({ statusCode: 422, message }), values);

describe('the CRM’s own reason', () => {
  test.each([
    [['property jobTitle should not exist'], 'property jobTitle should not exist'],
    [
      ['email must be an email', 'phone must be a valid phone number'],
      'email must be an email; phone must be a valid phone number',
    ],
    ['The token is not authorized for this scope.', 'The token is not authorized for this scope.'],
    ['"companyName" is not allowed to be empty', '"companyName" is not allowed to be empty'],
    [
      "customFields.0.id must be a string, not 'customFields.0.id'",
      "customFields.0.id must be a string, not 'customFields.0.id'",
    ],
    ['additionalEmailAddresses must be an array', 'additionalEmailAddresses must be an array'],
    ["the contact's phone and the sender's", "the contact's phone and the sender's"],
    [['two\nlines\u001b[2J'], 'two lines[2J'],
  ])('%j is kept', (message, reason) => {
    expect(said(message)).toBe(reason);
  });

  test.each([
    ['email bob@other.example is taken', 'email […] is taken'],
    ['Contact with id ve9EPM428h8vShlRW1KT not found', 'Contact with id […] not found'],
    ['Contact with id QWerTyuIOpAsDFghJKlz not found', 'Contact with id […] not found'],
    ['trace 0b7c5f0e-2d7c-4f0e-9a51-6f1f0a9d8b11', 'trace […]'],
    ['phone +14165550199 or (416) 555-0199 or 416.555.0199', 'phone […] or ([…] or […]'],
    ['the name "Bob" and “Bob” and `Bob` and \'Bob\'', 'the name […] and […] and […] and […]'],
  ])('of %j only what is nobody’s', (message, reason) => {
    expect(said(message)).toBe(reason);
  });

  it('repeats no value of the lead, however it is written', () => {
    const lead = { ...fullLead, jobTitle: 'C++ lead (R&D)', detailedAnswers: { channels: ['Pigeon post'] } };
    const reason = said(
      'ADA  lovelace of engine works, c++ LEAD (r&d), engine.example, pigeon\npost: jobTitle should not exist',
      ownValues(lead),
    );
    expect(reason).toBe('[…] […] of […], […], […], […]: jobTitle should not exist');
  });

  it('repeats no part of a whole name, and no words of a message', () => {
    const message = messageSchema.parse({
      kind: 'message',
      fullName: 'Ada Marie Bell',
      email: 'a.bell@bank.example',
      subject: 'Fraud',
      message: 'My number is\n secret.',
    });
    expect(said('Marie, a.bell, fraud: "x", My number is secret.', ownValues(message))).toBe('[…], […], […]: […], […]');
  });

  it('keeps the names of properties where a visitor has typed the same word', () => {
    const lead = leadSchema.parse({ firstName: 'Phone', lastName: 'Email', email: 'e@m.example', company: 'Property' });
    expect(said('property phone should not exist; email', ownValues(lead))).toBe(
      'property phone should not exist; email',
    );
  });

  it('is cut at 200 characters, after what is hidden', () => {
    expect(said('x '.repeat(300))).toHaveLength(200);
    expect(said('x '.repeat(300))).toMatch(/x…$| …$/);
    expect(said(`${'x '.repeat(95)}Lovelace Lovelace`, ['Lovelace'])).not.toContain('Love');
  });

  test.each([
    ['a page', '<html>Ada</html>'],
    ['half a text', '{"message":"Ada'],
    ['no message', '{"error":"Ada"}'],
    ['a message that is no text', '{"message":{"Ada":7}}'],
    ['a list', '["Ada"]'],
    ['nothing', ''],
  ])('is nothing where the answer is %s', (_name, answer) => {
    expect(crmReason(answer, [])).toBe('');
  });

  it('takes no longer than its length asks for', () => {
    for (const part of ['"', '“', "'", '`', '1 ', 'a', 'aB', '@', '-']) {
      const begun = process.cpuUsage();
      said(part.repeat(30_000 / part.length), ownValues(fullLead));
      const { user } = process.cpuUsage(begun);
      expect(user).toBeLessThan(1_000_000);
    }
  });
});
