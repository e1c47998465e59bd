import type { Config, Context } from '@netlify/functions';
import { crmFailure, type CrmFailure } from '#domain/crm/catalogue';
import { requiredContactFields } from '#domain/lead/contact';
import { corrections } from '#domain/lead/corrections';
import { withoutUnknown } from '#domain/lead/known';
import { type Received, schemaFor } from '#domain/lead/received';
import { type FieldMessages, fieldMessages } from '#domain/lead/schema';
import { spamSignals } from '#domain/lead/spam-signals';
import * as words from '#domain/lead/words';
import { isRecord } from '#domain/record';
import { acceptLead } from '#netlify/leads/accept';
import type { LeadContext } from '#netlify/leads/context';
import { openLeadContext } from '#netlify/leads/open';
import { fingerprintOf } from '#netlify/leads/record';
import { isOverLimit } from '#netlify/leads/submission-limit';
import { json, readJsonPost } from '#netlify/http/request';
import { addressLimit, tooMany } from '#netlify/http/rate-limit';

const bodyLimit = 16 * 1024;
const waitOf = addressLimit();

/** The platform reads this statically: literals only, and `aggregateBy` only as a list. */
export const config: Config = { rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } };

/**
 * Takes a lead from either wizard, or a message from the footer form: stores it, then delivers it to the CRM, or leaves
 * that to the scheduled run. 200 the CRM has it, 202 only the store has it, 422 it is incomplete or invalid, 409 its
 * key belongs to another body, 429 too many from one address, 503 it could not be stored. Specification §7.
 */
export default async function ghlIntegration(request: Request, context: Context): Promise<Response> {
  return takeLead(request, context.ip, () => openLeadContext(context.deploy?.context));
}

/** The function with any context and caller's address. */
export async function takeLead(
  request: Request,
  address: string | undefined,
  open: () => LeadContext,
): Promise<Response> {
  const wait = waitOf(address);
  if (wait > 0) return tooMany(wait);
  const read = await readJsonPost(request, bodyLimit);
  if (!read.ok) return read.response;
  // JSON that is not an object lacks the same fields as an empty one.
  const { body, leftOut } = withoutUnknown(isRecord(read.body) ? read.body : {});
  const parsed = schemaFor(body).safeParse(body);
  if (!parsed.success) return unprocessable(fieldMessages(parsed.error));
  const key = idempotencyKey(request, parsed.data);
  if (!key) return unprocessable({ 'Idempotency-Key': 'must be 8 to 60 letters, digits and hyphens' });
  // Not the names, which may be a visitor's words.
  if (leftOut > 0)
    console.warn(`lead ${key}: ${leftOut} fields, tags or parts of them that are not taken here were left out`);
  try {
    const leads = open();
    const isMarked = await isOverLimit(leads.store, parsed.data.email, key, leads.now());
    const lead: Received = isMarked ? { ...parsed.data, isOverLimit: true } : parsed.data;
    const accepted = await acceptLead(leads, key, lead, {
      fingerprint: fingerprintOf(isRecord(read.body) ? read.body : {}),
      isScheduled: leads.keepsLeads && isForSchedule(leads, lead, address),
      mayMarkUnseen: corrections(lead).length === 0 || leads.atOnce.mayMarkUnseen(address, leads.now()),
    });
    if (accepted.status === 'delivered') return json(200, { success: true, id: key });
    if (accepted.status === 'stored' && !leads.keepsLeads) return notKept(key);
    if (accepted.status === 'stored') return json(202, { success: false, id: key, ...publicPart(accepted.failure) });
    return json(409, { success: false, error: 'Conflict', details: 'This key was used for another submission.' });
  } catch (error) {
    console.error('lead store:', error instanceof Error ? error.name : 'unknown failure');
    return unavailable('The lead could not be stored. Send it again.', 60);
  }
}

/** Whether a lead waits for the scheduled run: it has spam signals, or too many have come in this minute. */
function isForSchedule({ atOnce, now }: LeadContext, lead: Received, address: string | undefined): boolean {
  return spamSignals(lead).length > 0 || !atOnce.mayDeliver(address, now());
}

/** The part of a failure that the page receives: the CRM's own reason is for the operator only. */
function publicPart(failure: CrmFailure | undefined): Pick<CrmFailure, 'error' | 'details'> | undefined {
  return failure && { error: failure.error, details: failure.details };
}

/**
 * In a preview, either the CRM takes the lead or it stays in its browser: nothing would retry or erase a stored one.
 */
function notKept(key: string): Response {
  console.warn(`lead ${key}: not delivered, and not stored: previews and branch deploys keep no leads`);
  return unavailable('This is a preview of the site, which keeps no leads. The CRM did not take this one.', 3600);
}

function unavailable(details: string, seconds: number): Response {
  return json(503, { success: false, error: 'Service Unavailable', details }, { 'retry-after': String(seconds) });
}

/** A missing name, e-mail or company has its specified sentence; any other problem is the general validation error. */
function unprocessable(fields: FieldMessages): Response {
  const lacksContact = [...requiredContactFields, 'fullName'].some((field) => fields[field] === words.missing);
  return json(422, { success: false, ...(lacksContact ? noContact : crmFailure(422)), fields });
}

const noContact = { error: 'Contact information is required', details: 'See the messages of the fields.' };

/** Returns the header's key, or without one a key derived from the body; null if it is malformed. */
function idempotencyKey(request: Request, lead: Received): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return fingerprintOf(lead).slice(0, 32);
  return /^[A-Za-z0-9-]{8,60}$/.test(key) ? key : null;
}
