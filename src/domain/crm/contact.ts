import { corrections } from '#domain/lead/corrections';
import { spamSignals } from '#domain/lead/spam-signals';
import type { Lead } from '#domain/lead/schema';
import { isRecord } from '#domain/record';
import { siteName } from '#domain/crm/site-name';
import * as words from '#domain/crm/words';

/** The custom fields of HighLevel that hold what has no standard field: their ids, by our names. */
export type CustomFields = Partial<Record<'jobTitle' | 'preferredContact', string>>;

/** The body of HighLevel's contact upsert. Empty strings are left out: an empty phone would erase a stored one. */
export type UpsertBody = {
  locationId: string;
  firstName?: string;
  lastName?: string;
  /** Where only the whole name is known. */
  name?: string;
  email: string;
  companyName?: string;
  source: string;
  phone?: string;
  customFields?: { id: string; field_value: string }[];
};

/**
 * Returns a lead as HighLevel's upsert takes it. Tags are never in it: upsert overwrites them, so they are appended by
 * a call of their own. `phone` is E.164, or null when what was typed is no number; then it stands in the note.
 */
export function upsertBody(
  lead: Lead,
  locationId: string,
  phone: string | null,
  customFields: CustomFields,
): UpsertBody {
  const configured = (['jobTitle', 'preferredContact'] as const).flatMap((name) => {
    const id = customFields[name];
    return id && lead[name] ? [{ id, field_value: lead[name] }] : [];
  });
  return {
    locationId,
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email,
    companyName: lead.company,
    source: words.source(siteName),
    ...(phone ? { phone } : {}),
    ...(configured.length > 0 ? { customFields: configured } : {}),
  };
}

/** The body of HighLevel's contact update. It has no company: that stays in the note. */
export type UpdateBody = Pick<UpsertBody, 'firstName' | 'lastName' | 'name' | 'phone' | 'customFields'>;

/**
 * Returns what a contact in the CRM lacks of a lead's fields, as HighLevel's update takes it, or null where it lacks
 * nothing. A name is filled in only where there is none at all: two halves would be nobody's. Custom fields are left
 * alone where the CRM does not list them.
 */
export function emptyFieldsBody(body: UpsertBody, contact: Readonly<Record<string, unknown>>): UpdateBody | null {
  const { firstName, lastName, name, phone, customFields = [] } = body;
  const isNameless = ['firstName', 'lastName', 'name', 'contactName'].every((field) => isEmpty(contact[field]));
  const known = Array.isArray(contact['customFields']) ? (contact['customFields'] as unknown[]).filter(isRecord) : null;
  const lacking = customFields.filter(
    ({ id }) => known && !known.some((field) => field['id'] === id && hasValue(field)),
  );
  const update: UpdateBody = {
    ...(isNameless && firstName ? { firstName } : {}),
    ...(isNameless && lastName ? { lastName } : {}),
    ...(isNameless && name ? { name } : {}),
    ...(phone && isEmpty(contact['phone']) ? { phone } : {}),
    ...(lacking.length > 0 ? { customFields: lacking } : {}),
  };
  return Object.keys(update).length > 0 ? update : null;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function hasValue(field: Record<string, unknown>): boolean {
  return Object.entries(field).some(([name, value]) => name !== 'id' && name !== 'key' && !isEmpty(value));
}

/**
 * Returns what an advisor reads beside the contact: every answer, and what has no field in the CRM. One line each; a line break
 * in a value becomes a space, so that no value can be mistaken for a line. `phoneRemainder` is what the phone field cannot
 * carry.
 */
export function crmNote(lead: Lead, phoneRemainder: string, customFields: CustomFields): string {
  const details = Object.entries(lead.detailedAnswers).map(([question, answer]): [string, string] => [
    question,
    Array.isArray(answer) ? answer.join('; ') : answer,
  ]);
  const lines: [string, string][] = [
    [words.organization, lead.organizationType],
    [words.geography, lead.geography],
    [words.priorities, lead.priorities.join('; ')],
    [words.challengeArea, lead.challengeArea],
    ...details,
    [words.industryPage, lead.industry ?? ''],
    [words.firstPage, lead.arrival?.page ?? ''],
    [words.cameFromSite, lead.arrival?.referrer ?? ''],
    [words.campaign, campaignOf(lead)],
    [words.jobTitle, customFields.jobTitle ? '' : lead.jobTitle],
    [words.preferredContact, customFields.preferredContact ? '' : lead.preferredContact],
    [words.phoneAsTyped, phoneRemainder],
    [words.marketingEmail, lead.consent ? words.agreed(lead.consent.at, lead.consent.textVersion) : words.notAgreed],
    [words.replacesSubmission, corrections(lead).join('; ')],
    [words.suspicious, spamSignals(lead).join('; ')],
  ];
  return [
    words.submission(siteName),
    ...lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`.replace(/\s+/g, ' ')),
  ].join('\n');
}

function campaignOf({ arrival }: Lead): string {
  return Object.entries(arrival?.campaign ?? {})
    .map(([field, value]) => `${field} ${value}`)
    .join('; ');
}
