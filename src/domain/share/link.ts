import type { Settings } from '#domain/check/settings';
import type { Answers } from '#domain/wizard/answers';

/** What a link to results holds. Contact details have no place in it. */
export type Shared = {
  answers: Answers;
  /** The id of the industry, or of a kind of it as `healthcare:hospital`; null for none. */
  industry: string | null;
  /** What is set for the criteria; null where the sender has not set any. */
  settings: Settings | null;
  /** The ids of the solutions that are compared, at most `mostCompared`. */
  compared: readonly string[];
};

/** What a fragment with a link's content begins with, in small letters. */
export const linkStart = 'r=';

/** The version of the form in `encode.ts`. */
export const linkVersion = '1';

/** The longest fragment (characters, with its '#'). */
export const longestFragment = 400;

/** How many characters the digest of each thing has. Of questions there are few, and each has options of its own. */
export const digestLengths = { question: 3, id: 4, check: 5 } as const;
