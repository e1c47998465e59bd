/** The sentences that join the editor's ranking and the check. */
import { nameList } from '#domain/check/words';
import type { Whose } from '#domain/recommendation/sheet/words';
import { inList } from '#domain/text/words';

// Who is ahead by the criteria

/** `others` have as many points; `musts` rule out those of the other two of the three that are `out`. */
export const firstInBoth = (
  whose: Whose,
  name: string,
  others: readonly string[],
  musts: readonly string[],
  out: readonly string[],
) => {
  const level = others.length > 0 ? `, level with ${nameList(others)}` : '';
  const isFirst = level || out.length === 0 ? `has the most points${level}` : 'is ahead';
  const ruledOut = out.length > 0 ? `; the ${ruleOut(musts, out.length === 2 ? 'the other two' : inList(out))}` : '';
  return `By ${whose} criteria, too, ${name} ${isFirst}${ruledOut}.`;
};
/** `because` are what a criterion gives: 'its audit log'. */
export const ahead = (whose: Whose, name: string, because: readonly string[]) =>
  `By ${whose} criteria ${name} has the most points, thanks to ${inList(because)}.`;
export const inPartIf = (isInPart: boolean, what: string) => (isInPart ? `${what} (in part)` : what);
export const severalAhead = (whose: Whose, names: readonly string[], first: string) =>
  `By ${whose} criteria ${nameList(names)} share the most points. Our editor has ${first} first.`;
export const excludedHere = (whose: Whose, first: string, musts: readonly string[], names: readonly string[]) =>
  `By ${whose} criteria ${nameList(names)} ${names.length === 1 ? 'has' : 'share'} the most points: ${whose} ${ruleOut(musts, first)}, which our editor has first.`;

// What is open of the one that is first with our editor

export const openMusts = (whose: Whose, musts: readonly string[], first: string) =>
  `Not confirmed, and a must by ${whose} criteria: ${quoted(musts)}. A no rules out ${first}.`;

// … and why who is ahead is not first with our editor. A reason without labels compares with `first`

export const notFirstFor = (place: number, reason: string) =>
  `${place > 3 ? 'It is not among our editor’s three' : `Our editor has it ${place === 2 ? 'second' : 'third'}`}: ${reason}.`;
export const tooLittleKnown = 'too little is known about it';
export const missesNeeds = (labels: readonly string[], first: string) =>
  labels.length > 0 ? `it misses ${quoted(labels)}` : `it misses more needs than ${first} does`;
export const leavesOpen = (labels: readonly string[], first: string) =>
  labels.length > 0
    ? `${quoted(labels)} ${labels.length === 1 ? 'is' : 'are'} not confirmed`
    : `more needs are not confirmed for it than for ${first}`;
export const meetsInPart = (labels: readonly string[], first: string) =>
  labels.length > 0 ? `it meets ${quoted(labels)} in part` : `it meets more needs in part than ${first} does`;
/** The criteria alone tell the two apart: `criteria` is their number, and `vendor` that of the one with more points. */
export const listedAhead = (first: string, bothMeetAll: boolean, criteria: number, vendor: string) =>
  `Both ${bothMeetAll ? 'meet every need' : 'are level on needs'}; our editor lists ${first} ahead of it. If ${criteria === 1 ? 'that criterion decides' : 'those criteria decide'} it, ask ${vendor} first.`;

function ruleOut(musts: readonly string[], out: string): string {
  return `${musts.length === 1 ? 'must' : 'musts'} ${quoted(musts)} ${musts.length === 1 ? 'rules' : 'rule'} out ${out}`;
}

function quoted(labels: readonly string[]): string {
  return inList(labels.map((label) => `“${label}”`));
}
