import { mailto } from '#domain/text/mailto';
import { cleanMessage, type Message } from '#domain/message/form';

/** Returns a message as text to copy or mail: the words, then who wrote them. */
export function messageText(typed: Message): string {
  const { fullName, email, phone, organization, message } = cleanMessage(typed);
  return [message, [fullName, organization, email, phone].filter(Boolean).join('\n')].join('\n\n');
}

/** Returns a message as an e-mail to the agency in the visitor's own mail program. */
export function messageMailto(address: string, message: Message): string {
  return mailto(address, message.subject, messageText(message));
}
