/** The labels of the matrix of needs and picks. */
import { inList, numberInWords } from '#domain/text/words';

/** The first column of the matrix, for screen readers. */
export const need = 'Need';
export const pressForSource = 'Select a finding to see its source.';
/** The caption, for screen readers. */
export const caption = (columns: readonly string[]) => `Stated needs against ${inList(columns)}.`;
export const needsOf = (solution: string) => `Needs against ${solution}.`;
export const factsKnown = 'Facts known';
export const of = (known: number, all: number) => `${known} of ${all}`;
export const beforeYouBuy = 'Before you buy';
export const notAskedOfLayer = 'Not relevant to this layer';
export const forNobodyHere = (columns: number) =>
  columns === 1 ? '' : columns === 2 ? 'for either of them' : `for any of the ${numberInWords(columns)}`;
export const editorsJudgement = 'Our editor’s judgment.';
export const askThem = 'Ask them:';
export const findingOf = (solution: string, need: string) => `${solution}: ${need}`;
export const allShown = 'All of them';
