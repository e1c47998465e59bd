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
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  company: 'Company name is required',
} as const satisfies ContactErrors;

/** The fields without which there is no lead. */
export const requiredContactFields = ['firstName', 'lastName', 'email', 'company'] as const;

/** Text, an at-sign, text, a dot and text, with no spaces. Specification §5. Only ever run on bounded text. */
export const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Returns what is wrong with the contact details, field by field; empty when they can be sent. Values are trimmed
 * before the check. Specification §5, Navigator contact step.
 */
export function contactErrors(contact: ContactInfo): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of requiredContactFields) if (contact[field].trim() === '') errors[field] = requiredMessages[field];
  if (!errors.email && !looksLikeEmail.test(contact.email.trim())) errors.email = 'Please enter a valid email address';
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
    if (message) errors[field] ??= `Please check this field: it ${message}`;
  }
  return errors;
}

/** Returns the same details without surrounding spaces. */
export function trimmedContact(contact: ContactInfo): ContactInfo {
  const { preferredContact, ...texts } = contact;
  const trimmed = { ...emptyContact, preferredContact };
  for (const field of contactFields) if (field !== 'preferredContact') trimmed[field] = texts[field].trim();
  return trimmed;
}

/** Returns whether two sets of details are the same, apart from surrounding spaces. */
export function isSameContact(a: ContactInfo, b: ContactInfo): boolean {
  return JSON.stringify(trimmedContact(a)) === JSON.stringify(trimmedContact(b));
}

/** Returns the details with one field set. An unknown preferred contact changes nothing. */
export function withField(values: ContactInfo, field: ContactField, value: string): ContactInfo {
  if (field !== 'preferredContact') return { ...values, [field]: value };
  const preferred = preferredContacts.find((known) => known === value);
  return preferred ? { ...values, preferredContact: preferred } : values;
}
