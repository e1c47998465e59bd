import { isRecord } from '#domain/record';
import type { Message } from '#domain/message/form';

/** How a call to action starts a message. */
export type Prefill = { subject: string; message: string };

/** Returns a stored prefill; null when there is none or it is damaged. */
export function prefillFrom(stored: unknown): Prefill | null {
  if (!isRecord(stored) || typeof stored['subject'] !== 'string' || typeof stored['message'] !== 'string') return null;
  return { subject: stored['subject'], message: stored['message'] };
}

/** Returns whether a message still begins as the call to action began it. */
export function beginsWith(message: string, { message: beginning }: Prefill): boolean {
  return message.startsWith(beginning.trimEnd());
}

/**
 * Returns whether a message is nothing but a beginning that waits for the visitor's words: its last sign is a colon.
 */
export function isUnfilled(message: string, prefill: Prefill | null): boolean {
  const words = message.trim();
  return words === prefill?.message.trim() && words.endsWith(':');
}

/**
 * Returns the message as a call to action starts it. What the visitor has written stays, below the new beginning; the
 * beginning that an earlier call to action had set is removed. A message that already has this beginning stays as it is:
 * the browser may have restored it. So does one whose beginning the visitor has replaced before.
 */
export function prefilled(typed: Message, prefill: Prefill, earlier: Prefill | null): Message {
  const isReplaced = prefill.message === earlier?.message && typed.message.trim() !== '';
  if (isReplaced || beginsWith(typed.message, prefill)) return { ...typed, subject: typed.subject || prefill.subject };
  const beginning = earlier?.message.trimEnd() ?? '';
  const own = (typed.message.startsWith(beginning) ? typed.message.slice(beginning.length) : typed.message).trim();
  return {
    ...typed,
    subject: prefill.subject,
    message: own === '' ? prefill.message : `${prefill.message}\n\n${own}`,
  };
}
