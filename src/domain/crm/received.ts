import { crmNote, type CustomFields, upsertBody, type UpsertBody } from '#domain/crm/contact';
import { messageNote, messageTags, messageUpsertBody } from '#domain/crm/message';
import type { NoteFacts } from '#domain/crm/note';
import { consentTag, crmTags } from '#domain/crm/tags';
import { isMessage, type Received } from '#domain/lead/received';

/* A lead and a message each become a contact, tags and a note in the CRM. */

/** Returns the contact, as HighLevel's upsert takes it. `phone` is E.164, or null when what was typed is no number. `link` leads to the results. */
export function receivedContact(
  received: Received,
  locationId: string,
  phone: string | null,
  customFields: CustomFields,
  link: string | null = null,
): UpsertBody {
  return isMessage(received)
    ? messageUpsertBody(received, locationId, phone)
    : upsertBody(received, locationId, phone, customFields, link);
}

/** Returns the contact's tags, without that of a consent. */
export function receivedTags(received: Received): string[] {
  return isMessage(received) ? messageTags(received) : crmTags(received);
}

/** Returns the tag of a consent to marketing e-mail, where there is one. `at` is when the site received it. */
export function receivedConsentTags(received: Received, at: Date): string[] {
  return isMessage(received) || !received.consent ? [] : [consentTag(received.consent, at)];
}

/** Returns the note beside the contact. */
export function receivedNote(received: Received, facts: NoteFacts, customFields: CustomFields): string {
  return isMessage(received) ? messageNote(received, facts) : crmNote(received, facts, customFields);
}
