import { hasOpenMust, leaders } from '#domain/check/first';
import { doesJobOf, type Doing } from '#domain/check/jobs';
import { aheadOnWhatIsKnown, isSettled, type LeadStatus } from '#domain/check/lead-status';
import type { ScoredCandidate, Scores } from '#domain/check/score';
import { type ByStatedNeeds, firstOf } from '#domain/check/stated-needs';
import * as words from '#domain/check/words';
import type { Whose } from '#domain/recommendation/sheet/words';

/** The first sentence of the ranking by criteria, and what it rests on. `note` may be empty. */
export type Verdict = {
  sentence: string;
  note: string;
  /** Whether the sentence names the first of those that miss nothing known, though others have the most points. */
  isOfFitting: boolean;
};

/**
 * Returns who leads, as the list shows it: where a candidate has the most points, but a must of it is not confirmed or
 * it misses a stated need, the sentence names the first of those of whom neither holds, and says why the other stands
 * below. Otherwise it is the status of the lead, or that the leader alone is known to meet the musts. Advice, section 8.
 */
export function verdict(scores: Scores, groups: ByStatedNeeds, status: LeadStatus, whose: Whose = 'your'): Verdict {
  const { fitting } = groups;
  const ahead = leaders(scores);
  const below = ahead.filter(({ id }) => fitting.every((each) => each.id !== id));
  const musts = scores.kept[0]?.musts.length ?? 0;
  if (scores.of === 0 || below.length === 0) {
    const nobody = musts > 0 && scores.kept.length > 1 && scores.kept.every(hasOpenMust);
    const only = isSettled(status) ? null : onlyOneKnown(scores);
    // The sentence names it.
    const note = aheadOnWhatIsKnown(scores, only ? { ...status, kind: 'wide-open' } : status);
    return {
      sentence: only ? words.onlyOneKnown(only.name, whose, musts, mustsInPart(only)) : status.sentence,
      isOfFitting: false,
      note: nobody ? `${words.nobodyConfirmed(whose, musts)} ${note}` : note,
    };
  }
  const first = firstOf(groups);
  const known = first[0]?.low ?? 0;
  const most = ahead[0]?.low ?? 0;
  const missing = below.filter(({ id }) => groups.missing.some((each) => each.id === id));
  const unconfirmed = below.filter((each) => !missing.includes(each));
  const isInPart = first.some((each) => each.musts.some(({ finding }) => finding === 'partly'));
  const hasMore = (candidates: readonly ScoredCandidate[], but: typeof words.missSomething) =>
    candidates.length > 0 && words.hasMore(namesOf(candidates), most, known, but(whose, candidates.length > 1));
  return {
    sentence: words.leadsWith(namesOf(first), known, scores.of, whose, unconfirmed.length > 0 ? musts : 0),
    isOfFitting: true,
    note: [
      isInPart && words.metInPart(whose, musts, first.length > 1),
      hasMore(unconfirmed, (by, areSeveral) => words.notConfirmedOn(by, musts, areSeveral)),
      hasMore(missing, words.missSomething),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/**
 * Returns how many the open answers can still put first by the criteria of a link's sender; empty where none. One that
 * misses a stated need cannot be first.
 */
export function openByTheirs(groups: ByStatedNeeds, status: LeadStatus): string {
  const { byOneYes, byMore } = outlook(groups);
  return isSettled(status) ? '' : words.canBeFirst(firstOf(groups).length + byOneYes.length + byMore.length);
}

/** One that a single yes would put first, and the criterion of that answer. */
export type Near = ScoredCandidate & { by: string };

/**
 * Who else can still be first: those that one answer would put there, those that need more than one, and the number of
 * both that are no rivals.
 */
export type Outlook = { byOneYes: Near[]; byMore: ScoredCandidate[]; elsewhere: number };

/**
 * Returns who can still take first place alone in the list as it is shown. One that misses a stated need cannot. What is
 * still open otherwise is taken for a no. `isRival`: whether a candidate does the job of those that are first.
 */
export function outlook(groups: ByStatedNeeds, isRival: (candidate: string) => boolean = () => true): Outlook {
  const first = firstOf(groups);
  const known = first[0]?.low ?? 0;
  const isNobodyConfirmed = groups.fitting.every(hasOpenMust);
  const others = [...groups.fitting, ...groups.unconfirmed].filter((candidate) => !first.includes(candidate));
  const near = others.flatMap((candidate): Near[] => {
    const by = decidingYes(candidate, known, isNobodyConfirmed);
    return by === undefined ? [] : [{ ...candidate, by }];
  });
  const isNear = ({ id }: ScoredCandidate) => near.some((each) => each.id === id);
  const more = others.filter((each) => !isNear(each) && each.high > known);
  const rivals = <C extends ScoredCandidate>(candidates: C[]) => candidates.filter(({ id }) => isRival(id));
  const [byOneYes, byMore] = [rivals(near), rivals(more)];
  return { byOneYes, byMore, elsewhere: near.length + more.length - byOneYes.length - byMore.length };
}

/** Returns the criterion whose yes alone puts a candidate above those with `known` points; undefined where none does. */
function decidingYes({ low, parts, musts }: ScoredCandidate, known: number, isNobodyConfirmed: boolean) {
  const [must, ...moreMusts] = musts.filter(({ finding }) => finding === 'open');
  // A yes to the last open must puts it among those confirmed, where nobody is yet.
  if (must && moreMusts.length === 0 && (isNobodyConfirmed || low > known)) return must.criterion;
  if (must && !isNobodyConfirmed) return undefined;
  const enough = parts.filter(({ finding, weight }) => finding === 'open' && low + weight > known);
  return enough.sort((a, b) => b.weight - a.weight)[0]?.criterion;
}

type Asked = { candidate: string; criterion: string };

/** Returns the open must of the one with the most points among those that `can` be asked about; null where none has one. */
export function leadersOpenMust(scores: Scores, can: (candidate: string) => boolean = () => true): Asked | null {
  const open = leaders(scores).find((each) => can(each.id) && hasOpenMust(each));
  const must = open?.musts.find(({ finding }) => finding === 'open');
  return open && must ? { candidate: open.id, criterion: must.criterion } : null;
}

/**
 * Returns what to ask first about a check's candidates; null where there is nothing to ask. Another job's product is no
 * reason to change one's mind, so of the leader's rivals and of itself: the must of the one with the most points, where it
 * is not confirmed, or else the answer by which another takes the lead. Where no single answer does that: the leader's
 * must that is met only in part, or else the strongest question about it, or else the strongest.
 */
export function questionOfCheck(
  scores: Scores,
  groups: ByStatedNeeds,
  solutions: readonly Doing[],
  questions: readonly Asked[],
): Asked | null {
  // One that misses a stated need stands below, whatever its points.
  const canLead = (candidate: string) => groups.missing.every(({ id }) => id !== candidate);
  const first = firstOf(groups);
  const isRival = doesJobOf(first, solutions);
  const must = leadersOpenMust({ ...scores, kept: scores.kept.filter(({ id }) => canLead(id)) }, isRival);
  if (must) return must;
  const nearest = scores.of > 0 && outlook(groups, isRival).byOneYes[0];
  if (nearest) return { candidate: nearest.id, criterion: nearest.by };
  const [inPart] = first.flatMap(mustInPart);
  const open = questions.filter(({ candidate }) => canLead(candidate));
  return inPart ?? open.find(({ candidate }) => first.some(({ id }) => id === candidate)) ?? open[0] ?? null;
}

/** Returns the one with the most points where it alone is known to meet all musts; null elsewhere. */
function onlyOneKnown(scores: Scores): ScoredCandidate | null {
  const [only, ...others] = scores.kept.filter((each) => !hasOpenMust(each));
  const isAmongOthers = scores.kept.length > 1 && others.length === 0;
  return only && isAmongOthers && only.musts.length > 0 && leaders(scores).includes(only) ? only : null;
}

function mustsInPart({ musts }: ScoredCandidate): number {
  return musts.filter(({ finding }) => finding === 'partly').length;
}

function mustInPart({ id, musts }: ScoredCandidate): Asked[] {
  const must = musts.find(({ finding }) => finding === 'partly');
  return must ? [{ candidate: id, criterion: must.criterion }] : [];
}

/** Returns the questions in the order in which to ask them: the one to ask first, then the others by strength. */
export function inAskingOrder<Question extends Asked>(questions: readonly Question[], first: Asked | null): Question[] {
  const isFirst = isThe(first);
  return [...questions.filter(isFirst), ...questions.filter((each) => !isFirst(each))];
}

/** Whether the question to ask first is the strongest of those listed, is moved up, or stands apart from them. */
export type PlaceAmong = 'strongest' | 'moved' | 'apart';

/** Returns where the question to ask first stands among those that can change who is first. */
export function placeAmong(questions: readonly Asked[], first: Asked | null): PlaceAmong {
  const at = questions.findIndex(isThe(first));
  return at > 0 ? 'moved' : at < 0 && first ? 'apart' : 'strongest';
}

function isThe(asked: Asked | null) {
  return ({ candidate, criterion }: Asked) => candidate === asked?.candidate && criterion === asked.criterion;
}

function namesOf(candidates: readonly ScoredCandidate[]): string[] {
  return candidates.map(({ name }) => name);
}
