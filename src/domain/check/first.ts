import { byName, type ScoredCandidate, type Scores } from '#domain/check/score';

/*
 * Who is first. Once every open answer is given, first are the candidates with the highest score among those that fail
 * no must: one, several that share the place, or none. While answers are open there are two readings: who is first by
 * what is known, and who can be first at all.
 */

/** Returns who is first by what is known: the candidates with the highest low end, by name. Empty where none is left. */
export function leaders({ kept }: Scores): ScoredCandidate[] {
  const most = Math.max(...kept.map(({ low }) => low));
  return kept.filter(({ low }) => low === most).sort(byName);
}

/** Who can be first. Both lists are ordered by what is known (the highest low end first), then by name. */
export type Contenders = {
  /** First, alone or with others, for at least one way in which the open answers can turn out. */
  possible: ScoredCandidate[];
  /** First, alone or with others, however they turn out. */
  certain: ScoredCandidate[];
};

/** Returns who can be first, and who is whatever the open answers are. Who is first is settled where both are the same. */
export function contenders({ kept }: Scores): Contenders {
  // Only what stays in for certain can keep another from first place.
  const floor = Math.max(...kept.filter((candidate) => !hasOpenMust(candidate)).map(({ low }) => low));
  const ordered = [...kept].sort((a, b) => b.low - a.low || byName(a, b));
  return {
    possible: ordered.filter(({ high }) => high >= floor),
    certain: ordered.filter(
      (candidate) =>
        !hasOpenMust(candidate) && kept.every((other) => other === candidate || other.high <= candidate.low),
    ),
  };
}

/** Returns whether a must is not confirmed, so that an answer can still exclude the candidate. */
function hasOpenMust({ musts }: ScoredCandidate): boolean {
  return musts.some(({ finding }) => finding === 'open');
}
