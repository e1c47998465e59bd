import type { LeadBody } from '#domain/lead/schema';
import { mailto } from '#domain/mailto';

/**
 * Returns the visitor's own details as text to copy or mail, where nothing else could take them. Never throws: what was
 * saved in a browser may be damaged.
 */
export function leadMessage(body: LeadBody): string {
  const lines: [string, string | undefined][] = [
    ['Name', `${body.firstName} ${body.lastName}`],
    ['Email', body.email],
    ['Phone', body.phone],
    ['Company', body.company],
    ['Job title', body.jobTitle],
    ['Preferred contact', body.preferredContact],
    ['Organization', body.organizationType],
    ['Geography', body.geography],
    ['Priorities', [body.priorities].flat().join('; ')],
    ['Challenge area', body.challengeArea],
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
  return mailto(address, `${from}: my details`, leadMessage(body));
}
