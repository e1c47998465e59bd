import * as z from 'zod';
import { knownAnswers } from '#domain/from-content';

/** The body of a POST to `count`: a wizard and its step, such as `navigator/contact-info`, or `navigator/begun`. */
export const countedStepSchema = z.strictObject({
  step: z.string().refine((step) => knownAnswers.steps.includes(step)),
});
