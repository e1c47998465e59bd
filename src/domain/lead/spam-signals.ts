import type { Lead } from '#domain/lead/schema';
import * as words from '#domain/lead/words';

/**
 * The parts of a lead or message that can contain a spam signal. `isOverLimit`: the site has counted too many submissions
 * with its e-mail address.
 */
export type Suspect = Pick<Lead, 'website' | 'secondsToFill'> & { isOverLimit?: boolean | undefined };

/** Nobody types four fields in less time (seconds). */
export const shortestFill = 3;

/**
 * Returns why a submission may come from a program, in words for the operator; empty for most. Our own pages always say how
 * long the form was open, so a submission that does not is a sign. A quick form alone is none, because browsers fill forms
 * for their owners: it is named beside another sign.
 */
export function spamSignals({ website, secondsToFill, isOverLimit }: Suspect): string[] {
  const signs = [
    ...(website ? [words.hiddenFieldFilled] : []),
    ...(secondsToFill === undefined ? [words.timeMissing] : []),
    ...(isOverLimit ? [words.overLimit] : []),
  ];
  const isQuick = secondsToFill !== undefined && secondsToFill < shortestFill;
  return signs.length > 0 && isQuick ? [...signs, words.sentAfter(secondsToFill)] : signs;
}
