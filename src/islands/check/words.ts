/** The words of the criteria and of the ranking by them. Its sentences about points and places: src/domain/check/words.ts. */
import type { PlaceAmong } from '#domain/check/verdict';
import { mostNames } from '#domain/check/words';
import { capitalized, inList, numberInWords } from '#domain/text/words';

export const ownRanking = 'Set what counts, and see who leads by it.';
export const ask = (vendor: string, solution: string) =>
  `Ask ${vendor} first${solution.includes(vendor) ? '' : `, about ${solution}`}`;
/** Precedes the question. */
export const onlyInPart = (must: string) => `It meets your must “${must}” only in part.`;
/** The next step where nothing counts yet. */
export const setWhatCounts = 'Set what counts';
/** The next step where nothing is left to ask. */
export const takeItAlong = 'Save these weights in the requirements document';
export const resultsHold = 'It is on Results, and holds what you set here.';
/** Follows who leads by the criteria. */
export const editorsFirst = (name: string | undefined, isSame: boolean) =>
  name && `Results ${isSame ? 'has the same leader' : `puts ${name} first`}.`;
export const copyQuestion = 'Copy the question';

/**
 * Returns who else can still be first, as a sentence and what follows it: `near` by one answer, as can `alsoNear` others,
 * and `more` by several. Both are empty where nobody can.
 */
export function outlook(
  near: readonly string[],
  alsoNear: number,
  more: readonly string[],
): { uncertain: string; others: string } {
  if (near.length === 0)
    return {
      uncertain: more.length > 0 ? `${namesOrCount(more)} can still be first, but not by one yes alone.` : '',
      others: '',
    };
  const whom = near.length > mostNames ? `any of ${numberInWords(near.length)} others` : inList(near, 'or');
  return {
    uncertain: `One yes would put ${whom} first.`,
    others: othersNeed([
      alsoNear > 0 && `${countOthers(alsoNear)} also ${alsoNear === 1 ? 'needs' : 'need'} only one yes`,
      more.length > 0 && `${numberInWords(more.length)} more ${more.length === 1 ? 'needs' : 'need'} several`,
    ]),
  };
}

/** Of those that could be first by their points, and are no rivals of who leads. */
export const elsewhere = (count: number) =>
  count > 0 && `${countOthers(count)} could be first too, but ${count === 1 ? 'does another job' : 'do other jobs'}.`;

function namesOrCount(names: readonly string[]): string {
  return names.length > mostNames ? countOthers(names.length) : inList(names, 'and');
}

function othersNeed(said: readonly (string | false)[]): string {
  const sentence = said.filter(Boolean).join('; ');
  return sentence && `${capitalized(sentence)}.`;
}

function countOthers(count: number): string {
  return `${capitalized(numberInWords(count))} ${count === 1 ? 'other' : 'others'}`;
}

// The bars

/** The dashed line; `musts` is how many musts keep other candidates apart from those that it is drawn for. */
export const leaders = (points: string, musts: number) =>
  musts > 0 ? `${points}: the best with the must${musts > 1 ? 's' : ''} met` : `the leader’s ${points}`;
export const pointsOf = (of: number) => `points of ${of}: known–possible`;
export const interval = (low: string, high: string, of: number) => `${low} known, ${high} possible, of ${of}`;
/** Precedes the points, for screen readers only. */
export const points = 'Points:';
/** Under each candidate, after the job that it does. */
export const editorsPlace = (place: number | undefined) => `#${place} in Results`;
// Above each group of candidates
export const mustMet = (musts: number, criteria: string, isInPart: boolean) =>
  `Must${musts > 1 ? 's' : ''} met${isInPart ? ', in full or in part' : ''}: ${criteria}`;
/** Above those that are no rivals of who leads; `musts`: how many musts they meet that others are kept apart for. */
export const otherJobs = (musts: number) => (musts > 0 ? `Must${musts > 1 ? 's' : ''} met, other jobs` : 'Other jobs');
/** `criteria` are the group's open musts: empty where they differ, or are named above. */
export const mustNotConfirmed = (criteria: string) => `Must not confirmed${criteria && `: ${criteria}`}`;
export const ruledOut = (count: number, musts: string) =>
  `${capitalized(numberInWords(count))} ruled out by a must: ${musts}`;
export const missANeed = 'Known to miss a stated need';
export const misses = (needs: string) => needs && `Misses: ${needs}`;
/** Follows a must that no source confirms: the catalogue editor's own statement. */
export const editorSays = (says: string) => ` (our editor: “${says}”)`;
/** Beside a finding in the table of points. */
export const editorsWord = 'our editor’s word';
export const mustOpen = (criteria: string) => criteria && `A must is not confirmed: ${criteria}`;
export const mustInPart = (criteria: string, isOnly: boolean) =>
  criteria && (isOnly ? 'In part' : `A must is met in part: ${criteria}`);

// The criteria

export const yourCriteria = 'Your criteria';
export const inUse = (count: number) => `${count} in use`;
/** Follows how many criteria count. */
export const atMost = (most: number) => `, ${most} at most`;
export const moreCriteria = (count: number, someCount: boolean) =>
  `${capitalized(numberInWords(count))} more criteria${someCount ? ' (off)' : ''}`;
export const weightsFrom = (hasRules: boolean) =>
  `Weights come from your answers${hasRules ? ' and obligations' : ''}; change any.`;
export const must = 'A must';
/** Follows 'A must'. */
export const mustNote =
  'rules out what is known to fail it. What meets it in part stays in, unless that part is minor.';
export const resetWeights = 'Back to the weights from your answers';
export const full = (most: number) =>
  `${capitalized(numberInWords(most))} are in use. Set one of them to 0 before you raise this one.`;
export const notRaised = 'Not raised by your answers';
/** Returns what raised a criterion: 'From your answer: Canada only; matters under CASL'. */
export const raisedBy = (answers: readonly string[], rules: readonly string[], isLeftOut: boolean) =>
  capitalized(
    [
      answers.length > 0 && `from your ${answers.length === 1 ? 'answer' : 'answers'}: ${inList(answers)}`,
      rules.length > 0 && `matters under ${inList(rules)}`,
      isLeftOut && 'off, as eight others come first',
    ]
      .filter(Boolean)
      .join('; '),
  );

// The table of points

export const pointsTable = 'How the points add up';
export const pointsCaption = 'Points by criterion and candidate, with the source of each fact';
export const criterionAndWeight = 'Criterion, its weight';
export const mustWeight = 'must';
export const totalOf = (of: number) => `Points of ${of}`;
export const daysNote = 'Each date is when a source was read, and links to it.';

// Questions worth asking

export const questions = 'Questions worth asking';
/** Returns how many of the `open` answers are `listed`: those that can change who is first. */
export function openAnswers(listed: number, open: number): string {
  if (open === 0) return 'No answer that counts is open.';
  if (open === 1) return `One answer is open, and it ${listed > 0 ? 'can' : 'cannot'} change who is first.`;
  const which =
    listed === 0 ? 'none of them' : `${listed === open ? 'each' : numberInWords(listed)}, alone or with others,`;
  return `${capitalized(numberInWords(open))} answers are open; ${which} can change who is first.`;
}

/** Returns the introduction to the questions. */
export const introduction = (listed: number, open: number, place: PlaceAmong) =>
  openAnswers(listed, open) +
  (listed < 2 || place === 'moved'
    ? ''
    : place === 'apart'
      ? ' First ask what is under “Next”.'
      : ' The most decisive come first.');

export const moreQuestions = (count: number) =>
  `${capitalized(numberInWords(count))} more ${count === 1 ? 'question' : 'questions'}, by vendor`;
export const otherAnswers = (count: number) =>
  `The other ${count === 1 ? 'open answer' : `${numberInWords(count)} open answers`} can change points, but not who is first.`;
export const about = 'About';
export const ifYes = 'If yes';
export const ifNo = 'If no';
export const either = 'Yes or no';
export const asAbove = 'As in the question above.';
export const editor = 'Our editor';
export const toBeConfirmed = (says: string) => `${says}. Ask to have it confirmed in writing.`;
export const evidence = 'Evidence';
export const copyQuestions = 'Copy the questions';
export const copyByHand = 'The questions, to copy by hand';

// What would change this

export const changes = 'What would change this?';
export const oneAnswer = 'If you change one answer';
/** Beside it: how many others would change the editor's ranking. */
export const answersChange = (count: number) => `${count} would change our editor’s top three`;
export const answersCaption = 'Single answers that change the editor’s top three';
export const unmoved = (questions: string) => `No other answer to these changes the top three: ${questions}.`;
export const oneWeight = 'If you change one weight';
/** Beside it: for how many criteria it would change who is first. */
export const weightsChange = (count: number, of: number) => `${count} of ${of} would change who is first`;
export const weightsCaption = 'Smallest change of a weight that changes who is first';
export const now = (setting: number | string) => `now ${setting}`;
export const noneOfThese = (criteria: string) => `No weight for these changes who is first: ${criteria}.`;
