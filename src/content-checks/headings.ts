import type { ContentError } from '#domain/content/error';

/** A heading of a text: its level, its words and its line. */
export type Heading = {
  level: number;
  words: string;
  line: number;
  /** Whether a line of = or - below it makes it one, instead of # before it. */
  isUnderlined: boolean;
};

/**
 * Returns the headings of a text that break the order of the page: those of level 1, which the page itself has, and those
 * that leave a level out, because who listens to a page finds their way by the levels. `above` is the level of the heading
 * above the text.
 */
export function headingErrors(headings: readonly Heading[], above: number): Omit<ContentError, 'file'>[] {
  let last = above;
  return headings.flatMap(({ level, words, line, isUnderlined }) => {
    const before = last;
    const first = level === 1;
    // What follows one of level 1 is looked at as if that were fixed.
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
