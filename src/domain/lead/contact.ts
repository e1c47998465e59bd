import { cleanEmail, looksLikeEmail } from '#domain/lead/email';
import * as words from '#domain/lead/words';
import { cleanText } from '#domain/text/clean-text';

/** The contact step's fields, in the order they are asked. Specification §2, step 4. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'jobTitle',
  'preferredContact',
] as const;
export type ContactField = (typeof contactFields)[number];

/** How a lead may be reached. Specification §3, contactInfo. */
export const preferredContacts = ['email', 'phone', 'both'] as const;
export type PreferredContact = (typeof preferredContacts)[number];

export type ContactInfo = Record<Exclude<ContactField, 'preferredContact'>, string> & {
  preferredContact: PreferredContact;
};

/** Empty fields; the preferred contact defaults to e-mail. Specification §5, Navigator contact step. */
export const emptyContact: ContactInfo = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  jobTitle: '',
  preferredContact: 'email',
};

/** The longest value a field takes; the function refuses longer ones. */
export const contactFieldLimit = 120;

export type ContactErrors = Partial<Record<ContactField, string>>;

const requiredMessages = {
  firstName: words.firstNameRequired,
  lastName: words.lastNameRequired,
  email: words.emailRequired,
  company: words.companyRequired,
} as const satisfies ContactErrors;

/** The fields without which there is no lead. */
export const requiredContactFields = ['firstName', 'lastName', 'email', 'company'] as const;

/**
 * Returns what is wrong with the contact details, field by field; empty when they can be sent. Values are cleaned
 * before the check. Specification §5, Navigator contact step.
 */
export function contactErrors(typed: ContactInfo): ContactErrors {
  const contact = cleanContact(typed);
  const errors: ContactErrors = {};
  for (const field of requiredContactFields) if (contact[field] === '') errors[field] = requiredMessages[field];
  if (!errors.email && !looksLikeEmail.test(contact.email)) errors.email = words.invalidEmail;
  return errors;
}

/**
 * Returns the same errors for a form that the function refused: our own first, else the function's message. Messages of
 * fields that the form does not have are left out.
 */
export function refusedFieldErrors(contact: ContactInfo, fields: Record<string, string>): ContactErrors {
  const errors = contactErrors(contact);
  for (const field of contactFields) {
    const message = fields[field];
    if (message) errors[field] ??= words.refusedField(message);
  }
  return errors;
}

/** Returns the same details as they are sent: without surrounding spaces and characters that nobody sees. */
export function cleanContact(contact: ContactInfo): ContactInfo {
  const { preferredContact, ...texts } = contact;
  const clean = { ...emptyContact, preferredContact };
  for (const field of contactFields) if (field !== 'preferredContact') clean[field] = cleanText(texts[field]);
  return { ...clean, email: cleanEmail(texts.email) };
}

/** Returns whether somebody wants to be called and has left no number, which is worth asking about. */
export function lacksPhone({ preferredContact, phone }: ContactInfo): boolean {
  return preferredContact === 'phone' && cleanText(phone) === '';
}

/** Returns whether two sets of details are the same as they are sent. */
export function isSameContact(a: ContactInfo, b: ContactInfo): boolean {
  return JSON.stringify(cleanContact(a)) === JSON.stringify(cleanContact(b));
}

/** Returns the details with one field set. An unknown preferred contact changes nothing. */
export function withField(values: ContactInfo, field: ContactField, value: string): ContactInfo {
  if (field !== 'preferredContact') return { ...values, [field]: value };
  const preferred = preferredContacts.find((known) => known === value);
  return preferred ? { ...values, preferredContact: preferred } : values;
}
