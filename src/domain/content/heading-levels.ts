import type { ContentKind } from '#domain/content/kinds';

/**
 * The level of the heading that a page has above a text of each kind: its own heading (1), that of a section (2), that of an
 * entry in a section (3). Texts of other kinds are on no page; those of documents are put in order where they are printed
 * (document-tree.ts).
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

/** Returns the level of the heading above the texts of a kind; undefined where the headings of a text are free. */
export function levelAbove(kind: ContentKind): number | undefined {
  return levelAboveText[kind];
}
