import type { Consent } from '#domain/lead/schema';
import * as words from '#domain/crm/words';

/** What a note depends on besides the submission. */
export type NoteFacts = {
  /** When the site received the submission. */
  received: Date;
  /** What was typed as a phone number, where the contact's field does not say all of it. */
  phoneRemainder: string;
  /** Why the note says all that was submitted: the contact's fields may not. */
  repeats?: 'existing contact' | 'overwritten contact' | 'refused fields';
  isPhoneTaken?: true;
  /** The answers that the brief does not say in words, where it says the others; without it, the note says all as codes. */
  unread?: readonly { question: string; values: string }[];
  /** Whether the contact has got the tag of the consent, where there is a consent. */
  hasConsentTag: boolean;
};

const reasons = {
  'existing contact': words.contactWasThere,
  'overwritten contact': words.contactWasOverwritten,
  'refused fields': words.fieldsRefused,
} as const;

/**
 * Returns a note: its head, why it says everything where it does, and one line for each value that there is. A line break
 * in a value becomes a space, so that no value can be mistaken for a line.
 */
export function noteOf(head: string, { repeats, isPhoneTaken }: NoteFacts, lines: [string, string][]): string {
  return [
    head,
    ...(repeats ? [reasons[repeats]] : []),
    ...lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`.replace(/\s+/g, ' ')),
    ...(isPhoneTaken ? [words.phoneTaken] : []),
  ].join('\n');
}

/** Returns what is to be known of a consent to marketing e-mail: the site's own time, and the page's. */
export function consentLine(consent: Consent | undefined, { received, hasConsentTag }: NoteFacts): string {
  if (!consent) return words.notAgreed;
  const says = hasConsentTag ? words.agreed : words.agreedWithoutTag;
  return says(received.toISOString(), consent.textVersion, consent.at);
}

/**
 * Returns a note in which nothing is markup: HighLevel shows notes as HTML. Look-alikes, which read alike where it is shown
 * as text; '> ' at the beginning of a line stays: it quotes a message.
 */
export function withoutMarkup(note: string): string {
  return note
    .replaceAll('<', '‹')
    .replace(/(?<!^)>/gm, '›')
    .replace(/&(?=#|[a-z0-9]+;|lt|gt)/gi, '＆');
}
