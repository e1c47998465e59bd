import type { CheckedSolution } from '#domain/check/check';
import { type PlacedCandidate, ranking, type Scores } from '#domain/check/score';

/** The candidates of a ranking, apart by whether they miss a stated need. */
export type ByStatedNeeds = { fitting: PlacedCandidate[]; missing: PlacedCandidate[] };

/**
 * Returns the ranking by the visitor's criteria in two lists, each in its order: the candidates that are not known to
 * miss a stated need, and those that miss one. Where all of them miss one, there is nothing to keep apart, and all are
 * in the first. Advice, section 8.
 */
export function byStatedNeeds(
  scores: Scores,
  solutions: readonly Pick<CheckedSolution, 'id' | 'misses'>[],
): ByStatedNeeds {
  const ranked = ranking(scores);
  const misses = ({ id }: PlacedCandidate) => solutions.some((each) => each.id === id && each.misses.length > 0);
  const fitting = ranked.filter((candidate) => !misses(candidate));
  if (fitting.length === 0) return { fitting: ranked, missing: [] };
  return { fitting, missing: ranked.filter(misses) };
}
