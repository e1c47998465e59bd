import { retryAfter } from '#domain/lead/outbox';
import type { ReceivedBody } from '#domain/lead/received';
import type { FieldMessages } from '#domain/lead/schema';
import { isRecord } from '#domain/record';

/** The lead function's answer; 'unreachable' if there was no usable one. */
export type LeadAnswer =
  | { status: 'delivered' }
  | { status: 'stored' }
  /** The function will never accept it unchanged. */
  | { status: 'refused'; fields: FieldMessages }
  /** `asked` (ms) is how long the site asks to wait; null if it does not say. */
  | { status: 'unreachable'; asked: number | null };

const address = '/.netlify/functions/ghl-integration';

/** The timeout (ms) of a request: longer than the function may run. */
export const requestTimeout = 65_000;

/** The statuses of refusals that a retry cannot change. */
const permanent: readonly number[] = [400, 409, 413, 415, 422];

/**
 * Sends a lead to the site's own function. `keepalive` lets it finish when the page is left. Only a receipt with this
 * key counts; an answer from anything else (a proxy, a login page) counts as unreachable.
 */
export async function postLead(body: ReceivedBody, key: string): Promise<LeadAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      keepalive: true,
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return understood(response, await response.json().catch(() => null), key);
  } catch {
    return { status: 'unreachable', asked: null };
  }
}

function understood({ status, headers }: Response, answer: unknown, key: string): LeadAnswer {
  const said = isRecord(answer) ? answer : {};
  if (status === 200 && said['success'] === true && said['id'] === key) return { status: 'delivered' };
  if (status === 202 && said['id'] === key) return { status: 'stored' };
  if (permanent.includes(status) && said['success'] === false)
    return { status: 'refused', fields: fieldsIn(said['fields']) };
  return { status: 'unreachable', asked: retryAfter(headers.get('retry-after'), headers.get('date'), new Date()) };
}

function fieldsIn(fields: unknown): FieldMessages {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, String(message)]));
}
