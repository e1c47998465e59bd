import { type ContactField, contactFields, type ContactInfo } from '#domain/lead/contact-fields';
import { cleanEmail, looksLikeEmail } from '#domain/lead/email';
import { contactFieldLimit } from '#domain/lead/field-limit';
import { lengthError } from '#domain/lead/length';
import * as words from '#domain/lead/words';
import { cleanText } from '#domain/text/clean-text';

/** Empty fields; of what is chosen, the default. Specification §5, Navigator contact step. */
export const emptyContact = Object.fromEntries(
  contactFields.map(({ id, choices }) => [id, choices?.[0]?.value ?? '']),
) as ContactInfo;

export type ContactErrors = Partial<Record<ContactField, string>>;

/** The fields without which there is no lead. */
export const requiredContactFields = contactFields.filter(({ missing }) => missing).map(({ id }) => id);

/**
 * Returns what is wrong with the contact details, field by field; empty when they can be sent. Values are cleaned
 * before the check. Specification §5, Navigator contact step.
 */
export function contactErrors(typed: ContactInfo): ContactErrors {
  const contact = cleanContact(typed);
  const errors: ContactErrors = {};
  for (const { id, missing, type } of contactFields) {
    if (contact[id] === '') {
      if (missing) errors[id] = missing;
      continue;
    }
    const tooLong = lengthError(contact[id], contactFieldLimit);
    if (tooLong) errors[id] = tooLong;
    else if (type === 'email' && !looksLikeEmail.test(contact[id])) errors[id] = words.invalidEmail;
  }
  return errors;
}

/**
 * Returns the same errors for a form that the function refused: our own first, else the function's message. Messages of
 * fields that the form does not have are left out.
 */
export function refusedFieldErrors(contact: ContactInfo, fields: Record<string, string>): ContactErrors {
  const errors = contactErrors(contact);
  for (const { id } of contactFields) {
    const message = fields[id];
    if (message) errors[id] ??= words.refusedField(message);
  }
  return errors;
}

/** Returns the same details as they are sent: without surrounding spaces and characters that nobody sees. */
export function cleanContact(contact: ContactInfo): ContactInfo {
  return contactFields.reduce(
    (clean, { id, type }) => withField(clean, id, (type === 'email' ? cleanEmail : cleanText)(contact[id])),
    emptyContact,
  );
}

/** Returns whether somebody wants to be called and has left no number, which is worth asking about. */
export function lacksPhone({ preferredContact, phone }: ContactInfo): boolean {
  return preferredContact === 'phone' && cleanText(phone) === '';
}

/** Returns whether two sets of details are the same as they are sent. */
export function isSameContact(a: ContactInfo, b: ContactInfo): boolean {
  return JSON.stringify(cleanContact(a)) === JSON.stringify(cleanContact(b));
}

/** Returns the details with the texts of a form's fields, by their names; others are passed over. */
export function withTyped(values: ContactInfo, typed: Readonly<Record<string, string>>): ContactInfo {
  return contactFields.reduce((known, { id }) => withField(known, id, typed[id] ?? known[id]), values);
}

/** Returns the details with one field set. A value that the field does not offer changes nothing. */
export function withField(values: ContactInfo, field: ContactField, value: string): ContactInfo {
  const choices = contactFields.find(({ id }) => id === field)?.choices;
  const isOffered = !choices || choices.some((choice) => choice.value === value);
  return isOffered ? { ...values, [field]: value } : values;
}
