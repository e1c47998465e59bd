import * as z from 'zod';
import { knownAnswers } from '#domain/from-content';
import { type RequirementsFormat, requirementsFormats } from '#domain/requirements/formats';

/** Returns the name under which a requirements document that was made is counted: its format, and nothing of an answer. */
export function requirementsCount(format: RequirementsFormat): string {
  return `requirements/${format}`;
}

/** Returns the name under which a document's download is counted, or null where there is no such document. */
export function documentCount(name: string): string | null {
  return knownAnswers.documents.includes(name) ? `documents/${name}` : null;
}

const counted: readonly string[] = [...knownAnswers.steps, ...requirementsFormats.map(requirementsCount)];

/**
 * The body of a POST to `count`: a wizard and its step, such as `navigator/contact-info` or `navigator/begun`, or the format
 * of a requirements document that was made.
 */
export const countedStepSchema = z.strictObject({ step: z.string().refine((step) => counted.includes(step)) });
