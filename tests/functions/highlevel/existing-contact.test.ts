import { describe, expect, test } from 'vitest';
import { type LeadBody, leadSchema } from '#domain/lead/schema';
import type { Received } from '#domain/lead/received';
import { messageSchema } from '#domain/message/schema';
import { type CrmCall, createCrm, doubleCredentials } from '#netlify/doubles/highlevel';
import { type Sendable, sendToHighLevel } from '#netlify/highlevel/send';
import { visitor } from '#tests/functions/support';

/*
 * Anybody can submit anybody's address. What the CRM knows of a person stays as it is, whatever a submission says.
 */

const lead = (changes: Partial<LeadBody> = {}) => leadSchema.parse({ ...visitor, ...changes });
const customFields = { jobTitle: 'field-1', preferredContact: 'field-2' };

/** A CRM with one contact, made by people, and a delivery to it. */
function crmWith(fields: Record<string, unknown>, tags: string[] = []) {
  const crm = createCrm();
  const headers = new Headers({ authorization: `Bearer ${doubleCredentials.token}`, version: '2021-07-28' });
  const call = (method: string, path: string, body: CrmCall['body']) =>
    crm.answerCall({ method, url: new URL(path, 'https://crm.example'), headers, body });
  call('POST', '/contacts/upsert', { locationId: doubleCredentials.locationId, ...fields });
  const [contact] = crm.contacts.values();
  if (!contact) throw new Error('The double has made no contact.');
  contact.tags = tags;
  const calls: string[] = [];
  const deliver = (received: Received, changes: Partial<Sendable> = {}, answer?: (call: string) => Response | null) =>
    sendToHighLevel(
      {
        settings: { ...doubleCredentials, baseUrl: 'https://crm.example', customFields },
        fetch: async (input, init) => {
          const name = `${init?.method} ${new URL(String(input)).pathname.replace(contact.id, 'ID')}`;
          calls.push(name);
          return answer?.(name) ?? crm.answer(new Request(input, init));
        },
        now: () => new Date(),
        time: 24_000,
      },
      { key: 'the-key', lead: received, progress: {}, ...changes },
    );
  return { crm, contact, deliver, calls };
}

const customer = {
  firstName: 'Marie',
  lastName: 'Tremblay-Roy',
  email: visitor.email,
  phone: '+15145550134',
  companyName: 'Transport Tremblay',
  source: 'Trade fair',
  customFields: [
    { id: 'field-1', field_value: 'Owner' },
    { id: 'field-2', field_value: 'email' },
  ],
};

describe('a contact that is there', () => {
  test('keeps every field, gets the tags, and the note with all that was typed', async () => {
    const { contact, deliver, calls } = crmWith(customer, ['customer']);
    const before = structuredClone(contact.fields);
    expect((await deliver(lead({ email: visitor.email.toUpperCase() }))).failure).toBeUndefined();
    expect(contact.fields).toEqual(before);
    expect(contact.upserts).toBe(1);
    expect(contact.tags).toEqual(expect.arrayContaining(['customer', 'smb', 'int_ccaas']));
    expect(contact.notes[0]?.split('\n')).toEqual(
      expect.arrayContaining([
        'Job title: Operations lead',
        'Preferred contact: phone',
        'Phone as typed: 416 555 0199',
        'The contact was there already, and what its fields said was left as it is. As submitted: Maya Tremblay, Tremblay Freight',
        'Reference: the-key',
      ]),
    );
    expect(calls).toEqual([
      'GET /contacts/search/duplicate',
      'GET /contacts/ID',
      'POST /contacts/ID/tags',
      'POST /contacts/ID/notes',
      'GET /contacts/ID/notes',
    ]);
  });

  test('has its empty fields filled in, and no others', async () => {
    const { contact, deliver, calls } = crmWith({
      email: visitor.email,
      source: 'Newsletter',
      customFields: [{ id: 'field-1', field_value: 'Owner' }],
    });
    expect((await deliver(lead())).failure).toBeUndefined();
    expect(contact.fields).toMatchObject({
      firstName: 'Maya',
      lastName: 'Tremblay',
      phone: '+14165550199',
      source: 'Newsletter',
      customFields: [{ id: 'field-2', field_value: 'phone' }],
    });
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /contacts/ID']);
    expect(contact.upserts).toBe(1);
  });

  test('whose name is half known gets no other half', async () => {
    const { contact, deliver } = crmWith({ ...customer, lastName: '' });
    await deliver(lead());
    expect(contact.fields).toMatchObject({ firstName: 'Marie', lastName: '' });
  });

  test('of a message is treated alike', async () => {
    const { contact, deliver } = crmWith(customer);
    const before = structuredClone(contact.fields);
    const message = {
      kind: 'message',
      fullName: 'Mallory',
      email: visitor.email,
      organization: 'Evil',
      subject: 'Hello',
      message: 'Words enough.',
    };
    await deliver(messageSchema.parse(message));
    expect(contact.fields).toEqual(before);
    expect(contact.notes[0]).toContain('As submitted: Mallory, Evil');
  });

  test.each<[string, number, 'goes on' | 'stops']>([
    ['refuses as bad', 400, 'goes on'],
    ['refuses', 422, 'goes on'],
    ['cannot take', 503, 'stops'],
    ['does not allow', 403, 'stops'],
  ])('whose empty fields the CRM %s (%i): the delivery %s', async (_name, status, expected) => {
    const { contact, deliver } = crmWith({ email: visitor.email });
    const { failure } = await deliver(lead(), {}, (call) =>
      call.startsWith('PUT') ? new Response('{}', { status }) : null,
    );
    expect(failure === undefined).toBe(expected === 'goes on');
    expect(contact.notes).toHaveLength(expected === 'goes on' ? 1 : 0);
  });

  test.each([
    ['a page', () => new Response('<p>')],
    ['another contact', () => Response.json({ contact: { id: 'another' } })],
    ['nothing', () => new Response('')],
  ])('is not touched where %s comes in its place', async (_name, answer) => {
    const { contact, deliver } = crmWith(customer);
    const { failure } = await deliver(lead(), {}, (call) => (call === 'GET /contacts/ID' ? answer() : null));
    expect(failure?.error).toBe('Integration Error');
    expect([contact.tags, contact.notes]).toEqual([[], []]);
  });
});

describe('a phone number that another contact has', () => {
  test('makes a new contact without it, and stands in the note', async () => {
    const { crm, contact, deliver } = crmWith(customer);
    await deliver(lead({ email: 'mallory@evil.example', phone: '514 555 0134' }));
    expect(contact.fields).toEqual({ locationId: 'double-location', ...customer });
    const made = crm.contacts.get('mallory@evil.example');
    expect(made?.fields).not.toHaveProperty('phone');
    expect(made?.notes[0]?.split('\n')).toEqual(
      expect.arrayContaining(['Phone as typed: 514 555 0134', 'Another contact has this phone number.']),
    );
  });

  test('is not filled in either', async () => {
    const { crm, deliver } = crmWith(customer);
    await deliver(lead({ email: 'second@evil.example', phone: '' }));
    await deliver(lead({ email: 'second@evil.example', phone: '514 555 0134' }), { key: 'key-2' });
    expect(crm.contacts.get('second@evil.example')?.fields).not.toHaveProperty('phone');
  });
});

describe('the tags that are a lead’s own', () => {
  test('are those that the contact did not have', async () => {
    const { contact, deliver } = crmWith(customer, ['customer', 'canada']);
    const { progress } = await deliver(lead());
    expect(progress.own).toEqual({
      contactId: contact.id,
      tags: ['smb', 'ccaas-focus', 'customer-focus', 'smartstack-navigator', 'ai-advisory-lead', 'int_ccaas'],
    });
  });

  test('are none where the CRM does not say which the contact had', async () => {
    const { contact, deliver } = crmWith(customer);
    const { progress } = await deliver(lead(), {}, (call) =>
      call === 'GET /contacts/ID' ? Response.json({ contact: { id: contact.id, ...contact.fields } }) : null,
    );
    expect(progress.own?.tags).toEqual([]);
    expect(contact.tags).toContain('smb');
  });

  test('stay its own where an attempt begins anew', async () => {
    const { contact, deliver } = crmWith(customer);
    const first = await deliver(lead(), {}, (call) =>
      call.endsWith('/notes') ? new Response('{}', { status: 400 }) : null,
    );
    expect(first.progress).toEqual({ own: expect.anything() as object });
    const next = await deliver(lead(), { progress: first.progress });
    expect(next.progress.own).toEqual(first.progress.own);
    expect(next.progress.own?.tags).toEqual(contact.tags);
  });
});

describe('a correction', () => {
  const enterprise = { organizationType: 'Enterprise', geography: 'canada' } as const;

  test('takes back the tags of what it corrects that it has not, and leaves those of others', async () => {
    const { contact, deliver, calls } = crmWith(customer, ['customer', 'ccaas-focus']);
    const { progress } = await deliver(lead());
    calls.splice(0);
    const corrected = progress.own ? [progress.own] : [];
    const second = await deliver(lead({ ...enterprise, challengeArea: 'cloud' }), { key: 'key-2', corrected });
    expect(second.failure).toBeUndefined();
    expect(contact.tags.toSorted()).toEqual([
      'ai-advisory-lead',
      'canada',
      'ccaas-focus',
      'cloud-focus',
      'customer',
      'customer-focus',
      'enterprise',
      'int_ccaas',
      'smartstack-navigator',
    ]);
    // Before it adds its own: the two never stand side by side.
    expect(calls.indexOf('DELETE /contacts/ID/tags')).toBeLessThan(calls.indexOf('POST /contacts/ID/tags'));
    // What it shares with the first is its own now, for the next correction.
    expect(second.progress.own?.tags).toEqual(expect.arrayContaining(['canada', 'enterprise', 'cloud-focus']));
  });

  test('of the address takes everything back from the wrong contact', async () => {
    const { contact, deliver, crm } = crmWith(customer, ['customer']);
    const { progress } = await deliver(lead());
    const corrected = progress.own ? [progress.own] : [];
    await deliver(lead({ email: 'maya.t@tremblay-freight.example' }), { key: 'key-2', corrected });
    expect(contact.tags).toEqual(['customer']);
    expect(crm.contacts.get('maya.t@tremblay-freight.example')?.tags).toContain('smb');
  });

  test('whose wrong contact is gone goes on', async () => {
    const { contact, deliver } = crmWith(customer);
    const corrected = [{ contactId: 'deleted', tags: ['smb'] }];
    expect((await deliver(lead(enterprise), { corrected })).failure).toBeUndefined();
    expect(contact.tags).toContain('enterprise');
  });

  test.each([
    ['fails', () => new Response('', { status: 503 })],
    ['is answered by a page', () => new Response('<p>')],
    ['is answered with what it did not do', () => Response.json({ tags: ['smb'] })],
  ])('stops where the removal %s, and the next attempt repeats it', async (_name, answer) => {
    const { contact, deliver } = crmWith(customer);
    const { progress } = await deliver(lead());
    const corrected = progress.own ? [progress.own] : [];
    const isRemoval = (call: string) => call.startsWith('DELETE');
    const first = await deliver(lead(enterprise), { key: 'key-2', corrected }, (call) =>
      isRemoval(call) ? answer() : null,
    );
    expect(first.failure?.error).toBe('Integration Error');
    expect(first.progress.tagsTakenBack).toBeUndefined();
    expect(contact.tags).toContain('smb');
    expect(contact.tags).not.toContain('enterprise');
    const next = await deliver(lead(enterprise), { key: 'key-2', corrected, progress: first.progress });
    expect(next.failure).toBeUndefined();
    expect(contact.tags).not.toContain('smb');
    expect(contact.tags).toContain('enterprise');
  });
});
