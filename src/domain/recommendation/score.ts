import type { Recommendation } from '#domain/recommendation/recommend';

/** How a score is shown. The number is always shown beside the colour. */
export type ScoreBand = 'good' | 'info' | 'warn' | 'alert';

/** 95 or more green, 90 or more blue, 85 or more yellow, below orange. Specification §9, Score display. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 95) return 'good';
  if (score >= 90) return 'info';
  if (score >= 85) return 'warn';
  return 'alert';
}

/**
 * Returns whether the 'Perfect Match' badge shows: at 95 or more, unless the solution is known to be made for other sizes
 * of organization than the visitor's. Specification §9, Score display.
 */
export function isPerfectMatch({ solution, score, reasons }: Recommendation): boolean {
  const missesSize = reasons.some(({ kind, met }) => kind === 'size' && !met) && solution.targetAudience.length > 0;
  return score !== null && score >= 95 && !missesSize;
}
