import { receivedContact } from '#domain/crm/received';
import type { Received } from '#domain/lead/received';
import { isRecord } from '#domain/record';
import { type Call, type Refused, unexpected } from '#netlify/highlevel/client';
import type { CrmSettings } from '#netlify/settings';

/** The contact's id, and whether the CRM has refused some of its fields. */
export type UpsertedContact = { contactId: string; fieldsRefused?: true };

/**
 * Makes or finds the contact of a lead. HighLevel can refuse a field and have the contact all the same: then it is
 * looked for by its e-mail. `phone` is E.164 or null.
 */
export async function upsertContact(
  call: Call,
  settings: CrmSettings,
  lead: Received,
  phone: string | null,
): Promise<{ ok: true; contact: UpsertedContact } | Refused> {
  const body = receivedContact(lead, settings.locationId, phone, settings.customFields);
  const answer = await call('POST', '/contacts/upsert', body);
  if (answer.ok) {
    const contactId = contactIdIn(answer.body);
    return contactId ? { ok: true, contact: { contactId } } : { ok: false, status: 200, refusal: unexpected };
  }
  if (answer.status !== 422) return answer;
  const query = new URLSearchParams({ locationId: settings.locationId, email: lead.email });
  const found = await call('GET', `/contacts/search/duplicate?${query}`);
  const contactId = found.ok ? contactIdIn(found.body) : null;
  return contactId ? { ok: true, contact: { contactId, fieldsRefused: true } } : answer;
}

function contactIdIn(body: unknown): string | null {
  const contact = isRecord(body) ? body['contact'] : undefined;
  const id = isRecord(contact) ? contact['id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
}
