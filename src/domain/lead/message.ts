import type { LeadBody } from '#domain/lead/schema';
import * as words from '#domain/lead/words';
import { mailto } from '#domain/text/mailto';

/**
 * Returns the visitor's own details as text to copy or mail, where nothing else could take them. Never throws: what was
 * saved in a browser may be damaged.
 */
export function leadMessage(body: LeadBody): string {
  const lines: [string, string | undefined][] = [
    [words.name, `${body.firstName} ${body.lastName}`],
    [words.email, body.email],
    [words.phone, body.phone],
    [words.company, body.company],
    [words.jobTitle, body.jobTitle],
    [words.preferredContact, body.preferredContact],
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

/**
 * Returns a `mailto:` address that opens the visitor's own mail program with the message written; `from` names the
 * wizard.
 */
export function leadMailto(address: string, body: LeadBody, from: string): string {
  return mailto(address, words.myDetails(from), leadMessage(body));
}
