/** The words of the criteria and of the ranking by them. Its sentences about points and places: src/domain/check/words.ts. */
import { capitalized, numberInWords } from '#domain/text/words';

export const ownRanking = 'Ranked by your own criteria, beside our editor’s ranking. Neither changes the other.';
/** Leads to the controls in a narrow window. */
export const changeWhatCounts = 'Change what counts';
export const ask = (vendor: string) => `Ask ${vendor} first`;
/** The next step where nothing counts yet. */
export const setWhatCounts = 'Set what counts';
/** The next step where nothing is left to ask. */
export const takeItAlong = 'Save these weights in the requirements document';
export const resultsHold = 'It is on Results, and holds what you set here.';
/** Follows who leads by the criteria, where others have more points. */
export const editorsFirst = (name: string | undefined) => name && `Our editor’s ranking has ${name} first.`;
export const copyQuestion = 'Copy the question';

// The bars

export const met = 'met';
export const open = 'not confirmed';
export const notMet = 'not met';
export const leaders = (points: string) => `the leader’s ${points}`;
export const pointsOf = (of: number) => `points of ${of}`;
export const interval = (low: string, high: string, of: number) => `${low} known, ${high} possible, of ${of}`;
/** Precedes the points, for screen readers only. */
export const points = 'Points:';
export const outByMust = (criterion: string) => `Ruled out: fails a must. ${criterion}: no.`;
/** Follows the editor's 'no'. */
export const overturnedBy = 'It returns if a source says otherwise, or if you replace the must with a weight.';
export const editorsPlace = (place: number | undefined) => `#${place} in the editor’s ranking`;
/** Follows the place in the editor's ranking. */
export const sharedPlace = (place: number) => `; here ${place === 1 ? 'shared first place' : `shared place ${place}`}`;
// Above each group of candidates
export const mustConfirmed = (musts: number) => `${musts === 1 ? 'Must' : 'Musts'} confirmed, in full or in part`;
export const mustUnconfirmed = 'A must is not confirmed: ask the vendor first';
export const missANeed = 'Known to miss a stated need';
export const misses = (needs: string) => needs && `Misses a stated need: ${needs}`;
/** Follows a must that no source confirms: the catalogue editor's own statement. */
export const editorSays = (says: string) => ` (our editor: “${says}”)`;
/** Beside a finding in the table of points. */
export const editorsWord = 'our editor’s word';
export const mustOpen = (criteria: string) => criteria && `Must not confirmed: ${criteria}`;
export const mustInPart = (criteria: string) => criteria && `Must met in part: ${criteria}`;

// The criteria

export const yourCriteria = 'Your criteria';
export const countOf = (count: number, most: number) => `${count} of ${most}`;
/** Follows how many criteria count. */
export const inUse = 'in use';
export const moreCriteria = (count: number, someCount: boolean) =>
  `${capitalized(numberInWords(count))} more criteria${someCount ? ' (off)' : ''}`;
export const weightsFrom = (hasRules: boolean) =>
  `Weights come from your answers${hasRules ? ' and your obligations' : ''}; change any of them.`;
export const must = 'Must';
/** Follows 'Must'. */
export const mustNote = (most: number) =>
  `rules out a solution that is known to fail it; one that is not confirmed stays in, marked. ${capitalized(numberInWords(most))} criteria can count: set one to 0 to add another.`;
export const resetWeights = 'Back to the weights from your answers';
export const full = (most: number) =>
  `${capitalized(numberInWords(most))} are in use. Set one of them to 0 before you raise this one.`;
export const notRaised = 'Not raised by your answers';
export const raisedBy = (answers: string, isLeftOut: boolean) =>
  `Raised by ${answers}${isLeftOut ? '; off, as eight others come first' : ''}`;

// The table of points

export const pointsTable = 'How the points add up';
export const pointsCaption = 'Points by criterion and candidate, with the source of each fact';
export const criterionAndWeight = 'Criterion, its weight';
export const mustWeight = 'must';
export const totalOf = (of: number) => `Points of ${of}`;
export const daysNote = 'The date under each fact is the day on which it was read; it links to the source.';
/** The name of a finding where only its mark and its points are visible. */
export const findings = { yes: 'yes', partly: 'in part', no: 'no', open: 'not confirmed' };

// Questions worth asking

export const questions = 'Questions worth asking';
/** Returns how many of the `open` answers are `listed`: those that can change who is first. */
export function openAnswers(listed: number, open: number): string {
  if (open === 0) return 'No answer that counts is open.';
  if (listed === open && open > 1) return `All ${numberInWords(open)} open answers can change who is first.`;
  const of = open === 1 ? 'The one open answer' : `Of ${numberInWords(open)} open answers`;
  if (listed === 0) return open === 1 ? `${of} cannot change who is first.` : `${of}, none can change who is first.`;
  return open === 1 ? `${of} can change who is first.` : `${of}, ${numberInWords(listed)} can change who is first.`;
}

/** Returns the introduction to the questions, of which the first is that of the verdict. */
export const introduction = (listed: number, open: number, isMustFirst: boolean) =>
  [
    openAnswers(listed, open),
    listed > 1 &&
      `Ask in this order: ${isMustFirst ? 'first the must that is open for the solution with the most points, then the answers' : 'first those'} that change who is first in most cases. The rest are listed by vendor.`,
  ]
    .filter(Boolean)
    .join(' ');

export const moreQuestions = (count: number) => `${numberInWords(count)} more`;
export const otherAnswers = (count: number) =>
  `The other ${count === 1 ? 'open answer' : `${numberInWords(count)} open answers`} can change points, but not who is first.`;
export const about = 'About';
export const ifYes = 'If yes';
export const ifNo = 'If no';
export const editor = 'Our editor';
export const toBeConfirmed = (says: string) => `${says}. Ask to have it confirmed in writing.`;
export const evidence = 'Evidence';
export const copyQuestions = 'Copy the questions';
export const copyByHand = 'The questions, to copy by hand';

// What would change this

export const changes = 'What would change this?';
export const oneAnswer = 'If one answer changes: our editor’s new top three';
export const trying = 'Trying every answer…';
export const answersCaption = 'Single answers that change the editor’s top three';
export const unmoved = (questions: string) =>
  `Changing your answer to any one of these does not change the top three: ${questions}.`;
export const oneWeight = 'If one weight changes: who then has the most points';
export const weightsCaption = 'Smallest change of a weight that changes who is first';
export const now = (setting: number | string) => `now ${setting}`;
export const noWeight = 'No single weight changes who is first.';
export const noneOfThese = (criteria: string) =>
  `Whatever their weight, these do not change who is first: ${criteria}.`;
