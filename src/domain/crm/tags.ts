import { wizardTags } from '#domain/crm/wizard-tags';
import { knownAnswers } from '#domain/from-content';
import { type Suspect, spamSignals } from '#domain/lead/spam-signals';
import type { Consent, Lead } from '#domain/lead/schema';

/** Words in a priority, and the tag they add. Specification §9, CRM tags; a lower-case match anywhere in the sentence. */
const priorityTags: readonly [tag: string, words: readonly string[]][] = [
  ['CUSTOMER-FOCUS', ['customer']],
  ['SECURITY-FOCUS', ['security', 'compliance']],
  ['AUTOMATION-FOCUS', ['automat']],
  ['REMOTE-WORK', ['remote']],
  ['COMMUNICATION-FOCUS', ['communication']],
  ['PRODUCTIVITY-FOCUS', ['productivity', 'efficien', 'complexity']],
];

/** On everything that the site brings into the CRM. */
export const fixedTag = 'AI-ADVISORY-LEAD';
/** On a submission that may come from a program, so that the CRM can list them. */
export const suspiciousTag = 'SUSPICIOUS';

/** How the tag of a consent to marketing e-mail begins. No other part of a lead can make a tag with an underscore. */
export const consentTagStart = 'consent_email_';

export function isConsentTag(tag: string): boolean {
  return tag.startsWith(consentTagStart);
}

/**
 * Returns the tags of a lead's contact in the CRM: size, geography, challenge with '-FOCUS', keyword matches, two fixed
 * ones, one where there are spam signals, and the interest tags (`int_…`) of the body that a wizard has, unchanged. No
 * duplicates. A value that no wizard offers adds none; the note has it. That of a consent is apart (`consentTag`).
 * Specification §9, CRM tags.
 */
export function crmTags(
  lead: Pick<Lead, 'organizationType' | 'geography' | 'challengeArea' | 'priorities' | 'tags'> & Suspect,
): string[] {
  const priorities = lead.priorities.map((priority) => priority.toLowerCase());
  const matched = priorityTags.filter(([, words]) =>
    priorities.some((priority) => words.some((word) => priority.includes(word))),
  );
  return [
    ...new Set([
      ...profileTag(lead.organizationType, knownAnswers.organizationTypes, ''),
      ...profileTag(lead.geography, knownAnswers.geographies, ''),
      ...profileTag(lead.challengeArea, knownAnswers.challengeAreas, '-FOCUS'),
      ...matched.map(([tag]) => tag),
      wizardTag(lead.tags),
      fixedTag,
      ...(spamSignals(lead).length > 0 ? [suspiciousTag] : []),
      ...lead.tags.filter((tag) => knownAnswers.interestTags.includes(tag)),
    ]),
  ];
}

/** Returns the tag of the wizard that a lead comes from; a body that names neither comes from the Navigator. */
export function wizardTag(tags: readonly string[]): string {
  return Object.values(wizardTags).find((tag) => tags.includes(tag)) ?? wizardTags.navigator;
}

/**
 * Returns the tag of a consent to marketing e-mail: the day (UTC) on which the site received it, and the version of its
 * wording, `consent_email_2026-11-22_text_2026-11-20`. What the page says of the day proves nothing.
 */
export function consentTag({ textVersion }: Consent, received: Date): string {
  return `${consentTagStart}${received.toISOString().slice(0, 10)}_text_${textVersion.replace(/[^A-Za-z0-9.-]+/g, '-')}`;
}

/** Upper-case and hyphenated; only what a wizard offers: nobody can make up a tag. 'Unknown' adds none. */
function profileTag(value: string, offered: readonly string[], suffix: string): string[] {
  if (!offered.includes(value)) return [];
  return [value.toUpperCase().replace(/[^A-Z0-9]+/g, '-') + suffix];
}
