import { type ContactAttribute, type ContactField, contactFields } from '#domain/lead/contact-fields';
import { corrections } from '#domain/lead/corrections';
import { spamSignals } from '#domain/lead/spam-signals';
import { industryOf } from '#domain/lead/industry';
import type { Lead } from '#domain/lead/schema';
import { consentLine, type NoteFacts, noteOf } from '#domain/crm/note';
import { siteName } from '#domain/from-content';
import * as words from '#domain/crm/words';

/** The fields of the contact step that are lines of the note. */
const noteFields = contactFields.flatMap(({ id, crm }) => (crm.contact ? [] : [{ id, label: crm.note }]));

/** The custom fields of HighLevel that hold what has no standard field: their ids, by our names. */
export type CustomFields = Partial<Record<ContactField | 'resultsLink', string>>;

/** Our names of what can have a custom field. */
export const customFieldNames: readonly string[] = [...noteFields.map(({ id }) => id), 'resultsLink'];

/** The body of HighLevel's contact upsert. Empty strings are left out: an empty phone would erase a stored one. */
export type UpsertBody = Partial<Record<ContactAttribute, string>> & {
  locationId: string;
  email: string;
  /** Where only the whole name is known. */
  name?: string;
  source: string;
  customFields?: { id: string; field_value: string }[];
};

/**
 * Returns a lead as HighLevel's upsert takes it. Tags are never in it: upsert overwrites them, so they are appended by
 * a call of their own. `phone` is E.164, or null when what was typed is no number; then it stands in the note. `link`
 * leads to the results, for the confirmation that a workflow sends; null without any.
 */
export function upsertBody(
  lead: Lead,
  locationId: string,
  phone: string | null,
  customFields: CustomFields,
  link: string | null = null,
): UpsertBody {
  const attributes = contactFields.flatMap(({ id, crm }) => {
    const value = crm.contact === 'phone' ? phone : lead[id];
    return crm.contact && value ? [[crm.contact, value] as const] : [];
  });
  const configured = noteFields.flatMap(({ id: name }) => {
    const id = customFields[name];
    return id && lead[name] ? [{ id, field_value: lead[name] }] : [];
  });
  if (customFields.resultsLink && link) configured.push({ id: customFields.resultsLink, field_value: link });
  return {
    ...Object.fromEntries(attributes),
    locationId,
    email: lead.email,
    source: words.source(siteName),
    ...(configured.length > 0 ? { customFields: configured } : {}),
  };
}

/** Returns what an advisor reads beside the contact and the brief: the answers that these do not say, and how it came. */
export function crmNote(lead: Lead, facts: NoteFacts, customFields: CustomFields): string {
  const hasField = (field: ContactField) => Boolean(customFields[field]) && !facts.repeats;
  return noteOf(words.submission(siteName), facts, [
    ...(facts.repeats ? repeatedLines(lead) : []),
    ...(facts.unread?.map(({ question, values }): [string, string] => [question.replace(/\?$/, ''), values]) ??
      answerLines(lead)),
    [words.firstPage, lead.arrival?.page ?? ''],
    [words.cameFromSite, lead.arrival?.referrer ?? ''],
    [words.campaign, campaignOf(lead)],
    ...noteFields.map(({ id, label }): [string, string] => [label, hasField(id) ? '' : lead[id]]),
    [words.phoneAsTyped, facts.phoneRemainder],
    [words.marketingEmail, consentLine(lead.consent, facts)],
    [words.replacesSubmission, corrections(lead).join('; ')],
    [words.suspicious, spamSignals(lead).join('; ')],
  ]);
}

/** Every answer as it came. */
function answerLines(lead: Lead): [string, string][] {
  const details = Object.entries(lead.detailedAnswers).map(([question, answer]): [string, string] => [
    question,
    Array.isArray(answer) ? answer.join('; ') : answer,
  ]);
  return [
    [words.organization, lead.organizationType],
    [words.geography, lead.geography],
    [words.priorities, lead.priorities.join('; ')],
    [words.challengeArea, lead.challengeArea],
    ...details,
    [words.industryChoice, Object.values(industryOf(lead)).filter(Boolean).join(', ')],
  ];
}

/** The fields of the contact as lines, one for those with the same label. The phone number has a line of its own. */
function repeatedLines(lead: Lead): [string, string][] {
  const fields = contactFields.flatMap(({ id, crm }) =>
    crm.contact && crm.contact !== 'phone' ? [{ id, label: crm.note }] : [],
  );
  return [...new Set(fields.map(({ label }) => label))].map((label) => {
    const values = fields.filter((field) => field.label === label).map(({ id }) => lead[id]);
    return [label, values.join(' ')];
  });
}

function campaignOf({ arrival }: Lead): string {
  return Object.entries(arrival?.campaign ?? {})
    .map(([field, value]) => `${field} ${value}`)
    .join('; ');
}
