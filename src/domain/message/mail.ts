import { mailto } from '#domain/mailto';
import type { Message } from '#domain/message/form';

/** Returns a message as text to copy or mail: the words, then who wrote them. */
export function messageText({ fullName, email, phone, organization, message }: Message): string {
  const signature = [fullName, organization, email, phone].map((line) => line.trim()).filter(Boolean);
  return [message.trim(), signature.join('\n')].join('\n\n');
}

/** Returns a message as an e-mail to the agency in the visitor's own mail program. */
export function messageMailto(address: string, message: Message): string {
  return mailto(address, message.subject, messageText(message));
}
