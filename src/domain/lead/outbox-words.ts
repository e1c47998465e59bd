import { leadMailto, leadMessage } from '#domain/lead/message';
import type { ReceivedBody } from '#domain/lead/received';
import { messageFrom } from '#domain/message/form';
import { messageMailto, messageText } from '#domain/message/mail';

/** What the outbox keeps, as text for the visitor to take along. */
export function keptText(body: ReceivedBody): string {
  return 'kind' in body ? messageText(messageFrom(body)) : leadMessage(body);
}

/** … and as an e-mail to the agency in the visitor's own mail program; `from` names the site. */
export function keptMailto(address: string, body: ReceivedBody, from: string): string {
  return 'kind' in body ? messageMailto(address, messageFrom(body)) : leadMailto(address, body, from);
}
