import type { Jurisdiction } from '#domain/obligations/jurisdictions';
import * as words from '#domain/obligations/words';

/** An answer to 'In which province?'. Ontario is the one chosen first. */
export type Province = keyof typeof words.provinceNames;

/** The answers, in the order in which they are offered. */
export const provinces = Object.keys(words.provinceNames) as Province[];

/** The provinces that an answer stands for: one, or for 'elsewhere' all that have no answer of their own. */
export const provincesOf: Readonly<Record<Province, readonly Jurisdiction[]>> = {
  on: ['ontario'],
  qc: ['quebec'],
  bc: ['british-columbia'],
  ab: ['alberta'],
  elsewhere: [
    'saskatchewan',
    'manitoba',
    'new-brunswick',
    'nova-scotia',
    'prince-edward-island',
    'newfoundland-and-labrador',
  ],
};

/** Returns the answer to 'In which province?'; Ontario where it is missing or not offered. */
export function provinceOf(answer: string | undefined): Province {
  return provinces.find((each) => each === answer) ?? 'on';
}
