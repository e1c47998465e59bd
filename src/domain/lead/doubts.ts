import type { Lead } from '#domain/lead/schema';

/** What of a lead can raise a doubt. */
export type Doubtful = Pick<Lead, 'website' | 'secondsToFill'>;

/** Nobody types four fields in less (seconds); a browser that fills them in by itself may be as quick. */
export const shortestFill = 3;

/**
 * Why a submission may come from a program, in words for the operator; empty for most. A doubt is told and changes
 * nothing else: the lead is stored, delivered and answered like any other.
 */
export function doubts({ website, secondsToFill }: Doubtful): string[] {
  return [
    ...(website ? ['a field that people do not see was filled in'] : []),
    ...(secondsToFill !== undefined && secondsToFill < shortestFill
      ? [`sent ${secondsToFill} s after the form was opened`]
      : []),
  ];
}
