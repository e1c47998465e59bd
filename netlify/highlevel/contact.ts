import { receivedContact } from '#domain/crm/received';
import type { Received } from '#domain/lead/received';
import { isRecord } from '#domain/record';
import { type Call, type Refused, unexpected } from '#netlify/highlevel/client';
import { tagsIn } from '#netlify/highlevel/tags';
import type { CrmSettings } from '#netlify/settings';

/** The contact of a lead in the CRM. */
export type LeadContact = {
  contactId: string;
  /** Its tags, in the CRM's spelling; null if the CRM does not list them. */
  tags: string[] | null;
  /** It existed before this attempt: its fields are not changed. */
  isExisting?: true;
  /** It was created between the search and the upsert, which may have changed its fields. */
  isOverwritten?: true;
  /** The CRM has refused some of its fields. */
  fieldsRefused?: true;
  /** Another contact has the phone number, which must not lead to that one. */
  phoneTaken?: true;
};

type Outcome = { ok: true; contact: LeadContact } | Refused;

/** An answer that says nothing about the lead. */
const notUnderstood: Refused = { ok: false, status: 200, refusal: unexpected };

/**
 * Finds the contact with the lead's e-mail, or creates it. Anyone can submit anyone's address, so the fields of an
 * existing contact are not changed. `phone` is E.164 or null; `link` leads to the results.
 */
export async function contactFor(
  call: Call,
  settings: CrmSettings,
  lead: Received,
  phone: string | null,
  link: string | null,
): Promise<Outcome> {
  const known = await search(call, settings, { email: lead.email });
  if (!known.ok) return known;
  if (known.id !== null) return existingContact(call, known.id);
  const free = await freePhone(call, settings, phone);
  if (!free.ok) return free;
  const outcome = await newContact(call, settings, lead, free.phone, link);
  if (!outcome.ok || free.phone === phone) return outcome;
  return { ok: true, contact: { ...outcome.contact, phoneTaken: true } };
}

/**
 * Creates the contact, unless the CRM reports one with the same e-mail, which its search has not found yet. One with
 * the same number may be another person's: then the number is left out.
 * HighLevel can refuse a field (422) and still have created the contact: then the search is repeated.
 * https://github.com/GoHighLevel/highlevel-api-docs/issues/64
 */
async function newContact(
  call: Call,
  settings: CrmSettings,
  lead: Received,
  phone: string | null,
  link: string | null,
): Promise<Outcome> {
  const body = receivedContact(lead, settings.locationId, phone, settings.customFields, link);
  const answer = await call('POST', '/contacts/upsert', body);
  if (answer.ok) return madeContact(answer.body);
  const duplicate = duplicateIn(answer);
  if (duplicate?.matchingField === 'email') return existingContact(call, duplicate.contactId);
  if (duplicate && phone !== null) {
    const outcome = await newContact(call, settings, lead, null, link);
    return outcome.ok ? { ok: true, contact: { ...outcome.contact, phoneTaken: true } } : outcome;
  }
  if (answer.status !== 422) return answer;
  const made = await search(call, settings, { email: lead.email });
  if (!made.ok || made.id === null) return answer;
  return { ok: true, contact: { contactId: made.id, tags: [], fieldsRefused: true } };
}

/**
 * Returns the contact that a refusal names: 400 "This location does not allow duplicated contacts." with its id and the
 * field in which the two agree, as observed in practice. The documentation does not mention it.
 */
function duplicateIn({ status, body }: Refused): { contactId: string; matchingField: unknown } | null {
  const meta = status === 400 && isRecord(body) ? body['meta'] : undefined;
  if (!isRecord(meta) || typeof meta['contactId'] !== 'string' || meta['contactId'] === '') return null;
  return { contactId: meta['contactId'], matchingField: meta['matchingField'] };
}

function madeContact(body: unknown): Outcome {
  const contact = contactIn(body);
  if (!contact) return notUnderstood;
  // It may have been created since the search.
  const isOld = isRecord(body) && body['new'] === false;
  const found = isOld ? ({ tags: tagsIn(contact), isExisting: true, isOverwritten: true } as const) : { tags: [] };
  return { ok: true, contact: { contactId: contact.id, ...found } };
}

async function existingContact(call: Call, contactId: string): Promise<Outcome> {
  const answer = await call('GET', `/contacts/${encodeURIComponent(contactId)}`);
  if (!answer.ok) return answer;
  const contact = contactIn(answer.body);
  if (contact?.id !== contactId) return notUnderstood;
  return { ok: true, contact: { contactId, tags: tagsIn(contact), isExisting: true } };
}

/** Returns the number, or null if another contact has it: the CRM would take that one for the lead's. */
async function freePhone(
  call: Call,
  settings: CrmSettings,
  phone: string | null,
): Promise<{ ok: true; phone: string | null } | Refused> {
  if (phone === null) return { ok: true, phone };
  const found = await search(call, settings, { number: phone });
  return found.ok ? { ok: true, phone: found.id === null ? phone : null } : found;
}

async function search(
  call: Call,
  { locationId }: CrmSettings,
  by: { email: string } | { number: string },
): Promise<{ ok: true; id: string | null } | Refused> {
  const answer = await call('GET', `/contacts/search/duplicate?${new URLSearchParams({ locationId, ...by })}`);
  if (!answer.ok) return answer;
  const isNone = isRecord(answer.body) && answer.body['contact'] === null;
  const id = isNone ? null : contactIn(answer.body)?.id;
  return id === undefined ? notUnderstood : { ok: true, id };
}

type Contact = Record<string, unknown> & { id: string };

function contactIn(body: unknown): Contact | null {
  const contact = isRecord(body) ? body['contact'] : undefined;
  return isRecord(contact) && typeof contact['id'] === 'string' && contact['id'] !== '' ? (contact as Contact) : null;
}
