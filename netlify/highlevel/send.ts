import { receivedNote, receivedTags } from '#domain/crm/received';
import { type Received, senderOf } from '#domain/lead/received';
import { type Call, caller, type CrmAccess, type Refusal, type Refused } from '#netlify/highlevel/client';
import { contactFor, type LeadContact } from '#netlify/highlevel/contact';
import { addNoteOnce, referenceLine } from '#netlify/highlevel/note';
import { phoneNumber } from '#netlify/highlevel/phone';
import { addTags, type ContactTags, isGone, removeTags } from '#netlify/highlevel/tags';
import type { CrmSettings } from '#netlify/settings';

/** How far a lead got, so that a later attempt repeats nothing that a repetition would double. Stored with the lead. */
export type Progress = Omit<Partial<LeadContact>, 'tags'> & {
  /** The tags that are this lead's: it adds them, or has taken them over from what it corrects. */
  own?: ContactTags;
  tagsTakenBack?: boolean;
  tagsAdded?: boolean;
  noteAdded?: boolean;
};

/**
 * How far a delivery got, and what stopped it: a failure, or the lead itself, which no longer waits (`isStopped`).
 * Neither means that the CRM has everything.
 */
export type Delivery = { progress: Progress; isStopped?: true } & Partial<Refusal>;

/**
 * A lead on its way. `corrected` are the tags of the submissions that it corrects, `brief` is what the note says besides
 * what was submitted.
 */
export type Sendable = {
  key: string;
  lead: Received;
  progress: Progress;
  corrected?: readonly ContactTags[];
  brief?: string;
};

/**
 * Brings one lead into HighLevel (API v2): finds or makes the contact, takes back the tags of what the lead corrects,
 * appends its own, adds the note. Starts where its progress says an earlier attempt stopped. Calls `save` after each
 * step that succeeded but the last, and stops where that returns false. Does not throw for anything the CRM or the
 * network does.
 *
 * All steps may be repeated but the note, which is added once (`addNoteOnce`). Specification §7, §8.
 */
export async function sendToHighLevel(
  crm: CrmAccess,
  { key, lead, progress, corrected = [], brief = '' }: Sendable,
  save: (progress: Progress) => Promise<boolean> = async () => true,
): Promise<Delivery> {
  const call = caller(crm);
  const reached = { ...progress };
  const phone = phoneNumber(lead.phone);
  const tags = receivedTags(lead);
  if (!reached.contactId) {
    const answer = await contactFor(call, crm.settings, lead, phone.number);
    if (!answer.ok) return { progress: reached, ...answer.refusal };
    const { tags: present, ...found } = answer.contact;
    const { contactId } = found;
    Object.assign(reached, found, {
      own: { contactId, tags: ownTags(contactId, tags, present, [...corrected, reached.own]) },
    });
    if (!(await save(reached))) return { progress: reached, isStopped: true };
  }
  const contactId = reached.contactId ?? '';
  if (!reached.tagsTakenBack && corrected.length > 0) {
    const answer = await takeBack(call, contactId, tags, corrected);
    if (!answer.ok) return { progress: reached, ...answer.refusal };
    reached.tagsTakenBack = true;
    if (!(await save(reached))) return { progress: reached, isStopped: true };
  }
  const contact = addressOf(contactId);
  const mayHaveNote = reached.tagsAdded === true;
  if (!reached.tagsAdded) {
    const answer = await addTags(call, contact, tags);
    if (!answer.ok) return { progress: stillThere(reached, answer), ...answer.refusal };
    reached.tagsAdded = true;
    if (!(await save(reached))) return { progress: reached, isStopped: true };
  }
  if (!reached.noteAdded) {
    const own = noteLines(lead, reached, phone.remainder, crm.settings);
    const body = [...own, ...(brief ? ['', brief, ''] : []), referenceLine(key)].join('\n');
    const answer = await addNoteOnce(call, `${contact}/notes`, key, body, mayHaveNote);
    if (!answer.ok) return { progress: stillThere(reached, answer), ...answer.refusal };
    reached.noteAdded = true;
  }
  return { progress: reached };
}

function addressOf(contactId: string): string {
  return `/contacts/${encodeURIComponent(contactId)}`;
}

/**
 * Returns which of a lead's tags are its own, in small letters: those that the contact does not have yet, and those that
 * were the lead's own before, or of what it corrects. All others were there without it, and are never taken back.
 */
function ownTags(
  contactId: string,
  tags: readonly string[],
  present: readonly string[] | null,
  earlier: readonly (ContactTags | undefined)[],
): string[] {
  const mine = new Set(earlier.flatMap((each) => (each?.contactId === contactId ? each.tags : [])));
  const others = present && new Set(present.map((tag) => tag.toLowerCase()));
  return tags.map((tag) => tag.toLowerCase()).filter((tag) => mine.has(tag) || (others !== null && !others.has(tag)));
}

/** Removes what the lead no longer has; from another contact, that of a wrong address, all of it. */
async function takeBack(
  call: Call,
  contactId: string,
  tags: readonly string[],
  corrected: readonly ContactTags[],
): Promise<{ ok: true } | Refused> {
  const kept = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const earlier of corrected) {
    const stale = earlier.contactId === contactId ? earlier.tags.filter((tag) => !kept.has(tag)) : earlier.tags;
    if (stale.length === 0) continue;
    const answer = await removeTags(call, addressOf(earlier.contactId), stale);
    if (!answer.ok) return answer;
  }
  return { ok: true };
}

/** A contact that people have deleted or merged since is not found again: the next attempt begins anew. */
function stillThere({ own, ...reached }: Progress, { status }: Refused): Progress {
  const kept = own ? { own } : {};
  return isGone(status) ? kept : { ...reached, ...kept };
}

/** What the note says of what was submitted, and everything that the contact's fields may not say. */
function noteLines(
  lead: Received,
  progress: Progress,
  phoneRemainder: string,
  { customFields }: CrmSettings,
): string[] {
  const reason = reasonToRepeat(progress);
  if (!reason) {
    const phone = progress.phoneTaken ? lead.phone : phoneRemainder;
    const taken = progress.phoneTaken ? ['Another contact has this phone number.'] : [];
    return [receivedNote(lead, phone, customFields), ...taken];
  }
  const { name, company } = senderOf(lead);
  const sender = [name, company].filter(Boolean).join(', ').replace(/\s+/g, ' ');
  return [receivedNote(lead, lead.phone, {}), `${reason} As submitted: ${sender}`];
}

/** Why the note says what otherwise only the contact's fields do. */
function reasonToRepeat({ isExisting, fieldsRefused }: Progress): string | null {
  if (fieldsRefused) return "The CRM refused some of the contact's fields.";
  return isExisting ? 'The contact was there already, and what its fields said was left as it is.' : null;
}
