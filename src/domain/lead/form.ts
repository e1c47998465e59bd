import { type ContactErrors, emptyContact, withField } from '#domain/lead/contact';
import { type ContactField, contactFields, type ContactInfo } from '#domain/lead/contact-fields';
import type { Consent } from '#domain/lead/schema';
import { isRecord } from '#domain/record';

/** The contact form as the visitor sees it. */
export type ContactForm = {
  values: ContactInfo;
  /** The wording beside the marketing box when it was ticked, and when that was (ISO 8601); null while it is not. */
  agreed: Consent | null;
  errors: ContactErrors;
  /** Whether the visitor is asked if these details correct those sent before. */
  asks: boolean;
  /** What the visitor answers. Before that they are a submission of their own, which replaces nothing. */
  corrects: boolean;
  /** When the contact step was first opened with nothing in it (ms since 1970), or null before. */
  since: number | null;
  /** Counts refused attempts, so that each one can move the focus to the summary. */
  refusals: number;
  status: 'idle' | 'submitting';
};

/** The form before the first keystroke. */
export const emptyForm: ContactForm = {
  values: emptyContact,
  agreed: null,
  errors: {},
  asks: false,
  corrects: false,
  since: null,
  refusals: 0,
  status: 'idle',
};

/** Returns the contact details of a lead, as the form shows them. */
export function contactOf(body: Partial<Record<ContactField, string | undefined>>): ContactInfo {
  return contactFields.reduce((values, { id }) => withField(values, id, body[id] ?? ''), emptyContact);
}

/** Returns a stored form without unknown fields and values of another type. */
export function restoredForm(stored: unknown): ContactForm {
  if (!isRecord(stored)) return emptyForm;
  const { textVersion, at } = texts(stored['agreed']);
  return {
    ...emptyForm,
    values: contactOf(texts(stored['values'])),
    errors: texts(stored['errors']),
    agreed: textVersion && at ? { textVersion, at } : null,
    corrects: stored['corrects'] === true,
    since: typeof stored['since'] === 'number' ? stored['since'] : null,
  };
}

type Text = ContactField | keyof Consent;

/** The texts of a stored part of the form, by their names. */
function texts(part: unknown): Partial<Record<Text, string>> {
  const known: readonly Text[] = [...contactFields.map(({ id }) => id), 'textVersion', 'at'];
  const stored = isRecord(part) ? part : {};
  return Object.fromEntries(known.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])));
}
