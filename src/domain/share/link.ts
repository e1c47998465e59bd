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
  /** The ids of the solutions that the sender saw first, in their order; none where they are not in a catalogue. */
  shown?: readonly string[] | undefined;
};

/** The start of a fragment with a link's content, in lowercase. */
export const linkStart = 'r=';

/**
 * What an address with a link to results has in it, however the link was escaped on its way: a quick look, for what
 * decides before the reader of links (link-in-text.ts) is there. Full-width letters are known by their '='.
 */
export const traceOfLink =
  /(?:^|[^a-z]|%[0-9a-f]{2})r(?:=|%(?:25)*3d)(?:3d)?[1-9]\d?[.%]|%(?:25)*ef%(?:25)*bc%(?:25)*9d/i;

/** Returns whether an address's fragment (with its '#') has to be read as a link to results. */
export function namesLink(hash: string): boolean {
  return hash.toLowerCase().startsWith(`#${linkStart}`) || traceOfLink.test(hash);
}

/** The version of the format in `encode.ts`. */
export const linkVersion = '1';

/** The longest fragment (characters, with its '#'). */
export const longestFragment = 400;

/** The parts of a link's content, with its check digest: the solutions that the sender saw are not in every link. */
export const partCounts = [9, 8] as const;

/** The digest length of each thing, in characters. Questions can do with less: there are few of them. */
export const digestLengths = { question: 3, id: 4, check: 5 } as const;
