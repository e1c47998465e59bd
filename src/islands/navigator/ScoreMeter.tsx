import { type ScoreBand, scoreBand } from '#domain/recommendation/score';
import './ScoreMeter.css';

const bands: Record<ScoreBand, string> = {
  good: 'text-good',
  info: 'text-info',
  warn: 'text-warn',
  alert: 'text-alert',
};

/** Returns the colour of a score's band; of a recommendation without a score, that of the text. */
export function bandText(score: number | null): string {
  return score === null ? '' : bands[scoreBand(score)];
}

/** Returns a score as a leaning bar. Decorative: the number stands above it. */
export function ScoreMeter({ score }: { score: number | null }) {
  return (
    <div className={`score-meter ${bandText(score)}`} aria-hidden="true">
      <i style={{ width: `${score ?? 0}%` }} />
    </div>
  );
}
