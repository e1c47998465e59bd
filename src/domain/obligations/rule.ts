import type { RuleEntry } from '#domain/content/rule';

/**
 * A rule as the build and the browser read it for obligations: its entry with its id, without its history, and of the
 * pages read beside its own text only the best, where that text was not read.
 */
export type Rule = Omit<RuleEntry, 'sources' | 'history'> & {
  id: string;
  beside?: Pick<RuleEntry['sources'][number], 'url' | 'read'> | undefined;
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

/** Returns a rule as the browser reads it, from its file. */
export function ruleInBrowser(id: string, { sources: [best], history, ...rule }: RuleEntry): Rule {
  const beside = rule.official.read === undefined && best ? { url: best.url, read: best.read } : undefined;
  return { id, ...rule, ...(beside && { beside }) };
}
