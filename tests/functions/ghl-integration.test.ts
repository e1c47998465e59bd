import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '@netlify/functions';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ghlIntegration, { config, takeLead } from '#netlify/functions/ghl-integration';
import { emptyContact } from '#domain/lead/contact';
import { leadSchema } from '#domain/lead/schema';
import type { LeadContext } from '#netlify/leads/context';
import { createAtOnce } from '#netlify/leads/at-once';
import { openLeadContext } from '#netlify/leads/open';
import { leadStore } from '#netlify/leads/store';
import { fingerprintOf, newRecord, withState } from '#netlify/leads/record';
import {
  answerOf,
  deliverWaiting,
  leadRequest,
  platformContext,
  postLead,
  useTestBed,
  visitor,
} from '#tests/functions/support';

const testBed = useTestBed();

const authentication = { error: 'Authentication Failed', details: 'The CRM API key is invalid or expired.' };
const access = { error: 'Access Forbidden', details: 'The key lacks permission to create contacts.' };
const format = { error: 'Bad Request', details: 'Contact data format error.' };
const validation = { error: 'Validation Error', details: 'The email may already exist or the data is invalid.' };
const integration = {
  error: 'Integration Error',
  details: 'The CRM could not be reached or gave an unexpected answer.',
};

/** Makes the store impossible: the directory that LEAD_STORE names is a file. */
async function breakStore(name = 'leads'): Promise<void> {
  await mkdir(testBed.directory, { recursive: true });
  const file = path.join(testBed.directory, name);
  await writeFile(file, 'not a directory');
  vi.stubEnv('LEAD_STORE', `file:${file}`);
}

const states = async () =>
  Promise.all((await testBed.store.keys()).map(async (key) => (await testBed.store.read(key))?.state));

describe('a complete lead', () => {
  test('is delivered: 200 with its key as the receipt', async () => {
    const answer = await postLead(visitor, 'b7c1f3f0-0000-4000-8000-000000000001');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, id: 'b7c1f3f0-0000-4000-8000-000000000001' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(testBed.contact(visitor.email)?.fields).toMatchObject({
      firstName: 'Maya',
      companyName: 'Tremblay Freight',
    });
    expect(await states()).toEqual(['delivered']);
  });

  test('needs no more than names, e-mail and company', async () => {
    const { firstName, lastName, email, company } = visitor;
    const answer = await postLead({ firstName, lastName, email, company }, 'only-the-four');
    expect(answer).toMatchObject({ status: 202, body: { success: false, id: 'only-the-four' } });
    await deliverWaiting();
    expect(testBed.contact(email)?.notes).toHaveLength(1);
    expect((await testBed.store.read('only-the-four'))?.lead).toEqual({
      ...emptyContact,
      ...{ firstName, lastName, email, company },
      organizationType: 'Unknown',
      geography: 'Unknown',
      priorities: [],
      challengeArea: 'Unknown',
      tags: [],
      detailedAnswers: {},
    });
  });

  test('is stored without surrounding spaces, and a blank profile as Unknown', async () => {
    const spaced = { ...visitor, firstName: '  Maya ', email: ' maya@tremblay-freight.example\n', geography: '  ' };
    expect((await postLead(spaced, 'with-spaces')).status).toBe(200);
    expect((await testBed.store.read('with-spaces'))?.lead).toMatchObject({
      firstName: 'Maya',
      email: 'maya@tremblay-freight.example',
      geography: 'Unknown',
    });
  });

  test.each([
    [
      'every optional field',
      {
        detailedAnswers: { channels: ['Voice', 'Chat'], teamsIntegration: 'Yes' },
        industry: 'utilities',
        consent: { textVersion: '2026-11-22', at: '2026-11-22T10:00:00.000Z' },
        replaces: 'an-unknown-key',
      },
    ],
    [
      'values that no page of today sends',
      { organizationType: 'Co-operative', geography: 'mars', challengeArea: 'quantum', tags: ['int_quantum'] },
    ],
    [
      'values of exactly 120 characters',
      { firstName: 'x'.repeat(120), jobTitle: 'y'.repeat(120), geography: 'z'.repeat(120) },
    ],
    ['letters of every script', { firstName: 'Zoë', lastName: "O'Connor-李", company: 'Café Ω 🚚 & Söhne <b>' }],
    ['half a surrogate pair and a NUL', { company: 'A\ud800B\u0000C' }],
  ])('with %s is delivered', async (_name, extra) => {
    expect((await postLead({ ...visitor, ...extra })).status).toBe(200);
    expect(testBed.crm.contacts.size).toBe(1);
  });

  test('reaches a CRM whose address ends with a slash', async () => {
    vi.stubEnv('GHL_API_BASE_URL', `${testBed.crm.url}/`);
    expect((await postLead(visitor)).status).toBe(200);
    expect(testBed.contact(visitor.email)?.notes).toHaveLength(1);
  });

  test('keeps the extension of its phone: the number in its field, what was typed in the note', async () => {
    await postLead({ ...visitor, phone: '416 555 0199 ext. 12' });
    expect(testBed.contact(visitor.email)?.fields['phone']).toBe('+14165550199');
    expect(testBed.contact(visitor.email)?.notes[0]).toContain('Phone as typed: 416 555 0199 ext. 12');
  });

  test('cut off on its way is refused, and nothing is stored', async () => {
    const pieces = [new TextEncoder().encode(JSON.stringify(visitor).slice(0, -1))];
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const piece = pieces.shift();
          if (piece) controller.enqueue(piece);
          else controller.error(new Error('aborted'));
        },
      },
      { highWaterMark: 0 },
    );
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const request = new Request('https://smartstack.example/x', options);
    expect((await answerOf(await ghlIntegration(request, platformContext))).status).toBe(400);
    expect(await states()).toEqual([]);
  });

  test('is refused as a GET: the door is in place', async () => {
    const answer = await answerOf(await ghlIntegration(new Request('https://smartstack.example/x'), platformContext));
    expect(answer.status).toBe(405);
  });

  test('is refused beyond 16 KB', async () => {
    const filler = (length: number) => ({ ...visitor, ignored: 'x'.repeat(length) });
    expect((await postLead(filler(16 * 1024))).status).toBe(413);
    expect((await postLead(filler(15 * 1024))).status).toBe(200);
  });
});

/** The CRM troubles by the name the double has for them, and what the page hears. Specification §8. */
const troubles: [name: string, address: string, expected: { error: string; details: string }][] = [
  ['401', 'status-401@troubles.example', authentication],
  ['403', 'status-403@troubles.example', access],
  ['400', 'status-400@troubles.example', format],
  ['422', 'status-422@troubles.example', validation],
  ['429', 'status-429@troubles.example', integration],
  ['500', 'status-500@troubles.example', integration],
  ['503', 'status-503@troubles.example', integration],
  ['a reset connection', 'reset@troubles.example', integration],
];

describe('a lead that the CRM does not take is stored: 202', () => {
  test.each(troubles)('%s', async (_name, email, expected) => {
    const key = randomUUID();
    const answer = await postLead({ ...visitor, email }, key);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ success: false, id: key, ...expected });
    const record = await testBed.store.read(key);
    expect(record?.state).toBe('retry');
    // The CRM's own reason is the operator's.
    expect(record?.history.at(-1)?.failure).toMatchObject(expected);
    expect(record?.lead?.email).toBe(email);
    expect(testBed.crm.contacts.size).toBe(0);
  });

  test('the CRM’s own reason is stored for the operator, and told neither to the page nor to the log', async () => {
    const answer = await postLead({ ...visitor, email: 'status-422@troubles.example' }, 'the-key-to-find');
    const stored = await testBed.store.read('the-key-to-find');
    expect(stored?.history.at(-1)?.failure?.reason).toBe('email must be an email');
    expect(answer.text + testBed.printed()).not.toContain('must be');
    expect(Object.keys(answer.body)).toEqual(['success', 'id', 'error', 'details']);
  });

  const settings: [name: string, variable: string, value: string | undefined, expected: object][] = [
    ['no token', 'GHL_API_TOKEN', undefined, integration],
    ['an empty token', 'GHL_API_TOKEN', '', integration],
    ['no location', 'GHL_LOCATION_ID', undefined, integration],
    ['custom fields that are no JSON', 'GHL_CUSTOM_FIELDS', '{jobTitle}', integration],
    ['a wrong token', 'GHL_API_TOKEN', 'expired', authentication],
    ['a token that is no header value', 'GHL_API_TOKEN', 'line\nbreak', integration],
    ['a wrong location', 'GHL_LOCATION_ID', 'another-agency', access],
    ['a CRM address that is none', 'GHL_API_BASE_URL', 'nowhere', integration],
  ];
  test.each(settings)('%s', async (_name, variable, value, expected) => {
    vi.stubEnv(variable, value);
    const key = randomUUID();
    const answer = await postLead(visitor, key);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ success: false, id: key, ...expected });
    expect((await testBed.store.read(key))?.state).toBe('retry');
    expect(testBed.crm.contacts.size).toBe(0);
  });

  test('an unset token is named in the log, so that the operator finds it', async () => {
    vi.stubEnv('GHL_API_TOKEN', undefined);
    await postLead(visitor, 'for-the-operator');
    expect(testBed.printed()).toContain(
      'lead for-the-operator: GHL_API_TOKEN is not set: leads stay in the store until it is.',
    );
  });
});

describe('without names, e-mail or company', () => {
  const required = ['firstName', 'lastName', 'email', 'company'] as const;
  const absent: [string, (body: Record<string, unknown>, field: string) => void][] = [
    ['missing', (body, field) => delete body[field]],
    ['empty', (body, field) => (body[field] = '')],
    ['blank', (body, field) => (body[field] = ' \t\n ')],
    ['null', (body, field) => (body[field] = null)],
  ];
  const cases = required.flatMap((field) => absent.map(([how, change]) => [field, how, change] as const));

  test.each(cases)('%s %s', async (field, _how, change) => {
    const body: Record<string, unknown> = { ...visitor };
    change(body, field);
    const answer = await postLead(body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      success: false,
      error: 'Contact information is required',
      details: 'See the messages of the fields.',
      fields: { [field]: 'is required' },
    });
    expect(await states()).toEqual([]);
  });

  test.each(['{}', 'null', '[]', '[{}]', 'true', '7', '""'])('all four missing are all named: %s', async (body) => {
    const answer = await postLead(body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      success: false,
      error: 'Contact information is required',
      details: 'See the messages of the fields.',
      fields: { firstName: 'is required', lastName: 'is required', email: 'is required', company: 'is required' },
    });
  });

  test('a missing name beside another wrong field is still a missing contact', async () => {
    const { error, fields } = (await postLead({ ...visitor, lastName: '', company: 7 })).body;
    expect(error).toBe('Contact information is required');
    expect(fields).toEqual({ lastName: 'is required', company: 'is not valid' });
  });

  test('a missing name beside an address that is none is still a missing contact', async () => {
    const { error, fields } = (await postLead({ ...visitor, firstName: ' ', email: 'maya' })).body;
    expect(error).toBe('Contact information is required');
    expect(fields).toEqual({ firstName: 'is required', email: 'is not a valid address' });
  });
});

describe('what is not known here is left out, and the lead is taken', () => {
  const consent = { textVersion: '2026-11-22', at: '2026-11-22T10:00:00Z' };
  test.each<[name: string, change: Record<string, unknown>, count: number]>([
    ['a field of a newer page', { budget: '10-50k' }, 1],
    ['two fields', { isAdmin: true, customFields: [] }, 2],
    ['a field named like what every object has', { toString: canary, valueOf: 1 }, 2],
    ['a field named like the input', { [canary]: canary }, 1],
    ['a question that no wizard asks', { detailedAnswers: { 'Marketing e-mail': 'agreed', channels: ['Voice'] } }, 1],
    [
      'a question whose name is too long, with an answer of another form',
      { detailedAnswers: { ['q'.repeat(61)]: 7 } },
      1,
    ],
    ['tags that no wizard has', { tags: ['int_vip', 'VIP', 'int_ccaas', 'x'.repeat(121)] }, 3],
    ['more in the consent', { consent: { ...consent, ip: '127.0.0.1' } }, 1],
    ['a consent to a wording that nobody was asked with', { consent: { ...consent, textVersion: '2099-01-01' } }, 1],
    ['a consent that is only ticked', { consent: true }, 1],
    ['a consent without time', { consent: { textVersion: '2026-11-22' } }, 1],
    ['a consent that is null', { consent: null }, 1],
    ['two fields that are null', { industry: null, jobTitle: null }, 2],
    ['a job title that is too long', { jobTitle: 'x'.repeat(121) }, 1],
    ['a phone that is a number', { phone: 4165550199 }, 1],
    ['a choice that is none', { preferredContact: 'fax' }, 1],
    ['a correction of a path', { replaces: '../other' }, 1],
  ])('%s', async (_name, change, count) => {
    expect((await postLead({ ...visitor, ...change }, 'the-key-1')).status).toBe(200);
    const contact = testBed.contact(visitor.email);
    expect(JSON.stringify(contact?.notes)).not.toMatch(/agreed"|Marketing e-mail: agreed$/);
    expect(contact?.tags.filter((tag) => /vip|^x/i.test(tag))).toEqual([]);
    expect(JSON.stringify(await testBed.store.read('the-key-1'))).not.toMatch(/budget|isAdmin|int_vip|127\.0\.0\.1/);
    expect(testBed.printed()).toBe(
      `lead the-key-1: ${count} fields, tags or parts of them that are not taken here were left out`,
    );
  });

  test('a message of a newer page', async () => {
    const message = {
      kind: 'message',
      fullName: 'Maya',
      email: visitor.email,
      subject: 'Hello',
      message: 'Words enough.',
      topic: 'x',
      secondsToFill: 42,
    };
    expect((await postLead(message, 'the-key-2')).status).toBe(200);
    expect(testBed.printed()).toContain('lead the-key-2: 1 fields');
  });

  test('a profile that no wizard offers adds no tag, and stands in the note', async () => {
    await postLead({ ...visitor, organizationType: 'Consent 2026', geography: 'VIP', challengeArea: 'x' });
    const contact = testBed.contact(visitor.email);
    expect(contact?.tags).toEqual(['customer-focus', 'smartstack-navigator', 'ai-advisory-lead', 'int_ccaas']);
    expect(contact?.notes[0]).toContain('Organization: Consent 2026');
  });
});

describe('what cannot be seen never reaches the CRM', () => {
  test('control, direction and zero-width characters, in any field', async () => {
    const hidden = '\u0007\u202e\u200b\u2066\ufeff\u001b';
    const body = Object.fromEntries(
      Object.entries(visitor).map(([name, value]) => [name, typeof value === 'string' ? `${hidden}${value}` : value]),
    );
    const answers = { priorities: [`${hidden}Automate`], detailedAnswers: { channels: [`Vo${hidden}ice`] } };
    expect((await postLead({ ...body, preferredContact: 'phone', ...answers }, 'the-key-3')).status).toBe(200);
    const contact = testBed.contact(visitor.email);
    expect(contact?.fields).toMatchObject({ firstName: 'Maya', phone: '+14165550199' });
    expect(contact?.notes[0]).toContain('channels: Voice');
    expect(JSON.stringify([contact, await testBed.store.read('the-key-3')])).not.toMatch(
      /\\u00|[\u200b\u202e\u2066\ufeff]/,
    );
  });

  test('bytes that are no text', async () => {
    const [start, end] = JSON.stringify({ ...visitor, company: 'SPLIT' }).split('SPLIT"');
    const body = Buffer.concat([Buffer.from(`${start}Trembl`), Buffer.from([0xff, 0xc3]), Buffer.from(`ay"${end}`)]);
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const request = new Request('https://smartstack.example/x', { method: 'POST', headers, body });
    expect((await ghlIntegration(request, platformContext)).status).toBe(200);
    expect(JSON.stringify(testBed.contact(visitor.email)?.fields)).toContain('Tremblay');
    expect(JSON.stringify(testBed.contact(visitor.email)?.fields)).not.toContain('\ufffd');
  });
});

describe('with other wrong fields: 422 Validation Error', () => {
  const long = 'x'.repeat(121);
  test.each([
    ['firstName', { firstName: long }, 'may have at most 120 characters'],
    ['lastName', { lastName: long }, 'may have at most 120 characters'],
    ['company', { company: long }, 'may have at most 120 characters'],
    ['email', { email: `${'x'.repeat(120)}@long.example` }, 'may have at most 120 characters'],
    ['email', { email: 'maya' }, 'is not a valid address'],
    ['email', { email: 'maya@localhost' }, 'is not a valid address'],
    ['email', { email: 'maya tremblay@freight.example' }, 'is not a valid address'],
    ['email', { email: 'maya@freight.example\nbcc: x@y.example' }, 'is not a valid address'],
    ['email', { email: 'a@b@freight.example' }, 'is not a valid address'],
    ['firstName', { firstName: 7 }, 'is not valid'],
    ['lastName', { lastName: ['Tremblay'] }, 'is not valid'],
    ['email', { email: { $ne: null } }, 'is not valid'],
    ['company', { company: false }, 'is not valid'],
  ])('%s as %o says what is wrong with it, and is not called missing', async (field, change, message) => {
    const answer = await postLead({ ...visitor, ...change });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: 'Validation Error', fields: { [field]: message } });
    expect(await states()).toEqual([]);
  });
});

describe('idempotency', () => {
  test('the same key and body again: delivered once, answered alike', async () => {
    const first = await postLead(visitor, 'the-same-key');
    const second = await postLead(visitor, 'the-same-key');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual({ success: true, id: 'the-same-key' });
    expect(testBed.contact(visitor.email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
  });

  test('the order of the fields and defaults make no other body', async () => {
    const { firstName, lastName, email, company } = visitor;
    const { secondsToFill } = visitor;
    await postLead({ firstName, lastName, email, company, secondsToFill }, 'the-same-key');
    const again = { company, email, lastName, firstName, geography: 'Unknown', phone: ' ', tags: [], secondsToFill };
    expect((await postLead(again, 'the-same-key')).status).toBe(200);
    expect(testBed.contact(email)?.upserts).toBe(1);
  });

  test.each([
    ['their key', 'the-same-key'],
    ['a derived key', undefined],
  ])('the order of the detailed answers makes no other body under %s', async (_name, key) => {
    const first = await postLead({ ...visitor, detailedAnswers: { channels: ['Voice'], agentCount: '9' } }, key);
    const again = await postLead({ ...visitor, detailedAnswers: { agentCount: '9', channels: ['Voice'] } }, key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(testBed.contact(visitor.email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
  });

  test('two detailed answers that changed places are another body', async () => {
    await postLead({ ...visitor, detailedAnswers: { aiUsage: 'Yes', remoteSupport: 'No' } }, 'the-same-key');
    const swapped = { ...visitor, detailedAnswers: { aiUsage: 'No', remoteSupport: 'Yes' } };
    expect((await postLead(swapped, 'the-same-key')).status).toBe(409);
  });

  test('a key with another body: 409, and the first stays as it is', async () => {
    await postLead(visitor, 'the-same-key');
    const answer = await postLead({ ...visitor, company: 'Another' }, 'the-same-key');
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      success: false,
      error: 'Conflict',
      details: 'This key was used for another submission.',
    });
    expect(testBed.contact(visitor.email)).toMatchObject({ upserts: 1, fields: { companyName: 'Tremblay Freight' } });
    expect((await testBed.store.read('the-same-key'))?.lead).toHaveProperty('company', 'Tremblay Freight');
  });

  test('without a key it is derived from the body', async () => {
    const first = await postLead(visitor);
    const same = await postLead({ ...visitor, phone: ` ${visitor.phone}` });
    const other = await postLead({ ...visitor, jobTitle: 'Director' });
    expect(first.body['id']).toBe(fingerprintOf(leadSchema.parse(visitor)).slice(0, 32));
    expect(first.body['id']).toMatch(/^[0-9a-f]{32}$/);
    expect(same.body).toEqual(first.body);
    expect(other.status).toBe(200);
    expect(other.body['id']).not.toBe(first.body['id']);
    expect(testBed.contact(visitor.email)).toMatchObject({ upserts: 1 });
    expect(await testBed.store.keys()).toHaveLength(2);
  });

  test('two people who send alike but for the name have two keys', async () => {
    const ids = await Promise.all(
      ['Maya', 'Noah'].map(async (firstName) => (await postLead({ ...visitor, firstName })).body['id']),
    );
    expect(new Set(ids).size).toBe(2);
  });

  test.each([
    ['7 characters', '1234567'],
    ['61 characters', 'k'.repeat(61)],
    ['a path', '../../etc/passwd'],
    ['a blank in it', 'key with blanks'],
    ['an underscore', 'key_with_underscore'],
    ['letters beyond ASCII', 'clé-française'],
    ['nothing', ''],
    ['two keys', 'first-key-1, second-key-2'],
  ])('a key of %s is refused', async (_name, key) => {
    const answer = await postLead(visitor, key);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      success: false,
      ...validation,
      fields: { 'Idempotency-Key': 'must be 8 to 60 letters, digits and hyphens' },
    });
    expect(await states()).toEqual([]);
  });

  test.each([
    ['8 characters', '12345678'],
    ['60 characters', 'K'.repeat(60)],
    ['a UUID', randomUUID()],
  ])('a key of %s is taken', async (_name, key) => {
    expect((await postLead(visitor, key)).body).toEqual({ success: true, id: key });
  });

  test.each([
    ['their key', 'sent-in-parallel'],
    ['a derived key', undefined],
  ])('parallel requests under %s arrive once', async (_name, key) => {
    const email = 'slow-40@parallel.example';
    const answers = await Promise.all([1, 2, 3, 4].map(() => postLead({ ...visitor, email }, key)));
    for (const { status, body } of answers)
      expect([status, body['success']]).toEqual(status === 200 ? [200, true] : [202, false]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(testBed.contact(email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
    expect(await states()).toEqual(['delivered']);
  });

  test('a lead that waits is tried again when the page sends it again', async () => {
    const body = { ...visitor, email: 'once-503@again.example' };
    expect((await postLead(body, 'sent-again')).status).toBe(202);
    expect((await postLead(body, 'sent-again')).body).toEqual({ success: true, id: 'sent-again' });
    expect(testBed.contact(body.email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
  });

  test('a lead that waits and is sent again twice at once arrives once, and both hear it', async () => {
    const body = { ...visitor, email: 'once-503@twice.example' };
    expect((await postLead(body, 'sent-again')).status).toBe(202);
    const answers = await Promise.all([postLead(body, 'sent-again'), postLead(body, 'sent-again')]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(testBed.contact(body.email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
  });
});

describe('a key that is known, while nothing can be written', () => {
  /** As on a full disk, or with a store that is read only. */
  const refuseWrites = () => {
    const refuse = () => Promise.reject(new Error('ENOSPC: no space left on device'));
    const leads = openLeadContext();
    const store = { ...leads.store, create: refuse, write: refuse, remove: refuse };
    return () => ({ ...leads, store, leads: leadStore(store) });
  };
  const send = async (body: object, key: string, open: () => LeadContext) =>
    answerOf(await takeLead(leadRequest(body, key), undefined, open));

  test.each([
    ['delivered', {}],
    ['delivered, a correction', { replaces: 'never-came' }],
  ])('is answered from its record: %s', async (_what, extra) => {
    await postLead({ ...visitor, ...extra }, 'delivered-key');
    const answer = await send({ ...visitor, ...extra }, 'delivered-key', refuseWrites());
    expect([answer.status, answer.body]).toEqual([200, { success: true, id: 'delivered-key' }]);
    expect(testBed.contact(visitor.email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
  });

  test('is answered from its record: one that waits', async () => {
    const body = { ...visitor, email: 'status-503@full.example' };
    await postLead(body, 'waiting-key');
    const answer = await send(body, 'waiting-key', refuseWrites());
    expect([answer.status, answer.body]).toMatchObject([202, { success: false, id: 'waiting-key' }]);
  });

  test('is still a conflict with another body, and a key that is not known is not stored', async () => {
    await postLead(visitor, 'delivered-key');
    expect((await send({ ...visitor, company: 'Another' }, 'delivered-key', refuseWrites())).status).toBe(409);
    expect((await send(visitor, 'unknown-key', refuseWrites())).status).toBe(503);
    expect(await testBed.store.keys()).toEqual(['delivered-key']);
  });
});

describe('a preview or a branch deploy keeps no leads', () => {
  const previews = ['deploy-preview', 'branch-deploy', 'dev'];
  const inPreview = async (context: string, body: object, key: string) =>
    answerOf(await ghlIntegration(leadRequest(body, key), { deploy: { context } } as Context));
  beforeEach(() => {
    vi.stubEnv('LEAD_STORE', undefined);
    vi.stubEnv('GHL_IN_PREVIEWS', 'yes');
  });

  test.each(previews)('%s: without a setting of its own nothing reaches the CRM', async (context) => {
    vi.stubEnv('GHL_IN_PREVIEWS', undefined);
    const answer = await inPreview(context, visitor, 'a-preview-key');
    expect([answer.status, answer.body['success']]).toEqual([503, false]);
    expect(testBed.crm.contacts.size).toBe(0);
    expect(testBed.printed()).toContain('lead a-preview-key: GHL_IN_PREVIEWS is not yes');
  });

  test.each(previews)('%s: what the CRM takes is delivered', async (context) => {
    const answer = await inPreview(context, visitor, 'a-preview-key');
    expect([answer.status, answer.body]).toEqual([200, { success: true, id: 'a-preview-key' }]);
    expect(testBed.contact(visitor.email)?.notes).toHaveLength(1);
  });

  test.each(previews)('%s: what it does not take stays in the browser, whose lead arrives once', async (context) => {
    const body = { ...visitor, email: `once-503@${context}.example` };
    const answer = await inPreview(context, body, 'a-preview-key');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect(answer.body).not.toHaveProperty('id');
    expect(testBed.printed()).toContain('lead a-preview-key: not delivered, and not stored');
    for (let times = 0; times < 2; times += 1)
      expect((await inPreview(context, body, 'a-preview-key')).status).toBe(200);
    expect(testBed.contact(body.email)?.notes).toHaveLength(1);
  });

  test('nor without settings of the CRM', async () => {
    vi.stubEnv('GHL_API_TOKEN', undefined);
    expect((await inPreview('deploy-preview', visitor, 'a-preview-key')).status).toBe(503);
  });
});

describe('replaces', () => {
  test('an undelivered lead is superseded and keeps why it was not delivered', async () => {
    await postLead({ ...visitor, email: 'status-422@typo.example' }, 'with-the-typo');
    const corrected = await postLead({ ...visitor, replaces: 'with-the-typo' }, 'without-the-typo');
    expect(corrected.status).toBe(200);
    const old = await testBed.store.read('with-the-typo');
    expect(old?.state).toBe('superseded');
    expect(old?.history.map(({ state }) => state)).toEqual(['received', 'delivering', 'retry', 'superseded']);
    expect((await testBed.store.read('without-the-typo'))?.state).toBe('delivered');
    expect(testBed.contact(visitor.email)?.notes[0]).toContain('Says it replaces submission: with-the-typo');
  });

  test('a superseded lead that is sent once more is not delivered', async () => {
    const old = { ...visitor, email: 'once-503@superseded.example' };
    await postLead(old, 'superseded-key');
    await postLead({ ...visitor, replaces: 'superseded-key' }, 'corrected-key');
    const answer = await postLead(old, 'superseded-key');
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ success: false, id: 'superseded-key' });
    expect(testBed.contact(old.email)).toBeUndefined();
    expect((await testBed.store.read('superseded-key'))?.state).toBe('superseded');
  });

  test('another body under the key of a superseded lead is a conflict, and changes nothing', async () => {
    const old = { ...visitor, email: 'once-503@conflict.example' };
    await postLead(old, 'superseded-key');
    await postLead({ ...visitor, replaces: 'superseded-key' }, 'corrected-key');
    const before = await testBed.store.read('superseded-key');
    const answer = await postLead({ ...old, company: 'Another company' }, 'superseded-key');
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      success: false,
      error: 'Conflict',
      details: 'This key was used for another submission.',
    });
    expect(await testBed.store.read('superseded-key')).toEqual(before);
  });

  test('a delivered lead stays delivered', async () => {
    await postLead(visitor, 'delivered-key');
    const before = await testBed.store.read('delivered-key');
    await postLead({ ...visitor, jobTitle: 'Director', replaces: 'delivered-key' }, 'corrected-key');
    expect(await testBed.store.read('delivered-key')).toEqual(before);
    expect(testBed.contact(visitor.email)).toMatchObject({ upserts: 1 });
  });

  test.each([
    ['a key that does not exist', 'never-stored'],
    ['its own key', 'corrected-key'],
  ])('%s does no harm', async (_name, replaces) => {
    expect((await postLead({ ...visitor, replaces }, 'corrected-key')).status).toBe(200);
    expect((await testBed.store.read('corrected-key'))?.state).toBe('delivered');
    expect(testBed.contact(visitor.email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
  });

  test('a delivered address that was mistyped keeps no tag where the first correction never came', async () => {
    const typo = { ...visitor, email: 'typo@twice-corrected.example' };
    await postLead(typo, 'first-key');
    expect(testBed.contact(typo.email)?.tags).toContain('int_ccaas');
    const body = { ...visitor, replaces: 'never-came', replacesAlso: ['first-key'] };
    expect((await postLead(body, 'third-key')).status).toBe(200);
    expect(testBed.contact(typo.email)?.tags).toEqual([]);
    expect(testBed.contact(visitor.email)?.tags).toContain('int_ccaas');
  });

  test('a lead that comes after its correction is not delivered', async () => {
    await postLead({ ...visitor, replaces: 'with-the-typo' }, 'without-the-typo');
    const late = { ...visitor, email: 'typo@late.example' };
    const answer = await postLead(late, 'with-the-typo');
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ success: false, id: 'with-the-typo' });
    expect((await testBed.store.read('with-the-typo'))?.state).toBe('superseded');
    expect([...testBed.crm.contacts.keys()]).toEqual([visitor.email]);
  });

  test.each([
    ['delivered', visitor.email],
    ['waiting', 'status-503@corrected.example'],
  ])('a %s correction that is sent again supersedes what it had not', async (_name, email) => {
    const corrected = { ...visitor, email, replaces: 'with-the-typo' };
    await postLead(corrected, 'without-the-typo');
    const typo = newRecord('with-the-typo', leadSchema.parse(visitor), new Date());
    await testBed.store.write(withState(typo, 'retry', new Date()));
    await postLead(corrected, 'without-the-typo');
    expect((await testBed.store.read('with-the-typo'))?.state).toBe('superseded');
  });

  test('another body under a key that is taken supersedes nothing', async () => {
    await postLead({ ...visitor, email: 'status-503@waiting.example' }, 'waiting-key');
    await postLead(visitor, 'taken-key');
    expect((await postLead({ ...visitor, replaces: 'waiting-key' }, 'taken-key')).status).toBe(409);
    expect((await testBed.store.read('waiting-key'))?.state).toBe('retry');
  });
});

describe('a lead that nothing could store: 503', () => {
  const unavailable = {
    success: false,
    error: 'Service Unavailable',
    details: 'The lead could not be stored. Send it again.',
  };
  const stores: [name: string, breaking: () => Promise<void> | void][] = [
    ['a store that is a file', () => breakStore()],
    ['a store that is not known', () => void vi.stubEnv('LEAD_STORE', 'redis://somewhere')],
    ['an empty setting', () => void vi.stubEnv('LEAD_STORE', '')],
    ['Blobs where there are none', () => void vi.stubEnv('LEAD_STORE', undefined)],
  ];

  test.each(stores)('%s', async (_name, breaking) => {
    await breaking();
    const answer = await postLead(visitor, 'nowhere-to-go');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    // The whole answer: no path, no stack trace.
    expect(answer.body).toEqual(unavailable);
    expect(testBed.crm.contacts.size).toBe(0);
    expect(testBed.printed()).toMatch(/lead store: /);
    expect(testBed.printed()).not.toMatch(/\n\s+at |redis|smartstack-functions/);
  });

  test('is taken once the store is back', async () => {
    await breakStore();
    await postLead(visitor, 'sent-twice');
    vi.stubEnv('LEAD_STORE', `file:${testBed.directory}-repaired`);
    expect((await postLead(visitor, 'sent-twice')).status).toBe(200);
  });
});

const canary = 'canary-5f0e';
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const leadWith = (json: string) => `${JSON.stringify(visitor).slice(0, -1)},${json}}`;

/** Bodies that no page of ours sends, as they arrive. */
const hostile: [name: string, body: string][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '7'],
  ['a number beyond all bounds', '1e999'],
  ['text', `"${canary}"`],
  ['an empty list', '[]'],
  ['a list of leads', JSON.stringify([{ ...visitor, company: canary }])],
  ['an empty object', '{}'],
  ['half a body', `{"firstName":"${canary}"`],
  ['two bodies', `${JSON.stringify(visitor)}${JSON.stringify(visitor)}`],
  ['lists in lists', nested('[', ']', 8000)],
  ['objects in objects', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
  ['nested detailed answers', leadWith(`"detailedAnswers":{"a":${nested('[', ']', 5000)}}`)],
  ['nested tags', leadWith(`"tags":${nested('[', ']', 5000)}`)],
  ['10,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${canary}${n}`, n])))],
  [
    'keys up to the limit of the door',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`k${n}`, n]))),
  ],
  ['a huge name', JSON.stringify({ ...visitor, firstName: canary.repeat(1200) })],
  ['a name beyond the door', JSON.stringify({ ...visitor, firstName: canary.repeat(20_000) })],
  ['a slow address for a pattern', JSON.stringify({ ...visitor, email: `${'a@'.repeat(7000)}` })],
  ['lone surrogates in an address', JSON.stringify({ ...visitor, email: '\ud800 \udfff@x' })],
  ['__proto__ alone', `{"__proto__":{"firstName":"${canary}","polluted":true}}`],
  ['__proto__ beside a lead', leadWith('"__proto__":{"polluted":true}')],
  ['__proto__ in the consent', leadWith('"consent":{"__proto__":{"textVersion":"1","at":"2026-01-15T10:00:00Z"}}')],
  [
    '__proto__ among the detailed answers',
    leadWith('"detailedAnswers":{"__proto__":"polluted","cloudPreference":"x"}'),
  ],
  ['constructor among the detailed answers', leadWith('"detailedAnswers":{"constructor":"polluted"}')],
  ['constructor', leadWith('"constructor":{"prototype":{"polluted":true}}')],
  ['numbers as fields', JSON.stringify({ ...visitor, firstName: 1, lastName: 2, email: 3, company: 4 })],
  ['objects as fields', JSON.stringify({ ...visitor, firstName: { toString: canary }, email: { $ne: null } })],
  ['lists as fields', JSON.stringify({ ...visitor, email: [visitor.email] })],
  ['the same field twice, the last one wrong', leadWith('"email":""')],
];

describe('a submission that may come from a program is told, and waits for the scheduled run', () => {
  test.each<[name: string, extra: object, words: string | null]>([
    ['a filled honeypot', { website: 'https://spam.example' }, 'a field that people do not see was filled in'],
    [
      'no word of the time that the form was open',
      { secondsToFill: undefined },
      'sent without the time that the form was open, which every page of ours sends',
    ],
    [
      'a time that is none',
      { secondsToFill: '42' },
      'sent without the time that the form was open, which every page of ours sends',
    ],
    ['sent at once: a browser that fills in forms', { secondsToFill: 0 }, null],
    ['sent in 2 s', { secondsToFill: 2 }, null],
    [
      'both',
      { website: 'x', secondsToFill: 1 },
      'a field that people do not see was filled in; sent 1 s after the form was opened',
    ],
    ['sent in 3 s', { secondsToFill: 3 }, null],
    ['sent after a day', { secondsToFill: 86_400 }, null],
    ['an empty honeypot', { website: '' }, null],
    ['neither', {}, null],
  ])('%s', async (_name, extra, words) => {
    const answer = await postLead({ ...visitor, ...extra }, 'a-submission');
    expect(answer.body).toEqual({ success: words === null, id: 'a-submission' });
    expect(testBed.crm.contacts.size).toBe(words === null ? 1 : 0);
    await deliverWaiting();
    const contact = testBed.contact(visitor.email);
    if (words) expect(contact?.notes[0]).toContain(`\nSuspicious: ${words}\n`.trimEnd());
    else expect(contact?.notes[0]).not.toContain('Suspicious');
    expect(contact?.tags.includes('suspicious')).toBe(words !== null);
    expect((await testBed.store.read('a-submission'))?.state).toBe('delivered');
  });
});

describe('many leads in a minute leave the CRM its limit', () => {
  const send = async (count: number, address: (index: number) => string) => {
    // A store of its own has limits of its own.
    const context = openLeadContext();
    const open = () => ({ ...context, atOnce: limits });
    const limits = createAtOnce();
    const answers = [];
    for (let index = 0; index < count; index += 1) {
      const body = { ...visitor, email: `lead-${index}@many.example` };
      answers.push(await answerOf(await takeLead(leadRequest(body, `many-key-${index}`), address(index), open)));
    }
    return answers.map(({ status }) => status);
  };
  const of = (status: number, count: number) => Array<number>(count).fill(status);

  test('those of one address beyond five wait for the scheduled run, and arrive', async () => {
    expect(await send(7, () => '203.0.113.7')).toEqual([...of(200, 5), ...of(202, 2)]);
    await deliverWaiting();
    expect(testBed.crm.contacts.size).toBe(7);
  });

  test('those of all addresses beyond thirty wait too', async () => {
    const statuses = await send(32, (index) => `203.0.113.${index}`);
    expect(statuses).toEqual([...of(200, 30), ...of(202, 2)]);
  });
});

describe('an e-mail address with more than ten submissions in an hour', () => {
  const crowd = (count: number) => Array.from({ length: count }, (_, n) => `crowd-key-${n + 1}`);
  const signal = 'one of many within an hour with this e-mail address';

  test('is not locked out: the eleventh is stored, delivered and marked', async () => {
    for (const key of crowd(10)) expect((await postLead(visitor, key)).status).toBe(200);
    const real = { ...visitor, email: visitor.email.toUpperCase() };
    expect((await postLead(real, 'the-owners-own')).body).toEqual({ success: false, id: 'the-owners-own' });
    await deliverWaiting();
    const contact = testBed.contact(visitor.email);
    expect(contact?.notes).toHaveLength(11);
    expect(contact?.notes.filter((note) => note.includes(`\nSuspicious: ${signal}`))).toHaveLength(1);
    expect(contact?.notes.at(-1)).toContain('Reference: the-owners-own');
    expect(contact?.tags).toContain('suspicious');
    expect((await testBed.store.read('the-owners-own'))?.lead).toHaveProperty('isOverLimit', true);
  });

  test('has the same receipt when it sends one again, before or after the limit', async () => {
    for (const key of crowd(11)) await postLead(visitor, key);
    await deliverWaiting();
    for (const key of ['crowd-key-3', 'crowd-key-11'])
      expect((await postLead(visitor, key)).body).toEqual({ success: true, id: key });
    expect(testBed.contact(visitor.email)?.notes).toHaveLength(11);
  });

  test('marks no other address, and no browser can set the mark', async () => {
    for (const key of crowd(10)) await postLead(visitor, key);
    await postLead({ ...visitor, email: 'noah@elsewhere.example' }, 'another-address');
    expect(testBed.contact('noah@elsewhere.example')?.tags).not.toContain('suspicious');
    await postLead({ ...visitor, email: 'ines@elsewhere.example', isOverLimit: true }, 'marked-by-itself');
    expect((await testBed.store.read('marked-by-itself'))?.lead ?? {}).not.toHaveProperty('isOverLimit');
  });

  test('has not, where one submission is repeated many times', async () => {
    for (let times = 0; times < 15; times += 1) expect((await postLead(visitor, 'sent-often')).status).toBe(200);
    await postLead(visitor, 'another-key');
    expect(testBed.contact(visitor.email)?.tags).not.toContain('suspicious');
  });
});

describe('too many: 429', () => {
  const tooMany = {
    success: false,
    error: 'Too Many Requests',
    details: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/) as string,
  };

  test('an address that calls more than 120 times a minute waits, whatever it sends; another does not', async () => {
    const call = async (address?: string) =>
      answerOf(
        await takeLead(new Request('https://smartstack.example/', { method: 'PUT' }), address, () => expect.fail()),
      );
    const statuses = new Set<number>();
    for (let times = 0; times < 120; times += 1) statuses.add((await call('192.0.2.7')).status);
    expect([...statuses]).toEqual([405]);
    const answer = await call('192.0.2.7');
    expect([answer.status, answer.body]).toEqual([429, tooMany]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('192.0.2.8')).status).toBe(405);
    expect((await call(undefined)).status).toBe(405);
  });

  test('the platform is told the same limit', () => {
    expect(config).toEqual({ rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } });
  });
});

describe('hostile bodies are refused as the sender’s fault', () => {
  test.each(hostile)('%s', async (_name, body) => {
    const answer = await postLead(body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({
      success: false,
      error: expect.any(String) as string,
      details: expect.any(String) as string,
    });
    expect(answer.text.length).toBeLessThan(1000);
    expect(answer.text).not.toContain(canary);
    expect('polluted' in {}).toBe(false);
    expect(await states()).toEqual([]);
    expect(testBed.crm.contacts.size).toBe(0);
  });
});

describe('the log', () => {
  const marked = {
    firstName: `${canary}-first`,
    lastName: `${canary}-last`,
    email: `maya@${canary}.example`,
    phone: `${canary}-phone`,
    company: `${canary}-company`,
    jobTitle: `${canary}-title`,
    organizationType: `${canary}-size`,
    geography: `${canary}-place`,
    priorities: [`${canary}-priority`],
    challengeArea: `${canary}-challenge`,
    tags: [`int_${canary}`],
    preferredContact: 'phone',
    detailedAnswers: { [`${canary}-question`]: `${canary}-answer` },
    industry: `${canary}-industry`,
    consent: { textVersion: `${canary}-text`, at: '2026-01-15T10:00:00Z' },
    secondsToFill: 42,
  };

  test('names a lead that has to wait by its key, and the reason', async () => {
    await postLead({ ...marked, email: `status-401@${canary}.example` }, 'the-key-to-find');
    expect(testBed.printed()).toContain('lead the-key-to-find: Authentication Failed, will be tried again');
  });

  test('holds nothing that a visitor typed, whatever happens', async () => {
    const addresses = troubles.map(([, address]) => address.replace('troubles', canary));
    for (const email of [marked.email, `once-503@${canary}.example`, ...addresses]) {
      await postLead({ ...marked, email }, `log-${email.split('@')[0]}`);
      await postLead({ ...marked, email }, `log-${email.split('@')[0]}`);
    }
    await postLead({ ...marked, company: `${canary}-other` }, 'log-maya');
    await postLead({ ...marked, replaces: 'log-status-503' }, 'log-corrected');
    for (const field of Object.keys(marked))
      for (const value of [canary.repeat(30), { [canary]: canary }, `${canary}@`, null])
        await postLead({ ...marked, [field]: value });
    await postLead({ ...marked, [`${canary}-unknown`]: canary });
    await postLead({ ...marked, website: `${canary}-website` }, 'log-suspicious');
    await deliverWaiting();
    for (const [, body] of hostile) await postLead(body);
    await postLead(marked, `${canary} is no key`);
    for (const token of [undefined, `${canary}-token`, `${canary}\ntoken`]) {
      vi.stubEnv('GHL_API_TOKEN', token);
      await postLead({ ...marked, jobTitle: `${canary} ${String(token)}` });
    }
    for (const address of [canary, 'http://127.0.0.1:1']) {
      vi.stubEnv('GHL_API_BASE_URL', address);
      await postLead({ ...marked, jobTitle: `${canary} ${address}` });
    }
    await breakStore(canary);
    expect((await postLead(marked)).status).toBe(503);
    expect(testBed.printed()).toContain('will be tried again');
    expect(testBed.printed()).toContain('lead store:');
    expect(testBed.printed()).not.toContain(canary);
  });
});
