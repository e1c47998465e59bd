import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import {
  answer,
  type Contact,
  contactAt,
  emptyMemory,
  type Memory,
  troubled,
} from '#netlify/doubles/highlevel-answers';
import { sendResponse, toRequest } from '#netlify/http/node-http';

export { doubleCredentials } from '#netlify/doubles/highlevel-answers';

/** A contact as the double keeps it, in memory. */
export type DoubleContact = Contact;

/** The CRM itself, without a web server. */
export type Crm = { contacts: Map<string, DoubleContact>; answer(request: Request): Promise<Response> };

export type CrmDouble = { url: string; contacts: Crm['contacts']; close(): Promise<void> };

export type CrmOptions = {
  now?: () => Date;
  /** How many calls it takes in 10 s before it answers 429; without limit where it is left out. */
  callsIn10s?: number;
};

/**
 * A stand-in for HighLevel API v2, as strict as the real one: bearer token, Version header, location, unknown properties
 * 422 with an array message, tags overwritten by upsert and appended by the tags call, notes, search by e-mail, and the
 * limit on calls where it is asked for.
 *
 * A contact's e-mail can ask for trouble, so that tests running side by side do not meet: `status-503@…` is answered
 * with that status every time, `once-503@…` only the first time, `slow-2500@…` after that many milliseconds,
 * `created-422@…` is refused by upsert although the contact is made.
 */
export function createCrm({ now = () => new Date(), callsIn10s }: CrmOptions = {}): Crm {
  const memory = emptyMemory();
  return {
    contacts: memory.contacts,
    async answer(request) {
      const url = new URL(request.url);
      const body = (await request.json().catch(() => null)) as Record<string, unknown> | null;
      const email = emailOf(memory, url, body);
      const slow = /^slow-(\d+)@/.exec(email)?.[1];
      if (slow) await delay(Number(slow));
      const remaining = callsIn10s === undefined ? null : remainingCalls(memory, now(), callsIn10s);
      if (remaining !== null && remaining < 0) return troubled(429);
      const asked = askedStatus(email, memory.failedOnce);
      const response = asked ? troubled(asked) : answer(request, url, body, memory, now());
      if (remaining !== null) response.headers.set('x-ratelimit-remaining', String(remaining));
      return response;
    },
  };
}

/** The double on loopback. `reset@…` is not answered at all; `GET /double/contacts` lists what arrived. */
export async function startCrmDouble(port = 0, options: CrmOptions = {}): Promise<CrmDouble> {
  const crm = createCrm(options);
  const server = http.createServer(async (incoming, outgoing) => {
    const request = await toRequest(incoming);
    if (new URL(request.url).pathname === '/double/contacts')
      return sendResponse(Response.json([...crm.contacts.values()]), outgoing);
    if (/"email":"reset@/.test(await request.clone().text())) return void incoming.socket.destroy();
    return sendResponse(await crm.answer(request), outgoing);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actual}`,
    contacts: crm.contacts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whose contact a call is about: as its body, its query or the contact in its path says. */
function emailOf(memory: Memory, url: URL, body: Record<string, unknown> | null): string {
  const known = contactAt(memory, url.pathname)?.fields['email'];
  return String(body?.['email'] ?? url.searchParams.get('email') ?? known ?? '');
}

/** How many more calls it takes in this 10 s; negative where this one is too many. A refused call counts as well. */
function remainingCalls(memory: Memory, now: Date, limit: number): number {
  memory.calls = memory.calls.filter((at) => at > now.getTime() - 10_000);
  memory.calls.push(now.getTime());
  return limit - memory.calls.length;
}

function askedStatus(email: string, failedOnce: Set<string>): number | null {
  const always = /^status-(\d{3})@/.exec(email)?.[1];
  if (always) return Number(always);
  const once = /^once-(\d{3})@/.exec(email)?.[1];
  if (!once || failedOnce.has(email)) return null;
  failedOnce.add(email);
  return Number(once);
}
