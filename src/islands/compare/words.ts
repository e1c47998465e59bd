/** The texts of the comparison of solutions. */
import { inList, numberInWords } from '#domain/text/words';

export const comparison = 'Comparison';
export const kept = 'What you compare is kept in this tab.';
/** A link follows. */
export const nothingYet = 'Nothing is compared yet. Add two to four solutions above, or choose them on';
export const theirPages = 'their pages in the catalogue';
export const beginWith = 'Or begin with three that do the same job';
export const whyThese = 'The three we know most about. Nobody pays for that.';
export const ownWords =
  'In our own words, from vendors’ pages or stored copies. After 180 days a fact counts as not confirmed.';
export const method = 'How we rank';

/** Returns which part of an address could not be shown; empty if all could. */
export function leftOut(unknown: number, tooMany: number): string {
  return [
    unknown > 0 && `The catalogue does not have ${numberInWords(unknown)} of the solutions that this link names.`,
    tooMany > 0 &&
      `At most four can be compared; ${numberInWords(tooMany)} more that this link names ${tooMany > 1 ? 'are' : 'is'} left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}

// What the comparison comes to

/** Follows how they answer what the visitor's answers ask for. */
export const asked = 'You asked for this.';
export const nothingApart = 'No confirmed fact sets them apart.';
/** Removes the one whose job differs. */
export const leaveOut = (name: string) => `Leave out ${name}`;
/** `some`: how many of the compared it is about; 0 for all of them. */
export function openOf(open: number, all: number, some: number): string {
  const answers = `${all} answers${some > 0 ? ` on the ${numberInWords(some)}` : ''}`;
  return open === 0 ? `All ${answers} are known` : `${open} of ${answers} ${open === 1 ? 'is' : 'are'} not confirmed`;
}
export const askThem = (vendors: readonly string[]) => `Ask ${inList(vendors)} in writing`;
export const copyQuestions = 'Copy the questions';
export const copyByHand = 'The questions, to copy by hand';
export const setWhatCounts = 'Set what counts for you';

// Adding and removing

export const addASolution = 'Add a solution';
export const choose = 'Choose a solution';
export const add = 'Add';
export const fullOption = 'Four of four';
export const full = 'Four are compared already. Remove one first.';
export const chooseFirst = 'Choose a solution first.';
export const remove = 'Remove';
export const added = (solution: string) => `${solution} is added.`;
export const removed = (solution: string) => `${solution} is removed.`;
export const nowCompared = (count: number) => `${count} of 4 are compared.`;

// The table

export const differencesOnly = 'Differences only';
export const sameFor = (count: number) => (count === 2 ? 'Same for both' : `Same for all ${numberInWords(count)}`);
export const byCriterion = (solutions: string) => `${solutions} by criterion`;
export const criterion = 'Criterion';
export const yourCriteria = 'Your criteria';
/** Above the rows of criteria that are tallied, of which the visitor counts `counted` elsewhere. */
export const criteria = (count: number, counted: number) =>
  counted > 0 ? `The other ${numberInWords(count)} criteria` : `The ${numberInWords(count)} criteria`;
export const weight = (setting: number | 'must') => (setting === 'must' ? setting : `weight ${setting}`);
export const readMore = 'Read more';
/** Follows it, for screen readers. */
export const aboutSolution = (name: string) => `about ${name}`;
export const beforeYouBuy = 'Check before you buy';
export const whatFor = 'What each is for';
export const mayNeed = 'Beyond the criteria';
