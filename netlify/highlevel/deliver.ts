import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { receivedContact, receivedNote, receivedTags } from '#domain/crm/received';
import { type Received, senderOf } from '#domain/lead/received';
import { isRecord } from '#domain/record';
import type { LeadRecord } from '#netlify/leads/record';
import { type Call, caller, type CrmAccess, type Refusal, type Refused, unexpected } from '#netlify/highlevel/client';
import { addNoteOnce, referenceLine } from '#netlify/highlevel/note';
import type { CrmSettings } from '#netlify/settings';

/**
 * How far a delivery got, and what stopped it: a failure, or the lead itself, which no longer waits (`isStopped`).
 * Neither means that the CRM has everything.
 */
export type Delivery = { progress: LeadRecord['progress']; isStopped?: true } & Partial<Refusal>;

/**
 * Brings one lead into HighLevel (API v2): upsert the contact, append the tags, add the note. Starts where its progress
 * says an earlier attempt stopped. Calls `save` after each step that succeeded but the last, and stops where that
 * answers false. Does not throw for anything the CRM or the network does.
 *
 * Upsert and tags may be repeated; the note is added once (`addNoteOnce`). Specification §7, §8.
 */
export async function deliverToHighLevel(
  crm: CrmAccess,
  { key, lead, progress }: Pick<LeadRecord, 'key' | 'lead' | 'progress'>,
  save: (progress: LeadRecord['progress']) => Promise<boolean> = async () => true,
): Promise<Delivery> {
  if (!lead) return { progress, isStopped: true };
  const call = caller(crm);
  const reached = { ...progress };
  const phone = phoneNumber(lead.phone);
  if (!reached.contactId) {
    const answer = await upsertContact(call, crm.settings, lead, phone.number);
    if (!answer.ok) return { progress: reached, ...answer.refusal };
    Object.assign(reached, answer.reached);
    if (!(await save(reached))) return { progress: reached, isStopped: true };
  }
  const contact = `/contacts/${encodeURIComponent(reached.contactId ?? '')}`;
  const mayHaveNote = reached.tagsAdded === true;
  if (!reached.tagsAdded) {
    const answer = await call('POST', `${contact}/tags`, { tags: receivedTags(lead) });
    if (!answer.ok) return { progress: stillThere(reached, answer), ...answer.refusal };
    // A page that some proxy put in the CRM's place says nothing of tags.
    if (!answer.isJson) return { progress: reached, ...unexpected };
    reached.tagsAdded = true;
    if (!(await save(reached))) return { progress: reached, isStopped: true };
  }
  if (!reached.noteAdded) {
    const notes = `${contact}/notes`;
    const body = noteText(key, lead, reached, phone.remainder, crm.settings);
    const answer = await addNoteOnce(call, notes, key, body, mayHaveNote);
    if (!answer.ok) return { progress: stillThere(reached, answer), ...answer.refusal };
    reached.noteAdded = true;
  }
  return { progress: reached };
}

/** A contact that people have deleted or merged since is not found again: the next attempt begins anew. */
function stillThere(reached: LeadRecord['progress'], { status }: Refused): LeadRecord['progress'] {
  return status === 400 || status === 404 ? {} : reached;
}

/** Makes or finds the contact. HighLevel can refuse a field and have the contact all the same: then it is looked for. */
async function upsertContact(
  call: Call,
  settings: CrmSettings,
  lead: Received,
  phone: string | null,
): Promise<{ ok: true; reached: LeadRecord['progress'] } | Refused> {
  const body = receivedContact(lead, settings.locationId, phone, settings.customFields);
  const answer = await call('POST', '/contacts/upsert', body);
  if (answer.ok) {
    const contactId = contactIdIn(answer.body);
    return contactId ? { ok: true, reached: { contactId } } : { ok: false, status: 200, refusal: unexpected };
  }
  if (answer.status !== 422) return answer;
  const query = new URLSearchParams({ locationId: settings.locationId, email: lead.email });
  const found = await call('GET', `/contacts/search/duplicate?${query}`);
  const contactId = found.ok ? contactIdIn(found.body) : null;
  return contactId ? { ok: true, reached: { contactId, fieldsRefused: true } } : answer;
}

/** The note, with the key that tells it from others, and what a refusal may have kept out of the contact's fields. */
function noteText(
  key: string,
  lead: Received,
  { fieldsRefused }: LeadRecord['progress'],
  phoneRemainder: string,
  { customFields }: CrmSettings,
): string {
  if (!fieldsRefused) return `${receivedNote(lead, phoneRemainder, customFields)}\n${referenceLine(key)}`;
  const { name, company } = senderOf(lead);
  const sender = [name, company].filter(Boolean).join(', ').replace(/\s+/g, ' ');
  const refused = `The CRM refused some of the contact's fields. As submitted: ${sender}`;
  return `${receivedNote(lead, lead.phone, {})}\n${refused}\n${referenceLine(key)}`;
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

function contactIdIn(body: unknown): string | null {
  const contact = isRecord(body) ? body['contact'] : undefined;
  const id = isRecord(contact) ? contact['id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
}
