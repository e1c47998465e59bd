import type { Settings } from '#domain/check/settings';
import type { Answers } from '#domain/wizard/answers';

/** The content of a link to results. It never includes contact details. */
export type Shared = {
  answers: Answers;
  /** The id of the industry, with a kind and a province or without (`kindMark`); null for none. */
  industry: string | null;
  /** The sender's settings for the criteria; null if none were set. */
  settings: Settings | null;
  /** The ids of the compared solutions, at most `mostCompared`. */
  compared: readonly string[];
};

/** The start of a fragment with a link's content, in lowercase. */
export const linkStart = 'r=';

/** The version of the format in `encode.ts`. */
export const linkVersion = '1';

/** The longest fragment (characters, with its '#'). */
export const longestFragment = 400;

/** The digest length of each thing, in characters. Questions can do with less: there are few of them. */
export const digestLengths = { question: 3, id: 4, check: 5 } as const;
