import { contactFields } from '#domain/lead/contact-fields';
import type { LeadBody } from '#domain/lead/schema';
import * as words from '#domain/lead/words';
import { mailto } from '#domain/text/mailto';

/**
 * Returns the visitor's own details as text to copy or mail, where nothing else could take them. Never throws: what was
 * saved in a browser may be damaged.
 */
export function leadMessage(body: LeadBody): string {
  const lines: [string, string | undefined][] = [
    ...contactLines(body),
    [words.organization, body.organizationType],
    [words.geography, body.geography],
    [words.priorities, [body.priorities].flat().join('; ')],
    [words.challengeArea, body.challengeArea],
  ];
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** The contact details under their labels: one line for the fields that share one. */
function contactLines(body: LeadBody): [string, string][] {
  return [...new Set(contactFields.map(({ line }) => line))].map((line) => {
    const values = contactFields.filter((field) => field.line === line).map(({ id }) => body[id]);
    return [line, values.filter(Boolean).join(' ')];
  });
}

/**
 * Returns a `mailto:` address that opens the visitor's own mail program with the message written; `from` names the
 * wizard.
 */
export function leadMailto(address: string, body: LeadBody, from: string): string {
  return mailto(address, words.myDetails(from), leadMessage(body));
}
