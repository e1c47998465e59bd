import { type CrmFailure, crmFailure, isPermanentRefusal } from '#domain/crm/catalogue';
import type { CrmSettings } from '#netlify/settings';

/** The way to the CRM: `time` (ms) is what all calls of one delivery may take together. */
export type CrmAccess = { settings: CrmSettings; fetch: typeof fetch; now(): Date; time: number };

/**
 * What the CRM refused. `isPermanent`: because of the lead itself, so that it would refuse it again. `pause` (ms): it
 * wants no calls for so long, which is no word about this lead.
 */
export type Refusal = { failure: CrmFailure; isPermanent?: true; pause?: number };

export type Refused = { ok: false; status: number | null; refusal: Refusal };

/**
 * `isJson` is false where a body was cut off or is something else; an empty body counts as JSON: the call has
 * succeeded.
 */
type Answer = { ok: true; body: unknown; isJson: boolean };

/** `allowance` (ms) is what a call may take even where the delivery's time is over. */
export type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  allowance?: number,
) => Promise<Answer | Refused>;

/** Longer than the CRM ever takes when it is well, shorter than a function may run for all calls. */
const timeLimit = 8000;

/** Unreachable, too slow, redirected, or an answer of another shape. */
export const unexpected = { failure: crmFailure(null) };

/** Calls HighLevel (API v2), each call with its own limit and all within the delivery's. Never rejects. */
export function caller({ settings, fetch, now, time }: CrmAccess): Call {
  const end = now().getTime() + time;
  return async (method, path, body, allowance = 0) => {
    const left = Math.min(timeLimit, Math.max(allowance, end - now().getTime()));
    if (left <= 0) return { ok: false, status: null, refusal: unexpected };
    try {
      const response = await fetch(settings.baseUrl + path, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(left),
        headers: {
          authorization: `Bearer ${settings.token}`,
          version: '2021-07-28',
          'content-type': 'application/json',
          accept: 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) return refused(response, await response.text());
      // The CRM has done its work even where its answer breaks off.
      return { ok: true, ...parsed(await response.text().catch(() => '{')) };
    } catch {
      // The cause may quote the request, so it is not passed on.
      return { ok: false, status: null, refusal: unexpected };
    }
  };
}

function parsed(text: string): { body: unknown; isJson: boolean } {
  try {
    return { body: text === '' ? null : JSON.parse(text), isJson: true };
  } catch {
    return { body: null, isJson: false };
  }
}

function refused({ status, headers }: Response, text: string): Refused {
  const failure = crmFailure(status, text);
  if (status === 429) return { ok: false, status, refusal: { failure, pause: pauseIn(headers) } };
  return { ok: false, status, refusal: isPermanentRefusal(status) ? { failure, isPermanent: true } : { failure } };
}

/**
 * The limits count 100 calls in 10 s and 200,000 a day. A day's end is not told: an hour later is soon enough to ask.
 */
const burstPause = 10_000;
const dayPause = 3_600_000;

/**
 * How long (ms) the CRM wants no more calls: what it says, at least the time over which it counts, at most the longest.
 */
function pauseIn(headers: Headers): number {
  if (headers.get('x-ratelimit-daily-remaining') === '0') return dayPause;
  const asked = Number(headers.get('retry-after') ?? 0) * 1000;
  const interval = Number(headers.get('x-ratelimit-interval-milliseconds') ?? 0);
  return Math.min(dayPause, Math.max(burstPause, asked || 0, interval || 0));
}
