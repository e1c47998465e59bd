import type { Lead } from '#domain/lead/schema';
import * as words from '#domain/lead/words';

/**
 * The parts of a lead or message that can contain a spam signal. `isOverLimit`: the site has counted too many submissions
 * with its e-mail address.
 */
export type Suspect = Pick<Lead, 'website' | 'secondsToFill'> & { isOverLimit?: boolean | undefined };

/** Nobody types four fields in less time (seconds); a browser that fills them in by itself may be as quick. */
export const shortestFill = 3;

/**
 * Returns why a submission may come from a program, in words for the operator; empty for most. Spam signals are shown
 * and change nothing else: the lead is stored, delivered and answered like any other.
 */
export function spamSignals({ website, secondsToFill, isOverLimit }: Suspect): string[] {
  return [
    ...(website ? [words.hiddenFieldFilled] : []),
    ...(secondsToFill !== undefined && secondsToFill < shortestFill ? [words.sentAfter(secondsToFill)] : []),
    ...(isOverLimit ? [words.overLimit] : []),
  ];
}
