import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isRecord } from '#domain/record';
import {
  answer,
  contactAt,
  type CrmCall,
  type DoubleContact,
  emptyMemory,
  type Memory,
  refusalFor,
} from '#netlify/doubles/highlevel-answers';
import { type LoopbackServer, startServer } from '#netlify/doubles/server';

export { doubleCredentials, readOnlyToken } from '#netlify/doubles/highlevel-answers';
export type { CrmCall, DoubleContact } from '#netlify/doubles/highlevel-answers';

/** The CRM itself, without a web server. */
export type Crm = {
  /** By e-mail, or by phone without one. */
  contacts: Map<string, DoubleContact>;
  answer(request: Request): Promise<Response>;
  /** Answers a parsed call at once, without the delays that an address asks for. */
  answerCall(call: CrmCall): Response;
};

export type CrmDouble = LoopbackServer & { contacts: Crm['contacts'] };

export type CrmOptions = {
  now?: () => Date;
  /** Returns an id that no contact and no note has. */
  newId?: () => string;
  /** The number of calls in 10 s before it answers 429; unlimited if omitted. */
  callsIn10s?: number;
};

/**
 * Returns a double of HighLevel API v2, as strict as the real one: bearer token, Version header, location, unknown
 * properties 422 with an array message, tags overwritten by upsert and appended by the tags call, notes, search by
 * e-mail, a token that lacks a scope (`readOnlyToken`), and optionally the rate limit.
 * A contact's e-mail can request a failure, so that parallel tests do not interfere: `status-503@…` is answered with
 * that status every time, `once-503@…` only the first time (400, 413 and 422 not for calls that only read),
 * `slow-2500@…` after that many milliseconds, `created-422@…` is refused by upsert although the contact is created. A
 * contact `unfound-…@…` is not in the search's index yet: upsert refuses its e-mail and its number as duplicates.
 */
export function createCrm({ now = () => new Date(), newId = randomUUID, callsIn10s }: CrmOptions = {}): Crm {
  const memory = emptyMemory();
  const answerCall = (call: CrmCall): Response => {
    const remaining = callsIn10s === undefined ? null : remainingCalls(memory, now(), callsIn10s);
    if (remaining !== null && remaining < 0) return refusalFor(429);
    const status = askedStatus(emailOf(memory, call), call.method, memory.failedOnce);
    const response = status ? refusalFor(status) : answer(call, memory, now(), newId);
    if (remaining !== null) response.headers.set('x-ratelimit-remaining', String(remaining));
    return response;
  };
  return {
    contacts: memory.contacts,
    answerCall,
    async answer(request) {
      const body: unknown = await request.json().catch(() => null);
      const { method, headers } = request;
      const call = { method, url: new URL(request.url), headers, body: isRecord(body) ? body : null };
      const slow = /^slow-(\d+)@/.exec(emailOf(memory, call))?.[1];
      if (slow) await delay(Number(slow));
      return answerCall(call);
    },
  };
}

/** Starts the double on loopback. `reset@…` is not answered at all; `GET /double/contacts` lists the contacts. */
export async function startCrmDouble(port = 0, options: CrmOptions = {}): Promise<CrmDouble> {
  const crm = createCrm(options);
  const server = await startServer(async (request, incoming) => {
    if (new URL(request.url).pathname === '/double/contacts') return Response.json([...crm.contacts.values()]);
    if (/"email":"reset@/.test(await request.clone().text())) {
      incoming.socket.destroy();
      return null;
    }
    return crm.answer(request);
  }, port);
  return { ...server, contacts: crm.contacts };
}

/** The e-mail of the contact that a call concerns: from its body, its query or the contact in its path. */
function emailOf(memory: Memory, { url, body }: CrmCall): string {
  const known = contactAt(memory, url.pathname)?.fields['email'];
  return String(body?.['email'] ?? url.searchParams.get('email') ?? known ?? '');
}

/**
 * Returns how many calls are left in this 10 s; negative if this one exceeds the limit. A refused call counts as well.
 */
function remainingCalls(memory: Memory, now: Date, limit: number): number {
  memory.calls = memory.calls.filter((at) => at > now.getTime() - 10_000);
  memory.calls.push(now.getTime());
  return limit - memory.calls.length;
}

/** The statuses by which the real service judges the content of a request. */
const verdicts: readonly number[] = [400, 413, 422];

function askedStatus(email: string, method: string, failedOnce: Set<string>): number | null {
  const [, often, digits] = /^(status|once)-(\d{3})@/.exec(email) ?? [];
  const status = Number(digits);
  if (!often || (method === 'GET' && verdicts.includes(status))) return null;
  if (often === 'status') return status;
  if (failedOnce.has(email)) return null;
  failedOnce.add(email);
  return status;
}
