import type { Check, CheckedSolution } from '#domain/check/check';
import { leaders } from '#domain/check/first';
import type { ScoredCandidate, Scores } from '#domain/check/score';
import * as words from '#domain/check/words';
import { byNeeds } from '#domain/recommendation/needs';
import { needsMetLine } from '#domain/recommendation/summary';

/** The most criteria named as the reason why one candidate is ahead of another. */
const mostNamed = 2;

/**
 * Returns the sentence that joins the editor's ranking and the check: who is first in each, and why. Empty where a must
 * excludes every candidate, or nothing has a weight. Advice, section 8.
 */
export function bothReadings({ solutions, criteria }: Pick<Check, 'solutions' | 'criteria'>, scores: Scores): string {
  const [editorsFirst] = solutions;
  const ahead = leaders(scores);
  const [leader] = ahead;
  if (!editorsFirst || !leader || scores.of === 0) return '';
  const labelOf = (id: string) => criteria.find((criterion) => criterion.id === id)?.label ?? id;
  const { name } = editorsFirst;
  const names = ahead.map((candidate) => candidate.name);
  const failed = scores.excluded.find(({ id }) => id === editorsFirst.id)?.failed.map(labelOf) ?? [];
  if (failed.length > 0) return words.excludedHere(name, editorsReason(editorsFirst, solutions), failed, names);
  if (ahead.some(({ id }) => id === editorsFirst.id)) return words.firstInBoth(name, ahead.length > 1);
  const own = scores.kept.find(({ id }) => id === editorsFirst.id);
  const reasons = own ? advantages(leader, own).map(labelOf) : [];
  return words.firstInOne(name, editorsReason(editorsFirst, solutions), names, reasons);
}

/** One of which too little is known for a place may stand better than the first. */
function editorsReason({ needs }: CheckedSolution, all: readonly CheckedSolution[]): string {
  if (needs.length === 0) return words.byEditorsOrder;
  const isOfKnown = all.some((other) => byNeeds(other.needs, needs) < 0);
  return words.byNeeds(needsMetLine(needs), isOfKnown);
}

/** Returns the criteria that give the leader most over another candidate, on what is known. */
function advantages(leader: ScoredCandidate, other: ScoredCandidate): string[] {
  const lowOf = (criterion: string) => other.parts.find((part) => part.criterion === criterion)?.low ?? 0;
  return leader.parts
    .map(({ criterion, low }) => ({ criterion, more: low - lowOf(criterion) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, mostNamed)
    .map(({ criterion }) => criterion);
}
