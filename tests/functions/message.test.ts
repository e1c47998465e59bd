import { describe, expect, it } from 'vitest';
import { postLead, useTestBed } from '#tests/functions/support';

const testBed = useTestBed();

const message = {
  kind: 'message',
  fullName: 'Ada Bell',
  email: 'ada@north-bank.example',
  phone: '416 555 0199',
  organization: 'North Bank',
  subject: 'AI Strategy',
  message: 'We have three systems.\nPlease call us.',
  secondsToFill: 42,
};

describe('a message of the footer form', () => {
  it('becomes a contact with a tag and a note of its own', async () => {
    const { status, body } = await postLead(message, 'message-key');
    expect({ status, body }).toEqual({ status: 200, body: { success: true, id: 'message-key' } });
    expect(testBed.contact(message.email)).toMatchObject({
      fields: { name: 'Ada Bell', companyName: 'North Bank', phone: '+14165550199' },
      tags: ['smartstack-message', 'ai-advisory-lead'],
      notes: [expect.stringContaining('> We have three systems.\n> Please call us.')],
    });
  });

  it('waits in the store where the CRM fails', async () => {
    const email = 'status-503@north-bank.example';
    const { status } = await postLead({ ...message, email }, 'waiting-key');
    expect(status).toBe(202);
    expect(testBed.contact(email)).toBeUndefined();
  });

  it('lacks what it must have: said by field', async () => {
    const { status, body } = await postLead({ ...message, fullName: ' ', message: 'short' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'Contact information is required',
      fields: { fullName: 'is required', message: 'is required' },
    });
  });

  it('is no lead: the properties of one are left out', async () => {
    const { status } = await postLead({ ...message, priorities: ['Automate'] }, 'message-key');
    expect(status).toBe(200);
    expect((await testBed.store.read('message-key'))?.lead).not.toHaveProperty('priorities');
  });
});
