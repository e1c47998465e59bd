import { describe, expect, test } from 'vitest';
import { createCrm, readOnlyToken } from '#netlify/doubles/highlevel';
import { useTestBed } from '#tests/functions/support';

const testBed = useTestBed();

const headers = {
  authorization: 'Bearer double-token',
  version: '2021-07-28',
  'content-type': 'application/json',
};
const person = { locationId: 'double-location', email: 'maya@double.example', firstName: 'Maya' };

async function call(path: string, body: unknown, changes: Record<string, string | null> = {}, method = 'POST') {
  const sent = new Headers(headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  const response = await fetch(testBed.crm.url + path, {
    method,
    headers: sent,
    body: method === 'GET' ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}

const upsert = (changes: Record<string, unknown> = {}) => call('/contacts/upsert', { ...person, ...changes });

async function newContact(): Promise<string> {
  const { body } = await upsert();
  return (body['contact'] as { id: string }).id;
}

describe('upsert', () => {
  test('makes a contact, and the next time finds it', async () => {
    const first = await upsert();
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      new: true,
      contact: { id: expect.any(String) as string, ...person, tags: [], customFields: [] },
      traceId: expect.any(String) as string,
    });
    const second = await upsert({ email: 'MAYA@double.example', companyName: 'Tremblay Freight' });
    expect(second.body).toMatchObject({ new: false, contact: { id: (first.body['contact'] as { id: string }).id } });
    expect(testBed.crm.contacts.size).toBe(1);
    expect(testBed.contact(person.email)?.upserts).toBe(2);
  });

  test.each(['jobTitle', 'company', 'preferredContact', 'notes', 'anything'])(
    'refuses the unknown property %s with a list of messages',
    async (name) => {
      const answer = await upsert({ [name]: 'x' });
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({
        statusCode: 422,
        message: [`property ${name} should not exist`],
        error: 'Unprocessable Entity',
        traceId: expect.any(String) as string,
      });
      expect(testBed.crm.contacts.size).toBe(0);
    },
  );

  test.each<[string, Record<string, unknown>, string]>([
    ['an address that is none', { email: 'maya' }, 'email must be an email'],
    ['an empty address', { email: '' }, 'email must be an email'],
    ['a phone as people write it', { phone: '416 555 0199' }, 'phone must be a valid phone number'],
    ['an empty phone', { phone: '' }, 'phone must be a valid phone number'],
    ['no location', { locationId: undefined }, 'locationId must be a string'],
    [
      'custom fields by name',
      { customFields: { jobTitle: 'x' } },
      'customFields must be an array of { id, field_value }',
    ],
    [
      'custom fields without id',
      { customFields: [{ key: 'x', field_value: 'y' }] },
      'customFields must be an array of { id, field_value }',
    ],
    [
      'custom fields with a value by another name',
      { customFields: [{ id: 'x', value: 'y' }] },
      'customFields must be an array of { id, field_value }',
    ],
    [
      'a custom field without value beside a whole one',
      { customFields: [{ id: 'x', field_value: 'y' }, { id: 'z' }] },
      'customFields must be an array of { id, field_value }',
    ],
  ])('refuses %s', async (_name, changes, message) => {
    const answer = await upsert(changes);
    expect(answer.status).toBe(422);
    expect(answer.body['message']).toEqual([message]);
  });

  test('takes custom fields with id and value, an empty list too', async () => {
    const customFields = [{ id: 'x', field_value: 'y' }];
    expect((await upsert({ customFields: [] })).status).toBe(200);
    expect((await upsert({ customFields })).status).toBe(200);
    expect(testBed.contact(person.email)?.fields['customFields']).toEqual(customFields);
  });

  test('lists every problem', async () => {
    expect((await upsert({ jobTitle: 'x', phone: '1' })).body['message']).toEqual([
      'property jobTitle should not exist',
      'phone must be a valid phone number',
    ]);
  });

  test('refuses a contact without e-mail and phone, and takes either', async () => {
    const neither = await upsert({ email: undefined });
    expect(neither.status).toBe(400);
    expect(neither.body['message']).toBe('email or phone is required');
    expect((await upsert({ email: undefined, phone: '+14165550199' })).status).toBe(200);
  });

  test('refuses another location', async () => {
    const answer = await upsert({ locationId: 'another-agency' });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ statusCode: 403, error: 'Forbidden', message: expect.any(String) as string });
  });

  test('overwrites the tags where it has some, and only then', async () => {
    await upsert({ tags: ['one', 'two'] });
    await upsert();
    expect(testBed.contact(person.email)?.tags).toEqual(['one', 'two']);
    await upsert({ tags: ['three'] });
    expect(testBed.contact(person.email)?.tags).toEqual(['three']);
  });
});

describe('the tags call', () => {
  test('appends, in lower case and each once', async () => {
    const id = await newContact();
    expect((await call(`/contacts/${id}/tags`, { tags: ['SMB', 'CANADA'] })).status).toBe(201);
    await call(`/contacts/${id}/tags`, { tags: ['canada', 'GLOBAL'] });
    expect(testBed.contact(person.email)?.tags).toEqual(['smb', 'canada', 'global']);
  });

  test.each([[{}], [{ tags: [] }], [{ tags: 'SMB' }]])('refuses %o', async (body) => {
    const answer = await call(`/contacts/${await newContact()}/tags`, body);
    expect(answer.status).toBe(422);
    expect(answer.body['message']).toEqual(['tags should not be empty']);
  });
});

describe('the notes call', () => {
  test('adds one each time: it is not safe to repeat', async () => {
    const id = await newContact();
    for (const body of ['first', 'second', 'second'])
      expect((await call(`/contacts/${id}/notes`, { body })).status).toBe(201);
    expect(testBed.contact(person.email)?.notes).toEqual(['first', 'second', 'second']);
  });

  test.each([[{}], [{ body: '' }], [{ body: ['text'] }]])('refuses %o', async (body) => {
    const answer = await call(`/contacts/${await newContact()}/notes`, body);
    expect(answer.status).toBe(422);
    expect(answer.body['message']).toEqual(['body should not be empty']);
  });
});

describe('a contact’s notes', () => {
  const notesOf = async (id: string) =>
    (await call(`/contacts/${id}/notes`, null, {}, 'GET')).body['notes'] as { id: string; body: string }[];

  test('are listed, and one is deleted by its id', async () => {
    const id = await newContact();
    expect(await notesOf(id)).toEqual([]);
    for (const body of ['first', 'second']) await call(`/contacts/${id}/notes`, { body });
    const notes = await notesOf(id);
    expect(notes.map(({ body }) => body)).toEqual(['first', 'second']);
    const gone = `/contacts/${id}/notes/${notes[0]?.id}`;
    expect((await call(gone, null, {}, 'DELETE')).status).toBe(200);
    expect(testBed.contact(person.email)?.notes).toEqual(['second']);
    expect((await call(gone, null, {}, 'DELETE')).status).toBe(400);
  });

  test('of nobody are refused', async () => {
    expect((await call('/contacts/nobody/notes', null, {}, 'GET')).status).toBe(400);
  });
});

describe('the search by e-mail', () => {
  const search = (email: string, location = 'double-location') =>
    call(`/contacts/search/duplicate?locationId=${location}&email=${email}`, null, {}, 'GET');

  test('finds a contact in its location, and null where there is none', async () => {
    const id = await newContact();
    expect((await search('MAYA@double.example')).body).toMatchObject({ contact: { id } });
    expect((await search('nobody@double.example')).body['contact']).toBeNull();
    expect((await search(person.email, 'another-agency')).status).toBe(403);
  });
});

describe('the limit on calls', () => {
  test('counts ten seconds, says how many are left, and refuses what is too much', async () => {
    let time = 0;
    const crm = createCrm({ now: () => new Date(time), callsIn10s: 2 });
    const ask = () =>
      crm.answer(
        new Request('https://crm.example/contacts/upsert', { method: 'POST', headers, body: JSON.stringify(person) }),
      );
    expect((await ask()).headers.get('x-ratelimit-remaining')).toBe('1');
    expect((await ask()).headers.get('x-ratelimit-remaining')).toBe('0');
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-ratelimit-interval-milliseconds')).toBe('10000');
    time += 10_000;
    expect((await ask()).status).toBe(200);
  });
});

describe('the door', () => {
  test.each([
    ['no token', { authorization: null }, 401, 'Invalid Private Integration token'],
    ['a wrong token', { authorization: 'Bearer expired' }, 401, 'Invalid Private Integration token'],
    ['a token without its scheme', { authorization: 'double-token' }, 401, 'Invalid Private Integration token'],
    ['no version', { version: null }, 400, 'version header was not found'],
    ['a wrong version', { version: '2020-01-01' }, 400, 'version header was not found'],
  ])('refuses %s', async (_name, changes, status, message) => {
    const answer = await call('/contacts/upsert', person, changes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ statusCode: status, message });
    expect(testBed.crm.contacts.size).toBe(0);
  });

  test.each([
    ['a body that is no JSON', '/contacts/upsert', '{"email":', 'POST', 400],
    ['another method', '/contacts/upsert', person, 'PUT', 400],
    ['a GET', '/contacts/upsert', null, 'GET', 400],
    ['a contact that does not exist', '/contacts/nobody/tags', { tags: ['x'] }, 'POST', 400],
    ['a path that does not exist', '/opportunities', person, 'POST', 404],
  ])('refuses %s', async (_name, path, body, method, status) => {
    expect((await call(path, body, {}, method)).status).toBe(status);
    expect(testBed.crm.contacts.size).toBe(0);
  });
});

describe('a token that may only read', () => {
  const reader = { authorization: `Bearer ${readOnlyToken}` };

  test('reads, and is refused for its scope where it writes', async () => {
    const search = '/contacts/search/duplicate?locationId=double-location&email=nobody@double.example';
    expect((await call(search, null, reader, 'GET')).status).toBe(200);
    const answer = await call('/contacts/upsert', person, reader);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ statusCode: 401, message: 'The token is not authorized for this scope.' });
    expect(testBed.crm.contacts.size).toBe(0);
  });
});

describe('a contact that is not in the index of the search yet', () => {
  const email = 'unfound-maya@double.example';
  const phone = '+14165550199';

  test('is not found, and refused as a duplicate by its e-mail and by its number', async () => {
    const id = ((await upsert({ email, phone, lastName: 'Tremblay' })).body['contact'] as { id: string }).id;
    for (const by of [`email=${email}`, `number=${encodeURIComponent(phone)}`]) {
      const found = await call(`/contacts/search/duplicate?locationId=double-location&${by}`, null, {}, 'GET');
      expect(found.body['contact']).toBeNull();
    }
    const meta = { contactId: id, contactName: 'Maya Tremblay' };
    const refused = await upsert({ email: email.toUpperCase() });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      statusCode: 400,
      message: 'This location does not allow duplicated contacts.',
      meta: { ...meta, matchingField: 'email' },
      traceId: expect.any(String) as string,
    });
    expect((await upsert({ phone })).body['meta']).toEqual({ ...meta, matchingField: 'phone' });
    expect(testBed.contact(email)?.upserts).toBe(1);
    expect(testBed.crm.contacts.size).toBe(1);
  });
});

describe('trouble on request', () => {
  test('429 names the limit as the real service does', async () => {
    const answer = await upsert({ email: 'status-429@double.example' });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('x-ratelimit-max')).toBe('100');
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(answer.headers.get('x-ratelimit-interval-milliseconds')).toBe('10000');
  });

  test.each([
    [400, 'Bad Request'],
    [401, 'Invalid Private Integration token'],
    [403, 'The token does not have access to this location.'],
    [422, ['email must be an email']],
    [429, 'Too Many Requests'],
  ])('%i has the shape of the real refusal, every time', async (status, message) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await upsert({ email: `status-${status}@double.example` });
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ statusCode: status, message });
    }
    expect(testBed.crm.contacts.size).toBe(0);
  });

  test.each([400, 413, 422])('%i is no answer to a call that only reads', async (status) => {
    for (const often of ['status', 'once']) {
      const email = `${often}-${status}@double.example`;
      const search = `/contacts/search/duplicate?locationId=double-location&email=${email}`;
      expect((await call(search, null, {}, 'GET')).status).toBe(200);
      expect((await upsert({ email })).status).toBe(status);
    }
  });

  test.each([500, 502, 503])('%i is a page, not JSON', async (status) => {
    const answer = await upsert({ email: `status-${status}@double.example` });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<html>');
  });

  test('once-503@ fails once and then works', async () => {
    expect((await upsert({ email: 'once-503@double.example' })).status).toBe(503);
    expect((await upsert({ email: 'once-503@double.example' })).status).toBe(200);
    expect((await upsert({ email: 'once-503@other.example' })).status).toBe(503);
  });

  test('slow-200@ takes its time, and only for that address', async () => {
    const order: string[] = [];
    await Promise.all([
      upsert({ email: 'slow-200@double.example' }).then(() => order.push('slow')),
      upsert({ email: 'quick@double.example' }).then(() => order.push('quick')),
    ]);
    expect(order).toEqual(['quick', 'slow']);
  });

  test('created-422@ is refused although the contact is made', async () => {
    expect((await upsert({ email: 'created-422@double.example' })).status).toBe(422);
    expect(testBed.contact('created-422@double.example')).toBeDefined();
  });

  test('reset@ breaks the connection', async () => {
    await expect(upsert({ email: 'reset@double.example' })).rejects.toThrow('fetch failed');
  });
});

test('what arrived can be read', async () => {
  const id = await newContact();
  await call(`/contacts/${id}/notes`, { body: 'first' });
  const response = await fetch(`${testBed.crm.url}/double/contacts`);
  expect(await response.json()).toEqual([{ id, fields: person, tags: [], notes: ['first'], upserts: 1 }]);
});

describe('a contact that is there', () => {
  const contacts = (path: string, body: unknown, method: string) => call(`/contacts/${path}`, body, {}, method);

  test('is read with its tags, and custom fields under the name of their value', async () => {
    const id = await newContact();
    await upsert({ customFields: [{ id: 'x', field_value: 'y' }] });
    await contacts(`${id}/tags`, { tags: ['SMB'] }, 'POST');
    const { status, body } = await contacts(id, null, 'GET');
    expect(status).toBe(200);
    expect(body['contact']).toEqual({ id, ...person, tags: ['smb'], customFields: [{ id: 'x', value: 'y' }] });
  });

  test('is found by its number where there is no such e-mail', async () => {
    await upsert({ phone: '+14165550199' });
    const found = await call(
      '/contacts/search/duplicate?locationId=double-location&number=%2B14165550199',
      null,
      {},
      'GET',
    );
    expect(found.body['contact']).toMatchObject({ email: person.email });
    const none = await call('/contacts/search/duplicate?locationId=double-location&number=%2B1', null, {}, 'GET');
    expect(none.body['contact']).toBeNull();
  });

  test('cannot be updated: nothing here does that', async () => {
    expect((await contacts(await newContact(), { phone: '+14165550199' }, 'PUT')).status).toBe(404);
  });

  test('loses the tags it is told to, in its own spelling', async () => {
    const id = await newContact();
    await contacts(`${id}/tags`, { tags: ['SMB', 'CANADA'] }, 'POST');
    expect((await contacts(`${id}/tags`, { tags: ['SMB', 'canada'] }, 'DELETE')).body).toEqual({
      tags: ['smb'],
      tagsRemoved: ['canada'],
    });
    expect((await contacts(`${id}/tags`, { tags: [] }, 'DELETE')).status).toBe(422);
  });
});
