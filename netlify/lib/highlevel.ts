import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type CrmFailure, crmFailure } from '#domain/crm/catalogue';
import { crmNote, upsertBody } from '#domain/crm/contact';
import { crmTags } from '#domain/crm/tags';
import type { Lead } from '#domain/lead/schema';
import { isRecord } from '#domain/record';
import type { LeadRecord } from '#netlify/lib/lead-record';
import type { CrmSettings } from '#netlify/lib/settings';

/** How far a delivery got, and what stopped it; no failure means that the CRM has everything. */
export type Delivery = { progress: LeadRecord['progress']; failure?: CrmFailure };

/** Longer than the CRM ever takes when it is well, shorter than a function may run for three calls. */
const timeLimit = 8000;

/**
 * Brings one lead into HighLevel (API v2): upsert the contact, append the tags, add the note. Starts where `progress`
 * says an earlier attempt stopped. Calls `save` after each call that succeeded but the
 * last, and stops where that answers false. Does not throw for anything the CRM or the network does. Specification §7, §8.
 */
export async function deliverToHighLevel(
  settings: CrmSettings,
  lead: Lead,
  progress: LeadRecord['progress'],
  save: (progress: LeadRecord['progress']) => Promise<boolean> = async () => true,
): Promise<Delivery> {
  const reached = { ...progress };
  const phone = phoneNumber(lead.phone);
  if (!reached.contactId) {
    const body = upsertBody(lead, settings.locationId, phone.number, settings.customFields);
    const answer = await call(settings, '/contacts/upsert', body);
    if (!answer.ok) return { progress: reached, failure: answer.failure };
    const contactId = contactIdIn(answer.body);
    if (!contactId) return { progress: reached, failure: crmFailure(null) };
    reached.contactId = contactId;
    if (!(await save(reached))) return { progress: reached };
  }
  const contact = `/contacts/${encodeURIComponent(reached.contactId)}`;
  if (!reached.tagsAdded) {
    const answer = await call(settings, `${contact}/tags`, { tags: crmTags(lead) });
    if (!answer.ok) return { progress: reached, failure: answer.failure };
    reached.tagsAdded = true;
    if (!(await save(reached))) return { progress: reached };
  }
  if (!reached.noteAdded) {
    const answer = await call(settings, `${contact}/notes`, {
      body: crmNote(lead, phone.remainder, settings.customFields),
    });
    if (!answer.ok) return { progress: reached, failure: answer.failure };
    reached.noteAdded = true;
  }
  return { progress: reached };
}

/**
 * What a visitor typed, as E.164, or null when it is no valid number (Canadian where no country is given).
 * `remainder` is what the number cannot carry: all of it when there is none, or text with an extension.
 */
export function phoneNumber(typed: string): { number: string | null; remainder: string } {
  const parsed = parsePhoneNumberFromString(typed, 'CA');
  if (!parsed?.isValid()) return { number: null, remainder: typed };
  return { number: parsed.number, remainder: parsed.ext ? typed : '' };
}

type CallAnswer = { ok: true; body: unknown } | { ok: false; failure: CrmFailure };

async function call(settings: CrmSettings, path: string, body: unknown): Promise<CallAnswer> {
  try {
    const response = await fetch(settings.baseUrl + path, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
      headers: {
        authorization: `Bearer ${settings.token}`,
        version: '2021-07-28',
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) return { ok: false, failure: crmFailure(response.status, await response.text()) };
    // Only the upsert's answer is needed; the others have done their work whatever they say.
    return { ok: true, body: await response.json().catch(() => null) };
  } catch {
    // Unreachable, too slow, redirected or not JSON. The cause may quote the request, so it is not passed on.
    return { ok: false, failure: crmFailure(null) };
  }
}

function contactIdIn(body: unknown): string | null {
  const contact = isRecord(body) ? body['contact'] : undefined;
  const id = isRecord(contact) ? contact['id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
}
