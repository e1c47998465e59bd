/** Text of the comparison's cells and rows. Its headings: src/islands/compare/words.ts. */
import type { Tally } from '#domain/facts/standing';
import { inList, numberInWords } from '#domain/text/words';

export const layer = 'Layer';
export const madeFor = 'Made for';
export const caution = 'Caution';
export const tooOld = (says: string) => `Read too long ago to count: ${says}`;

// What the comparison comes to

export const noneConfirmed = 'No answer of any of them is confirmed yet.';

/** Returns of whom the most answers are known, and how many; `asked` of each, which depends on its layer. */
export function mostKnown(first: readonly { name: string; asked: number }[], most: number, areAll: boolean): string {
  const names = inList(first.map(({ name }) => name));
  const of = new Set(first.map(({ asked }) => asked));
  const count = `${of.size === 1 ? `${most} of ${[...of].join()}` : most} ${of.size > 1 && most === 1 ? 'answer' : 'answers'}`;
  if (areAll)
    return `We know as much about ${first.length === 2 ? 'both' : `all ${numberInWords(first.length)}`}: ${count} each.`;
  return `We know most about ${names}: ${count}${first.length === 1 ? '' : ' each'}.`;
}

/** `because` is what a criterion gives: 'its audit log'. */
export const inPartIf = (isInPart: boolean, because: string) => (isInPart ? `${because} (in part)` : because);
/** Returns for what to take each: 'Genesys for its audit log; Five9 for its published price.' */
export const suited = (sides: readonly { name: string; for: string }[]) =>
  `${sides.map((side) => `${side.name} for ${side.for}`).join('; ')}.`;

export const noneLacks = 'On no criterion is one of them known to fail where another is not.';

/** Returns who lacks what, by criterion; `more` criteria are not named. */
export function lack(lacking: readonly { label: string; names: readonly string[] }[], more: number): string {
  const each = lacking.map(({ label, names }) => `“${label}”: no for ${inList(names)}`);
  return `${each.join('; ')}${more > 0 ? `; and ${numberInWords(more)} more below` : ''}.`;
}

export const differentJobs = (isEach: boolean) => (isEach ? 'Each does a job of its own.' : 'They do different jobs.');
export const anotherJob = (others: readonly string[]) =>
  `${inList(others)} ${others.length === 1 ? 'does' : 'do'} another job.`;

/** Returns the tally of a solution's answers: '2 yes, 9 in part, 1 not confirmed'. */
export const tallyInWords = ({ yes, partly, no, open }: Tally) =>
  [
    [yes, 'yes'],
    [partly, 'in part'],
    [no, 'no'],
    [open, 'not confirmed'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
