import { type ScoreBand, scoreBand } from '#domain/recommendation/score';
import './ScoreMeter.css';

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

/** A score as a leaning bar. Decorative: the number is shown above it. */
export function ScoreMeter({ score }: { score: number | null }) {
  return (
    <div className={`score-meter ${bandText(score)}`} aria-hidden="true">
      <i style={{ width: `${score ?? 0}%` }} />
    </div>
  );
}
