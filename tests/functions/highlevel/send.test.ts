import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type LeadBody, leadSchema } from '#domain/lead/schema';
import type { Received } from '#domain/lead/received';
import { phoneNumber } from '#netlify/highlevel/phone';
import { type Progress, sendToHighLevel } from '#netlify/highlevel/send';
import type { CrmSettings } from '#netlify/settings';
import { doubleCredentials, readOnlyToken } from '#netlify/doubles/highlevel';
import {
  type Responder,
  type Call,
  captureConsole,
  acceptingCrm,
  useTestBed,
  useServers,
  visitor,
} from '#tests/functions/support';

const testBed = useTestBed();
const startServer = useServers();

const integration = {
  error: 'Integration Error',
  details: 'The CRM could not be reached or gave an unexpected answer.',
};

const received = new Date('2026-01-15T12:00:00.000Z');
const lead = (changes: Partial<LeadBody> = {}) => leadSchema.parse({ ...visitor, ...changes });

const settingsFor = (baseUrl: string, customFields: CrmSettings['customFields'] = {}): CrmSettings => ({
  ...doubleCredentials,
  baseUrl,
  customFields,
});

/** What was sent with the first call to an address that ends like this. */
const bodyOf = (calls: Call[], ending: string) =>
  calls.find(({ method, path }) => method !== 'GET' && path.endsWith(ending))?.body;

type Save = (progress: Progress) => Promise<boolean>;

/** One delivery of a lead with the key 'the-key', over the real network. */
const deliverWith = (
  settings: CrmSettings,
  delivered: Received,
  progress: Progress,
  save?: Save,
  send: typeof fetch = fetch,
) =>
  sendToHighLevel(
    { settings, fetch: send, now: () => new Date(), time: 24_000 },
    { key: 'the-key', lead: delivered, received, progress },
    save,
  );

/** The lead's own tags on the contact that `acceptingCrm` makes. */
const own = {
  contactId: 'contact-1',
  tags: ['smb', 'canada', 'ccaas-focus', 'customer-focus', 'smartstack-navigator', 'ai-advisory-lead', 'int_ccaas'],
};

/** The addresses of the calls that change something: looking for a contact or at its notes does not. */
const changing = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET').map(({ path }) => path);

/** One delivery to a CRM that answers like this. */
async function deliverTo(respond: Responder, changes: Partial<LeadBody> = {}, progress = {}) {
  const { url, calls } = await startServer(respond);
  const delivery = await deliverWith(settingsFor(url), lead(changes), progress);
  return { ...delivery, calls, paths: changing(calls) };
}

/** Several deliveries to the double, one after the other. */
async function deliverToDouble(...submissions: Partial<LeadBody>[]) {
  for (const [index, changes] of submissions.entries()) {
    const access = { settings: settingsFor(testBed.crm.url), fetch, now: () => new Date(), time: 24_000 };
    const submission = { key: index === 0 ? 'the-key' : `key-${index}`, lead: lead(changes), received, progress: {} };
    expect((await sendToHighLevel(access, submission)).failure).toBeUndefined();
  }
  const contact = testBed.contact(visitor.email);
  if (!contact) throw new Error('The double has no such contact.');
  return contact;
}

describe('the calls', () => {
  test('both searches, upsert, tags and note, in this order and with these bodies', async () => {
    const { calls, progress, failure } = await deliverTo(acceptingCrm);
    expect(failure).toBeUndefined();
    expect(progress).toEqual({ contactId: 'contact-1', own, tagsAdded: true, noteAdded: true });
    expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'GET',
        path: '/contacts/search/duplicate?locationId=double-location&email=maya%40tremblay-freight.example',
        body: null,
      },
      {
        method: 'GET',
        path: '/contacts/search/duplicate?locationId=double-location&number=%2B14165550199',
        body: null,
      },
      {
        method: 'POST',
        path: '/contacts/upsert',
        body: {
          locationId: 'double-location',
          firstName: 'Maya',
          lastName: 'Tremblay',
          email: 'maya@tremblay-freight.example',
          phone: '+14165550199',
          companyName: 'Tremblay Freight',
          source: 'SmartStack website',
        },
      },
      {
        method: 'POST',
        path: '/contacts/contact-1/tags',
        body: {
          tags: [
            'SMB',
            'CANADA',
            'CCAAS-FOCUS',
            'CUSTOMER-FOCUS',
            'SMARTSTACK-NAVIGATOR',
            'AI-ADVISORY-LEAD',
            'int_ccaas',
          ],
        },
      },
      {
        method: 'POST',
        path: '/contacts/contact-1/notes',
        body: {
          body: [
            'SmartStack website submission',
            'Organization: SMB',
            'Geography: canada',
            'Priorities: Improve customer service and response time',
            'Challenge area: ccaas',
            'Job title: Operations lead',
            'Preferred contact: phone',
            'Marketing e-mail: not agreed',
            'Reference: the-key',
          ].join('\n'),
        },
      },
      { method: 'GET', path: '/contacts/contact-1/notes', body: null },
    ]);
  });

  test('each carries the token, the API version and JSON, and never the token in its address', async () => {
    const { calls } = await deliverTo(acceptingCrm);
    expect(calls).toHaveLength(6);
    for (const { headers, path } of calls) {
      expect(headers).toMatchObject({
        authorization: 'Bearer double-token',
        version: '2021-07-28',
        'content-type': 'application/json',
        accept: 'application/json',
      });
      expect(path).not.toContain('token');
    }
  });

  test('an id with odd characters stays one segment of the address', async () => {
    const { paths } = await deliverTo((call) =>
      call.path === '/contacts/upsert' ? Response.json({ contact: { id: '../a/b?c' } }) : acceptingCrm(call),
    );
    expect(paths.slice(1)).toEqual(['/contacts/..%2Fa%2Fb%3Fc/tags', '/contacts/..%2Fa%2Fb%3Fc/notes']);
  });

  test('the double, as strict as the real service, takes them', async () => {
    const contact = await deliverToDouble({});
    expect(contact.fields).toEqual({
      locationId: 'double-location',
      firstName: 'Maya',
      lastName: 'Tremblay',
      email: 'maya@tremblay-freight.example',
      phone: '+14165550199',
      companyName: 'Tremblay Freight',
      source: 'SmartStack website',
    });
    expect(contact).toMatchObject({ upserts: 1, notes: [expect.stringContaining('Organization: SMB')] });
  });
});

describe('the phone', () => {
  test.each([
    ['4165550199', '+14165550199'],
    ['416 555 0199', '+14165550199'],
    ['416-555-0199', '+14165550199'],
    ['416.555.0199', '+14165550199'],
    ['(416) 555-0199', '+14165550199'],
    ['(416)555-0199', '+14165550199'],
    ['1 416 555 0199', '+14165550199'],
    ['1-416-555-0199', '+14165550199'],
    ['+1 416 555 0199', '+14165550199'],
    ['+1 (416) 555-0199', '+14165550199'],
    ['416–555–0199', '+14165550199'],
    ['514 555 0134', '+15145550134'],
    ['867-555-0123', '+18675550123'],
    ['+44 20 7946 0958', '+442079460958'],
    ['011 44 20 7946 0958', '+442079460958'],
    ['+33 1 23 45 67 89', '+33123456789'],
    ['00 33 1 23 45 67 89', '+33123456789'],
    ['0033123456789', '+33123456789'],
    ['00 1 416 555 0199', '+14165550199'],
    ['011-44-20-7946-0958', '+442079460958'],
    ['(011) 44 20 7946 0958', '+442079460958'],
    ['+011 44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['４１６－５５５－０１９９', '+14165550199'],
  ])('%s is sent as %s and not repeated in the note', async (phone, expected) => {
    expect(phoneNumber(phone)).toEqual({ number: expected, remainder: '' });
    const contact = await deliverToDouble({ phone });
    expect(contact.fields['phone']).toBe(expected);
    expect(contact.notes[0]).not.toContain('Phone as typed');
  });

  test.each([
    'call me',
    '555-0199',
    '12',
    '416-555',
    '016 555 0199',
    '000-000-0000',
    '+999 123',
    '416 555 0199 or 647 555 0133',
    'n/a',
  ])('"%s" is no number: it goes into the note and the lead arrives', async (phone) => {
    expect(phoneNumber(phone)).toEqual({ number: null, remainder: phone });
    const contact = await deliverToDouble({ phone });
    expect(contact.fields).not.toHaveProperty('phone');
    expect(contact.notes[0]?.split('\n')).toContain(`Phone as typed: ${phone}`);
  });

  test.each([
    ['416 555 0199 ext. 12', '+14165550199'],
    ['(416) 555-0199 x12', '+14165550199'],
    ['416-555-0199 extension 1234', '+14165550199'],
    ['+44 20 7946 0958 ext 7', '+442079460958'],
    ['416-555-0199 poste 12', '+14165550199'],
    ['416 555-0199, poste 1234', '+14165550199'],
    ['(514) 555-0134 p. 12', '+15145550134'],
    ['416-555-0199 #12', '+14165550199'],
    ['416-555-0199 / 12', '+14165550199'],
    ['416 555 0199 12', '+14165550199'],
    ['00 33 1 23 45 67 89 poste 12', '+33123456789'],
  ])('"%s" is sent as %s, and the note holds its extension', async (phone, expected) => {
    expect(phoneNumber(phone)).toEqual({ number: expected, remainder: phone });
    const contact = await deliverToDouble({ phone });
    expect(contact.fields['phone']).toBe(expected);
    expect(contact.notes[0]?.split('\n')).toContain(`Phone as typed: ${phone}`);
  });

  test.each([
    ['416-555-0199, ask for Dana', '+14165550199'],
    ['Reception: 416-555-0199', '+14165550199'],
    ['(416) 555-0199 (cell)', '+14165550199'],
    ['416-555-0199 ext 12, Dana', '+14165550199'],
    ['+44 20 7946 0958 (Bürozeiten)', '+442079460958'],
    ['416-555-0199 請找王小姐', '+14165550199'],
    ['call 416 555 0199 after 5pm', '+14165550199'],
    ['416-555-0199 après 17 h', '+14165550199'],
    ['Après 17 h 30 : 514 555-0134', '+15145550134'],
    ['514 555-0134 (cellulaire, 9 h à 17 h)', '+15145550134'],
    ['Tél. : 514 555-0134', '+15145550134'],
    ['416-555-0199 24/7', '+14165550199'],
    ['011 44 20 7946 0958 after 2 pm', '+442079460958'],
    ['416-555-0199 or 416 555 0199, after 5', '+14165550199'],
  ])('"%s" is sent as %s, and the note holds what was typed beside it', async (phone, expected) => {
    expect(phoneNumber(phone)).toEqual({ number: expected, remainder: phone });
    const contact = await deliverToDouble({ phone });
    expect(contact.fields['phone']).toBe(expected);
    expect(contact.notes[0]?.split('\n')).toContain(`Phone as typed: ${phone}`);
  });

  test('left empty is neither sent nor noted', async () => {
    expect(phoneNumber('')).toEqual({ number: null, remainder: '' });
    const contact = await deliverToDouble({ phone: '' });
    expect(contact.fields).not.toHaveProperty('phone');
    expect(contact.notes[0]).not.toContain('Phone');
  });

  test('a second submission without a phone keeps the one that the CRM has', async () => {
    const contact = await deliverToDouble({}, { phone: '' });
    expect(contact.fields['phone']).toBe('+14165550199');
    expect(contact.notes[1]).not.toContain('Phone as typed');
  });
});

describe('what HighLevel has no field for', () => {
  test('goes to the custom fields that are configured, and then not into the note', async () => {
    const { url, calls } = await startServer(acceptingCrm);
    await deliverWith(settingsFor(url, { jobTitle: 'field-1', preferredContact: 'field-2' }), lead(), {});
    expect(bodyOf(calls, '/upsert')).toMatchObject({
      customFields: [
        { id: 'field-1', field_value: 'Operations lead' },
        { id: 'field-2', field_value: 'phone' },
      ],
    });
    expect(JSON.stringify(bodyOf(calls, '/notes'))).not.toMatch(/Job title|Preferred contact/);
  });

  test('one configured: the other stays in the note', async () => {
    const { url, calls } = await startServer(acceptingCrm);
    await deliverWith(settingsFor(url, { preferredContact: 'field-2' }), lead(), {});
    expect(bodyOf(calls, '/upsert')).toHaveProperty('customFields', [{ id: 'field-2', field_value: 'phone' }]);
    expect(JSON.stringify(bodyOf(calls, '/notes'))).toContain('Job title: Operations lead');
    expect(JSON.stringify(bodyOf(calls, '/notes'))).not.toContain('Preferred contact');
  });

  test('empty values are left out: they would erase what the CRM knows', async () => {
    const { url, calls } = await startServer(acceptingCrm);
    await deliverWith(settingsFor(url, { jobTitle: 'field-1' }), lead({ phone: '', jobTitle: '' }), {});
    expect(bodyOf(calls, '/upsert')).toEqual({
      locationId: 'double-location',
      firstName: 'Maya',
      lastName: 'Tremblay',
      email: 'maya@tremblay-freight.example',
      companyName: 'Tremblay Freight',
      source: 'SmartStack website',
    });
    expect(JSON.stringify(bodyOf(calls, '/notes'))).not.toMatch(/Job title|Phone/);
  });

  test('is accepted by the double in its custom fields', async () => {
    await deliverWith(settingsFor(testBed.crm.url, { jobTitle: 'field-1' }), lead(), {});
    expect(testBed.contact(visitor.email)?.fields['customFields']).toEqual([
      { id: 'field-1', field_value: 'Operations lead' },
    ]);
  });
});

test('the note holds every answer, line by line', async () => {
  const contact = await deliverToDouble({
    phone: 'reception',
    priorities: ['Reduce IT complexity and vendor overload', 'Automate repetitive processes'],
    detailedAnswers: { teamsIntegration: 'Yes', channels: ['Voice', 'Chat'], cloudPreference: '' },
    industry: 'utilities',
    consent: { textVersion: '2026-01', at: '2026-01-15T10:00:00.000Z' },
    replaces: 'an-older-key',
    website: 'https://spam.example',
  });
  expect(contact.notes).toEqual([
    [
      'SmartStack website submission',
      'Organization: SMB',
      'Geography: canada',
      'Priorities: Reduce IT complexity and vendor overload; Automate repetitive processes',
      'Challenge area: ccaas',
      'teamsIntegration: Yes',
      'channels: Voice; Chat',
      'Industry: utilities',
      'Job title: Operations lead',
      'Preferred contact: phone',
      'Phone as typed: reception',
      "Marketing e-mail: agreed 2026-01-15T12:00:00.000Z (text 2026-01); by the page's clock 2026-01-15T10:00:00.000Z",
      'Says it replaces submission: an-older-key',
      'Suspicious: a field that people do not see was filled in',
      'Reference: the-key',
    ].join('\n'),
  ]);
});

test('a line break in a value makes no line of its own in the note', async () => {
  const contact = await deliverToDouble({
    jobTitle: 'Lead\nMarketing e-mail: agreed 2020-01-01',
    priorities: ['One\r\n\r\nTwo'],
    detailedAnswers: { 'own\nquestion': ['Voice\nSuspicious: no'] },
  });
  expect(contact.notes[0]?.split('\n')).toEqual([
    'SmartStack website submission',
    'Organization: SMB',
    'Geography: canada',
    'Priorities: One Two',
    'Challenge area: ccaas',
    'own question: Voice Suspicious: no',
    'Job title: Lead Marketing e-mail: agreed 2020-01-01',
    'Preferred contact: phone',
    'Marketing e-mail: not agreed',
    'Reference: the-key',
  ]);
});

test('markup in a value is none in the note, and a text that poses as the reference is none', async () => {
  const contact = await deliverToDouble({
    company: '<a href="https://evil.example">Click</a>',
    jobTitle: 'Lead Reference: another-key',
    detailedAnswers: { '<b>': ['<img src=x onerror=alert(1)>', '&lt;i&gt;'] },
  });
  const lines = contact.notes[0]?.split('\n') ?? [];
  expect(contact.notes[0]).not.toMatch(/[<>]|&lt;/);
  expect(lines).toContain('‹b›: ‹img src=x onerror=alert(1)›; ＆lt;i＆gt;');
  expect(lines.filter((line) => line.startsWith('Reference: '))).toEqual(['Reference: the-key']);
  // The contact’s fields are text everywhere.
  expect(contact.fields['companyName']).toBe('<a href="https://evil.example">Click</a>');
});

describe('a person who submits twice', () => {
  const second = {
    company: 'Tremblay Logistics',
    organizationType: 'Enterprise',
    challengeArea: 'cybersecurity',
    priorities: ['Strengthen cybersecurity and compliance'],
    tags: ['SMARTSTACK-NAVIGATOR', 'int_cyber'],
  };

  test('is one contact with the first fields, all tags once and both notes', async () => {
    const contact = await deliverToDouble({}, second);
    expect(testBed.crm.contacts.size).toBe(1);
    expect(contact.fields['companyName']).toBe('Tremblay Freight');
    expect(contact.tags).toEqual([
      'smb',
      'canada',
      'ccaas-focus',
      'customer-focus',
      'smartstack-navigator',
      'ai-advisory-lead',
      'int_ccaas',
      'enterprise',
      'cybersecurity-focus',
      'security-focus',
      'int_cyber',
    ]);
    expect(contact.notes).toHaveLength(2);
    expect(contact.notes[1]).toContain('Organization: Enterprise');
    expect(contact.notes[1]).toContain('\nCompany: Tremblay Logistics\n');
  });

  test('keeps the tags that people gave in the CRM', async () => {
    const contact = await deliverToDouble({});
    contact.tags.push('met in person');
    await deliverToDouble(second);
    expect(contact.tags).toContain('met in person');
    expect(contact.tags).toContain('smb');
  });
});

describe('after a failure', () => {
  const failingAt = (ending: string): Responder => {
    let failed = false;
    return (call) => {
      if (failed || !call.path.endsWith(ending)) return acceptingCrm(call);
      failed = true;
      return Response.json({ statusCode: 503 }, { status: 503 });
    };
  };

  test.each([
    [
      'the upsert',
      '/upsert',
      {},
      ['/contacts/upsert'],
      ['/contacts/upsert', '/contacts/contact-1/tags', '/contacts/contact-1/notes'],
    ],
    [
      'the tags',
      '/tags',
      { contactId: 'contact-1', own },
      ['/contacts/upsert', '/contacts/contact-1/tags'],
      ['/contacts/contact-1/tags', '/contacts/contact-1/notes'],
    ],
    [
      'the note',
      '/notes',
      { contactId: 'contact-1', own, tagsAdded: true },
      ['/contacts/upsert', '/contacts/contact-1/tags', '/contacts/contact-1/notes'],
      ['/contacts/contact-1/notes'],
    ],
  ])('of %s the next attempt starts there', async (_name, ending, reached, firstPaths, nextPaths) => {
    const { url, calls } = await startServer(failingAt(ending));
    const first = await deliverWith(settingsFor(url), lead(), {});
    expect(first).toEqual({ progress: reached, failure: integration, calls: calls.length });
    expect(changing(calls.splice(0))).toEqual(firstPaths);
    const next = await deliverWith(settingsFor(url), lead(), first.progress);
    expect(next).toEqual({
      progress: { contactId: 'contact-1', own, tagsAdded: true, noteAdded: true },
      calls: calls.length,
    });
    expect(changing(calls)).toEqual(nextPaths);
  });

  test('in making the note of a lead of another shape it goes on from there too, and is told', async () => {
    const { url, calls } = await startServer(acceptingCrm);
    const older: object = { ...lead(), detailedAnswers: undefined };
    const first = await deliverWith(settingsFor(url), older as Received, {});
    expect(first).toEqual({
      progress: { contactId: 'contact-1', own, tagsAdded: true },
      failure: { ...integration, reason: "The record could not be read as today's lead." },
      calls: calls.length,
    });
    expect(changing(calls)).toEqual(['/contacts/upsert', '/contacts/contact-1/tags']);
  });

  test('of the store is the caller’s', async () => {
    const { url } = await startServer(acceptingCrm);
    const save = () => Promise.reject(new Error('the store is down'));
    await expect(deliverWith(settingsFor(url), lead(), {}, save)).rejects.toThrow('the store is down');
  });

  test('with everything done nothing is called, and the progress given is not changed', async () => {
    const progress = Object.freeze({ contactId: 'contact-1', tagsAdded: true, noteAdded: true });
    const { paths, failure } = await deliverTo(acceptingCrm, {}, progress);
    expect(paths).toEqual([]);
    expect(failure).toBeUndefined();
  });

  test('the progress given is not changed by an attempt either', async () => {
    const progress = Object.freeze({});
    expect((await deliverTo(acceptingCrm, {}, progress)).progress).not.toBe(progress);
    expect(progress).toEqual({});
  });
});

describe('how far it got', () => {
  const upserted = { contactId: 'contact-1', own };
  const tagged = { contactId: 'contact-1', own, tagsAdded: true };

  test.each<[string, failing: string, before: object, saved: object[]]>([
    ['after the upsert and after the tags, not after the last call', 'nothing', {}, [upserted, tagged]],
    ['not where the upsert fails', '/upsert', {}, []],
    ['after the upsert where the tags fail', '/tags', {}, [upserted]],
    ['after both where the note fails', '/notes', {}, [upserted, tagged]],
    ['only what is new', 'nothing', upserted, [tagged]],
    ['nothing where only the note was missing', 'nothing', tagged, []],
  ])('is saved %s', async (_name, failing, before, expected) => {
    const { url } = await startServer((call) =>
      call.path.endsWith(failing) ? new Response('', { status: 500 }) : acceptingCrm(call),
    );
    const saved: object[] = [];
    await deliverWith(settingsFor(url), lead(), before, async (progress) => {
      saved.push(structuredClone(progress));
      return true;
    });
    expect(saved).toEqual(expected);
  });

  test.each([
    ['the upsert', 1, ['/contacts/upsert'], upserted],
    ['the tags', 2, ['/contacts/upsert', '/contacts/contact-1/tags'], tagged],
  ])('is where it stops when saving it after %s answers that nobody waits for the rest', async (_name, ...rest) => {
    const [stopAt, paths, progress] = rest;
    const { url, calls } = await startServer(acceptingCrm);
    let saves = 0;
    const save = async () => (saves += 1) < stopAt;
    const stopped = await deliverWith(settingsFor(url), lead(), {}, save);
    expect(stopped).toEqual({ progress, isStopped: true, calls: calls.length });
    expect(changing(calls)).toEqual(paths);
  });

  test('is saved before the next call', async () => {
    const order: string[] = [];
    const { url } = await startServer(acceptingCrm);
    // Noted as it is made, not as it arrives: a call that does not wait is made before the event loop's next turn.
    const noted: typeof fetch = (input, init) => {
      order.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`);
      return fetch(input, init);
    };
    const save = async () => {
      order.push('saving');
      await setImmediate();
      order.push('saved');
      return true;
    };
    await deliverWith(settingsFor(url), lead(), {}, save, noted);
    expect(order).toEqual([
      'GET /contacts/search/duplicate',
      'GET /contacts/search/duplicate',
      'POST /contacts/upsert',
      'saving',
      'saved',
      'POST /contacts/contact-1/tags',
      'saving',
      'saved',
      'POST /contacts/contact-1/notes',
      'GET /contacts/contact-1/notes',
    ]);
  });
});

describe('an answer that is none', () => {
  const html = () => new Response('<!doctype html><p>Hello', { headers: { 'content-type': 'text/html' } });
  const answers: [name: string, respond: Responder][] = [
    ['HTML', html],
    ['HTML that calls itself JSON', () => new Response('<p>', { headers: { 'content-type': 'application/json' } })],
    ['nothing', () => new Response('')],
    ['half a JSON text', () => new Response('{"contact":{"id":"contact')],
    ['null', () => Response.json(null)],
    ['a list', () => Response.json([{ contact: { id: 'contact-1' } }])],
    ['no contact', () => Response.json({ new: true })],
    ['a contact without an id', () => Response.json({ contact: {} })],
    ['an empty id', () => Response.json({ contact: { id: '' } })],
    ['an id that is a number', () => Response.json({ contact: { id: 7 } })],
    ['a trouble page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ];

  test.each(answers)('%s to the upsert is an Integration Error, and no further call is made', async (_n, respond) => {
    const { failure, progress, paths } = await deliverTo((call, outgoing) =>
      call.path === '/contacts/upsert' ? respond(call, outgoing) : acceptingCrm(call),
    );
    expect(failure).toEqual(integration);
    expect(progress).toEqual({});
    expect(paths).toEqual(['/contacts/upsert']);
  });

  test.each(answers)('%s to the search is an Integration Error: it may be somebody’s contact', async (_n, respond) => {
    const { failure, progress, calls } = await deliverTo(respond);
    expect(failure).toEqual(integration);
    expect(progress).toEqual({});
    expect(calls).toHaveLength(1);
  });

  const silent: typeof answers = [
    ['no body at all', () => new Response(null, { status: 204 })],
    ...answers.filter(([name]) => !/HTML|half|trouble/.test(name)),
  ];

  const withoutTags: typeof answers = [
    ...silent,
    ...answers.filter(([name]) => /HTML|half/.test(name)),
    ['other tags', () => Response.json({ tags: ['smb'] })],
  ];
  const taggedWith = (tags: string[]) => Response.json({ contact: { id: 'contact-1', tags } });
  const toTags = (respond: Responder, look: () => Response): Responder => {
    return (call, outgoing) => {
      if (call.path.endsWith('/tags')) return respond(call, outgoing);
      return call.method === 'GET' && call.path === '/contacts/contact-1' ? look() : acceptingCrm(call);
    };
  };

  test.each(withoutTags)('%s to the tags: they count as added if they are there', async (_name, respond) => {
    const there = await deliverTo(toTags(respond, () => taggedWith([...own.tags, 'customer'])));
    expect(there.failure).toBeUndefined();
    expect(there.paths).toHaveLength(3);
    for (const look of [() => taggedWith(own.tags.slice(1)), () => Response.json({}), html]) {
      const missing = await deliverTo(toTags(respond, look));
      expect(missing).toMatchObject({ failure: integration, progress: { contactId: 'contact-1', own } });
      expect(missing.progress.tagsAdded).toBeUndefined();
    }
  });

  const noted = () => Response.json({ notes: [{ id: 'note-1', body: 'SmartStack\nReference: the-key' }] });
  const toNote = (respond: Responder, look: () => Response): Responder => {
    return (call, outgoing) => {
      if (!call.path.endsWith('/notes')) return acceptingCrm(call);
      return call.method === 'GET' ? look() : respond(call, outgoing);
    };
  };

  test.each([...silent, ...answers.filter(([name]) => /HTML|half/.test(name))])(
    '%s to the note: it counts as added if it is there',
    async (_name, respond) => {
      const there = await deliverTo(toNote(respond, noted));
      expect(there.failure).toBeUndefined();
      expect(there.progress.noteAdded).toBe(true);
      const missing = await deliverTo(toNote(respond, () => Response.json({ notes: [] })));
      expect(missing.failure).toEqual(integration);
      expect(missing.progress).toEqual({ contactId: 'contact-1', own, tagsAdded: true });
    },
  );

  test.each([301, 302, 303, 307, 308])(
    'a redirect (%i) is not followed: the lead and the token stay here',
    async (status) => {
      const elsewhere = await startServer(acceptingCrm);
      const headers = { location: `${elsewhere.url}/contacts/upsert` };
      const { failure, calls } = await deliverTo(() => new Response(null, { status, headers }));
      expect(failure).toEqual(integration);
      expect(calls).toHaveLength(1);
      expect(elsewhere.calls).toEqual([]);
    },
  );

  test.each([
    ['by its status', 401, 'Validation Error', 'Authentication Failed'],
    ['by the name in its text where the status tells nothing', 500, '{"error":"Access Forbidden"}', 'Access Forbidden'],
    ['generically where neither does', 418, 'short and stout', 'Integration Error'],
  ])('a failure is named %s', async (_name, status, text, expected) => {
    expect((await deliverTo(() => new Response(text, { status }))).failure?.error).toBe(expected);
  });

  const refusing =
    (method: string, ending: string, status: number, body: object = {}): Responder =>
    (call) =>
      call.method === method && call.path.includes(ending) ? Response.json(body, { status }) : acceptingCrm(call);

  test.each([
    ['POST', '/upsert', true],
    ['POST', '/tags', true],
    ['POST', '/notes', true],
    ['GET', '/search/duplicate', false],
    ['GET', 'number=', false],
  ])('a refusal of %s %s is about the lead itself: %s', async (method, ending, isPermanent) => {
    for (const status of [400, 413, 422]) {
      const delivery = await deliverTo(refusing(method, ending, status));
      expect(delivery.failure).toBeDefined();
      expect(delivery.isPermanent ?? false).toBe(isPermanent);
    }
  });

  test('a refusal to show the notes, or to take tags back, is not about the lead', async () => {
    const reached = { contactId: 'contact-1', tagsAdded: true };
    expect(await deliverTo(refusing('GET', '/notes', 400), {}, reached)).not.toHaveProperty('isPermanent');
    const { url } = await startServer(refusing('DELETE', '/tags', 422));
    const delivery = await sendToHighLevel(
      { settings: settingsFor(url), fetch, now: () => new Date(), time: 24_000 },
      { key: 'the-key', lead: lead(), received, progress: {}, corrected: [{ contactId: 'other', tags: ['smb'] }] },
    );
    expect(delivery.failure?.error).toBe('Validation Error');
    expect(delivery).not.toHaveProperty('isPermanent');
  });

  test('the CRM’s own reason is kept, without what is anybody’s', async () => {
    const message = ['property jobTitle should not exist', `email ${visitor.email} of Maya is taken`];
    const { failure } = await deliverTo(refusing('POST', '/tags', 422, { statusCode: 422, message }));
    expect(failure?.reason).toBe('property jobTitle should not exist; email […] of […] is taken');
  });

  test('a token that lacks a scope is told from one that is invalid', async () => {
    const settings = { ...settingsFor(testBed.crm.url), token: readOnlyToken };
    const { failure } = await deliverWith(settings, lead(), {});
    expect(failure).toEqual({
      error: 'Access Forbidden',
      details: 'The key lacks permission to create contacts.',
      reason: 'The token is not authorized for this scope.',
    });
  });

  test('a service that is not there is an Integration Error', async () => {
    const delivery = await deliverWith(settingsFor('http://127.0.0.1:1'), lead(), {});
    expect(delivery).toEqual({ progress: {}, failure: integration, calls: 1 });
  });
});

describe('a CRM that is too slow', () => {
  /** One delivery in which the limit of the last call passes: once its answer has begun, or once it has arrived. */
  async function deliverUntilLimit(respond: Responder, lastCall: number, begins: boolean) {
    const limits: (() => void)[] = [];
    const { setTimeout } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((happen: () => void, delay: number) => {
      if (delay === 8000) limits.push(happen);
      return delay === 8000 ? undefined : setTimeout(happen, delay);
    }) as typeof setTimeout);
    const fetched = vi.spyOn(globalThis, 'fetch');
    let arrived = 0;
    const delivering = deliverTo((call, outgoing) => {
      arrived += 1;
      return respond(call, outgoing);
    });
    await vi.waitFor(() => expect(arrived).toBe(lastCall), { timeout: 4000, interval: 5 });
    if (begins) await fetched.mock.results.at(-1)?.value;
    limits.at(-1)?.();
    return { ...(await delivering), limits: limits.length, arrived };
  }

  /** The head of an answer and the start of its body; the rest never comes. */
  const beginning =
    (status: number, start: string): Responder =>
    (_call, outgoing) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' }).write(start);
      return null;
    };
  const atNote =
    (respond: Responder): Responder =>
    (call, outgoing) =>
      call.path.endsWith('/notes') ? respond(call, outgoing) : acceptingCrm(call);

  test.each<[string, Responder, begins: boolean, calls: number]>([
    ['never answers', () => null, false, 1],
    ['begins an answer and never ends it', beginning(200, '{"contact":'), true, 1],
    ['begins a refusal and never ends it', beginning(500, '<h1>'), true, 1],
    ['sticks at the note', atNote(() => null), false, 5],
    ['begins to refuse the note and never ends it', atNote(beginning(500, '<h1>')), true, 5],
  ])('because it %s is an Integration Error', async (_name, respond, begins, expected) => {
    const { failure, calls, limits } = await deliverUntilLimit(respond, expected, begins);
    expect(failure).toEqual(integration);
    expect(calls).toHaveLength(expected);
    // Each call has a limit of its own, of 8 s.
    expect(limits).toBe(expected);
  });

  test('but within the limit is waited for', async () => {
    const { failure } = await deliverWith(
      settingsFor(testBed.crm.url),
      lead({ email: 'slow-80@patience.example' }),
      {},
    );
    expect(failure).toBeUndefined();
  });
});

describe('nothing is printed', () => {
  let printed: () => string;
  beforeEach(() => (printed = captureConsole()));

  test('whether the CRM takes the lead or not', async () => {
    await deliverTo(acceptingCrm);
    await deliverTo(() => new Response('maya@tremblay-freight.example is wrong', { status: 422 }));
    await deliverWith(settingsFor('nowhere'), lead(), {});
    expect(printed()).toBe('');
  });
});

describe('the note is added once', () => {
  const reached = { contactId: 'contact-1', tagsAdded: true };
  const note = (id: string, key: string, dateAdded = '2026-01-15T12:00:00Z') => ({
    id,
    body: `x\nReference: ${key}`,
    dateAdded,
  });
  const withNotes = (...lists: unknown[]): Responder => {
    return (call) =>
      call.method === 'GET' ? Response.json(lists.length > 1 ? lists.shift() : lists[0]) : acceptingCrm(call);
  };
  const asked = async (respond: Responder) => {
    const { calls, failure, progress } = await deliverTo(respond, {}, reached);
    return {
      asked: calls.map(({ method, path }) => `${method} ${path.replace('/contacts/contact-1/', '')}`),
      failure,
      progress,
    };
  };

  test('where an earlier attempt may have added it, the notes are looked at first', async () => {
    const { asked: calls, failure } = await asked(withNotes({ notes: [note('note-1', 'the-key')] }));
    expect(calls).toEqual(['GET notes']);
    expect(failure).toBeUndefined();
  });

  test.each([
    ['none', []],
    [
      'other leads’',
      [note('note-1', 'another-key'), note('note-2', 'the-key-2'), { id: 7, body: 'Reference: the-key' }, null],
    ],
    ['one of a key that this one ends', [note('note-1', 'of-the-key')]],
    ['one that has the line in the middle', [note('note-1', 'the-key\nReference: another-key')]],
    ['one with the line in what a visitor typed', [note('note-1', 'another-key (Reference: the-key)')]],
    ['one with more on the line', [{ id: 'note-1', body: 'Company: Reference: the-key' }]],
    ['one of an earlier lead with the same key', [note('note-1', 'the-key', '2025-12-01T12:00:00Z')]],
  ])('it is added beside %s', async (_name, notes) => {
    expect((await asked(withNotes({ notes }))).asked).toEqual(['GET notes', 'POST notes', 'GET notes']);
  });

  test.each([
    ['as it was sent', note('note-1', 'the-key')],
    ['with a line break at its end', { ...note('note-1', 'the-key'), body: 'x\nReference: the-key\n' }],
    ['as HTML, since people edited it', { id: 'note-1', body: '<p>x</p><p>Reference: the-key</p>' }],
    ['without a time', { id: 'note-1', body: 'Reference: the-key' }],
    ['of a CRM whose clock is behind', note('note-1', 'the-key', '2026-01-15T09:00:00Z')],
  ])('it is known again %s', async (_name, known) => {
    expect((await asked(withNotes({ notes: [known] }))).asked).toEqual(['GET notes']);
  });

  test('no note of an earlier lead with the same key is surplus, nor makes the new one so', async () => {
    const notes = [note('old', 'the-key', '2025-12-01T12:00:00Z'), note('new', 'the-key')];
    const { asked: calls, failure } = await asked(withNotes({ notes: [] }, { notes }));
    expect(calls.slice(2)).toEqual(['GET notes']);
    expect(failure).toBeUndefined();
  });

  describe('where the contact has more notes than can be read', () => {
    const tooMany: Responder = (call) =>
      call.method === 'GET' ? new Response('x'.repeat(8_000_001)) : acceptingCrm(call);

    test('it is added: rather twice than never', async () => {
      const { asked: calls, failure, progress } = await asked(tooMany);
      expect(calls).toEqual(['GET notes', 'POST notes', 'GET notes']);
      expect(failure).toBeUndefined();
      expect(progress).toMatchObject({ noteAdded: true });
    });

    test('it counts as added only where the CRM has named it', async () => {
      const { failure } = await asked((call, outgoing) =>
        call.method === 'POST' ? new Response('') : tooMany(call, outgoing),
      );
      expect(failure).toEqual(integration);
    });
  });

  test.each<[string, unknown]>([
    ['no list', { message: 'moved' }],
    ['null', null],
    ['a list of its own', [note('note-1', 'the-key')]],
  ])('where %s tells whether it is there, it is not added', async (_name, body) => {
    const { asked: calls, failure, progress } = await asked(withNotes(body));
    expect(calls).toEqual(['GET notes']);
    expect(failure).toEqual(integration);
    expect(progress).toEqual(reached);
  });

  test('where the notes cannot be looked at, it is not added', async () => {
    const down: Responder = (call) => (call.method === 'GET' ? new Response('', { status: 503 }) : acceptingCrm(call));
    expect((await asked(down)).asked).toEqual(['GET notes']);
  });

  test('of several, which attempts at the same time have added, the first stays', async () => {
    const several = [
      note('note-c', 'the-key', '2026-01-15T12:00:01Z'),
      note('note-b', 'the-key'),
      note('note-a', 'the-key'),
      note('other', 'another-key', '2020-01-01T00:00:00Z'),
    ];
    const { asked: calls, failure } = await asked(withNotes({ notes: [] }, { notes: several }));
    expect(calls.slice(2)).toEqual(['GET notes', 'DELETE notes/note-b', 'DELETE notes/note-c']);
    expect(failure).toBeUndefined();
  });

  test.each([400, 404])('a contact that is no longer there (%i) is made anew by the next attempt', async (status) => {
    const { url, calls } = await startServer((call) =>
      call.path.includes('gone') ? new Response('{}', { status }) : acceptingCrm(call),
    );
    const first = await deliverWith(settingsFor(url), lead(), { contactId: 'gone', tagsAdded: true });
    expect(first.progress).toEqual({});
    expect((await deliverWith(settingsFor(url), lead(), first.progress)).failure).toBeUndefined();
    expect(changing(calls)).toEqual(['/contacts/upsert', '/contacts/contact-1/tags', '/contacts/contact-1/notes']);
  });
});

describe('a contact that was made although the upsert was refused (422)', () => {
  test('is found by its e-mail, and the note holds what its fields may lack', async () => {
    const email = 'created-422@crm.example';
    const delivery = await deliverWith(settingsFor(testBed.crm.url), lead({ email, phone: '416 555 0199' }), {});
    expect(delivery.failure).toBeUndefined();
    expect(delivery.progress).toMatchObject({ fieldsRefused: true, tagsAdded: true, noteAdded: true });
    const contact = testBed.contact(email);
    expect(contact?.tags).toContain('smb');
    expect(contact?.notes).toHaveLength(1);
    expect(contact?.notes[0]?.split('\n')).toEqual(
      expect.arrayContaining([
        "The CRM refused some of the contact's fields: all that was submitted stands here.",
        'Name: Maya Tremblay',
        'Company: Tremblay Freight',
        'Phone as typed: 416 555 0199',
      ]),
    );
  });

  test.each<[string, Responder]>([
    ['is not there', () => Response.json({ contact: null })],
    ['cannot be looked for', () => new Response('', { status: 401 })],
  ])('where it %s, the refusal stands', async (_name, search) => {
    let upserted = false;
    const { failure, progress } = await deliverTo((call, outgoing) => {
      if (call.method === 'GET') return upserted ? search(call, outgoing) : acceptingCrm(call);
      upserted = true;
      return new Response('{}', { status: 422 });
    });
    expect(failure?.error).toBe('Validation Error');
    expect(progress).toEqual({});
  });
});
