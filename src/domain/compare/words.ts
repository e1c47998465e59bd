/** Text of the comparison's cells and rows. Its headings: src/islands/compare/words.ts. */
import { capitalized, inList, numberInWords } from '#domain/text/words';

export const job = 'Job';
/** The label of a need beside its criterion, which a part of the product can meet. */
export const whole = (need: string) => `${need} (the whole product)`;
export const madeFor = 'Made for';
export const caution = 'Caution';
export const tooOld = (says: string) => `Read too long ago to count: ${says}`;

// What the comparison comes to

/**
 * Returns for what to take each: 'Choose Genesys for its audit log; Five9 for its published price.' Of one alone: 'On what
 * is known, choose Genesys for its audit log.'
 */
export const suited = (sides: readonly { name: string; for: string }[]) =>
  `${sides.length === 1 ? 'On what is known, choose' : 'Choose'} ${sides.map((side) => `${side.name} for ${side.for}`).join('; ')}.`;

/** Returns who is ahead: 'Of seven questions that both answer, Genesys is ahead on three and Five9 on none.' */
export function ahead(answered: number, sides: readonly { name: string; count: number }[]): string {
  const all = sides.length === 2 ? 'both' : `all ${numberInWords(sides.length)}`;
  const asked =
    answered === 1 ? `the one question that ${all} answer` : `${numberInWords(answered)} questions that ${all} answer`;
  const on = ({ name, count }: (typeof sides)[number], at: number) =>
    `${name}${at === 0 ? ' is ahead' : ''} on ${count === 0 ? 'none' : numberInWords(count)}`;
  return `Of ${asked}, ${inList([...sides].sort((one, other) => other.count - one.count).map(on))}.`;
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
