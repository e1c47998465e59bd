import type { RuleEntry } from '#domain/content/rule';

/** A rule as the build and the browser read it for obligations: its entry with its id, and only its best source. */
export type Rule = Omit<RuleEntry, 'sources'> & {
  id: string;
  source: Pick<RuleEntry['sources'][number], 'url' | 'read'>;
};

/** An industry as obligations are read for it: with the kinds that some rules distinguish. */
export type Industry = {
  id: string;
  name: string;
  /** The name inside a sentence: 'financial services'. */
  inSentence: string;
  kinds: readonly Kind[];
};

/**
 * A kind of organization within an industry: 'credit union', 'credit unions'. An unlisted kind is bound by rules but
 * not offered to visitors, such as a public body of the United States.
 */
export type Kind = { id: string; name: string; plural: string; listed: boolean };
