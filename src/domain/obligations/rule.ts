import type { RuleEntry } from '#domain/content/rule';

/** A rule as obligations are read from it, in the build and in the browser: its entry, its id, and its best source alone. */
export type Rule = Omit<RuleEntry, 'sources'> & {
  id: string;
  source: Pick<RuleEntry['sources'][number], 'url' | 'read'>;
};

/** An industry as obligations are read for it: with the kinds that some rules tell apart. */
export type Industry = {
  id: string;
  name: string;
  /** How it reads inside a sentence: 'financial services'. */
  inSentence: string;
  kinds: readonly Kind[];
};

/**
 * A kind of organization within an industry: 'credit union', 'credit unions'. One that is not listed no visitor is, though
 * rules bind it: a public body of the United States.
 */
export type Kind = { id: string; name: string; plural: string; listed: boolean };
