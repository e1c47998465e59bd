import { recordNotRead } from '#domain/crm/catalogue';
import { type NoteFacts, withoutMarkup } from '#domain/crm/note';
import { ownValues } from '#domain/crm/reason';
import { receivedConsentTags, receivedNote, receivedTags } from '#domain/crm/received';
import { isConsentTag } from '#domain/crm/tags';
import type { Received } from '#domain/lead/received';
import { type Call, caller, type CrmAccess, type Refusal, type Refused } from '#netlify/highlevel/client';
import { contactFor, type LeadContact } from '#netlify/highlevel/contact';
import { addNoteOnce, referenceLine } from '#netlify/highlevel/note';
import { phoneNumber } from '#netlify/highlevel/phone';
import { addTags, type ContactTags, isGone, removeTags } from '#netlify/highlevel/tags';
import type { CrmSettings } from '#netlify/settings';

/** How far a delivery got, so that a later attempt repeats nothing that would be duplicated. Stored with the lead. */
export type Progress = Omit<Partial<LeadContact>, 'tags'> & {
  /** The lead's own tags: those it adds, or has taken over from the submission that it corrects. */
  own?: ContactTags;
  tagsTakenBack?: boolean;
  tagsAdded?: boolean;
  noteAdded?: boolean;
};

/**
 * How far a delivery got, and what stopped it: a failure, or the lead itself, which no longer waits (`isStopped`). In
 * both cases the CRM may not have everything. `calls` is how many calls to the CRM it took.
 */
export type Delivery = { progress: Progress; calls: number; isStopped?: true } & Partial<Refusal>;

/**
 * A lead to deliver. `received` is when the site received it, `corrected` are the tags of the submissions that it
 * corrects, `brief` is what the note begins with, the answers that it does not say in words, and the link to the results.
 */
export type Sendable = {
  key: string;
  lead: Received;
  received: Date;
  progress: Progress;
  corrected?: readonly ContactTags[];
  brief?: { text: string; unread?: NoteFacts['unread']; link?: string } | null;
};

type Save = (progress: Progress) => Promise<boolean>;

/**
 * Delivers one lead to HighLevel (API v2): finds or creates the contact, removes the tags of the submission that the
 * lead corrects, adds its own tags, adds the note. Resumes at the step that its progress says an earlier attempt
 * reached. Calls `save` after each successful step but the last, and stops if that returns false. Rejects only if
 * `save` does: nothing that the CRM or the network does, and no shape of a lead, makes it throw.
 * Every step may be repeated except the note, which is added once (`addNoteOnce`). Specification §7, §8.
 */
export async function sendToHighLevel(
  crm: CrmAccess,
  lead: Sendable,
  save: Save = async () => true,
): Promise<Delivery> {
  const { call, made } = caller(crm, ownValues(lead.lead));
  const reached = { ...lead.progress };
  let isStoreDown = false;
  const saving = async () => {
    try {
      return await save(reached);
    } catch (error) {
      isStoreDown = true;
      throw error;
    }
  };
  try {
    return { ...(await takeSteps(call, crm.settings, lead, reached, saving)), calls: made() };
  } catch (error) {
    if (isStoreDown) throw error;
    return { progress: reached, calls: made(), failure: recordNotRead };
  }
}

/** Takes the steps that `reached` lacks, and records in it those that succeed. */
async function takeSteps(
  call: Call,
  settings: CrmSettings,
  { key, lead, received, corrected = [], brief = null }: Sendable,
  reached: Progress,
  save: () => Promise<boolean>,
): Promise<Omit<Delivery, 'calls'>> {
  const phone = phoneNumber(lead.phone);
  if (!reached.contactId) {
    const answer = await contactFor(call, settings, lead, phone.number, brief?.link ?? null);
    if (!answer.ok) return { progress: reached, ...answer.refusal };
    const { tags: present, ...found } = answer.contact;
    const { contactId } = found;
    const earlier = [...corrected, reached.own];
    const tags = tagsFor(lead, received, found, earlier);
    Object.assign(reached, found, { own: { contactId, tags: ownTags(contactId, tags, present, earlier) } });
    if (!(await save())) return { progress: reached, isStopped: true };
  }
  const contactId = reached.contactId ?? '';
  const tags = tagsFor(lead, received, reached, [...corrected, reached.own]);
  if (!reached.tagsTakenBack && corrected.length > 0) {
    const answer = await takeBack(call, contactId, tags, corrected);
    if (!answer.ok) return { progress: reached, ...answer.refusal };
    reached.tagsTakenBack = true;
    if (!(await save())) return { progress: reached, isStopped: true };
  }
  const contact = addressOf(contactId);
  const mayBeThere = reached.tagsAdded === true;
  if (!reached.tagsAdded) {
    const answer = await addTags(call, contact, tags);
    if (!answer.ok) return { progress: stillThere(reached, answer), ...answer.refusal };
    reached.tagsAdded = true;
    if (!(await save())) return { progress: reached, isStopped: true };
  }
  if (!reached.noteAdded) {
    const facts = factsOf(lead, received, reached, tags, phone.remainder);
    const told = brief?.unread ? { ...facts, unread: brief.unread } : facts;
    const own = receivedNote(lead, told, settings.customFields);
    const body = withoutMarkup([...(brief ? [brief.text, ''] : []), own, referenceLine(key)].join('\n'));
    const answer = await addNoteOnce(call, `${contact}/notes`, { key, received, body, mayBeThere });
    if (!answer.ok) return { progress: stillThere(reached, answer), ...answer.refusal };
    reached.noteAdded = true;
  }
  return { progress: reached };
}

function addressOf(contactId: string): string {
  return `/contacts/${encodeURIComponent(contactId)}`;
}

/**
 * Returns a lead's tags for its contact. Anyone can type anyone's address, so a contact that existed before gets no
 * consent to marketing e-mail, unless an earlier version of the same submission created the contact with one.
 */
function tagsFor(
  lead: Received,
  received: Date,
  { contactId, isExisting }: Progress,
  earlier: readonly (ContactTags | undefined)[],
): string[] {
  const hadConsent = earlier.some((each) => each?.contactId === contactId && each?.tags.some(isConsentTag));
  return [...receivedTags(lead), ...(isExisting && !hadConsent ? [] : receivedConsentTags(lead, received))];
}

/**
 * Returns which of a lead's tags are its own, in lower case: those that the contact does not have yet, and those that
 * the lead or the submission it corrects owned before. All others existed without it, and are never removed.
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

/** Removes the tags that the lead no longer has; from another contact, that of a mistyped address, all of them. */
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

/** A contact that was deleted or merged since is not found again: the next attempt starts over. */
function stillThere({ own, ...reached }: Progress, { status }: Refused): Progress {
  const kept = own ? { own } : {};
  return isGone(status) ? kept : { ...reached, ...kept };
}

/** Returns the facts for the note besides the submission. */
function factsOf(
  { phone }: Received,
  received: Date,
  progress: Progress,
  tags: readonly string[],
  phoneRemainder: string,
): NoteFacts {
  const repeats = reasonToRepeat(progress);
  return {
    received,
    phoneRemainder: repeats || progress.phoneTaken ? phone : phoneRemainder,
    ...(repeats ? { repeats } : {}),
    ...(progress.phoneTaken ? { isPhoneTaken: true } : {}),
    hasConsentTag: tags.some(isConsentTag),
  };
}

/** Why the note repeats what otherwise only the contact's fields contain. */
function reasonToRepeat({ isExisting, isOverwritten, fieldsRefused }: Progress): NoteFacts['repeats'] {
  if (fieldsRefused) return 'refused fields';
  if (isOverwritten) return 'overwritten contact';
  return isExisting ? 'existing contact' : undefined;
}
