import { capitalized, inList, numberInWords } from '#domain/text/words';

/** The words of a link to results: why it cannot be read, which parts could not be opened, and what its sender saw. */

export const notALink = 'It is not a link to results.';
export const tooLong = 'It is longer than a link of this site can be.';
export const laterVersion = 'It was made by a later version of this site. Reload the page and try again.';
export const noKnownAnswer = 'It holds no answer that this site knows.';
export const damaged = 'Part of the link is missing or was changed on its way.';

export const unknownIndustries = (count: number) => `${number(count, 'industry')} not known to this site.`;
export const unknownSolutions = (count: number) => `${number(count, 'compared solution')} not in the catalogue.`;
export const unknownShown = (count: number) =>
  `${number(count, 'solution')} that the sender saw, not in the catalogue any more.`;
export const unknownCriteria = (count: number) => `${number(count, 'criterion', 'criteria')} not known to this site.`;
export const unknownQuestions = (count: number) => `${number(count, 'answer')} to a question not asked today.`;
export const notOffered = (question: string, count: number) =>
  `${question}: ${number(count, 'answer').toLowerCase()} not offered today.`;
export const noAnswer = (question: string) => `${question}: no answer.`;

/** Returns when a link was made, and whether and why its answers are ranked again; `made` and `seen` may be empty. */
export function madeNote(link: { made: string; isOfToday: boolean; isCurrent: boolean; seen: string }): string {
  const { made, isOfToday, isCurrent, seen } = link;
  const news = seen || (isCurrent ? '' : 'the catalogue has changed, and the order may have.');
  const again = `Ranked again${isOfToday ? '' : ' today'}${news ? `: ${news}` : '.'}`;
  return [made && `Made ${made}.`, !(isOfToday && isCurrent) && again].filter(Boolean).join(' ');
}
export const seenTheSame = (count: number) =>
  count === 1
    ? 'the sender saw the same first.'
    : `the sender saw the same ${numberInWords(count)}, in the same order.`;
export const seenFirst = (first: string, others: readonly string[], isFirstToday: boolean) =>
  `the sender saw ${first} first${isFirstToday ? ' too' : ''}${others.length > 0 ? `, then ${inList(others)}` : ''}.`;

function number(count: number, one: string, several = `${one}s`): string {
  return capitalized(`${numberInWords(count)} ${count === 1 ? one : several}`);
}
