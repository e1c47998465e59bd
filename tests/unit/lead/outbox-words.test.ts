import { describe, expect, it } from 'vitest';
import { leadMailto, leadMessage } from '#domain/lead/message';
import { outboxMailto, outboxText } from '#domain/lead/outbox-words';
import type { MessageBody } from '#domain/message/schema';
import { fullLead } from '#tests/unit/lead/leads';

const message: MessageBody = {
  kind: 'message',
  fullName: 'Ada Bell',
  email: 'ada@north.example',
  subject: 'General Inquiry',
  message: 'Whom do you advise?',
};

describe('what waits in this browser, for a visitor who sends it themselves', () => {
  it('is the words of a message, with who wrote them', () => {
    expect(outboxText(message)).toBe('Whom do you advise?\n\nAda Bell\nada@north.example');
    const mail = new URL(outboxMailto('hello@agency.example', message, 'SmartStack'));
    expect(mail.pathname).toBe('hello@agency.example');
    expect(mail.searchParams.get('subject')).toBe('General Inquiry');
    expect(mail.searchParams.get('body')).toContain('Whom do you advise?');
  });

  it('is the details of a lead, named after the site', () => {
    expect(outboxText(fullLead)).toBe(leadMessage(fullLead));
    expect(outboxText(fullLead)).toContain('Engine Works');
    expect(outboxMailto('hello@agency.example', fullLead, 'SmartStack')).toBe(
      leadMailto('hello@agency.example', fullLead, 'SmartStack'),
    );
  });

  // One that is damaged must not take away those beside it: they stand in one list, and its page sends them again.
  it.each(['text', 5, true, null, [], [5, null], {}])('is what is left of one whose fields are each %j', (damage) => {
    for (const body of [fullLead, message])
      for (const field of Object.keys(body)) {
        const damaged = { ...body, [field]: damage } as typeof body;
        expect(outboxText(damaged)).toMatch(/ada/i);
        expect(outboxMailto('hello@agency.example', damaged, 'SmartStack')).toMatch(/^mailto:hello/);
      }
    expect(outboxText({} as typeof fullLead)).toEqual(expect.any(String));
  });
});
