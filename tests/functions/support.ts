import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatWithOptions } from 'node:util';
import type { Context } from '@netlify/functions';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { LeadBody } from '#domain/lead/schema';
import ghlIntegration from '#netlify/functions/ghl-integration';
import { fileStore } from '#netlify/storage/files';
import { openLeadContext } from '#netlify/leads/open';
import { retryDueLeads } from '#netlify/leads/retry';
import { leadStore, type LeadStore } from '#netlify/leads/store';
import { type CrmDouble, type DoubleContact, doubleCredentials, startCrmDouble } from '#netlify/doubles/highlevel';
import { type LoopbackServer, startServer } from '#netlify/doubles/server';
import { solutionWith } from '#tests/unit/recommendation/solutions';

/* What the tests of the functions share: a store and a CRM of their own, a caller, and ears on the console. */

/** What the platform passes to a function, as far as ours read it. */
export const platformContext = {} as Context;

/** A complete body of a Navigator submission; tests vary it. */
export const visitor = {
  firstName: 'Maya',
  lastName: 'Tremblay',
  email: 'maya@tremblay-freight.example',
  phone: '416 555 0199',
  company: 'Tremblay Freight',
  jobTitle: 'Operations lead',
  organizationType: 'SMB',
  geography: 'canada',
  priorities: ['Improve customer service and response time'],
  challengeArea: 'ccaas',
  tags: ['SMARTSTACK-NAVIGATOR', 'int_ccaas'],
  preferredContact: 'phone',
  secondsToFill: 42,
} satisfies LeadBody;

/** The scheduled run tries what waits, as if a minute had passed. */
export async function deliverWaiting(): Promise<void> {
  const now = () => new Date(Date.now() + 60_000);
  await retryDueLeads({ ...openLeadContext(), now }, new Date(now().getTime() + 20_000));
}

const emptySite = {
  'advice.json': JSON.stringify({
    version: 'none',
    needs: [],
    criteria: [],
    solutions: [solutionWith()],
    facts: {},
    providers: {},
  }),
  'words.json': JSON.stringify({ wizards: [], industries: {} }),
};

export type TestBed = {
  crm: CrmDouble;
  /** The store's directory: an empty one for each test. */
  directory: string;
  store: LeadStore;
  /** Everything the test printed so far. */
  printed: () => string;
  /** What the CRM knows under this address. */
  contact: (email: string) => DoubleContact | undefined;
};

/** Gives each test of the file a fresh store directory, an empty CRM double, the settings that name both, and silence. */
export function useTestBed(): TestBed {
  const testBed = {} as TestBed;
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'smartstack-functions-'));
    // The smallest site: its notes recommend nothing. `brief.test.ts` has a whole one.
    for (const [name, text] of Object.entries(emptySite)) await writeFile(path.join(root, name), text);
    testBed.crm = await startCrmDouble();
    testBed.contact = (email) => testBed.crm.contacts.get(email);
  });
  beforeEach(() => {
    testBed.crm.contacts.clear();
    testBed.directory = path.join(root, randomUUID());
    testBed.store = leadStore(fileStore(testBed.directory));
    testBed.printed = captureConsole();
    vi.stubEnv('LEAD_STORE', `file:${testBed.directory}`);
    vi.stubEnv('SITE_FOLDER', root);
    vi.stubEnv('GHL_API_TOKEN', doubleCredentials.token);
    vi.stubEnv('GHL_LOCATION_ID', doubleCredentials.locationId);
    vi.stubEnv('GHL_API_BASE_URL', testBed.crm.url);
    vi.stubEnv('GHL_CUSTOM_FIELDS', undefined);
  });
  afterAll(async () => {
    await testBed.crm.close();
    await rm(root, { recursive: true, force: true });
  });
  return testBed;
}

/** Silences the console; the returned function tells all that was printed, causes and properties of errors included. */
export function captureConsole(): () => string {
  const everything = { depth: null, maxStringLength: null, maxArrayLength: null };
  const channels = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const;
  const spies = channels.map((channel) => vi.spyOn(console, channel).mockReturnValue(undefined));
  return () =>
    spies
      .flatMap((spy) => spy.mock.calls as unknown[][])
      .map((values) => formatWithOptions(everything, ...values))
      .join('\n');
}

export type Answer = { status: number; headers: Headers; text: string; body: Record<string, unknown> };

/** A POST to ghl-integration as the site's pages send it. A string is sent as it is, anything else as JSON. */
export function leadRequest(body: unknown, key?: string): Request {
  return new Request('https://smartstack.example/.netlify/functions/ghl-integration', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Posts to ghl-integration; returns its answer. */
export async function postLead(body: unknown, key?: string): Promise<Answer> {
  return answerOf(await ghlIntegration(leadRequest(body, key), platformContext));
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as Record<string, unknown>,
  };
}

export type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };

/** Returns the answer to a call; null leaves it unanswered, or answered through `outgoing`. */
export type Responder = (call: Call, outgoing: ServerResponse) => Response | Promise<Response> | null;

/** A web server of the test's own, closed when the test ends, and what it was asked. */
export function useServers(): (respond: Responder) => Promise<{ url: string; calls: Call[] }> {
  const servers: LoopbackServer[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) void server.close();
  });
  return async (respond) => {
    const calls: Call[] = [];
    const server = await startServer(async (request, incoming, outgoing) => {
      const text = await request.text();
      const { url: path = '', headers } = incoming;
      const call = { method: request.method, path, headers, body: text === '' ? null : (JSON.parse(text) as unknown) };
      calls.push(call);
      return respond(call, outgoing);
    });
    servers.push(server);
    return { url: server.url, calls };
  };
}

/** A CRM that takes everything, in the shapes of HighLevel API v2, and forgets it. */
export function acceptingCrm({ method, path, body }: Call): Response {
  if (path.startsWith('/contacts/search/duplicate?')) return Response.json({ contact: null });
  if (path === '/contacts/upsert') return Response.json({ new: true, contact: { id: 'contact-1' } });
  if (path.endsWith('/tags')) return Response.json(method === 'DELETE' ? { tags: [] } : body, { status: 201 });
  if (method === 'GET') return Response.json({ notes: [] });
  return Response.json({ note: { id: 'note-1' } }, { status: 201 });
}
