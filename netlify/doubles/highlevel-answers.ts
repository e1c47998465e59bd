import { randomUUID } from 'node:crypto';

/** The credentials that the double accepts; it refuses others as the real service does. */
export const doubleCredentials = { token: 'double-token', locationId: 'double-location' };

/** A token of the same location with only the scope `contacts.readonly`. */
export const readOnlyToken = 'double-token-read-only';

/** A contact in the double's memory. */
export type DoubleContact = {
  id: string;
  fields: Record<string, unknown>;
  tags: string[];
  notes: string[];
  upserts: number;
};

/** A call to the CRM. `body` is null if there is none or it is not a JSON object. */
export type CrmCall = { method: string; url: URL; headers: Headers; body: Record<string, unknown> | null };

/** The double's state. */
export type Memory = {
  /** By e-mail, or by phone without one. */
  contacts: Map<string, DoubleContact>;
  byId: Map<string, DoubleContact>;
  /** By the contact's id. */
  notes: Map<string, { id: string; body: string; dateAdded: string }[]>;
  failedOnce: Set<string>;
  /** The times of the latest calls (ms since 1970). */
  calls: number[];
};

export function emptyMemory(): Memory {
  return { contacts: new Map(), byId: new Map(), notes: new Map(), failedOnce: new Set(), calls: [] };
}

const upsertFields = new Set([
  'locationId',
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'companyName',
  'address1',
  'city',
  'state',
  'country',
  'postalCode',
  'website',
  'timezone',
  'dnd',
  'source',
  'dateOfBirth',
  'assignedTo',
  'tags',
  'customFields',
]);

/** Returns a refusal with this status, in the real service's format. */
export function refusalFor(status: number): Response {
  if (status === 401) return refusal(401, 'Invalid Private Integration token', 'Unauthorized');
  if (status === 403) return refusal(403, 'The token does not have access to this location.', 'Forbidden');
  if (status === 400) return refusal(400, 'Bad Request', 'Bad Request');
  if (status === 422) return refusal(422, ['email must be an email'], 'Unprocessable Entity');
  if (status === 429)
    return Response.json(
      { statusCode: 429, message: 'Too Many Requests' },
      {
        status: 429,
        headers: {
          'x-ratelimit-max': '100',
          'x-ratelimit-remaining': '0',
          'x-ratelimit-interval-milliseconds': '10000',
        },
      },
    );
  return new Response('<html><body>upstream trouble</body></html>', { status });
}

function refusal(statusCode: number, message: string | string[], error: string): Response {
  return Response.json({ statusCode, message, error, traceId: randomUUID() }, { status: statusCode });
}

/** Returns the real service's answer. `newId` returns an id that no contact and no note has. */
export function answer(
  { method, url: { pathname, searchParams }, headers, body }: CrmCall,
  memory: Memory,
  now: Date,
  newId: () => string,
): Response {
  const token = headers.get('authorization');
  const isReader = token === `Bearer ${readOnlyToken}`;
  if (token !== `Bearer ${doubleCredentials.token}` && !isReader) return refusalFor(401);
  // 401, not 403: as observed in practice.
  if (isReader && method !== 'GET')
    return Response.json({ statusCode: 401, message: 'The token is not authorized for this scope.' }, { status: 401 });
  if (headers.get('version') !== '2021-07-28') return refusal(400, 'version header was not found', 'Bad Request');
  const call = `${method} ${pathname}`;
  if (call === 'GET /contacts/search/duplicate') return search(searchParams, memory);
  if (method !== 'GET' && !body && !pathname.includes('/notes/'))
    return refusal(400, 'Unexpected end of JSON input', 'Bad Request');
  if (call === 'POST /contacts/upsert') return upsert(body ?? {}, memory, newId);
  if (!/^(?:(?:GET|PUT) \/contacts\/[^/]+$|(?:POST|GET|DELETE) \/contacts\/[^/]+\/(?:tags|notes))/.test(call))
    return refusal(404, 'Cannot find this route', 'Not Found');
  const contact = contactAt(memory, pathname);
  if (!contact) return refusal(400, 'Contact not found', 'Bad Request');
  if (/^GET \/contacts\/[^/]+$/.test(call)) return Response.json({ contact: readable(contact), traceId: randomUUID() });
  if (/^POST .*\/tags$/.test(call)) return addTags(contact, body ?? {});
  if (/^DELETE .*\/tags$/.test(call)) return removeTags(contact, body ?? {});
  if (/^POST .*\/notes$/.test(call)) return addNote(memory, contact, body ?? {}, now, newId);
  if (/^GET .*\/notes$/.test(call))
    return Response.json({ notes: memory.notes.get(contact.id) ?? [], traceId: randomUUID() });
  const note = /^DELETE .*\/notes\/([^/]+)$/.exec(call)?.[1];
  return note ? deleteNote(memory, contact, note) : refusal(404, 'Cannot find this route', 'Not Found');
}

/** Returns the contact that a path names. */
export function contactAt({ byId }: Memory, pathname: string): DoubleContact | undefined {
  const id = /^\/contacts\/([^/]+)(?:\/(?:tags|notes)|$)/.exec(pathname)?.[1];
  return id === undefined ? undefined : byId.get(id);
}

function search(query: URLSearchParams, { contacts }: Memory): Response {
  if (query.get('locationId') !== doubleCredentials.locationId) return refusalFor(403);
  const number = query.get('number');
  const byEmail = contacts.get((query.get('email') ?? '').toLowerCase());
  const byNumber = contacts.values().find((each) => number !== null && each.fields['phone'] === number);
  const contact = [byEmail, byNumber].find((each) => each && !isUnfound(each));
  return Response.json({ contact: contact ? readable(contact) : null, traceId: randomUUID() });
}

/** Whether its e-mail asks to be missing from the search. */
function isUnfound({ fields }: DoubleContact): boolean {
  return String(fields['email']).startsWith('unfound-');
}

function upsert(body: Record<string, unknown>, { contacts, byId }: Memory, newId: () => string): Response {
  const problems = problemsOf(body);
  if (typeof body['locationId'] !== 'string') problems.push('locationId must be a string');
  if (problems.length > 0) return refusal(422, problems, 'Unprocessable Entity');
  if (body['locationId'] !== doubleCredentials.locationId) return refusalFor(403);
  if (!body['email'] && !body['phone']) return refusal(400, 'email or phone is required', 'Bad Request');
  const identity = String(body['email'] ?? body['phone']).toLowerCase();
  const known = contacts.get(identity);
  const namesake = contacts.values().find((each) => body['phone'] && each.fields['phone'] === body['phone']);
  if (known && isUnfound(known)) return duplicate(known, 'email');
  if (namesake && isUnfound(namesake)) return duplicate(namesake, 'phone');
  const contact: DoubleContact = known ?? { id: newId(), fields: {}, tags: [], notes: [], upserts: 0 };
  const { tags, ...fields } = body;
  Object.assign(contact.fields, fields);
  if (Array.isArray(tags)) contact.tags = tags.map(String);
  contact.upserts += 1;
  contacts.set(identity, contact);
  byId.set(contact.id, contact);
  if (identity.startsWith('created-422@')) return refusalFor(422);
  return Response.json({ new: !known, contact: readable(contact), traceId: randomUUID() });
}

function problemsOf(body: Record<string, unknown>): string[] {
  const problems = Object.keys(body)
    .filter((name) => !upsertFields.has(name))
    .map((name) => `property ${name} should not exist`);
  if (body['email'] === '' || (body['email'] && !/^[^\s@]+@[^\s@.]+\.\S+$/.test(String(body['email']))))
    problems.push('email must be an email');
  if (body['phone'] !== undefined && !/^\+[1-9]\d{6,14}$/.test(String(body['phone'])))
    problems.push('phone must be a valid phone number');
  if (body['customFields'] !== undefined && !areCustomFields(body['customFields']))
    problems.push('customFields must be an array of { id, field_value }');
  return problems;
}

/**
 * As observed in practice: https://github.com/GoHighLevel/highlevel-api-docs/issues/37 describes the setting behind it.
 */
function duplicate({ id, fields }: DoubleContact, matchingField: 'email' | 'phone'): Response {
  const contactName = [fields['firstName'], fields['lastName']].filter(Boolean).join(' ');
  const message = 'This location does not allow duplicated contacts.';
  return Response.json(
    { statusCode: 400, message, meta: { contactId: id, contactName, matchingField }, traceId: randomUUID() },
    { status: 400 },
  );
}

/** Returns a contact as the real service does: it reads custom fields under another name than it writes them. */
function readable({ id, fields, tags }: DoubleContact): Record<string, unknown> {
  const sent = (fields['customFields'] ?? []) as { id: string; field_value: unknown }[];
  return { id, ...fields, tags, customFields: sent.map((field) => ({ id: field.id, value: field.field_value })) };
}

function areCustomFields(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((field) => typeof field === 'object' && field !== null && 'id' in field && 'field_value' in field)
  );
}

function addTags(contact: DoubleContact, body: Record<string, unknown>): Response {
  const tags = body['tags'];
  if (!Array.isArray(tags) || tags.length === 0)
    return refusal(422, ['tags should not be empty'], 'Unprocessable Entity');
  // The real service stores tags in lower case.
  contact.tags = [...new Set([...contact.tags, ...tags.map((tag) => String(tag).toLowerCase())])];
  return Response.json({ tags: contact.tags, tagsAdded: tags }, { status: 201 });
}

function removeTags(contact: DoubleContact, body: Record<string, unknown>): Response {
  const tags = body['tags'];
  if (!Array.isArray(tags) || tags.length === 0)
    return refusal(422, ['tags should not be empty'], 'Unprocessable Entity');
  const removed = contact.tags.filter((tag) => tags.includes(tag));
  contact.tags = contact.tags.filter((tag) => !tags.includes(tag));
  return Response.json({ tags: contact.tags, tagsRemoved: removed });
}

function addNote(
  { notes }: Memory,
  contact: DoubleContact,
  body: Record<string, unknown>,
  now: Date,
  newId: () => string,
): Response {
  if (typeof body['body'] !== 'string' || body['body'] === '')
    return refusal(422, ['body should not be empty'], 'Unprocessable Entity');
  const note = { id: newId(), body: body['body'], dateAdded: now.toISOString() };
  notes.set(contact.id, [...(notes.get(contact.id) ?? []), note]);
  contact.notes.push(note.body);
  return Response.json({ note: { ...note, contactId: contact.id } }, { status: 201 });
}

function deleteNote({ notes }: Memory, contact: DoubleContact, id: string): Response {
  const left = (notes.get(contact.id) ?? []).filter((note) => note.id !== id);
  if (left.length === contact.notes.length) return refusal(400, 'Note not found', 'Bad Request');
  notes.set(contact.id, left);
  contact.notes = left.map(({ body }) => body);
  return Response.json({ succeded: true, traceId: randomUUID() });
}
