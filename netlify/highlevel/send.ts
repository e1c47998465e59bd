import { receivedNote, receivedTags } from '#domain/crm/received';
import { type Received, senderOf } from '#domain/lead/received';
import { caller, type CrmAccess, type Refusal, type Refused, unexpected } from '#netlify/highlevel/client';
import { upsertContact } from '#netlify/highlevel/contact';
import { addNoteOnce, referenceLine } from '#netlify/highlevel/note';
import { phoneNumber } from '#netlify/highlevel/phone';
import type { CrmSettings } from '#netlify/settings';

/** How far a lead got, so that a later attempt repeats nothing that a repetition would double. Stored with the lead. */
export type Progress = { contactId?: string; fieldsRefused?: boolean; tagsAdded?: boolean; noteAdded?: boolean };

/**
 * How far a delivery got, and what stopped it: a failure, or the lead itself, which no longer waits (`isStopped`).
 * Neither means that the CRM has everything.
 */
export type Delivery = { progress: Progress; isStopped?: true } & Partial<Refusal>;

/**
 * Brings one lead into HighLevel (API v2): upsert the contact, append the tags, add the note. Starts where its progress
 * says an earlier attempt stopped. Calls `save` after each step that succeeded but the last, and stops where that
 * returns false. Does not throw for anything the CRM or the network does.
 *
 * Upsert and tags may be repeated; the note is added once (`addNoteOnce`). Specification §7, §8.
 */
export async function sendToHighLevel(
  crm: CrmAccess,
  { key, lead, progress }: { key: string; lead: Received; progress: Progress },
  save: (progress: Progress) => Promise<boolean> = async () => true,
): Promise<Delivery> {
  const call = caller(crm);
  const reached = { ...progress };
  const phone = phoneNumber(lead.phone);
  if (!reached.contactId) {
    const answer = await upsertContact(call, crm.settings, lead, phone.number);
    if (!answer.ok) return { progress: reached, ...answer.refusal };
    Object.assign(reached, answer.contact);
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
    const body = noteText(key, lead, reached, phone.remainder, crm.settings);
    const answer = await addNoteOnce(call, `${contact}/notes`, key, body, mayHaveNote);
    if (!answer.ok) return { progress: stillThere(reached, answer), ...answer.refusal };
    reached.noteAdded = true;
  }
  return { progress: reached };
}

/** A contact that people have deleted or merged since is not found again: the next attempt begins anew. */
function stillThere(reached: Progress, { status }: Refused): Progress {
  return status === 400 || status === 404 ? {} : reached;
}

/** The note, with the key that tells it from others, and what a refusal may have left out of the contact's fields. */
function noteText(
  key: string,
  lead: Received,
  { fieldsRefused }: Progress,
  phoneRemainder: string,
  { customFields }: CrmSettings,
): string {
  if (!fieldsRefused) return `${receivedNote(lead, phoneRemainder, customFields)}\n${referenceLine(key)}`;
  const { name, company } = senderOf(lead);
  const sender = [name, company].filter(Boolean).join(', ').replace(/\s+/g, ' ');
  const refused = `The CRM refused some of the contact's fields. As submitted: ${sender}`;
  return `${receivedNote(lead, lead.phone, {})}\n${refused}\n${referenceLine(key)}`;
}
