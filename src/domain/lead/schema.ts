import { z } from 'zod';
import { contactFieldLimit, looksLikeEmail, preferredContacts } from '#domain/lead/contact';

const text = z.string().trim().max(contactFieldLimit, `at most ${contactFieldLimit} characters`);
/** What is said of a field that is not there or empty. */
export const missing = 'is required';

const required = text.min(1, missing);
const unknownWhenEmpty = text.transform((value) => value || 'Unknown').default('Unknown');

/** The pattern backtracks on long text, and a later check runs even where an earlier one failed. */
function isEmail(value: string): boolean {
  return value.length <= contactFieldLimit && looksLikeEmail.test(value);
}

/** The visitor's consent to marketing e-mail: which wording was agreed to, and when. */
export const consentSchema = z.strictObject({ textVersion: text.min(1), at: z.iso.datetime() });

/**
 * The body of a POST to `ghl-integration`. Profile values are strings, not enumerations: a newer or older page than
 * this function must never cost a lead. Specification §7, Contact creation; optional fields by decision (README).
 */
export const leadSchema = z.strictObject({
  firstName: required,
  lastName: required,
  email: required.refine(isEmail, 'is not a valid address'),
  phone: text.default(''),
  company: required,
  jobTitle: text.default(''),
  organizationType: unknownWhenEmpty,
  geography: unknownWhenEmpty,
  priorities: z.array(text).max(10).default([]),
  challengeArea: unknownWhenEmpty,
  tags: z.array(text).max(20).default([]),
  preferredContact: z.enum(preferredContacts).default('email'),
  detailedAnswers: z.record(z.string().max(60), z.union([text, z.array(text).max(20)])).default({}),
  industry: text.optional(),
  consent: consentSchema.optional(),
  replaces: z
    .string()
    .max(60)
    .regex(/^[A-Za-z0-9-]+$/)
    .optional(),
  website: z.string().max(200).optional().describe('The honeypot: people never see it. A value flags the lead.'),
});

export type Lead = z.infer<typeof leadSchema>;
/** The body as the browser sends it: what has a default may be left out. */
export type LeadBody = z.input<typeof leadSchema>;

/** What was wrong with a body, field by field. Never contains what was sent. */
export type FieldMessages = Record<string, string>;

/** The messages of a failed parse, the first one of each field, without any of the values. */
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

/** Some of zod's own sentences quote the input: only ours, and fixed words for the rest, leave the server. */
function messageWithoutValues(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && /received (undefined|null)$/.test(issue.message)) return missing;
  if (issue.code === 'unrecognized_keys') return 'holds a property that is not known here';
  if (ownWords.includes(issue.code)) return issue.message;
  return 'is not valid';
}
