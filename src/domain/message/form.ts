import { contactFieldLimit } from '#domain/lead/field-limit';
import { cleanEmail, looksLikeEmail } from '#domain/lead/email';
import { lengthError } from '#domain/lead/length';
import * as words from '#domain/message/words';
import { cleanText } from '#domain/text/clean-text';

/** The subjects of the message form. Specification §3, Footer contact message. */
export const messageSubjects = [
  words.aiStrategy,
  words.crmAutomation,
  words.cxOptimization,
  words.strategicPartnerships,
  words.eventsAndMedia,
  words.generalInquiry,
] as const;

/** The fields of the message form, in their order on the page. Specification §3. */
export const messageFields = ['fullName', 'email', 'phone', 'organization', 'subject', 'message'] as const;
export type MessageField = (typeof messageFields)[number];
export type Message = Record<MessageField, string>;
export type MessageErrors = Partial<Record<MessageField, string>>;

/** A form nobody has touched. All fields default to empty. */
export const emptyMessage: Message = {
  fullName: '',
  email: '',
  phone: '',
  organization: '',
  subject: '',
  message: '',
};

/** Returns whether nothing but spaces is in the form. */
export function isEmptyMessage(message: Message): boolean {
  return Object.values(message).every((value) => value.trim() === '');
}

/** How a message leaves: in the visitor's own e-mail, or through the site to the CRM (`messages` in `site.yaml`). */
export type MessageDelivery = 'mail' | 'crm';

/** The longest message (characters) that the site takes itself. An e-mail has no limit. */
export const messageLimit = 4000;

/**
 * Returns what is wrong with a message, field by field; empty when it can be sent. Specification §5, Footer contact
 * form. On its way to the CRM it also has to be one that the function takes.
 */
export function messageErrors(typed: Message, delivery: MessageDelivery = 'mail'): MessageErrors {
  const message = cleanMessage(typed);
  return { ...(delivery === 'crm' && lengthErrors(message)), ...specifiedErrors(message) };
}

/** Returns the same message as it is sent: without surrounding spaces and characters that nobody sees. */
export function cleanMessage(message: Message): Message {
  const clean = { ...message };
  for (const field of messageFields) clean[field] = cleanText(message[field]);
  return { ...clean, email: cleanEmail(message.email) };
}

function specifiedErrors({ fullName, email, subject, message }: Message): MessageErrors {
  return {
    ...(fullName === '' && { fullName: words.fullNameRequired }),
    ...(!looksLikeEmail.test(email) && { email: words.emailRequired }),
    ...(!messageSubjects.some((known) => known === subject) && { subject: words.subjectRequired }),
    ...(message.length < 10 && { message: words.messageTooShort }),
  };
}

/** Returns the longest text (characters) of a field that the site takes itself. */
export function fieldLimit(field: MessageField): number {
  return field === 'message' ? messageLimit : contactFieldLimit;
}

function lengthErrors(values: Message): MessageErrors {
  const errors: MessageErrors = {};
  for (const field of messageFields) {
    const error = lengthError(values[field], fieldLimit(field));
    if (error) errors[field] = error;
  }
  return errors;
}

/** Returns a message from the texts of a form; a field that is missing or no text is empty. */
export function messageFrom(values: Partial<Record<string, unknown>>): Message {
  const message = { ...emptyMessage };
  for (const field of messageFields) {
    const value = values[field];
    if (typeof value === 'string') message[field] = value;
  }
  return message;
}
