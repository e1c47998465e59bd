/** Text of the comparison's cells and rows. Its headings: src/islands/compare/words.ts. */
import { findingWords } from '#domain/facts/words';
import { capitalized, inList, numberInWords } from '#domain/text/words';

export const job = 'Job';
/** The label of a need beside its criterion, which a part of the product can meet. */
export const whole = (need: string) => `${need} (the whole product)`;
export const madeFor = 'Made for';
export const caution = 'Caution';
export const tooOld = (says: string) => `Read too long ago to count: ${says}`;

// What the comparison comes to

/**
 * Returns for what to take each: 'Choose Genesys for its audit log; Five9 for its published price.' After another question:
 * 'Apart from that, choose …'.
 */
export const suited = (sides: readonly { name: string; for: string }[], isAfter: boolean) =>
  `${isAfter ? 'Apart from that, choose' : 'Choose'} ${sides.map((side) => `${side.name} for ${side.for}`).join('; ')}.`;

/** Whom to start with, by what the visitor's answers ask for. */
export const startBy = (name: string) => `By what you asked for, start with ${name}.`;

type Answers = readonly { finding: keyof typeof findingWords; names: readonly string[] }[];

/** Returns the answers to a question: 'Data in Canada: in part for Genesys, not confirmed for Five9.' */
export function answersTo(question: string, answers: Answers): string {
  const said = answers.filter(({ names }) => names.length > 0);
  const [, second] = said;
  return `${question}: ${said
    .map(({ finding, names }) => {
      const those = second ? inList(names) : names.length === 2 ? 'both' : `all ${numberInWords(names.length)}`;
      return `${findingWords[finding].toLowerCase()} for ${those}`;
    })
    .join(', ')}.`;
}

/** What some lack, and others have in part: 'audit log'. */
export type Lack = { what: string; names: readonly string[]; inPart: readonly string[] };

/** Returns who lacks what, a sentence for each criterion; `more` criteria are not named. */
export function lack(lacking: readonly Lack[], more: number): string {
  const has = (names: readonly string[]) => `${inList(names)} ${names.length === 1 ? 'has' : 'have'}`;
  return [
    ...lacking.map(
      ({ what, names, inPart }) =>
        `${has(names)} no ${what}${inPart.length > 0 ? `; ${has(inPart)} it only in part` : ''}.`,
    ),
    more > 0 && `${capitalized(numberInWords(more))} more ${more === 1 ? 'answer is' : 'answers are'} no, below.`,
  ]
    .filter(Boolean)
    .join(' ');
}

type OneJob = { names: readonly string[]; job: string };

const withJob = ({ names, job }: OneJob) => `${inList(names)} (${job})`;

/** Of solutions that do more than one job, and so do not all replace each other: the names that do each. */
export const severalJobs = (groups: readonly OneJob[]) => `They do different jobs: ${groups.map(withJob).join('; ')}.`;

/** Of those beside several that do one job: what each of them does. */
export const otherJobs = (groups: readonly OneJob[]) =>
  `${inList(groups.map(withJob))} ${groups.length === 1 ? 'does another job' : 'do other jobs'}.`;

/** Returns of whom how many answers are open, most first: 'Six for FortiGate, five for Five9.' */
export const openByName = (open: readonly { name: string; count: number }[]) =>
  capitalized(`${inList(open.map(({ name, count }) => `${numberInWords(count)} for ${name}`))}.`);
