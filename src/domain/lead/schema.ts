import * as z from 'zod';
import { visibleLine } from '#domain/visible-text';
import { campaignFields } from '#domain/lead/arrival';
import { contactFieldLimit, preferredContacts } from '#domain/lead/contact';
import { mostCorrections } from '#domain/lead/corrections';
import { looksLikeEmail } from '#domain/lead/email';

const text = z.string().overwrite(visibleLine).max(contactFieldLimit, `at most ${contactFieldLimit} characters`);
/** The message for a field that is missing or empty. */
export const missing = 'is required';

const required = text.min(1, missing);
const unknownWhenEmpty = text.transform((value) => value || 'Unknown').default('Unknown');

/**
 * Returns whether a text looks like an address. The pattern backtracks on long text, and a later check runs even where
 * an earlier one failed.
 */
export function isEmail(value: string): boolean {
  return value.length <= contactFieldLimit && looksLikeEmail.test(value);
}

const submissionKey = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9-]+$/);

/** The keys of the versions that a submission corrects: the latest one, and those before it. */
export const correctedKeys = {
  replaces: submissionKey.optional(),
  replacesAlso: z
    .array(submissionKey)
    .max(mostCorrections - 1)
    .optional(),
};

/** The visitor's consent to marketing e-mail: which wording was agreed to, and when. */
export const consentSchema = z.strictObject({ textVersion: text.min(1), at: z.iso.datetime() });
export type Consent = z.infer<typeof consentSchema>;

/** How the visit began. What is none of that is left out: it must never cost a lead. */
const arrival = z
  .strictObject({
    page: text.startsWith('/'),
    referrer: text.regex(/^[a-z0-9.:[\]-]+$/i).optional(),
    campaign: z.partialRecord(z.enum(campaignFields), text).optional(),
  })
  .optional()
  .catch(undefined);

/**
 * The body of a POST to `ghl-integration`. Profile values are strings, not enumerations: a newer or older page than
 * this function must never cost a lead. Specification §7, Contact creation; optional fields by decision (README).
 */
export const leadSchema = z.strictObject({
  firstName: required.describe('Your first name.'),
  lastName: required.describe('Your last name.'),
  email: required.refine(isEmail, 'is not a valid address').describe('Your e-mail address.'),
  phone: text.default('').describe('Your phone number, if you gave one.'),
  company: required.describe('The organization you work for.'),
  jobTitle: text.default('').describe('Your job title, if you gave one.'),
  organizationType: unknownWhenEmpty.describe('The size of the organization.'),
  geography: unknownWhenEmpty.describe('Where it operates.'),
  priorities: z.array(text).max(10).default([]).describe('The priorities you chose.'),
  challengeArea: unknownWhenEmpty.describe('The challenge you chose.'),
  tags: z
    .array(text)
    .max(20)
    .default([])
    .describe('Labels that follow from your answers, such as the area of interest.'),
  preferredContact: z.enum(preferredContacts).default('email').describe('How you would like to be reached.'),
  detailedAnswers: z
    .record(z.string().max(60), z.union([text, z.array(text).max(20)]))
    .default({})
    .describe('Your answers to the detailed questions.'),
  industry: text.optional().describe('The industry page you came from, if you came from one.'),
  arrival: arrival.describe(
    'The first page of your visit, the site that led you there, and what the link says it belongs to (utm_…).',
  ),
  consent: consentSchema.optional().describe('If you ticked the box: which wording you agreed to, and when.'),
  replaces: correctedKeys.replaces.describe('The number of an earlier submission that this one corrects.'),
  replacesAlso: correctedKeys.replacesAlso.describe('The numbers of its versions before that one, if there are any.'),
  website: z
    .string()
    .overwrite(visibleLine)
    .max(200)
    .optional()
    .describe('A field that people never see. Only programs fill it in, and a value marks the submission as doubtful.'),
  secondsToFill: z
    .number()
    .int()
    .min(0)
    .max(86400)
    .optional()
    .describe('How many seconds you took to fill in the form. Very few mark the submission as doubtful.'),
});

export type Lead = z.infer<typeof leadSchema>;
/** The body as the browser sends it: what has a default may be left out. */
export type LeadBody = z.input<typeof leadSchema>;

/** What was wrong with a body, field by field. Never contains what was sent. */
export type FieldMessages = Record<string, string>;

/** Returns the messages of a failed parse, the first one of each field, without any of the values. */
export function fieldMessages(error: z.ZodError): FieldMessages {
  const messages: FieldMessages = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'body');
    messages[field] ??= messageWithoutValues(issue);
  }
  return messages;
}

/** The codes whose messages are written here. */
const ownWords: readonly string[] = ['too_small', 'too_big', 'invalid_format', 'custom'];

/** Returns our own message or a fixed sentence: some of zod's messages quote the input, which must not leave the server. */
function messageWithoutValues(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && /received (undefined|null)$/.test(issue.message)) return missing;
  if (issue.code === 'unrecognized_keys') return 'holds a property that is not known here';
  if (ownWords.includes(issue.code)) return issue.message;
  return 'is not valid';
}
