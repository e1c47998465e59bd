import { missedNeeds, needCounts } from '#domain/recommendation/needs';
import type { Recommendation } from '#domain/recommendation/recommend';
import * as words from '#domain/recommendation/words';

/** The colour of a score. The number is always shown beside it. */
export type ScoreBand = 'good' | 'info' | 'warn' | 'alert';

/** 95 or more green, 90 or more blue, 85 or more yellow, below orange. Specification §9, Score display. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 95) return 'good';
  if (score >= 90) return 'info';
  if (score >= 85) return 'warn';
  return 'alert';
}

/** The badge of a score of 95 or more: its words with their object, and whether every stated need is confirmed. */
export type PerfectMatch = { text: string; object: string; isConfirmed: boolean };

/**
 * Returns the 'Perfect Match' badge with its object, the needs that are met, or null: it shows at 95 or more, unless a
 * stated need is missed. Specification §9, Score display; advice, section 8.
 */
export function perfectMatch({ score, needs }: Pick<Recommendation, 'score' | 'needs'>): PerfectMatch | null {
  if (score === null || score < 95 || missedNeeds(needs).length > 0) return null;
  const counts = needCounts(needs);
  const object = counts.of === 0 ? '' : words.matchesOn(counts);
  return {
    text: [words.perfectMatch, object].filter(Boolean).join(' '),
    object,
    isConfirmed: counts.met + counts.partly === counts.of,
  };
}
