import * as z from 'zod';
import { knownAnswers } from '#domain/lead/known-answers';

/** The body of a POST to `count`: a wizard and its step, such as `navigator/contact-info`, or `navigator/begun`. */
export const stepCountSchema = z.strictObject({ step: z.string().refine((step) => knownAnswers.steps.includes(step)) });

/** Returns whether steps are counted. `setting` is COUNT_STEPS: only 'off' disables counting. */
export function areStepsCounted(setting: string | undefined): boolean {
  return setting !== 'off';
}
