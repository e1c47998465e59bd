import type { CheckedSolution } from '#domain/check/check';
import { hasOpenMust } from '#domain/check/first';
import { placed, type PlacedCandidate, ranking, type Scores } from '#domain/check/score';

/** The candidates of a ranking, apart by what is not confirmed and what is missed. */
export type ByStatedNeeds = {
  fitting: PlacedCandidate[];
  /** A must is not confirmed. */
  unconfirmed: PlacedCandidate[];
  /** Known to miss a stated need. */
  missing: PlacedCandidate[];
};

/**
 * Returns the ranking by the visitor's criteria in three lists, each in its order: the candidates whose musts are all
 * confirmed, those with a must that is not, and those known to miss a stated need. Where all candidates would leave the
 * first list empty, there is nothing to keep apart: all of the next are in the first. Places are those in the lists,
 * one after the other. Advice, section 8.
 */
export function byStatedNeeds(
  scores: Scores,
  solutions: readonly Pick<CheckedSolution, 'id' | 'misses'>[],
): ByStatedNeeds {
  const ranked = ranking(scores);
  const misses = ({ id }: PlacedCandidate) => solutions.some((each) => each.id === id && each.misses.length > 0);
  const missing = ranked.filter(misses);
  const others = missing.length === ranked.length ? ranked : ranked.filter((candidate) => !misses(candidate));
  const confirmed = others.filter((candidate) => !hasOpenMust(candidate));
  const fitting = confirmed.length > 0 ? confirmed : others;
  const unconfirmed = others.filter((candidate) => !fitting.includes(candidate));
  return {
    fitting: placed(fitting),
    unconfirmed: placed(unconfirmed, fitting.length),
    missing: placed(others === ranked ? [] : missing, others.length),
  };
}

/** Returns the same as one list, in the order in which it is shown. */
export function inShownOrder({ fitting, unconfirmed, missing }: ByStatedNeeds): PlacedCandidate[] {
  return [...fitting, ...unconfirmed, ...missing];
}

/** Returns who is first in the list as it is shown: one, or several with the same points. */
export function firstOf({ fitting }: ByStatedNeeds): PlacedCandidate[] {
  const known = Math.max(...fitting.map(({ low }) => low));
  return fitting.filter(({ low }) => low === known);
}
