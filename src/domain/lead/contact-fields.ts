/** What a contact has in HighLevel, by the names of its upsert. `phone` takes E.164: the note has what is none. */
export type ContactAttribute = 'firstName' | 'lastName' | 'email' | 'companyName' | 'phone';

/**
 * Where the CRM has a field: in the contact, or in a line of the note. The note repeats the contact's fields, under the
 * label `note`, where the contact may not say them; a line of the note gives way to a custom field of the contact where
 * `GHL_CUSTOM_FIELDS` names one. A field without either would reach nobody.
 */
type InCrm =
  | { contact: Exclude<ContactAttribute, 'phone'>; note: string }
  | { contact: 'phone' }
  | { contact?: never; note: string };

/** A field of the contact step, and all that the site says and does of it. */
export type ContactFieldEntry = {
  /** Its name in the body that is sent. Stored leads have it: never change one. */
  id: string;
  /** Above the field. */
  label: string;
  /** In the text that a visitor copies where nothing else works. Fields with the same one share a line. */
  line: string;
  /** On the privacy page. */
  sent: string;
  crm: InCrm;
  /** What the form says where the field is empty. Without it the field is optional. */
  missing?: string;
  /** What the browser may fill in: an `autocomplete` name of HTML. */
  autoComplete?: string;
  /** The keyboard and the check of an `<input>`; plain text where it is left out. */
  type?: 'email' | 'tel';
  /** What there is to choose from, the default first. Without them the field is typed. */
  choices?: readonly { value: string; label: string }[];
};

/** The list, in the order in which the step asks. Specification §2, step 4; §3, contactInfo; §5, Navigator contact step. */
const list = [
  {
    id: 'firstName',
    label: 'First name',
    line: 'Name',
    sent: 'Your first name.',
    crm: { contact: 'firstName', note: 'Name' },
    missing: 'First name is required',
    autoComplete: 'given-name',
  },
  {
    id: 'lastName',
    label: 'Last name',
    line: 'Name',
    sent: 'Your last name.',
    crm: { contact: 'lastName', note: 'Name' },
    missing: 'Last name is required',
    autoComplete: 'family-name',
  },
  {
    id: 'email',
    label: 'Email',
    line: 'Email',
    sent: 'Your e-mail address.',
    crm: { contact: 'email', note: 'E-mail' },
    missing: 'Email is required',
    autoComplete: 'email',
    type: 'email',
  },
  {
    id: 'phone',
    label: 'Phone',
    line: 'Phone',
    sent: 'Your phone number, if you gave one.',
    crm: { contact: 'phone' },
    autoComplete: 'tel',
    type: 'tel',
  },
  {
    id: 'company',
    label: 'Company',
    line: 'Company',
    sent: 'The organization you work for.',
    crm: { contact: 'companyName', note: 'Company' },
    missing: 'Company name is required',
    autoComplete: 'organization',
  },
  {
    id: 'jobTitle',
    label: 'Job title',
    line: 'Job title',
    sent: 'Your job title, if you gave one.',
    crm: { note: 'Job title' },
    autoComplete: 'organization-title',
  },
  {
    id: 'preferredContact',
    label: 'Preferred contact method',
    line: 'Preferred contact',
    sent: 'How you would like to be reached.',
    crm: { note: 'Preferred contact' },
    choices: [
      { value: 'email', label: 'Email' },
      { value: 'phone', label: 'Phone' },
      { value: 'both', label: 'Both' },
    ],
  },
] as const satisfies readonly ContactFieldEntry[];

type Field = (typeof list)[number];
type Choice = Extract<Field, { choices: unknown }>;

export type ContactField = Field['id'];
/** The fields without which there is no lead. */
export type RequiredContactField = Extract<Field, { missing: string }>['id'];

/** What the contact step holds: what was typed, and the values of what is chosen. */
export type ContactInfo = Record<Exclude<ContactField, Choice['id']>, string> & {
  [Each in Choice as Each['id']]: Each['choices'][number]['value'];
};

/** The fields of the contact step: form, schema, privacy page, CRM and the visitor's own copy follow from this list. */
export const contactFields: readonly (ContactFieldEntry & { id: ContactField })[] = list;
