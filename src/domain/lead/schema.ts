import * as z from 'zod';
import { settingScale } from '#domain/check/settings';
import { visibleLine } from '#domain/text/visible-text';
import { campaignFields } from '#domain/lead/arrival';
import {
  type ContactField,
  type ContactFieldEntry,
  contactFields,
  type ContactInfo,
  type RequiredContactField,
} from '#domain/lead/contact-fields';
import { mostCorrections } from '#domain/lead/corrections';
import { looksLikeEmail } from '#domain/lead/email';
import { contactFieldLimit } from '#domain/lead/field-limit';
import * as words from '#domain/lead/words';

const text = z.string().overwrite(visibleLine).max(contactFieldLimit, words.atMost(contactFieldLimit));
const required = text.min(1, words.missing);
const unknownWhenEmpty = text.transform((value) => value || 'Unknown').default('Unknown');

/**
 * Returns whether a text looks like an address. A later check runs even where an earlier one failed, so a text that is too
 * long comes here as well.
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

/** What the visitor has set for the criteria of the check, by their ids. What cannot be read is left out, never a lead. */
const criteria = z
  .record(z.string().max(60), z.literal(settingScale))
  .refine((settings) => Object.keys(settings).length <= 100)
  .optional()
  .catch(undefined);

/**
 * How much a lead carries: answers to one question, tags, characters of a question's name. A wizard that let a visitor say
 * more would cost their lead, so content is checked against it (`content-checks/lead-limits.ts`).
 */
export const leadLimits = { answers: 20, tags: 20, questionName: 60 } as const;

/** A field whose values are listed has those alone; any other text may be left out where the form does not ask for it. */
type ContactShape = {
  [Field in ContactField]: string extends ContactInfo[Field]
    ? Field extends RequiredContactField
      ? z.ZodString
      : z.ZodDefault<z.ZodString>
    : z.ZodDefault<z.ZodEnum<{ [Value in ContactInfo[Field]]: Value }>>;
};

function contactField({ choices, missing, type }: ContactFieldEntry): z.ZodType {
  if (choices) return z.enum(choices.map(({ value }) => value)).default(choices[0]?.value ?? '');
  const typed = missing ? required : text;
  const checked = type === 'email' ? typed.refine((value) => !value || isEmail(value), words.notAnAddress) : typed;
  return missing ? checked : checked.default('');
}

const { preferredContact, ...typedFields } = Object.fromEntries(
  contactFields.map((field) => [field.id, contactField(field).describe(field.sent)]),
) as ContactShape;

/**
 * The body of a POST to `ghl-integration`. Profile values are strings, not enumerations: a newer or older page than
 * this function must never cost a lead. Specification §7, Contact creation; optional fields by decision (docs/decisions/0007).
 */
export const leadSchema = z.strictObject({
  ...typedFields,
  organizationType: unknownWhenEmpty.describe(words.sent.organizationType),
  geography: unknownWhenEmpty.describe(words.sent.geography),
  priorities: z.array(text).max(leadLimits.answers).default([]).describe(words.sent.priorities),
  challengeArea: unknownWhenEmpty.describe(words.sent.challengeArea),
  tags: z.array(text).max(leadLimits.tags).default([]).describe(words.sent.tags),
  preferredContact,
  detailedAnswers: z
    .record(z.string().max(leadLimits.questionName), z.union([text, z.array(text).max(leadLimits.answers)]))
    .default({})
    .describe(words.sent.detailedAnswers),
  industry: text.optional().describe(words.sent.industry),
  criteria: criteria.describe(words.sent.criteria),
  arrival: arrival.describe(words.sent.arrival),
  consent: consentSchema.optional().describe(words.sent.consent),
  replaces: correctedKeys.replaces.describe(words.sent.replaces),
  replacesAlso: correctedKeys.replacesAlso.describe(words.sent.replacesAlso),
  website: z.string().overwrite(visibleLine).max(200).optional().describe(words.sent.website),
  secondsToFill: z.number().int().min(0).max(86400).optional().describe(words.sent.secondsToFill),
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
  if (issue.code === 'invalid_type' && /received (undefined|null)$/.test(issue.message)) return words.missing;
  if (issue.code === 'unrecognized_keys') return words.unknownProperty;
  if (ownWords.includes(issue.code)) return issue.message;
  return words.notValid;
}
