import { missedNeeds } from '#domain/recommendation/needs';
import type { Recommendation } from '#domain/recommendation/recommend';

/** The colour of a score. The number is always shown beside it. */
export type ScoreBand = 'good' | 'info' | 'warn' | 'alert';

/** 95 or more green, 90 or more blue, 85 or more yellow, below orange. Specification §9, Score display. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 95) return 'good';
  if (score >= 90) return 'info';
  if (score >= 85) return 'warn';
  return 'alert';
}

/**
 * Returns whether the 'Perfect Match' badge shows: at 95 or more, unless a stated need is known to be missed. An
 * unconfirmed need does not remove the badge. Specification §9, Score display.
 */
export function isPerfectMatch({ score, needs }: Pick<Recommendation, 'score' | 'needs'>): boolean {
  return score !== null && score >= 95 && missedNeeds(needs).length === 0;
}
