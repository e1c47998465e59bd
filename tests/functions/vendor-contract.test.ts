import { describe, expect, test } from 'vitest';
import { type LeadBody, leadSchema } from '#domain/lead/schema';
import type { Received } from '#domain/lead/received';
import { messageSchema } from '#domain/message/schema';
import { createCrm, doubleCredentials } from '#netlify/doubles/highlevel';
import { scrapePage } from '#netlify/firecrawl';
import { type Sendable, sendToHighLevel } from '#netlify/highlevel/send';
import { useServers, visitor } from '#tests/functions/support';
import { firecrawlProblems, highLevelProblems, type SentRequest } from '#tests/functions/vendor-contract';
import { vi } from 'vitest';

const newServer = useServers();
const lead = (changes: Partial<LeadBody> = {}) => leadSchema.parse({ ...visitor, ...changes });

/** Deliveries one after the other, and every request that they made. */
async function sent(...submissions: [Received, Partial<Sendable>?][]): Promise<SentRequest[]> {
  const crm = createCrm();
  const requests: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    const body = text === '' ? null : (JSON.parse(text) as unknown);
    requests.push({
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      body,
    });
    return crm.answer(request);
  };
  const settings = { ...doubleCredentials, baseUrl: 'https://crm.example', customFields: { jobTitle: 'field-1' } };
  for (const [index, [received, changes]] of submissions.entries()) {
    const submission = { key: `key-${index}`, lead: received, received: new Date(), progress: {}, ...changes };
    const corrected = changes?.corrected?.map(({ tags }) => ({
      contactId: [...crm.contacts.values()][0]?.id ?? '',
      tags,
    }));
    const access = { settings, fetch, now: () => new Date(), time: 24_000 };
    expect(
      (await sendToHighLevel(access, { ...submission, ...(corrected ? { corrected } : {}) })).failure,
    ).toBeUndefined();
  }
  return requests;
}

describe('HighLevel’s own description accepts', () => {
  test('every request of a new contact, an existing one, a correction and a message', async () => {
    const message = {
      kind: 'message',
      fullName: 'Maya',
      email: 'message@crm.example',
      organization: 'T',
      phone: '647 555 0133',
      subject: 'Hello',
      message: 'Words enough.',
    };
    const requests = await sent(
      [lead({ phone: '', jobTitle: '' })],
      [lead()],
      [lead({ organizationType: 'Enterprise' }), { corrected: [{ contactId: '', tags: ['smb'] }] }],
      [messageSchema.parse(message)],
      [lead({ email: 'maya+ä@tremblay.example', phone: '514 555 0134' })],
    );
    const made = new Set(
      requests.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, 'ID').replace(/\?.*/, '')}`),
    );
    expect([...made].toSorted()).toEqual([
      'DELETE /contacts/ID/tags',
      'GET /contacts/ID',
      'GET /contacts/ID/notes',
      'GET /contacts/search/duplicate',
      'POST /contacts/ID/notes',
      'POST /contacts/ID/tags',
      'POST /contacts/upsert',
    ]);
    for (const request of requests) expect(highLevelProblems(request), `${request.method} ${request.path}`).toEqual([]);
  });

  const headers = { authorization: 'Bearer x', version: '2021-07-28' };
  test.each<[string, SentRequest]>([
    ['a company in an update', { method: 'PUT', path: '/contacts/a', headers, body: { companyName: 'x' } }],
    ['a job title', { method: 'POST', path: '/contacts/upsert', headers, body: { locationId: 'a', jobTitle: 'x' } }],
    ['an upsert without a location', { method: 'POST', path: '/contacts/upsert', headers, body: { email: 'a@b.ca' } }],
    ['tags as text', { method: 'DELETE', path: '/contacts/a/tags', headers, body: { tags: 'smb' } }],
    [
      'a search by another name',
      { method: 'GET', path: '/contacts/search/duplicate?locationId=a&phone=1', headers, body: null },
    ],
    ['an address that is not described', { method: 'POST', path: '/contacts/a/labels', headers, body: {} }],
    ['another version', { method: 'GET', path: '/contacts/a', headers: { ...headers, version: '1' }, body: null }],
  ])('and would refuse %s', (_name, request) => {
    expect(highLevelProblems(request)).not.toEqual([]);
  });
});

describe('Firecrawl’s own description accepts', () => {
  test('the request for a page', async () => {
    const { url, calls } = await newServer(() => Response.json({ success: true, data: { markdown: 'x' } }));
    vi.stubEnv('FIRECRAWL_API_URL', url);
    await scrapePage('https://pages.example/', 'fc-key');
    expect(calls).toHaveLength(1);
    for (const call of calls) expect(firecrawlProblems(call)).toEqual([]);
  });

  test('and would refuse another property', () => {
    const body = {
      url: 'https://pages.example/',
      formats: ['pdf'],
      includeTags: [],
      excludeTags: [],
      timeout: 1,
      origin: 'x',
    };
    const request = { method: 'POST', path: '/v1/scrape', headers: { authorization: 'Bearer x' }, body };
    expect(firecrawlProblems(request)).not.toEqual([]);
    expect(firecrawlProblems({ ...request, body: { ...body, formats: ['html'], more: 1 } })).not.toEqual([]);
  });
});
