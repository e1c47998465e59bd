/** How a score is shown. The number is always shown beside the colour. */
export type ScoreBand = 'good' | 'info' | 'warn' | 'alert';

/** 95 or more green, 90 or more blue, 85 or more yellow, below orange. Specification §9, Score display. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 95) return 'good';
  if (score >= 90) return 'info';
  if (score >= 85) return 'warn';
  return 'alert';
}

/** Returns whether the 'Perfect Match' badge shows. Specification §9, Score display. */
export function isPerfectMatch(score: number): boolean {
  return score >= 95;
}
