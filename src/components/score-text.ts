import { type ScoreBand, scoreBand } from '#domain/recommendation/score';

const bands: Record<ScoreBand, string> = {
  good: 'text-good',
  info: 'text-info',
  warn: 'text-warn',
  alert: 'text-alert',
};

/** Returns the text colour of a score's band; without a score, the default. */
export function bandText(score: number | null): string {
  return score === null ? '' : bands[scoreBand(score)];
}
