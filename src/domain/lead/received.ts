import { type Lead, type LeadBody, leadSchema } from '#domain/lead/schema';
import { type MessageBody, type MessageLead, messageSchema } from '#domain/message/schema';
import { isRecord } from '#domain/record';

/** Whatever `ghl-integration` takes to the CRM: a lead of a wizard, or a message of the footer form. */
export type Received = (Lead | MessageLead) & SiteMarks;
/** What the site adds to a submission. No browser can send it: the schemas do not know it. */
export type SiteMarks = { isOverLimit?: true };
/** The same as the browser sends it. */
export type ReceivedBody = LeadBody | MessageBody;

/** Returns the schema for a body, by its `kind`. */
export function schemaFor(body: unknown): typeof leadSchema | typeof messageSchema {
  return isRecord(body) && body['kind'] === 'message' ? messageSchema : leadSchema;
}

export function isMessage(received: Received): received is MessageLead & SiteMarks {
  return 'kind' in received;
}

/** Returns who sent it, for people to read. */
export function senderOf(received: Received): { name: string; company: string } {
  if (isMessage(received)) return { name: received.fullName, company: received.organization };
  return { name: `${received.firstName} ${received.lastName}`, company: received.company };
}
