import { corrections } from '#domain/lead/corrections';
import { spamSignals } from '#domain/lead/spam-signals';
import type { Lead } from '#domain/lead/schema';
import { consentLine, contactLines, type NoteFacts, noteOf } from '#domain/crm/note';
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

/** Returns what an advisor reads beside the contact: every answer, and what its fields do not say. */
export function crmNote(lead: Lead, facts: NoteFacts, customFields: CustomFields): string {
  const hasField = (field: keyof CustomFields) => Boolean(customFields[field]) && !facts.repeats;
  const details = Object.entries(lead.detailedAnswers).map(([question, answer]): [string, string] => [
    question,
    Array.isArray(answer) ? answer.join('; ') : answer,
  ]);
  return noteOf(words.submission(siteName), facts, [
    ...contactLines(lead, facts),
    [words.organization, lead.organizationType],
    [words.geography, lead.geography],
    [words.priorities, lead.priorities.join('; ')],
    [words.challengeArea, lead.challengeArea],
    ...details,
    [words.industryPage, lead.industry ?? ''],
    [words.firstPage, lead.arrival?.page ?? ''],
    [words.cameFromSite, lead.arrival?.referrer ?? ''],
    [words.campaign, campaignOf(lead)],
    [words.jobTitle, hasField('jobTitle') ? '' : lead.jobTitle],
    [words.preferredContact, hasField('preferredContact') ? '' : lead.preferredContact],
    [words.phoneAsTyped, facts.phoneRemainder],
    [words.marketingEmail, consentLine(lead.consent, facts)],
    [words.replacesSubmission, corrections(lead).join('; ')],
    [words.suspicious, spamSignals(lead).join('; ')],
  ]);
}
function campaignOf({ arrival }: Lead): string {
  return Object.entries(arrival?.campaign ?? {})
    .map(([field, value]) => `${field} ${value}`)
    .join('; ');
}
