import type { UpsertBody } from '#domain/crm/contact';
import { type NoteFacts, noteOf } from '#domain/crm/note';
import { suspiciousTag, fixedTag } from '#domain/crm/tags';
import { corrections } from '#domain/lead/corrections';
import { spamSignals } from '#domain/lead/spam-signals';
import type { MessageLead } from '#domain/message/schema';
import { siteName } from '#domain/from-content';
import * as words from '#domain/crm/words';

/** Returns the contact of a message, as HighLevel's upsert takes it, which parts the full name itself. */
export function messageUpsertBody(message: MessageLead, locationId: string, phone: string | null): UpsertBody {
  return {
    locationId,
    name: message.fullName,
    email: message.email,
    ...(message.organization ? { companyName: message.organization } : {}),
    source: words.source(siteName),
    ...(phone ? { phone } : {}),
  };
}

/** Returns a message's own tag, the fixed one of all, and one where there are spam signals. */
export function messageTags(message: MessageLead): string[] {
  return ['SMARTSTACK-MESSAGE', fixedTag, ...(spamSignals(message).length > 0 ? [suspiciousTag] : [])];
}

/** What the contact has, as lines. The phone number has a line of its own. */
function repeatedLines({ fullName, email, organization }: MessageLead): [string, string][] {
  return [
    [words.name, fullName],
    [words.email, email],
    [words.companyName, organization],
  ];
}

/** Returns the lines of a message, each behind '> ', so that none of them can be mistaken for a line of ours. */
export function quoted(message: string): string[] {
  return message.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `> ${line}`);
}

/** Returns what an advisor reads: the subject and the message, quoted. */
export function messageNote(message: MessageLead, facts: NoteFacts): string {
  const lines: [string, string][] = [
    ...(facts.repeats ? repeatedLines(message) : []),
    [words.subject, message.subject],
    [words.phoneAsTyped, facts.phoneRemainder],
    [words.replacesMessage, corrections(message).join('; ')],
    [words.suspicious, spamSignals(message).join('; ')],
  ];
  return [noteOf(words.message(siteName), facts, lines), ...quoted(message.message)].join('\n');
}
