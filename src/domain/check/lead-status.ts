import { contenders, leaders } from '#domain/check/first';
import type { ScoredCandidate, Scores } from '#domain/check/score';
import * as words from '#domain/check/words';

/** The status of the lead: whether open answers can still change who is first. `sentence` tells the visitor. */
export type LeadStatus = {
  kind:
    | 'no-candidates'
    | 'all-excluded'
    | 'only-one'
    | 'no-weights'
    /** One is first alone for every outcome of the open answers. */
    | 'leads'
    /** Several tie for first for every outcome. */
    | 'share'
    /** Some are first for every outcome; others can tie with them. */
    | 'may-be-joined'
    /** The open answers decide who is first. */
    | 'open'
    /** The same, but too many can be first to name them all: the sentence says who is ahead on what is known. */
    | 'wide-open';
  sentence: string;
};

/**
 * Returns the status of the lead. `deciding` is the number of open answers that can change it (`questionsWorthAsking`).
 */
export function leadStatus(scores: Scores, deciding: number): LeadStatus {
  const { kept, excluded } = scores;
  const [only, second] = kept;
  if (!only) return withoutCandidates(excluded.map(({ name }) => name));
  if (!second) return { kind: 'only-one', sentence: onlyOne(only, excluded.length > 0) };
  if (scores.of === 0) return { kind: 'no-weights', sentence: words.noWeights };
  const { possible, certain } = contenders(scores);
  const joining = possible.filter((candidate) => !certain.includes(candidate));
  if (certain.length === 0) {
    return possible.length > words.mostNames
      ? { kind: 'wide-open', sentence: words.wideOpen(namesOf(leaders(scores)), possible.length) }
      : { kind: 'open', sentence: words.decided(namesOf(possible), deciding) };
  }
  if (joining.length > 0)
    return { kind: 'may-be-joined', sentence: words.joined(namesOf(certain), namesOf(joining), deciding) };
  return certain.length === 1
    ? { kind: 'leads', sentence: words.leadsAnyway(namesOf(certain)) }
    : { kind: 'share', sentence: words.shared(namesOf(certain)) };
}

/**
 * Returns the status for a group, whose page lists no questions: who is first on what is known, and whom the open
 * answers could still put there.
 */
export function groupLeadStatus(scores: Scores): LeadStatus {
  const status = leadStatus(scores, 0);
  if (isSettled(status)) return status;
  const first = leaders(scores);
  const others = contenders(scores).possible.filter((candidate) => !first.includes(candidate));
  return { kind: status.kind, sentence: words.leadingSoFar(namesOf(first), namesOf(others)) };
}

/** Returns who is ahead on what is known, and by how much; empty where fewer than two are left. */
export function aheadOnWhatIsKnown(scores: Scores, { kind }: LeadStatus): string {
  if (kind === 'no-weights') return words.aheadWithoutWeights;
  if (kind === 'all-excluded') return words.aheadOfExcluded;
  if (scores.kept.length < 2) return '';
  const first = leaders(scores);
  const [leader, another] = first;
  if (!leader) return '';
  if (another) return words.aheadTogether(namesOf(first), leader.low, scores.of);
  const others = scores.kept.filter((each) => each !== leader);
  const next = Math.max(...others.map(({ low }) => low));
  // Nothing that counts is known of them.
  const areUnknown = others.every(({ low, high }) => low === 0 && high === scores.of);
  const isNamed = kind === 'wide-open';
  if (areUnknown) return words.aheadOfUnknown(leader.low, others.length, isNamed ? undefined : leader.name);
  return isNamed ? words.aheadAsNamed(leader.low, next) : words.aheadAlone(leader.name, leader.low, next);
}

/** Returns whether no open answer can change who is first. */
export function isSettled({ kind }: LeadStatus): boolean {
  return kind !== 'open' && kind !== 'wide-open' && kind !== 'may-be-joined';
}

function withoutCandidates(excluded: readonly string[]): LeadStatus {
  return excluded.length > 0
    ? { kind: 'all-excluded', sentence: words.allExcluded(excluded) }
    : { kind: 'no-candidates', sentence: words.noCandidates };
}

function onlyOne(candidate: ScoredCandidate, areOthersExcluded: boolean): string {
  const open = candidate.musts.filter(({ finding }) => finding === 'open').length;
  return words.onlyOne(candidate.name, open, areOthersExcluded);
}

function namesOf(candidates: readonly ScoredCandidate[]): string[] {
  return candidates.map(({ name }) => name);
}
