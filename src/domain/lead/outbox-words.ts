import { leadMailto, leadMessage } from '#domain/lead/message';
import type { ReceivedBody } from '#domain/lead/received';
import { messageFrom } from '#domain/message/form';
import { messageMailto, messageText } from '#domain/message/mail';

/** Returns the body of an outbox entry as text for the visitor to copy. */
export function outboxText(body: ReceivedBody): string {
  return 'kind' in body ? messageText(messageFrom(body)) : leadMessage(body);
}

/** Returns it as an e-mail to the agency in the visitor's own mail program; `from` names the site. */
export function outboxMailto(address: string, body: ReceivedBody, from: string): string {
  return 'kind' in body ? messageMailto(address, messageFrom(body)) : leadMailto(address, body, from);
}
