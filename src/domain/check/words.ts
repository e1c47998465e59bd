import type { AnswerChange } from '#domain/check/answer-changes';
import type { Candidate } from '#domain/check/score';
import type { Reading, WeightChange } from '#domain/check/weight-changes';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Whose } from '#domain/recommendation/sheet/words';
import { capitalized, inList, numberInWords } from '#domain/text/words';

/** Returns points as text: whole, or with a half. */
export function points(value: number): string {
  return String(value);
}

/** Returns a score as its interval: '13', '13–20'. */
export function interval({ low, high }: { low: number; high: number }): string {
  return low === high ? points(low) : `${points(low)}–${points(high)}`;
}

/** Returns a number of points in a sentence: '1 point', '6.5 points'. */
export function pointsInWords(value: number): string {
  return `${points(value)} ${value === 1 ? 'point' : 'points'}`;
}

// Who is ahead on what is known: the paragraph under the lead status

export const aheadWithoutWeights = 'Give a criterion a weight to rank them.';
export const aheadOfExcluded = 'Set one of them to a weight to see how the solutions compare on it.';

/** Returns that several are tied on points. */
export function aheadTogether(names: readonly string[], known: number, of: number): string {
  return `On what is known, ${nameList(names)} each have ${points(known)} of ${pointsInWords(of)}.`;
}

/** Returns the points of the leader, whom the sentence before names, and those of the next. */
export function aheadAsNamed(known: number, next: number): string {
  return `It has ${pointsInWords(known)}; the next has ${points(next)}.`;
}

/** Returns the same where each answer of the others that has a weight is open; `name` is that of one not named before. */
export function aheadOfUnknown(known: number, others: number, name = 'It'): string {
  return `${name} has ${pointsInWords(known)}; nothing that counts is known of ${others === 1 ? 'the other' : 'the others'}.`;
}

/** Returns who is ahead, with its points and those of the next. */
export function aheadAlone(name: string, known: number, next: number): string {
  return `On what is known, ${name} leads by ${pointsInWords(known)} to ${points(next)}.`;
}

/** Returns the points after an answer of a candidate that is named beside it; without `own`, a must has excluded it. */
export function standingAfter(own?: { low: number; high: number }): string {
  return own ? `It then has ${interval(own)} points` : 'It fails a must and is ruled out';
}

/** Returns the same for a candidate that is not ahead, with whether other answers can still put it first. */
export function chanceAfter(standing: string, canLead: boolean): string {
  return `${standing} and ${canLead ? 'can still be first' : 'can no longer be first'}`;
}

/**
 * Returns the same for a candidate that is ahead, alone or tied, with the number that can still be first, itself
 * included.
 */
export function aheadAfter(standing: string, withOthers: boolean, possible: number): string {
  return `${standing} and ${withOthers ? 'shares the lead' : 'leads'}. ${capitalized(numberInWords(possible))} solutions can still be first.`;
}

/** Returns the same for a candidate that is not ahead, with those who are. */
export function othersAheadAfter(standing: string, first: readonly string[]): string {
  return `${standing}; ${nameList(first)} ${first.length === 1 ? 'leads' : 'lead'}.`;
}

/** Returns a candidate's points after a no that otherwise leaves what a yes leaves. */
export function otherwiseTheSame(standing: string): string {
  return `${standing}; the rest stays the same.`;
}

/** Returns who is first at each of the nearest settings: 'At 3, X and Y share the most. As a must, X has the most.' */
export function nearestInWords({ nearest, needsRoom }: WeightChange, candidates: readonly Candidate[]): string {
  const sentences = nearest.map((reading) => `${atSetting(reading)} ${firstInWords(reading.first, candidates)}.`);
  return [...sentences, ...(needsRoom ? ['First set another to 0.'] : [])].join(' ');
}

function atSetting({ setting }: Reading): string {
  return setting === 'must' ? 'As a must,' : `At ${setting},`;
}

function firstInWords(ids: readonly string[], candidates: readonly Candidate[]): string {
  const names = ids.map((id) => candidates.find((each) => each.id === id)?.name ?? id);
  if (names.length === 0) return 'no solution is left';
  if (names.length === 1) return `${names[0]} has the most`;
  return `${nameList(names)} share the most`;
}

/** Returns the answers of a change as a visitor would give them: 'North America or Global', 'A and B, or A and C'. */
export function answersInWords(wizard: WizardDefinition, { question: id, instead }: AnswerChange): string {
  const options = wizard.questions.find((each) => each.id === id)?.options ?? [];
  const label = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const each = instead.map((values) => inList(values.map(label)));
  return instead.some((values) => values.length > 1) ? each.join(', or ') : inList(each, 'or');
}

// The status of the lead. The names are those of solutions

/** The most names in a sentence; beyond it, the sentence gives their number. */
export const mostNames = 3;

export const noCandidates = 'There is no solution to compare.';
export const noWeights = 'No criterion has a weight, so no solution is ahead of another.';

/** Returns that the musts exclude every solution: one or more. */
export function allExcluded(names: readonly string[]): string {
  const several = names.length === 2 ? 'both solutions' : `all ${numberInWords(names.length)} solutions`;
  return `Your musts exclude ${names.length > 1 ? several : names[0]}.`;
}

/** Returns that only one solution is left, and how many open answers decide whether it meets the musts: 0 for none. */
export function onlyOne(name: string, open: number, areOthersExcluded: boolean): string {
  const only = areOthersExcluded
    ? `${name} is the only solution that your musts leave`
    : `${name} is the only solution here`;
  if (open === 0) return `${only}.`;
  return `${only}, and ${decide(open)} whether it meets ${areOthersExcluded ? 'them' : 'your musts'}.`;
}

/** Returns who is first alone for every outcome of the open answers. */
export function leadsAnyway(names: readonly string[]): string {
  return `${nameList(names)} leads whatever the open answers are.`;
}

/** Returns who shares first place for every outcome. */
export function shared(names: readonly string[]): string {
  return `${atStart(names)} share first place.`;
}

/** Returns the candidates between whom the open answers decide. */
export function decided(possible: readonly string[], deciding: number): string {
  return capitalized(`${decide(deciding)} between ${nameList(possible)}.`);
}

/** Returns, where too many can be first to name, who is ahead on what is known. */
export function wideOpen(ahead: readonly string[], possible: number): string {
  if (ahead.length === possible) return `Any of ${numberInWords(possible)} solutions can still be first.`;
  return `${atStart(ahead)} ${ahead.length === 1 ? 'leads' : 'lead'} on what is known so far.`;
}

/** Returns who is first in any case, and how many open answers decide who joins them. */
export function joined(certain: readonly string[], joining: readonly string[], deciding: number): string {
  const [first, them] = certain.length === 1 ? ['is first', 'it'] : ['are first', 'them'];
  const which = deciding === 1 ? 'one of them decides' : `${numberInWords(deciding)} of them decide`;
  return `${atStart(certain)} ${first} whatever the open answers are; ${which} whether ${nameList(joining, 'or')} joins ${them}.`;
}

/** Returns who leads the list, and with how many points; `open` musts are not confirmed for others, who may have more. */
export function leadsWith(first: readonly string[], known: number, of: number, whose: Whose, open: number): string {
  const [leads, each] = first.length === 1 ? ['leads', ''] : ['lead', ' each'];
  const most = open > 0 ? `, the most with ${mustsOf(whose, open)} met` : '';
  return `${atStart(first)} ${leads} with ${points(known)} of ${pointsInWords(of)}${each}${most}.`;
}

export const metInPart = (whose: Whose, musts: number, areSeveral: boolean) =>
  `${capitalized(mustsOf(whose, musts))} ${musts === 1 ? 'is' : 'are'} met in part for ${areSeveral ? 'some of them' : 'it'}.`;

/** Returns who has as many points as the first, or more, and why it stands below. */
export function hasMore(names: readonly string[], most: number, known: number, but: string): string {
  const has = names.length === 1 ? 'has' : 'have';
  return `${atStart(names)} ${has} ${most === known ? 'as many' : points(most)}, but ${but}.`;
}

export const notConfirmedOn = (whose: Whose, musts: number, areSeveral: boolean) =>
  `${mustsOf(whose, musts)} ${musts === 1 ? 'is' : 'are'} not confirmed for ${areSeveral ? 'them' : 'it'}`;
export const missSomething = (whose: Whose, areSeveral: boolean) =>
  `${areSeveral ? 'miss' : 'misses'} something ${asked(whose)}`;

/** Returns that one candidate alone is known to meet the musts, `inPart` of them only in part. */
export function onlyOneKnown(name: string, whose: Whose, musts: number, inPart: number): string {
  const part = inPart === musts ? ', in part' : `, ${numberInWords(inPart)} of them in part`;
  return `${name} leads: it alone is known to meet ${mustsOf(whose, musts)}${inPart > 0 ? part : ''}.`;
}

/** Returns that no candidate is confirmed on the musts. */
export function nobodyConfirmed(whose: Whose, musts: number): string {
  return `No solution here is confirmed to meet ${mustsOf(whose, musts)}.`;
}

function mustsOf(whose: Whose, musts: number): string {
  return `${whose} ${musts === 1 ? 'must' : 'musts'}`;
}

function asked(whose: Whose): string {
  return `${whose === 'your' ? 'you' : 'they'} asked for`;
}

/** Returns how many can still be first by the sender's criteria; empty for one. */
export function canBeFirst(possible: number): string {
  return possible > 1
    ? `By their criteria, open answers can still put ${possible === 2 ? 'either' : 'any'} of ${numberInWords(possible)} solutions first.`
    : '';
}

/** Returns who is first for a group on what is known, and whom the open answers could still put there. */
export function leadingSoFar(first: readonly string[], others: readonly string[]): string {
  const leading = first.length === 1 ? `${nameList(first)} leads` : `${atStart(first)} share first place`;
  return others.length === 0
    ? `${leading} on what is known. Open answers could still change that.`
    : `${leading} on what is known. ${couldStillLead(others)}`;
}

/** Returns whom the open answers could still put first: one or more. */
export function couldStillLead(others: readonly string[]): string {
  return `Open answers could still put ${nameList(others, 'or')} first.`;
}

/** Returns 'one open answer decides' or 'three open answers decide'. */
function decide(answers: number): string {
  return answers === 1 ? 'one open answer decides' : `${numberInWords(answers)} open answers decide`;
}

/** Returns names in a sentence, or their number where there are too many: 'A, B and C', 'four solutions'. */
export function nameList(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length <= mostNames) return inList(names, last);
  return last === 'and' ? `${numberInWords(names.length)} solutions` : `one of ${numberInWords(names.length)} others`;
}

/** Returns the list for the start of a sentence. A name keeps its small letter: 'n8n', 'eSentire MDR'. */
function atStart(names: readonly string[]): string {
  return names.length <= mostNames ? nameList(names) : capitalized(nameList(names));
}

// Why a must excludes a solution, where a fact does not

/** Returns why what is met in part is ruled out (`mustNote`); beside it stands the source. */
export function byEditor(says: string): string {
  return `Only a minor part meets it. “${says}” (our editor’s judgment).`;
}

export const doing = (name: string, job: string) => `${name} (${job})`;

// What raised a criterion, and the questions to a vendor

export const yourAnswers = 'your answers';
export const evidence = (asked: string) => `Evidence: ${asked}`;
