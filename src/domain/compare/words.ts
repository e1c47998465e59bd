/** Text of the comparison's cells and rows. Its headings: src/islands/compare/words.ts. */
import type { Tally } from '#domain/facts/standing';
import { inList, numberInWords } from '#domain/text/words';

export const layer = 'Layer';
export const madeFor = 'Made for';
export const caution = 'Caution';
export const tooOld = (says: string) => `Read too long ago to count: ${says}`;

// What the comparison comes to

/** `because` is what a criterion gives: 'its audit log'. */
export const inPartIf = (isInPart: boolean, because: string) => (isInPart ? `${because} (in part)` : because);
/** Returns for what to take each: 'Genesys for its audit log; Five9 for its published price.' */
export const suited = (sides: readonly { name: string; for: string }[]) =>
  `${sides.map((side) => `${side.name} for ${side.for}`).join('; ')}.`;

/** Returns who lacks what, by criterion; `more` criteria are not named. */
export function lack(lacking: readonly { label: string; names: readonly string[] }[], more: number): string {
  const each = lacking.map(({ label, names }) => `“${label}”: no for ${inList(names)}`);
  return `${each.join('; ')}${more > 0 ? `; and ${numberInWords(more)} more below` : ''}.`;
}

/** Of solutions whose jobs all differ. */
export const noAlternatives = (count: number) =>
  count === 2
    ? 'They do different jobs: one is no alternative to the other.'
    : `These ${numberInWords(count)} do different jobs: none is an alternative to another.`;
/** `rivals` do one job, and each of the `others` does another. */
export const noAlternativeTo = (others: readonly Done[], rivals: Omit<Done, 'name'> & { count: number }) =>
  `${inList(others.map(doing))} ${others.length === 1 ? 'is no alternative' : 'are no alternatives'} to the other ${numberInWords(rivals.count)} (${rivals.job}).`;
export const severalJobs = (groups: readonly Done[]) => `They do different jobs: ${groups.map(doing).join('; ')}.`;
/** Precedes what speaks for each of the rivals. */
export const ofTheRivals = (count: number) => `Of the ${numberInWords(count)} that do the same job:`;

type Done = { name: string; job: string };
const doing = ({ name, job }: Done) => `${name} (${job})`;

/** Returns of whom how many answers are open, most first: 'FortiGate: six; Five9: five.' */
export const openByName = (open: readonly { name: string; count: number }[]) =>
  `${open.map(({ name, count }) => `${name}: ${numberInWords(count)}`).join('; ')}.`;

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
