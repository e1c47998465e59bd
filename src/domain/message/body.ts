import { cleanMessage, type Message } from '#domain/message/form';
import type { MessageBody } from '#domain/message/schema';

/**
 * Returns the body in which the site takes a message to the CRM. Line breaks inside the message stay. `honeypot` is the
 * value of the field that people do not see.
 */
export function messageBody(message: Message, honeypot = ''): MessageBody {
  return { kind: 'message', ...cleanMessage(message), ...(honeypot ? { website: honeypot } : {}) };
}
