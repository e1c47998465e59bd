import { emptyFieldsBody } from '#domain/crm/contact';
import { receivedContact } from '#domain/crm/received';
import type { Received } from '#domain/lead/received';
import { isRecord } from '#domain/record';
import { type Call, type Refused, unexpected } from '#netlify/highlevel/client';
import { tagsIn } from '#netlify/highlevel/tags';
import type { CrmSettings } from '#netlify/settings';

/** The contact of a lead in the CRM. */
export type LeadContact = {
  contactId: string;
  /** Its tags, in the CRM's spelling; null where the CRM does not say. */
  tags: string[] | null;
  /** It was there before this attempt: what it says is left as it is. */
  isExisting?: true;
  /** The CRM has refused some of its fields. */
  fieldsRefused?: true;
  /** Another contact has the phone number, which must not lead to that one. */
  phoneTaken?: true;
};

type Outcome = { ok: true; contact: LeadContact } | Refused;

/** What is no word of the CRM about the lead. */
const notUnderstood: Refused = { ok: false, status: 200, refusal: unexpected };

/**
 * Finds the contact with the lead's e-mail, or makes it. Anybody can submit anybody's address, so a contact that is
 * there keeps every field it has; only empty ones are filled in. `phone` is E.164 or null.
 *
 * HighLevel can refuse a field (422) and have made the contact all the same: then it is looked for once more.
 */
export async function contactFor(
  call: Call,
  settings: CrmSettings,
  lead: Received,
  phone: string | null,
): Promise<Outcome> {
  const known = await search(call, settings, { email: lead.email });
  if (!known.ok) return known;
  if (known.id !== null) return existingContact(call, settings, lead, phone, known.id);
  const free = await freePhone(call, settings, phone);
  if (!free.ok) return free;
  const phoneTaken = free.phone === phone ? {} : ({ phoneTaken: true } as const);
  const body = receivedContact(lead, settings.locationId, free.phone, settings.customFields);
  const answer = await call('POST', '/contacts/upsert', body);
  if (answer.ok) return madeContact(answer.body, phoneTaken);
  if (answer.status !== 422) return answer;
  const made = await search(call, settings, { email: lead.email });
  if (!made.ok || made.id === null) return answer;
  return { ok: true, contact: { contactId: made.id, tags: [], fieldsRefused: true, ...phoneTaken } };
}

function madeContact(body: unknown, phoneTaken: Pick<LeadContact, 'phoneTaken'>): Outcome {
  const contact = contactIn(body);
  if (!contact) return notUnderstood;
  // Somebody may have made it since it was looked for.
  const isOld = isRecord(body) && body['new'] === false;
  const found = isOld ? ({ tags: tagsIn(contact), isExisting: true } as const) : { tags: [] };
  return { ok: true, contact: { contactId: contact.id, ...found, ...phoneTaken } };
}

async function existingContact(
  call: Call,
  settings: CrmSettings,
  lead: Received,
  phone: string | null,
  contactId: string,
): Promise<Outcome> {
  const address = `/contacts/${encodeURIComponent(contactId)}`;
  const answer = await call('GET', address);
  if (!answer.ok) return answer;
  const contact = contactIn(answer.body);
  if (contact?.id !== contactId) return notUnderstood;
  const filled = await fillEmptyFields(call, settings, lead, phone, contact);
  return filled.ok ? { ok: true, contact: { contactId, tags: tagsIn(contact), isExisting: true } } : filled;
}

/** Fills in what the contact lacks. What the CRM refuses stands in the note all the same. */
async function fillEmptyFields(
  call: Call,
  settings: CrmSettings,
  lead: Received,
  phone: string | null,
  contact: Contact,
): Promise<{ ok: true } | Refused> {
  const free = contact['phone'] ? { ok: true as const, phone: null } : await freePhone(call, settings, phone);
  if (!free.ok) return free;
  const body = emptyFieldsBody(receivedContact(lead, settings.locationId, free.phone, settings.customFields), contact);
  if (!body) return { ok: true };
  const answer = await call('PUT', `/contacts/${encodeURIComponent(contact.id)}`, body);
  if (answer.ok) return isRecord(answer.body) ? { ok: true } : notUnderstood;
  return answer.status === 400 || answer.status === 422 ? { ok: true } : answer;
}

/** Returns the number, or null where another contact has it: the CRM would take that one for the lead's. */
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
