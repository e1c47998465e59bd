import type { ContentError } from '#domain/content/error';

/** A heading of a text. */
export type Heading = {
  level: number;
  words: string;
  line: number;
  /** Whether it is marked by a line of = or - below it instead of # before it. */
  isUnderlined: boolean;
};

/**
 * Returns the headings of a text that break the page's outline: those of level 1, which is the page's own, and those
 * that skip a level, because screen-reader users navigate by levels. `above` is the level of the heading above the
 * text.
 */
export function headingErrors(headings: readonly Heading[], above: number): Omit<ContentError, 'file'>[] {
  let last = above;
  return headings.flatMap(({ level, words, line, isUnderlined }) => {
    const before = last;
    const first = level === 1;
    // Headings after one of level 1 are checked as if that were fixed.
    last = first ? above + 1 : level;
    if (!first && level <= before + 1) return [];
    const why = first ? 'which the page itself has' : `and the one above it is of level ${before}`;
    return [
      {
        line,
        what: `'${words}' is a heading of level ${level}, ${why}`,
        fix: `Begin its line with ${'#'.repeat((first ? above : before) + 1)} instead${isUnderlined ? ', and take out the line below it' : ''}.`,
      },
    ];
  });
}
