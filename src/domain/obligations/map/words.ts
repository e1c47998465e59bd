/* The words of the obligation map's sentences. In its script: see view.ts. */

/** 'a hospital', 'an electricity transmitter', 'another mortgage lender'. */
export const withArticle = (kind: string) =>
  kind.startsWith('other ') ? `an${kind}` : `${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind}`;
export const anybodyIn = (industry: string) => `anybody in ${industry}`;
/** Whom a rule binds: 'everybody in healthcare', where anybody in it was chosen. */
export const everybody = (whom: string) => whom.replace(/^anybody/, 'everybody');

export const rule = (count: number) => (count === 1 ? 'rule' : 'rules');
export const onLayer = (layer: string) => `on ${layer}`;
export const bind = (count: number, whom: string) => `${count === 1 ? 'binds' : 'bind'} ${whom}`;
export const inForce = (count: number) => `${are(count)} in force`;
export const notYet = (count: number, status: string) => `${are(count)} ${status}`;
export const forWhom = (whom: string) => `for ${whom}`;
export const today = 'today';
export const onDay = (day: string) => `on ${day}`;
export const ended = (sentence: string) => `${sentence}.`;

export const natures = {
  law: (count: number) => `${count}\u00a0${count === 1 ? 'law' : 'laws'}`,
  guideline: (count: number) => `${count}\u00a0${count === 1 ? 'guideline' : 'guidelines'}`,
  contract: (count: number) => `${count}\u00a0contract ${count === 1 ? 'standard' : 'standards'}`,
};

export const onCondition = (count: number) => `${count} more ${count === 1 ? 'binds' : 'bind'} on a condition.`;
export const nothingComing = 'Nothing is coming.';
export const counted = (count: number, status: string) => `${count} ${are(count)} ${status}`;
export const coming = 'coming';
export const proposed = 'proposed';
export const inSentence = (parts: readonly string[]) => `${parts.join(', ')}.`;

/** What stands before a name in a list of several: nothing, a comma, 'and'. */
export const joint = (index: number, length: number) => (index === 0 ? '' : index === length - 1 ? ' and ' : ', ');
export const countOf = (count: number, status: string) => `${count} ${status}`;
export const comingUndated = (count: number) => `${countOf(count, coming)} without a date`;

export const next = 'Next: ';
export const nextAtHome = 'Next in Canada: ';
export const sooner = (name: string, day: string) => ` Sooner, outside Canada: ${name}, ${day}.`;
export const nextOn = (day: string, days: number) => `, ${day}, ${days === 1 ? 'tomorrow' : `in ${days}\u00a0days`}.`;
export const noDaySet = 'No date is set for what is coming.';

function are(count: number): string {
  return count === 1 ? 'is' : 'are';
}
