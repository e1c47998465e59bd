import { type CrmFailure, crmFailure, isPermanentRefusal } from '#domain/crm/catalogue';
import { crmReason } from '#domain/crm/reason';
import { fetchText } from '#netlify/http/fetch-text';
import type { CrmSettings } from '#netlify/settings';

/** Access to the CRM: `time` (ms) is the limit for all calls of one delivery together. */
export type CrmAccess = { settings: CrmSettings; fetch: typeof fetch; now(): Date; time: number };

/**
 * A refusal of the CRM. `isPermanent`: caused by the lead itself, so that a retry would be refused too. `pause` (ms):
 * it wants no calls for that long, which does not concern this lead.
 */
export type Refusal = { failure: CrmFailure; isPermanent?: true; pause?: number };

/** `body` may contain personal data: the code may read it, but not store or print it. */
export type Refused = { ok: false; status: number | null; refusal: Refusal; body?: unknown };

/**
 * `body` is null if it is empty, was cut off (`isTooLarge`: by our own limit) or is not JSON: the call has succeeded.
 */
type Answer = { ok: true; body: unknown; isTooLarge?: true };

/** From the first call with `mayOverrun` on, the delivery has the overrun in addition to its time. */
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  options?: { mayOverrun?: boolean },
) => Promise<Answer | Refused>;

/** Longer than a healthy CRM takes, shorter than a function may run for all calls. */
const timeLimit = 8000;

/** How much longer (ms) than the delivery's time the calls that verify its result may take, all together. */
const overrun = 2000;

/** A contact's notes come in one answer; no other is nearly as large (bytes). */
const sizeLimit = 8_000_000;

/** Unreachable, too slow, redirected, or an answer of another shape. */
export const unexpected = { failure: crmFailure(null) };

/**
 * Returns a function that calls HighLevel (API v2), each call with its own limits and all within the delivery's time,
 * and a function that returns how many calls it has made. A call never rejects. `values` are those that no reason of a
 * refusal may repeat.
 */
export function caller(
  { settings, fetch, now, time }: CrmAccess,
  values: readonly string[] = [],
): { call: Call; made(): number } {
  let end = now().getTime() + time;
  let hasOverrun = false;
  let made = 0;
  const hidden = [...values, settings.token, settings.locationId];
  const call: Call = async (method, path, body, { mayOverrun = false } = {}) => {
    if (mayOverrun && !hasOverrun) end = Math.max(end, now().getTime()) + overrun;
    hasOverrun ||= mayOverrun;
    const left = Math.min(timeLimit, end - now().getTime());
    if (left <= 0) return { ok: false, status: null, refusal: unexpected };
    const headers = {
      authorization: `Bearer ${settings.token}`,
      version: '2021-07-28',
      'content-type': 'application/json',
      accept: 'application/json',
    };
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    made += 1;
    try {
      const limits = { time: left, size: sizeLimit };
      const init = { method, redirect: 'error', headers, ...json } as const;
      const { response, text, isTooLarge } = await fetchText(fetch, settings.baseUrl + path, init, limits);
      // The CRM has processed the call even if its answer breaks off.
      if (response.ok) return { ok: true, body: parsed(text), ...(isTooLarge ? { isTooLarge } : {}) };
      return text === null ? { ok: false, status: null, refusal: unexpected } : refused(method, response, text, hidden);
    } catch {
      // The cause may quote the request, so it is not passed on.
      return { ok: false, status: null, refusal: unexpected };
    }
  };
  return { call, made: () => made };
}

function parsed(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function refused(method: string, { status, headers }: Response, text: string, hidden: readonly string[]): Refused {
  const reason = crmReason(text, hidden);
  const failure = { ...crmFailure(status, text), ...(reason ? { reason } : {}) };
  if (status === 429) return { ok: false, status, refusal: { failure, pause: pauseIn(headers) } };
  // Only a POST's refusal can concern the lead: reads and deletions say nothing about it.
  const isPermanent = method === 'POST' && isPermanentRefusal(status);
  return { ok: false, status, refusal: isPermanent ? { failure, isPermanent } : { failure }, body: parsed(text) };
}

/**
 * The limits are 100 calls in 10 s and 200,000 a day. The CRM does not say when a day ends: an hour later is soon
 * enough to ask.
 */
const burstPause = 10_000;
const dayPause = 3_600_000;

/** How long (ms) the CRM wants no more calls: what it says, at least the interval of its limit, at most the longest. */
function pauseIn(headers: Headers): number {
  if (headers.get('x-ratelimit-daily-remaining') === '0') return dayPause;
  const asked = Number(headers.get('retry-after') ?? 0) * 1000;
  const interval = Number(headers.get('x-ratelimit-interval-milliseconds') ?? 0);
  return Math.min(dayPause, Math.max(burstPause, asked || 0, interval || 0));
}
