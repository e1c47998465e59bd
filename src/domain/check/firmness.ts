import { contenders, hasOpenMust, leaders } from '#domain/check/first';
import { capitalized, inList, numberInWords } from '#domain/words';
import type { ScoredCandidate, Scores } from '#domain/check/score';

/** How firm it is who is first. `sentence` says it to the visitor. */
export type Firmness = {
  kind:
    | 'no-candidates'
    | 'all-excluded'
    | 'only-one'
    | 'no-weights'
    /** One is first alone, however the open answers turn out. */
    | 'leads'
    /** Several are first together, however they turn out. */
    | 'share'
    /** Some are first however they turn out; others can join them. */
    | 'may-be-joined'
    /** Who is first depends on them. */
    | 'open'
    /** The same, and more can be first than a sentence names: it says who is ahead on what is known. */
    | 'wide-open';
  sentence: string;
};

/** How many names a sentence holds; of more it says the number. */
const mostNames = 3;

/**
 * Returns how firm it is who is first. `deciding` is how many open answers can change it: the number of
 * `questionsWorthAsking`.
 */
export function firmness(scores: Scores, deciding: number): Firmness {
  const { kept, excluded } = scores;
  const [only, second] = kept;
  if (!only) return withoutCandidates(excluded.map(({ name }) => name));
  if (!second) return { kind: 'only-one', sentence: onlyOne(only, excluded.length > 0) };
  if (scores.of === 0)
    return { kind: 'no-weights', sentence: 'No criterion has a weight, so no solution is ahead of another.' };
  const { possible, certain } = contenders(scores);
  const joining = possible.filter((candidate) => !certain.includes(candidate));
  if (certain.length === 0) {
    return possible.length > mostNames
      ? { kind: 'wide-open', sentence: wideOpen(leaders(scores), possible) }
      : { kind: 'open', sentence: decided(possible, deciding) };
  }
  if (joining.length > 0) return { kind: 'may-be-joined', sentence: joined(certain, joining, deciding) };
  return certain.length === 1
    ? { kind: 'leads', sentence: `${nameList(certain)} leads whatever the open answers are.` }
    : { kind: 'share', sentence: `${atStart(certain)} share first place.` };
}

/**
 * Returns the same for a group, whose page lists no questions: who is first by what is known, and who the open answers
 * could still put there.
 */
export function groupFirmness(scores: Scores): Firmness {
  const firm = firmness(scores, 0);
  if (isSettled(firm)) return firm;
  const first = leaders(scores);
  const leading = first.length === 1 ? `${nameList(first)} leads` : `${atStart(first)} share first place`;
  const others = contenders(scores).possible.filter((candidate) => !first.includes(candidate));
  const sentence =
    others.length === 0
      ? `${leading} on what is known. Open answers could still change that.`
      : `${leading} on what is known. Open answers could still put ${nameList(others, 'or')} first.`;
  return { kind: firm.kind, sentence };
}

/** Returns whether no open answer can change who is first. */
export function isSettled({ kind }: Firmness): boolean {
  return kind !== 'open' && kind !== 'wide-open' && kind !== 'may-be-joined';
}

function withoutCandidates(excluded: readonly string[]): Firmness {
  const [name, another] = excluded;
  if (!name) return { kind: 'no-candidates', sentence: 'There is no solution to compare.' };
  const severalSolutions = excluded.length === 2 ? 'both solutions' : `all ${numberInWords(excluded.length)} solutions`;
  return { kind: 'all-excluded', sentence: `Your musts exclude ${another ? severalSolutions : name}.` };
}

function onlyOne(candidate: ScoredCandidate, areOthersExcluded: boolean): string {
  const only = areOthersExcluded
    ? `${candidate.name} is the only solution that your musts leave`
    : `${candidate.name} is the only solution here`;
  if (!hasOpenMust(candidate)) return `${only}.`;
  const open = candidate.musts.filter(({ finding }) => finding === 'open').length;
  return `${only}, and ${decide(open)} whether it meets ${areOthersExcluded ? 'them' : 'your musts'}.`;
}

function decided(possible: readonly ScoredCandidate[], deciding: number): string {
  return capitalized(`${decide(deciding)} between ${nameList(possible)}.`);
}

/** Where more can be first than a sentence holds: who is ahead by what is known, and how many others can still be first. */
function wideOpen(ahead: readonly ScoredCandidate[], possible: readonly ScoredCandidate[]): string {
  const others = possible.length - ahead.length;
  if (others === 0) return `Any of ${numberInWords(possible.length)} solutions can still be first.`;
  const [are, other] = [ahead.length === 1 ? 'is' : 'are', others === 1 ? 'other' : 'others'];
  return `${atStart(ahead)} ${are} ahead on what is known; ${numberInWords(others)} ${other} can still be first.`;
}

function joined(certain: readonly ScoredCandidate[], joining: readonly ScoredCandidate[], deciding: number): string {
  const [first, them] = certain.length === 1 ? ['is first', 'it'] : ['are first', 'them'];
  const which = deciding === 1 ? 'one of them decides' : `${numberInWords(deciding)} of them decide`;
  return `${atStart(certain)} ${first} whatever the open answers are; ${which} whether ${nameList(joining, 'or')} joins ${them}.`;
}

/** Returns 'one open answer decides' or 'three open answers decide'. */
function decide(answers: number): string {
  return answers === 1 ? 'one open answer decides' : `${numberInWords(answers)} open answers decide`;
}

function nameList(candidates: readonly ScoredCandidate[], last: 'and' | 'or' = 'and'): string {
  const names = candidates.map(({ name }) => name);
  if (names.length <= mostNames) return inList(names, last);
  return last === 'and' ? `${numberInWords(names.length)} solutions` : `one of ${numberInWords(names.length)} others`;
}

/** Returns the list as a sentence begins with it. A name keeps its small letter: 'n8n', 'eSentire MDR'. */
function atStart(candidates: readonly ScoredCandidate[]): string {
  return candidates.length <= mostNames ? nameList(candidates) : capitalized(nameList(candidates));
}
