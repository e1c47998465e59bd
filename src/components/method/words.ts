/** Labels and counts on the page about the ranking method. Its text: src/content/pages/method.mdx. */

export const criterion = 'Criterion';

// How many answers are known

export const matrix = 'Known answers by criterion and layer';
export const allCriteria = 'All criteria';
export const notAsked = 'not asked';
/** Follows how many of them are known. */
export const outOf = (all: number) => ` of ${all}`;

export const totals = (answers: string, products: number) => `${answers} questions about ${products} products`;
export const oneMark = 'One mark is one answer.';
/** On phones. */
export const oneMarkOfTen = 'One mark is about ten answers.';
export const inPart = '“In part”: the source confirms it for some of the product, or under a condition that we name.';
export const allStored =
  'So far we have read every source in a stored copy of the vendor’s page, not on the vendor’s site itself.';
export const openedLive = (live: string, of: string) =>
  `We read ${live} of ${of} sources on the vendor’s site itself, the others in stored copies of its pages.`;

// The situations of the editor's ranking

export const situations = 'Situations, the scores of their places, and their candidates';
export const situation = 'Situation';
export const scoresOfPlaces = 'Scores of its places';
export const scores = 'Scores';
export const candidates = 'Candidates';

// A correction

export const writeACorrection = 'Write a correction';
export const correctionSubject = 'Correction of a fact';
export const correctionText = 'Product:\n\nCriterion:\n\nWhat is wrong:\n\nWhere the right answer can be read:\n';
export const orByMail = `or use any mail program and begin the subject with “${correctionSubject}”.`;

// A case worked through

export const workedThrough = 'Here is the rule at work on the sample from our home page.';
export const allCandidates = (candidates: string, least: string) =>
  `Compare two of the ${candidates} candidates from left to right: at the first number that differs, the lower one comes first. One with fewer than ${least} criteria known takes a place only as step 2 says.`;
export const workedCase = 'The candidates of the sample in their order, with the counts that decide it';
export const candidate = 'Candidate';
/** Above the next three. */
export const needs = 'Needs';
export const missed = 'Missed';
export const notConfirmed = 'Open';
export const onCondition = 'In part';
export const editorsOrder = 'Editor’s list';
export const place = (number: number) => `${number}.`;
export const littleKnown = (least: number) => `Fewer than ${least} criteria known`;
