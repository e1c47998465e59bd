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

const noon = new Date('2026-01-15T12:00:00.000Z');
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
      { key: 'the-key', lead: received, received: noon, progress: {}, ...changes },
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
        'The contact was there before: none of its fields was changed, and all that was submitted stands here.',
        'Name: Maya Tremblay',
        `E-mail: ${visitor.email.toUpperCase()}`,
        'Company: Tremblay Freight',
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

  test('has nothing filled in where its fields are empty: the note alone says what was sent', async () => {
    const { contact, deliver, calls } = crmWith({ email: visitor.email });
    const before = structuredClone(contact.fields);
    expect((await deliver(lead())).failure).toBeUndefined();
    expect(contact.fields).toEqual(before);
    expect(contact.upserts).toBe(1);
    expect(calls.filter((call) => /^PUT|upsert/.test(call))).toEqual([]);
    expect(contact.notes[0]?.split('\n')).toEqual(
      expect.arrayContaining([
        'Name: Maya Tremblay',
        'Company: Tremblay Freight',
        'Job title: Operations lead',
        'Preferred contact: phone',
        'Phone as typed: 416 555 0199',
      ]),
    );
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
    expect(contact.notes[0]).toContain('\nName: Mallory\nE-mail: maya@tremblay-freight.example\nCompany: Evil\n');
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
});

describe('a contact that the search has not found yet', () => {
  const person = 'unfound-maya@tremblay-freight.example';
  const upsert = 'POST /contacts/upsert';

  test('is the one that the CRM names where the e-mail is the same', async () => {
    const { contact, deliver, calls } = crmWith({ ...customer, email: person });
    const before = structuredClone(contact.fields);
    const { failure, progress } = await deliver(lead({ email: person }));
    expect(failure).toBeUndefined();
    expect(progress).toMatchObject({ contactId: contact.id, isExisting: true, noteAdded: true });
    expect(progress).not.toHaveProperty('phoneTaken');
    expect(contact.fields).toEqual(before);
    expect(contact.notes[0]).toContain('The contact was there before');
    expect(calls.filter((call) => call === upsert)).toHaveLength(1);
  });

  test('is left alone where only its number is the same: the upsert is repeated without it', async () => {
    const { crm, contact, deliver, calls } = crmWith({ ...customer, email: person });
    const before = structuredClone(contact.fields);
    const { failure, progress } = await deliver(lead({ phone: '514 555 0134' }));
    expect(failure).toBeUndefined();
    expect(progress).toMatchObject({ phoneTaken: true, noteAdded: true });
    expect([contact.fields, contact.tags, contact.notes]).toEqual([before, [], []]);
    const made = crm.contacts.get(visitor.email);
    expect(made?.fields).not.toHaveProperty('phone');
    expect(made?.notes[0]?.split('\n')).toEqual(
      expect.arrayContaining(['Phone as typed: 514 555 0134', 'Another contact has this phone number.']),
    );
    expect(calls.filter((call) => call === upsert)).toHaveLength(2);
  });

  test.each<[string, object]>([
    ['another field', { meta: { contactId: 'other', matchingField: 'phone' } }],
    ['no contact', { meta: { matchingField: 'email' } }],
    ['an empty contact', { meta: { contactId: '', matchingField: 'email' } }],
    ['nothing', {}],
  ])('is not guessed where the CRM names %s', async (_name, body) => {
    const { deliver, calls } = crmWith(customer);
    const { failure } = await deliver(lead({ email: 'new@freight.example', phone: '' }), {}, (call) =>
      call === upsert ? Response.json({ statusCode: 400, ...body }, { status: 400 }) : null,
    );
    expect(failure?.error).toBe('Bad Request');
    expect(calls.at(-1)).toBe(upsert);
  });
});

describe('a contact that somebody makes between the search and the upsert', () => {
  test('may have been changed by it: the note says so', async () => {
    const { contact, deliver } = crmWith(customer);
    await deliver(lead(), {}, (call) =>
      call === 'GET /contacts/search/duplicate' ? Response.json({ contact: null }) : null,
    );
    expect(contact.upserts).toBe(2);
    expect(contact.notes[0]).toContain('this submission may have changed its fields');
    expect(contact.notes[0]).not.toContain('none of its fields was changed');
  });
});

describe('a consent to marketing e-mail', () => {
  const consent = { textVersion: '2026-11-20', at: '2099-01-01T00:00:00.000Z' };
  const tag = 'consent_email_2026-01-15_text_2026-11-20';
  const consentTags = (tags: string[] | undefined) => tags?.filter((each) => each.startsWith('consent_'));

  test('of a new contact is a tag with the day on which the site received it', async () => {
    const { crm, deliver } = crmWith({ ...customer, email: 'other@freight.example', phone: undefined });
    const { progress } = await deliver(lead({ consent }));
    expect(consentTags(crm.contacts.get(visitor.email)?.tags)).toEqual([tag]);
    expect(progress.own?.tags).toContain(tag);
    expect(crm.contacts.get(visitor.email)?.notes[0]?.split('\n')).toContain(
      `Marketing e-mail: agreed 2026-01-15T12:00:00.000Z (text 2026-11-20); by the page's clock ${consent.at}`,
    );
  });

  test.each<[string, string[]]>([
    ['that has none', []],
    ['that has one already', ['consent_email_2025-01-01_text_1']],
  ])('is no tag on a contact that was there before, %s, but a line with what to do', async (_name, tags) => {
    const { contact, deliver } = crmWith(customer, tags);
    const { progress } = await deliver(lead({ consent }));
    expect(consentTags(contact.tags)).toEqual(tags);
    expect(consentTags(progress.own?.tags)).toEqual([]);
    expect(contact.notes[0]).toMatch(
      /\nMarketing e-mail: ticked 2026-01-15T12:00:00\.000Z \(text 2026-11-20\); by the page's clock 2099-01-01T00:00:00\.000Z\. No tag was set because the contact was there before,/,
    );
  });

  test('is no tag where the contact was found by an earlier attempt either', async () => {
    const { contact, deliver } = crmWith(customer);
    const first = await deliver(lead({ consent }), {}, (call) =>
      call.endsWith('/tags') ? new Response('', { status: 503 }) : null,
    );
    await deliver(lead({ consent }), { progress: first.progress });
    expect(consentTags(contact.tags)).toEqual([]);
    expect(contact.notes[0]).toContain('Marketing e-mail: ticked');
  });

  test('is no tag on a customer’s contact by way of a correction', async () => {
    const { crm, contact, deliver } = crmWith(customer);
    const first = await deliver(lead({ consent, email: 'mallory@evil.example', phone: '' }));
    const corrected = first.progress.own ? [first.progress.own] : [];
    await deliver(lead({ consent, phone: '' }), { key: 'key-2', corrected });
    expect(consentTags(contact.tags)).toEqual([]);
    expect(consentTags(crm.contacts.get('mallory@evil.example')?.tags)).toEqual([]);
  });

  test('stays where a correction of the submission that made the contact has it too, and goes where it has not', async () => {
    const { crm, deliver } = crmWith({ ...customer, email: 'other@freight.example', phone: undefined });
    const first = await deliver(lead({ consent }));
    const nextDay = new Date('2026-01-16T12:00:00Z');
    const second = await deliver(lead({ consent, jobTitle: 'Director' }), {
      key: 'key-2',
      received: nextDay,
      corrected: first.progress.own ? [first.progress.own] : [],
    });
    const contact = crm.contacts.get(visitor.email);
    expect(consentTags(contact?.tags)).toEqual(['consent_email_2026-01-16_text_2026-11-20']);
    expect(contact?.notes[1]).toContain('Marketing e-mail: agreed 2026-01-16T12:00:00.000Z');
    await deliver(lead({ jobTitle: 'Owner' }), {
      key: 'key-3',
      corrected: second.progress.own ? [second.progress.own] : [],
    });
    expect(consentTags(contact?.tags)).toEqual([]);
  });

  test('comes with no correction where the first submission had none', async () => {
    const { crm, deliver } = crmWith({ ...customer, email: 'other@freight.example', phone: undefined });
    const first = await deliver(lead());
    await deliver(lead({ consent }), { key: 'key-2', corrected: first.progress.own ? [first.progress.own] : [] });
    expect(consentTags(crm.contacts.get(visitor.email)?.tags)).toEqual([]);
  });

  test('stays its own where an attempt begins anew on the contact that it has made', async () => {
    const { crm, deliver } = crmWith({ ...customer, email: 'other@freight.example', phone: undefined });
    const first = await deliver(lead({ consent }), {}, (call) =>
      call.endsWith('/notes') ? new Response('{}', { status: 400 }) : null,
    );
    await deliver(lead({ consent }), { progress: first.progress });
    expect(consentTags(crm.contacts.get(visitor.email)?.tags)).toEqual([tag]);
    expect(crm.contacts.get(visitor.email)?.notes[0]).toContain('Marketing e-mail: agreed');
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
