import type { Context } from '@netlify/functions';
import { type FieldMessages, fieldMessages, type Lead, leadSchema, missing } from '#domain/lead/schema';
import { requiredContactFields } from '#domain/lead/contact';
import { acceptLead } from '#netlify/lib/accept-lead';
import { fingerprintOf } from '#netlify/lib/lead-record';
import { openOutbox } from '#netlify/lib/outbox';
import { json, readJsonPost } from '#netlify/lib/request';

const bodyLimit = 16 * 1024;

/**
 * Takes a lead from either wizard: stores it, then brings it into the CRM. 200 the CRM has it, 202 only the store has
 * it, 422 it lacks something, 409 its key belongs to another body, 503 nothing could store it. Specification §7.
 */
export default async function ghlIntegration(request: Request, context: Context): Promise<Response> {
  const read = await readJsonPost(request, bodyLimit);
  if (!read.ok) return read.response;
  const parsed = leadSchema.safeParse(read.body);
  if (!parsed.success) return unprocessable(fieldMessages(parsed.error));
  const key = idempotencyKey(request, parsed.data);
  if (!key) return unprocessable({ 'Idempotency-Key': 'must be 8 to 60 letters, digits and hyphens' });
  try {
    const accepted = await acceptLead(openOutbox(context.deploy?.context), key, parsed.data);
    if (accepted.status === 'delivered') return json(200, { success: true, id: key });
    if (accepted.status === 'stored') return json(202, { success: false, id: key, ...accepted.failure });
    return json(409, { success: false, error: 'Conflict', details: 'This key was used for another submission.' });
  } catch (error) {
    console.error('lead store:', error instanceof Error ? error.name : 'unknown failure');
    const details = 'The lead could not be stored. Send it again.';
    return json(503, { success: false, error: 'Service Unavailable', details }, { 'retry-after': '60' });
  }
}

/** Missing names, e-mail or company have the specified sentence; anything else is a validation error. */
function unprocessable(fields: FieldMessages): Response {
  const lacksContact = requiredContactFields.some((field) => fields[field] === missing);
  const error = lacksContact ? 'Contact information is required' : 'Validation Error';
  return json(422, { success: false, error, details: 'See the messages of the fields.', fields });
}

/** The header's key; derived from the body where there is none; null where it is malformed. */
function idempotencyKey(request: Request, lead: Lead): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return fingerprintOf(lead).slice(0, 32);
  return /^[A-Za-z0-9-]{8,60}$/.test(key) ? key : null;
}
