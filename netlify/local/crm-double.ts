import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sendResponse, toRequest } from '#netlify/local/node-http';

/** What the double accepts; anything else it refuses as the real service does. */
export const doubleCredentials = { token: 'double-token', locationId: 'double-location' };

/** A contact as the double keeps it, in memory. */
export type DoubleContact = {
  id: string;
  fields: Record<string, unknown>;
  tags: string[];
  notes: string[];
  upserts: number;
};

export type CrmDouble = { url: string; contacts: Map<string, DoubleContact>; close(): Promise<void> };

const upsertFields = new Set([
  'locationId', 'firstName', 'lastName', 'name', 'email', 'phone', 'companyName', 'address1', 'city', 'state',
  'country', 'postalCode', 'website', 'timezone', 'dnd', 'source', 'dateOfBirth', 'assignedTo', 'tags', 'customFields',
]); // prettier-ignore

/**
 * A stand-in for HighLevel API v2 on loopback, as strict as the real one: bearer token, Version header, location,
 * unknown properties 422 with an array message, tags overwritten by upsert and appended by the tags call, notes.
 *
 * A contact's e-mail can ask for trouble, so that tests running side by side do not meet: `status-503@…` is answered
 * with that status every time, `once-503@…` only the first time, `slow-2500@…` after that many milliseconds,
 * `reset@…` not at all.
 *
 * `GET /double/contacts` lists what arrived.
 */
export async function startCrmDouble(port = 0): Promise<CrmDouble> {
  const contacts = new Map<string, DoubleContact>();
  const failedOnce = new Set<string>();
  const server = http.createServer(async (incoming, outgoing) => {
    const request = await toRequest(incoming);
    const { pathname } = new URL(request.url);
    if (pathname === '/double/contacts') return sendResponse(Response.json([...contacts.values()]), outgoing);
    const body = await request.json().catch(() => null) as Record<string, unknown> | null; // prettier-ignore
    const email = String(body?.['email'] ?? contactAt(contacts, pathname)?.fields['email'] ?? '');
    if (email.startsWith('reset@')) return void incoming.socket.destroy();
    await delay(Number(/^slow-(\d+)@/.exec(email)?.[1] ?? 0));
    const asked = askedStatus(email, failedOnce);
    const response = asked ? troubled(asked) : answer(request, pathname, body, contacts);
    return sendResponse(response, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actual}`,
    contacts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function askedStatus(email: string, failedOnce: Set<string>): number | null {
  const always = /^status-(\d{3})@/.exec(email)?.[1];
  if (always) return Number(always);
  const once = /^once-(\d{3})@/.exec(email)?.[1];
  if (!once || failedOnce.has(email)) return null;
  failedOnce.add(email);
  return Number(once);
}

/** The shapes in which the real service words each refusal. */
function troubled(status: number): Response {
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

function answer(
  request: Request,
  pathname: string,
  body: Record<string, unknown> | null,
  contacts: Map<string, DoubleContact>,
): Response {
  if (request.headers.get('authorization') !== `Bearer ${doubleCredentials.token}`) return troubled(401);
  if (request.headers.get('version') !== '2021-07-28')
    return refusal(400, 'version header was not found', 'Bad Request');
  if (request.method !== 'POST') return refusal(404, 'Cannot find this route', 'Not Found');
  if (!body) return refusal(400, 'Unexpected end of JSON input', 'Bad Request');
  if (pathname === '/contacts/upsert') return upsert(body, contacts);
  const contact = contactAt(contacts, pathname);
  if (!contact) return refusal(400, 'Contact not found', 'Bad Request');
  if (pathname.endsWith('/tags')) return addTags(contact, body);
  if (pathname.endsWith('/notes')) return addNote(contact, body);
  return refusal(404, 'Cannot find this route', 'Not Found');
}

function contactAt(contacts: Map<string, DoubleContact>, pathname: string): DoubleContact | undefined {
  const id = /^\/contacts\/([^/]+)\/(?:tags|notes)$/.exec(pathname)?.[1];
  return [...contacts.values()].find((contact) => contact.id === id);
}

function upsert(body: Record<string, unknown>, contacts: Map<string, DoubleContact>): Response {
  const problems = Object.keys(body)
    .filter((name) => !upsertFields.has(name))
    .map((name) => `property ${name} should not exist`);
  if (typeof body['locationId'] !== 'string') problems.push('locationId must be a string');
  if (body['email'] === '' || (body['email'] && !/^\S+@\S+\.\S+$/.test(String(body['email']))))
    problems.push('email must be an email');
  if (body['phone'] !== undefined && !/^\+[1-9]\d{6,14}$/.test(String(body['phone'])))
    problems.push('phone must be a valid phone number');
  if (body['customFields'] !== undefined && !areCustomFields(body['customFields']))
    problems.push('customFields must be an array of { id, field_value }');
  if (problems.length > 0) return refusal(422, problems, 'Unprocessable Entity');
  if (body['locationId'] !== doubleCredentials.locationId) return troubled(403);
  if (!body['email'] && !body['phone']) return refusal(400, 'email or phone is required', 'Bad Request');
  const identity = String(body['email'] ?? body['phone']).toLowerCase();
  const known = contacts.get(identity);
  const contact: DoubleContact = known ?? { id: randomUUID(), fields: {}, tags: [], notes: [], upserts: 0 };
  const { tags, ...fields } = body;
  Object.assign(contact.fields, fields);
  if (Array.isArray(tags)) contact.tags = tags.map(String);
  contact.upserts += 1;
  contacts.set(identity, contact);
  return Response.json({ new: !known, contact: { id: contact.id, ...contact.fields }, traceId: randomUUID() });
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
  // The real service keeps tags in lower case.
  contact.tags = [...new Set([...contact.tags, ...tags.map((tag) => String(tag).toLowerCase())])];
  return Response.json({ tags: contact.tags, tagsAdded: tags }, { status: 201 });
}

function addNote(contact: DoubleContact, body: Record<string, unknown>): Response {
  if (typeof body['body'] !== 'string' || body['body'] === '')
    return refusal(422, ['body should not be empty'], 'Unprocessable Entity');
  contact.notes.push(body['body']);
  return Response.json({ note: { id: randomUUID(), body: body['body'], contactId: contact.id } }, { status: 201 });
}
