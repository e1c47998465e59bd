import type { FieldMessages, LeadBody } from '#domain/lead/schema';
import { isRecord } from '#domain/record';

/** What the lead function answered, or that nothing usable came back. */
export type LeadAnswer =
  | { status: 'delivered' }
  | { status: 'stored' }
  | { status: 'refused'; fields: FieldMessages }
  | { status: 'unreachable' };

const address = '/.netlify/functions/ghl-integration';

/** Longer than the function may run. */
const timeLimit = 65_000;

/**
 * Sends a lead to the site's own function. `keepalive` lets it finish when the page is left. Only a receipt that
 * names this very key counts; an answer that is not the function's own (a proxy, a login page) counts as unreachable.
 */
export async function postLead(body: LeadBody, key: string): Promise<LeadAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      keepalive: true,
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return understood(response.status, await response.json(), key);
  } catch {
    return { status: 'unreachable' };
  }
}

function understood(status: number, answer: unknown, key: string): LeadAnswer {
  if (!isRecord(answer)) return { status: 'unreachable' };
  if (status === 200 && answer['success'] === true && answer['id'] === key) return { status: 'delivered' };
  if (status === 202 && answer['id'] === key) return { status: 'stored' };
  if (status >= 400 && status < 500 && status !== 429 && status !== 408 && answer['success'] === false)
    return { status: 'refused', fields: fieldsIn(answer['fields']) };
  return { status: 'unreachable' };
}

function fieldsIn(fields: unknown): FieldMessages {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, String(message)]));
}
