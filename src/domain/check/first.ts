import { byName, type ScoredCandidate, type Scores } from '#domain/check/score';

/*
 * Who is first. With every open answer given, the candidates with the highest score among those that fail no must are
 * first: one, several tied, or none. While answers are open there are two readings: who is first on what is known, and
 * who can be first at all.
 */

/**
 * Returns who is first on what is known: the candidates with the highest low end, by name. Empty where none is left.
 */
export function leaders({ kept }: Scores): ScoredCandidate[] {
  const most = Math.max(...kept.map(({ low }) => low));
  return kept.filter(({ low }) => low === most).sort(byName);
}

/** Who can be first. Both lists run by low end, highest first, then by name. */
export type Contenders = {
  /** First, alone or tied, for at least one outcome of the open answers. */
  possible: ScoredCandidate[];
  /** First, alone or tied, for every outcome. */
  certain: ScoredCandidate[];
};

/** Returns who can be first and who is certain to be. First place is settled when the two lists are equal. */
export function contenders({ kept }: Scores): Contenders {
  // Only a candidate that is certain to stay in can keep another from first place.
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
export function hasOpenMust({ musts }: ScoredCandidate): boolean {
  return musts.some(({ finding }) => finding === 'open');
}
