import { type Finding, findingOf, type Findings } from '#domain/check/findings';
import type { CountedCriterion } from '#domain/check/settings';

/** A solution that is compared. */
export type Candidate = { id: string; name: string };

/** One criterion's contribution to a score: `low` if an open answer turns out 'no', `high` if it turns out 'yes'. */
export type Part = { criterion: string; weight: number; finding: Finding; low: number; high: number };

/** A candidate that no must excludes. `low` and `high` are the sums of the parts' ends, in steps of half a weight. */
export type ScoredCandidate = Candidate & {
  low: number;
  high: number;
  /** One for each criterion with a weight, in the order of the criteria. */
  parts: Part[];
  /** Its finding for each must; none is 'no'. */
  musts: { criterion: string; finding: Finding }[];
};

/** A candidate that is known to fail these musts. */
export type ExcludedCandidate = Candidate & { failed: string[] };

/** The candidates as scored by the criteria, each list in the order given. */
export type Scores = {
  /** The sum of the weights: the score of a candidate with only 'yes' answers. */
  of: number;
  kept: ScoredCandidate[];
  excluded: ExcludedCandidate[];
};

/** The share of the weight that a finding earns: at the low end of the score and at its high end. */
const worth = { yes: [1, 1], partly: [0.5, 0.5], no: [0, 0], open: [0, 1] } as const;

/**
 * Returns the score of each candidate as an interval that covers every outcome of the open answers: 'yes' earns the
 * weight, 'partly' half of it, 'no' nothing, and an open answer nothing at the low end and all of it at the high end.
 *
 * A must adds no points. It excludes candidates that are known to fail it ('no'). A candidate that meets it partly
 * stays in, as does one that is not confirmed: the visitor judges the condition. `musts` lists the findings.
 */
export function scoresOf(
  candidates: readonly Candidate[],
  counted: readonly CountedCriterion[],
  findings: Findings,
): Scores {
  const scores: Scores = { of: sum(counted.map(({ weight }) => weight)), kept: [], excluded: [] };
  for (const { id, name } of candidates) {
    const musts = counted
      .filter(({ isMust }) => isMust)
      .map(({ criterion }) => ({ criterion, finding: findingOf(findings, id, criterion) }));
    const failed = musts.filter(({ finding }) => finding === 'no').map(({ criterion }) => criterion);
    if (failed.length > 0) {
      scores.excluded.push({ id, name, failed });
      continue;
    }
    const parts = counted
      .filter(({ weight }) => weight > 0)
      .map(({ criterion, weight }): Part => {
        const finding = findingOf(findings, id, criterion);
        const [low, high] = worth[finding];
        return { criterion, weight, finding, low: low * weight, high: high * weight };
      });
    const [low, high] = [sum(parts.map((part) => part.low)), sum(parts.map((part) => part.high))];
    scores.kept.push({ id, name, low, high, parts, musts });
  }
  return scores;
}

/** A candidate with its place on what is known: 1 more than the number of those with a higher low end. */
export type PlacedCandidate = ScoredCandidate & { place: { number: number; isShared: boolean } };

/**
 * Returns the candidates that no must excludes, highest low end first. Those with the same low end share a place and
 * are ordered by high end, then by name.
 */
export function ranking({ kept }: Scores): PlacedCandidate[] {
  return placed(kept).sort((a, b) => b.low - a.low || b.high - a.high || byName(a, b));
}

/** Returns candidates with their places among each other, which follow those of the lists `before`. */
export function placed(candidates: readonly ScoredCandidate[], before = 0): PlacedCandidate[] {
  return candidates.map((candidate) => ({
    ...candidate,
    place: {
      number: before + candidates.filter(({ low }) => low > candidate.low).length + 1,
      isShared: candidates.filter(({ low }) => low === candidate.low).length > 1,
    },
  }));
}

/** Compares code units, not by locale: the same order on every machine. */
export function byName(a: Candidate, b: Candidate): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
