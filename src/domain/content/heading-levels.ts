import type { ContentKind } from '#domain/content/kinds';

/**
 * The level of the heading above a text of each kind: the page's (1), a section's (2), or that of an entry in a section
 * (3). Other kinds are on no page; the headings of documents are put in order when printed (document-tree.ts).
 */
const levelAboveText: Partial<Record<ContentKind, 1 | 2 | 3>> = {
  pages: 1,
  industries: 1,
  insights: 1,
  solutions: 2,
  faqs: 2,
  services: 3,
  phases: 3,
  advisors: 3,
};

/** Returns the level of the heading above the texts of a kind; undefined where a text's headings are free. */
export function levelAbove(kind: ContentKind): number | undefined {
  return levelAboveText[kind];
}
