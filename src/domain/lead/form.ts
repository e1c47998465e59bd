import {
  type ContactErrors,
  type ContactField,
  contactFields,
  type ContactInfo,
  emptyContact,
  withField,
} from '#domain/lead/contact';
import type { LeadBody } from '#domain/lead/schema';
import { isRecord } from '#domain/record';

/** The contact form as the visitor sees it. */
export type ContactForm = {
  values: ContactInfo;
  /** When the marketing box was ticked (ISO 8601), or null while it is not. */
  agreedAt: string | null;
  errors: ContactErrors;
  /** When the contact step was first opened with nothing in it (ms since 1970), or null before. */
  since: number | null;
  /** Counts refused attempts, so that each one can move the focus to the summary. */
  refusals: number;
  status: 'idle' | 'submitting';
};

/** The form before the first keystroke. */
export const emptyForm: ContactForm = {
  values: emptyContact,
  agreedAt: null,
  errors: {},
  since: null,
  refusals: 0,
  status: 'idle',
};

/** Returns the contact details of a lead, as the form shows them. */
export function contactOf(body: LeadBody): ContactInfo {
  return contactFields.reduce((values, field) => withField(values, field, body[field] ?? ''), emptyContact);
}

/** Returns a stored form without unknown fields and values of another type. */
export function restoredForm(stored: unknown): ContactForm {
  if (!isRecord(stored)) return emptyForm;
  const texts = (part: unknown) =>
    Object.entries(isRecord(part) ? part : {}).flatMap(([name, value]): [ContactField, string][] => {
      const field = contactFields.find((known) => known === name);
      return field && typeof value === 'string' ? [[field, value]] : [];
    });
  return {
    ...emptyForm,
    values: texts(stored['values']).reduce((all, [field, value]) => withField(all, field, value), emptyContact),
    errors: Object.fromEntries(texts(stored['errors'])),
    agreedAt: typeof stored['agreedAt'] === 'string' ? stored['agreedAt'] : null,
    since: typeof stored['since'] === 'number' ? stored['since'] : null,
  };
}
